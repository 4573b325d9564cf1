import { boundsOf, boundsWhere, type Bounds, type Pixels } from "./pixels.ts";
import { scaleDown } from "./scaleDown.ts";

/** People look at it in a list or a page, no ad shows it. */
const viewSide = 1000;
/** Levels by which a pixel of plain ground may differ from it, in any channel. */
const groundTolerance = 24;
/** Of the border's pixels so many are the ground where it is plain. */
const plainShare = 0.8;

/** A picture scaled for people to look at, and the box of what is not its plain ground; the whole picture where it has none. */
export function pictureView(whole: Pixels, side = viewSide): { pixels: Pixels; box: Bounds } {
  const pixels = scaleDown(whole, side, side);
  const all = { x: 0, y: 0, width: pixels.width, height: pixels.height };
  return { pixels, box: shownPart(pixels) ?? all };
}

function shownPart(pixels: Pixels): Bounds | null {
  const opaque = boundsOf(pixels);
  if (opaque === null || opaque.width < pixels.width || opaque.height < pixels.height) return opaque;
  const { rgba, width, height } = pixels;
  const border = borderOf(width, height);
  const ground = [0, 1, 2].map((channel) => median(border.map((i) => rgba[i * 4 + channel] ?? 0)));
  const isGround = (i: number) =>
    ground.every((tone, channel) => Math.abs((rgba[i * 4 + channel] ?? 0) - tone) <= groundTolerance);
  if (border.filter(isGround).length < border.length * plainShare) return null;
  return boundsWhere(width, height, (i) => !isGround(i));
}

/** The outermost pixels, by their place in the picture. */
function borderOf(width: number, height: number): number[] {
  const across = Array.from({ length: width }, (_, x) => [x, (height - 1) * width + x]);
  const down = Array.from({ length: height }, (_, y) => [y * width, y * width + width - 1]);
  return [...across, ...down].flat();
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
}
