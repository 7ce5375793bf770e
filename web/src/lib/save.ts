/** Downloads a file. */
export function saveFile(name: string, file: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/** Downloads a document as a file. */
export function save(name: string, document_: unknown): void {
  saveFile(name, new Blob([JSON.stringify(document_, null, 1)], { type: 'application/json' }));
}

/** Whether this browser can pass files to other programs. */
export function canShare(name: string): boolean {
  const file = new File([], name, { type: 'image/png' });
  return typeof navigator.canShare === 'function' && navigator.canShare({ files: [file] });
}

/** Passes a picture to another program; a person who cancels that gets no error. */
export async function shareFile(name: string, picture: Blob, text: string): Promise<void> {
  const file = new File([picture], name, { type: picture.type });
  await navigator.share({ files: [file], text }).catch((error: unknown) => {
    if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
  });
}
