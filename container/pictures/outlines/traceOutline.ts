import { guidedMask, type RgbPixels } from "./guidedFilter.ts";
import { modelSides } from "./model.ts";
import type { OutlineNet, Rectangle, View } from "./net.ts";
import { spread } from "./spread.ts";

/** What the model makes of a picture; see `OutlineMap` of core/rendering/outlines.ts. */
export interface TracedOutline {
  width: number;
  height: number;
  mask: Uint8Array;
  views: Uint8Array;
  viewCount: number;
}

const side: number = modelSides.whole;

/** Air around the thing in the part that is looked at again, as shares of its longer side. */
const closeMargin = 0.18;
const wideMargin = 0.5;
/** The part is never more slender than this: the model sees it squeezed into a square. */
const maxSlenderness = 1.5;
/** Places of the first look that are smaller than this share of the largest are not what the picture is of. */
const smallestThing = 0.2;
const guide = { radius: 8, softness: 1e-4 };

const darker = Uint8Array.from({ length: 256 }, (_, level) => Math.round(255 * (level / 255) ** 2.2));

function darken(rgb: Uint8Array): void {
  for (let i = 0; i < rgb.length; i++) rgb[i] = darker[rgb[i] ?? 0] ?? 0;
}

function takeColours(rgb: Uint8Array): void {
  for (let i = 0; i < rgb.length; i += 3)
    rgb.fill(Math.round(0.3 * (rgb[i] ?? 0) + 0.59 * (rgb[i + 1] ?? 0) + 0.11 * (rgb[i + 2] ?? 0)), i, i + 3);
}

/**
 * Ways of looking closely beside the plain one, those first that most often see something else. Upside down is none of them: the model
 * knows which way is up.
 */
const otherViews: View[] = [
  { side, mirrored: true },
  { side, recolour: takeColours },
  { side, recolour: darken },
];
/** After so many close looks it is told whether others are worth their time. */
const firstLooks = 3;
/** Where the first looks are all but one outline, others hardly ever differ. */
const clearOverlap = 0.985;
/** Where one of the first looks is as far off as this, no other makes it certain. */
const hopelessOverlap = 0.8;
/** Parts that share so much of themselves are the same part. */
const samePart = 0.93;
/** The part is looked for anew no more often than this. */
const mostNearer = 3;

/**
 * Looks at the whole picture, then closer at what it is of until the part no longer changes, in several ways; the mean of those close
 * looks follows the picture's own edges. Null where the picture is of nothing in particular. Four looks where the part is found at once
 * and they agree or contradict each other, two more where that is not clear, up to three more where the part is not: each takes about
 * 0.8 s of one core.
 */
export async function traceOutline(net: OutlineNet, picture: RgbPixels): Promise<TracedOutline | null> {
  const { width, height } = picture;
  const whole: Rectangle = { left: 0, top: 0, width, height };
  const first = partAround(await net.look(picture, whole, { side }), whole, picture, closeMargin);
  if (first === null) return null;
  let close = first;
  let plain = await net.look(picture, close, { side });
  for (let nearer = 0; nearer < mostNearer; nearer++) {
    const found = partAround(plain, close, picture, closeMargin);
    if (found === null) return null;
    if (overlapOf(close, found) >= samePart) break;
    close = found;
    plain = await net.look(picture, close, { side });
  }
  const wide = partAround(plain, close, picture, wideMargin);
  if (wide === null) return null;
  const seen = [spread(plain, close, picture)];
  const sum = Float32Array.from(seen[0] ?? []);
  for (const view of otherViews) {
    const laid = spread(await net.look(picture, close, view), close, picture);
    seen.push(laid);
    for (let i = 0; i < sum.length; i++) sum[i] = (sum[i] ?? 0) + (laid[i] ?? 0);
    if (seen.length !== firstLooks) continue;
    const overlap = leastOverlap(seen, sum, seen.length);
    if (overlap >= clearOverlap || overlap < hopelessOverlap) break;
  }
  const closeLooks = seen.length;
  if (closeLooks > otherViews.length) seen.push(spread(await net.look(picture, wide, { side }), wide, picture));
  const guided = guidedMask(
    picture,
    sum.map((value) => value / closeLooks),
    guide.radius,
    guide.softness,
  );
  return {
    width,
    height,
    mask: Uint8Array.from(guided, (share) => Math.round(share * 255)),
    views: bitsOf(seen),
    viewCount: seen.length,
  };
}

/** How much of both parts they share, 0 to 1. */
function overlapOf(one: Rectangle, other: Rectangle): number {
  const across = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const down = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  const both = Math.max(0, across) * Math.max(0, down);
  return both / (one.width * one.height + other.width * other.height - both);
}

/** The worst overlap of a look with the mean of the `closeLooks` close ones. */
function leastOverlap(seen: readonly Float32Array[], sum: Float32Array, closeLooks: number): number {
  const overlaps = seen.map((map) => {
    let [both, either] = [0, 0];
    for (let i = 0; i < sum.length; i++) {
      const [here, usually] = [(map[i] ?? 0) > 0.5, (sum[i] ?? 0) > 0.5 * closeLooks];
      if (here && usually) both += 1;
      if (here || usually) either += 1;
    }
    return either === 0 ? 0 : both / either;
  });
  return Math.min(...overlaps);
}

/** A bit for each look, the first the lowest: whether it sees the thing there. */
function bitsOf(seen: readonly Float32Array[]): Uint8Array {
  const bits = new Uint8Array(seen[0]?.length ?? 0);
  seen.forEach((map, look) => {
    for (let i = 0; i < bits.length; i++) if ((map[i] ?? 0) > 0.5) bits[i] = (bits[i] ?? 0) | (1 << look);
  });
  return bits;
}

/** The part of the picture around what a look at `seen` found; null where it found nothing. */
function partAround(
  map: Float32Array,
  seen: Rectangle,
  { width, height }: RgbPixels,
  margin: number,
): Rectangle | null {
  const box = boxOfThings(map);
  if (box === null) return null;
  const [columnPixels, rowPixels] = [seen.width / side, seen.height / side];
  const [left, right] = [seen.left + box.left * columnPixels, seen.left + box.right * columnPixels];
  const [top, bottom] = [seen.top + box.top * rowPixels, seen.top + box.bottom * rowPixels];
  const air = Math.max(right - left, bottom - top) * margin;
  const [wanted, tall] = [right - left + 2 * air, bottom - top + 2 * air];
  const across = within((left + right) / 2, Math.max(wanted, tall / maxSlenderness), width);
  const down = within((top + bottom) / 2, Math.max(tall, wanted / maxSlenderness), height);
  return { left: across.start, width: across.length, top: down.start, height: down.length };
}

/** A stretch of `length` around `centre`, moved and cut so that it lies in 0 to `limit`. */
function within(centre: number, length: number, limit: number): { start: number; length: number } {
  const whole = Math.min(limit, Math.ceil(length));
  const start = Math.min(Math.max(0, Math.floor(centre - whole / 2)), limit - whole);
  return { start, length: whole };
}

/** The box, in places of the map, around everything that is not much smaller than the largest thing. */
function boxOfThings(map: Float32Array): { left: number; top: number; right: number; bottom: number } | null {
  const seen = new Uint8Array(map.length);
  const queue = new Int32Array(map.length);
  const things: { area: number; left: number; top: number; right: number; bottom: number }[] = [];
  for (let start = 0; start < map.length; start++) {
    if (seen[start] === 1 || (map[start] ?? 0) <= 0.5) continue;
    const thing = { area: 0, left: side, top: side, right: 0, bottom: 0 };
    let tail = 0;
    const visit = (i: number) => {
      if (seen[i] === 1 || (map[i] ?? 0) <= 0.5) return;
      seen[i] = 1;
      queue[tail++] = i;
    };
    visit(start);
    for (let head = 0; head < tail; head++) {
      const i = queue[head] ?? 0;
      const [x, y] = [i % side, Math.floor(i / side)];
      thing.left = Math.min(thing.left, x);
      thing.right = Math.max(thing.right, x + 1);
      thing.top = Math.min(thing.top, y);
      thing.bottom = Math.max(thing.bottom, y + 1);
      if (x > 0) visit(i - 1);
      if (x < side - 1) visit(i + 1);
      if (y > 0) visit(i - side);
      if (y < side - 1) visit(i + side);
    }
    thing.area = tail;
    things.push(thing);
  }
  const largest = things.reduce((most, { area }) => Math.max(most, area), 0);
  const main = things.filter(({ area }) => area > largest * smallestThing);
  if (main.length === 0) return null;
  return {
    left: Math.min(...main.map(({ left }) => left)),
    top: Math.min(...main.map(({ top }) => top)),
    right: Math.max(...main.map(({ right }) => right)),
    bottom: Math.max(...main.map(({ bottom }) => bottom)),
  };
}
