/** Pixels as straight RGBA, eight bits a channel. */
export interface Pixels {
  rgba: Uint8Array;
  width: number;
  height: number;
}

export interface Bounds {
  x: number;
  y: number;
  width: number;
  height: number;
}

/**
 * Decoding more in the Worker could fill its 128 MB: photon's memory, which never shrinks, grows to 17 bytes a pixel; the picture that is
 * at work takes 12 more, and one beside it that waits for its outline 7 (97 MB in all, beside 28 MB of the service itself). What a picture was
 * cut out of is made after that is forgotten, within the same 12.
 */
export const mostPixelsHere = 1600 * 1600;

/** Alpha up to this (of 255) is not seen. */
export const unseenAlpha = 16;

/** The box of everything that is not transparent, or null. */
export function boundsOf({ rgba, width, height }: Pixels): Bounds | null {
  return boundsWhere(width, height, (i) => (rgba[i * 4 + 3] ?? 0) > unseenAlpha);
}

export function boundsWhere(width: number, height: number, isInside: (index: number) => boolean): Bounds | null {
  let [left, top, right, bottom] = [width, height, -1, -1];
  for (let y = 0; y < height; y++) {
    const row = y * width;
    let first = 0;
    while (first < width && !isInside(row + first)) first += 1;
    if (first === width) continue;
    let last = width - 1;
    while (last > right && !isInside(row + last)) last -= 1;
    if (first < left) left = first;
    if (last > right) right = last;
    if (bottom < 0) top = y;
    bottom = y;
  }
  return right < 0 ? null : { x: left, y: top, width: right - left + 1, height: bottom - top + 1 };
}

/** The bounds with up to `margin` pixels around them, as far as the picture goes. */
export function widened(bounds: Bounds, margin: number, { width, height }: Pick<Pixels, "width" | "height">): Bounds {
  const x = Math.max(0, bounds.x - margin);
  const y = Math.max(0, bounds.y - margin);
  const right = Math.min(width, bounds.x + bounds.width + margin);
  const bottom = Math.min(height, bounds.y + bounds.height + margin);
  return { x, y, width: right - x, height: bottom - y };
}

/** The part inside `bounds`, with up to `margin` pixels around it. */
export function crop(pixels: Pixels, bounds: Bounds, margin: number): Pixels {
  const { x: left, y: top, width, height } = widened(bounds, margin, pixels);
  const row = width * 4;
  const out = new Uint8Array(row * height);
  for (let y = 0; y < height; y++) {
    const from = ((top + y) * pixels.width + left) * 4;
    out.set(pixels.rgba.subarray(from, from + row), y * row);
  }
  return { rgba: out, width, height };
}
