/** A rectangle in pixels of the canvas. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export function contains(outer: Box, inner: Box): boolean {
  return (
    inner.x >= outer.x &&
    inner.y >= outer.y &&
    inner.x + inner.width <= outer.x + outer.width &&
    inner.y + inner.height <= outer.y + outer.height
  );
}

/** What two boxes have in common; null where they only touch or lie apart. */
export function sharedBox(a: Box, b: Box): Box | null {
  const [x, y] = [Math.max(a.x, b.x), Math.max(a.y, b.y)];
  const width = Math.min(a.x + a.width, b.x + b.width) - x;
  const height = Math.min(a.y + a.height, b.y + b.height) - y;
  return width > 0 && height > 0 ? { x, y, width, height } : null;
}

/** Shared area of two boxes in square pixels. */
export function sharedArea(a: Box, b: Box): number {
  const shared = sharedBox(a, b);
  return shared === null ? 0 : shared.width * shared.height;
}

/** A box with `by` pixels more on every side. */
export function grown(box: Box, by: number): Box {
  return { x: box.x - by, y: box.y - by, width: box.width + 2 * by, height: box.height + 2 * by };
}
