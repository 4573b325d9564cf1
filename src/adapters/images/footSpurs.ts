import { distanceTo, partsOf, pixelsAway, type Silhouette } from "./outlineShape.ts";
import { boundsWhere } from "./pixels.ts";

/** Of the product's longer side: what is less than twice as thick is a spur. */
const radiusShare = 0.008;
/** Of its height: spurs are looked for so far up, where shadows and reflections lie. */
const footShare = 0.1;
/** A corner of the product itself reaches no farther beyond what is thick, in radii. */
const cornerReach = 0.48;
/** A longer part than this is a ledge or a base plate of the product, in radii. */
const maxLength = 8;

/** Takes the spurs off a product's foot: short, thin pieces of a shadow or a reflection that stick out at its corners. */
export function withoutFootSpurs(shape: Silhouette): Silhouette {
  const { mask, width, height } = shape;
  const box = boundsWhere(width, height, (i) => mask[i] === 1);
  if (box === null) return shape;
  const radius = Math.max(3, Math.max(box.width, box.height) * radiusShare);
  const footTop = Math.floor(box.y + box.height * (1 - footShare));
  // What lies above the foot says how thick it is, and nothing from farther away does.
  const top = Math.max(0, footTop - Math.ceil(maxLength * radius));
  const bottom = Math.min(height, box.y + box.height + 1);
  const foot = { mask: mask.slice(top * width, bottom * width), width, height: bottom - top };
  const isSpur = spursOf(foot, radius, (footTop - top) * width);
  if (isSpur === null) return shape;
  const left = mask.slice();
  for (let i = 0; i < isSpur.length; i++) if (isSpur[i] === 1) left[top * width + i] = 0;
  return { mask: left, width, height };
}

/** 1 on the spurs, from the pixel `first` on; null where there are none. */
function spursOf(shape: Silhouette, radius: number, first: number): Uint8Array | null {
  const { mask, width, height } = shape;
  const core = fartherThan(distanceTo(shape, 0), pixelsAway(radius), mask);
  const toCore = distanceTo({ mask: core, width, height }, 1);
  const thin = fartherThan(toCore, pixelsAway(radius), mask).fill(0, 0, first);
  const { labels, parts } = partsOf({ mask: thin, width, height });
  const reach = new Float64Array(parts.length);
  for (let i = 0; i < labels.length; i++) {
    const part = (labels[i] ?? 0) - 1;
    if (part >= 0) reach[part] = Math.max(reach[part] ?? 0, toCore[i] ?? 0);
  }
  const isSpur = parts.map(
    ({ left, right, top, bottom }, part) =>
      (reach[part] ?? 0) > pixelsAway(radius * (1 + cornerReach)) &&
      Math.max(right - left, bottom - top) <= maxLength * radius,
  );
  if (!isSpur.includes(true)) return null;
  for (let i = 0; i < thin.length; i++) if (isSpur[(labels[i] ?? 0) - 1] !== true) thin[i] = 0;
  return thin;
}

/** 1 where the mask is and the distance is more than `away`. */
function fartherThan(distance: Uint16Array, away: number, mask: Uint8Array): Uint8Array {
  const far = new Uint8Array(mask.length);
  for (let i = 0; i < far.length; i++) if (mask[i] === 1 && (distance[i] ?? 0) > away) far[i] = 1;
  return far;
}
