// A picture of a drawing on the page, as a PNG file.

/** The styles that a drawing outside the page would lack. */
const STYLES = [
  'display', 'visibility', 'opacity', 'fill', 'fill-opacity', 'fill-rule', 'stroke', 'stroke-width', 'stroke-opacity', 'stroke-dasharray',
  'stroke-linecap', 'stroke-linejoin', 'font-family', 'font-size', 'font-weight', 'font-style', 'text-anchor', 'transform', 'transform-origin',
  'transform-box', 'paint-order', 'color', 'r', 'd', 'mix-blend-mode', 'filter',
];

/** The length of the longer side of a picture in pixels, the margin around the drawing, and the height of a line of text. */
const LONGEST = 1600;
const MARGIN = 48;
const LINE = 52;

/** The largest drawing within an element; null if there is none. */
export function mainDrawing(within: Element): SVGSVGElement | null {
  const area = (drawing: SVGSVGElement) => drawing.clientWidth * drawing.clientHeight || areaOf(drawing.getBoundingClientRect());
  return [...within.querySelectorAll('svg')].sort((one, other) => area(other) - area(one))[0] ?? null;
}

const areaOf = ({ width, height }: DOMRect) => width * height;

/** Copies the styles that the page gives to a drawing into the copy itself. */
function dress(original: Element, copy: SVGElement): void {
  const styles = getComputedStyle(original);
  const own = STYLES.map((name) => [name, styles.getPropertyValue(name)] as const).filter(([, value]) => value !== '' && value !== 'none' && value !== 'normal');
  // A missing fill is black, so that "none" must be said.
  const fills = ['fill', 'stroke'].map((name) => [name, styles.getPropertyValue(name)] as const);
  copy.removeAttribute('class');
  copy.removeAttribute('style');
  // One by one: the page's policy forbids style attributes as text.
  for (const [name, value] of [...own, ...fills]) copy.style.setProperty(name, value);
  const copies = [...copy.children] as SVGElement[];
  [...original.children].forEach((child, n) => copies[n] && dress(child, copies[n]));
}

/** A drawing as a document of its own, cut to its content. */
export function asDocument(drawing: SVGSVGElement): { text: string; width: number; height: number } {
  const box = drawing.getBBox();
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  dress(drawing, copy);
  for (const unseen of copy.querySelectorAll('[role="button"] .reach, .zoom')) unseen.remove();
  const scale = (LONGEST - 2 * MARGIN) / Math.max(box.width, box.height, 1);
  const [width, height] = [Math.round(box.width * scale), Math.round(box.height * scale)];
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.setAttribute('viewBox', `${box.x} ${box.y} ${box.width} ${box.height}`);
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(height));
  copy.style.transform = 'none';
  return { text: new XMLSerializer().serializeToString(copy), width, height };
}

function load(source: string): Promise<HTMLImageElement> {
  return new Promise((done, failed) => {
    const image = new Image();
    image.onload = () => done(image);
    image.onerror = () => failed(new Error('the drawing cannot be read'));
    image.src = source;
  });
}

/** A PNG of a drawing with lines of text below it, the first of them larger. */
export async function pictureOf(drawing: SVGSVGElement, lines: string[], ground: string, ink: string): Promise<Blob> {
  const { text, width, height } = asDocument(drawing);
  const image = await load(`data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`);
  const canvas = document.createElement('canvas');
  canvas.width = width + 2 * MARGIN;
  canvas.height = height + 3 * MARGIN + lines.length * LINE;
  const pen = canvas.getContext('2d');
  if (pen === null) throw new Error('this browser draws no pictures');
  pen.fillStyle = ground;
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.drawImage(image, MARGIN, MARGIN, width, height);
  pen.fillStyle = ink;
  pen.textBaseline = 'top';
  lines.forEach((line, n) => {
    pen.font = `${n === 0 ? '600 38px' : '32px'} system-ui, sans-serif`;
    pen.fillText(line, MARGIN, height + 2 * MARGIN + n * LINE, width);
  });
  return new Promise((done, failed) => canvas.toBlob((file) => (file === null ? failed(new Error('no picture')) : done(file)), 'image/png'));
}
