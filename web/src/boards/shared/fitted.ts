/** The scale of a drawing that is fitted into a box, and the offset of its corner: as `.map` in boards.css draws it. */
export function fitted(drawing: { width: number; height: number }, box: { width: number; height: number }): { scale: number; x: number; y: number } {
  const scale = Math.min(box.width / drawing.width, box.height / drawing.height);
  return { scale, x: (box.width - drawing.width * scale) / 2, y: (box.height - drawing.height * scale) / 2 };
}
