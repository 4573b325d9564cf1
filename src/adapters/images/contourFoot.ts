import { type Contour, directionReach, smoothedAlong, withNormals } from "./contour.ts";
import { leastSquares } from "./leastSquares.ts";

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

/** How far down the outside of a line points on a foot, its corners included. */
const leastDownOfFoot = 0.25;
/** A curve is a foot's where so many of its points lie within so many pixels, and it goes along so much of the product's width. */
const footCurve = { leastShare: 0.6, withinPixels: 1.5, leastWidth: 0.6 };
/** What lies farther from the curve than about this, as a share of the product's height, is a corner or a foot of its own. */
const bittenShare = 0.006;
const fitRounds = 5;
/** A round foot is half an ellipse; this much wider, so that its ends are not upright. */
const widened = 1.004;

/**
 * The line with its foot as one curve, level or round as a vessel's is. A shadow that a shop's own outline brought along lies under the foot, and
 * where it was taken off, steps and notches stay. The line itself where its foot is no such curve.
 */
export function curvedFoot(line: Contour): Contour {
  const { top, bottom } = rowsOf(line);
  const lowest = bottom - (bottom - top) * footShare;
  const foot = Array.from(line.x.keys()).filter(
    (n) => (line.outwardY[n] ?? 0) >= leastDownOfFoot && (line.y[n] ?? 0) >= lowest,
  );
  const across = foot.map((n) => line.x[n] ?? 0);
  const [left, right] = [Math.min(...across), Math.max(...across)];
  const [first, last] = [Math.min(...line.x), Math.max(...line.x)];
  if (right - left < footCurve.leastWidth * (last - first)) return line;
  const points = foot.map((n) => ({ terms: footTerms(line.x[n] ?? 0, left, right), y: line.y[n] ?? 0 }));
  const curve = robustCurve(points);
  if (curve === null) return line;
  const offs = points.map((point) => offFrom(curve, point));
  const near = offs.filter((off) => Math.abs(off) <= footCurve.withinPixels);
  if (near.length < footCurve.leastShare * foot.length) return line;
  const bitten = bittenShare * (bottom - top);
  const y = line.y.slice();
  for (const [at, n] of foot.entries()) {
    const off = offs[at] ?? 0;
    y[n] = (y[n] ?? 0) - off / (1 + (off / bitten) ** 4);
  }
  return withNormals(line.x, y, directionReach);
}

interface FootPoint {
  /** What a foot's curve is made of at the point's place across. */
  terms: Float64Array;
  y: number;
}

function footTerms(x: number, left: number, right: number): Float64Array {
  const u = (2 * x - left - right) / (right - left);
  return Float64Array.of(1, u, u * u, Math.sqrt(Math.max(0, widened - u * u)));
}

function offFrom(curve: Float64Array, { terms, y }: FootPoint): number {
  return terms.reduce((rest, term, k) => rest - term * (curve[k] ?? 0), y);
}

/** The coefficients of the curve along most of the points, whatever the others do; null where they are not determined. */
function robustCurve(points: readonly FootPoint[]): Float64Array | null {
  let curve: Float64Array | null = null;
  for (let round = 0; round < fitRounds; round++) {
    const before: Float64Array | null = curve;
    const rows = points.map((point) => {
      const weight: number = before === null ? 1 : 1 / (1 + (offFrom(before, point) / footCurve.withinPixels) ** 4);
      return { terms: point.terms.map((term) => term * weight), values: [point.y * weight] };
    });
    curve = leastSquares(rows, 4, 1)?.[0] ?? null;
    if (curve === null) return null;
  }
  return curve;
}

/** The highest and the lowest row that a line reaches. */
export function rowsOf({ y }: Contour): { top: number; bottom: number } {
  return y.reduce(({ top, bottom }, row) => ({ top: Math.min(top, row), bottom: Math.max(bottom, row) }), {
    top: Infinity,
    bottom: -Infinity,
  });
}
