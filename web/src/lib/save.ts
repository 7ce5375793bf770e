/** Downloads a document as a file. */
export function save(name: string, document_: unknown): void {
  const file = new Blob([JSON.stringify(document_, null, 1)], { type: 'application/json' });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
