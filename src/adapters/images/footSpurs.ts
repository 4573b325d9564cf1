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
  const toOutside = distanceTo(shape, 0);
  const core = {
    ...shape,
    mask: mask.map((value, i) => (value === 1 && (toOutside[i] ?? 0) > pixelsAway(radius) ? 1 : 0)),
  };
  const toCore = distanceTo(core, 1);
  const footFrom = box.y + box.height * (1 - footShare);
  const thin = mask.map((value, i) =>
    value === 1 && (toCore[i] ?? 0) > pixelsAway(radius) && Math.floor(i / width) >= footFrom ? 1 : 0,
  );
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
  if (!isSpur.includes(true)) return shape;
  return { mask: mask.map((value, i) => (isSpur[(labels[i] ?? 0) - 1] === true ? 0 : value)), width, height };
}
