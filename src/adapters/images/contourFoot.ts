import { type Contour, directionReach, smoothedAlong, withNormals } from "./contour.ts";

/** A product's underside is laid so much higher, as a share of its height: a sliver of shadow or reflection is seen there first. */
const footLiftShare = 0.003;
/** Undersides lie in this share of a product's height: what points down farther up is the rim of a lid. */
const footShare = 0.15;
/** How far down the outside of a line points on an underside, 1 being straight down. */
const leastDown = 0.85;
/** So many points to each side of it are its corners. */
const cornerReach = 9;

/** The line with its underside, and the corners beside that, raised out of what a product stands on. */
export function liftedFoot(line: Contour): Contour {
  const { top, bottom } = rowsOf(line);
  const lowest = bottom - (bottom - top) * footShare;
  const isUnder = line.outwardY.map((down, n) => (down >= leastDown && (line.y[n] ?? 0) >= lowest ? 1 : 0));
  const withCorners = isUnder.map((_, n) => {
    for (let k = -cornerReach; k <= cornerReach; k++)
      if (isUnder[(n + k + isUnder.length) % isUnder.length] === 1) return 1;
    return 0;
  });
  const lift = smoothedAlong(withCorners, cornerReach / 3);
  const y = line.y.map((value, n) => value - (bottom - top) * footLiftShare * (lift[n] ?? 0));
  return withNormals(line.x, y, directionReach);
}

/** The highest and the lowest row that a line reaches. */
export function rowsOf({ y }: Contour): { top: number; bottom: number } {
  return y.reduce(({ top, bottom }, row) => ({ top: Math.min(top, row), bottom: Math.max(bottom, row) }), {
    top: Infinity,
    bottom: -Infinity,
  });
}
