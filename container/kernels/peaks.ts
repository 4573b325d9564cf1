import { halfWidth, rowOf } from "./buffers";
import { flowNoise, setFlow } from "./noise";
import { LEFT, TOP, bottomEnd, joinHeights, outline, relief, rightEnd } from "./relief";
import {
  LANES, abs, add, clamp01, cosTurns, div, larger, mix, mul, mulAdd, scale, shift, smaller, splat, sqrt, square, sub,
} from "./simd";

/** Angle of (x, y) in turns, −0.5…0.5; exact to a few thousandths, which a swirl doesn't show. */
@inline function turnsOf(x: v128, y: v128): v128 {
  const ax = abs(x);
  const ay = abs(y);
  const ratio = div(smaller(ax, ay), larger(larger(ax, ay), splat(1e-5)));
  const squared = square(ratio);
  let turns = mul(ratio, mulAdd(squared, mulAdd(squared, splat(0.0126), splat(-0.046)), splat(0.1584)));
  turns = v128.bitselect(sub(splat(0.25), turns), turns, f32x4.gt(ay, ax));
  turns = v128.bitselect(sub(splat(0.5), turns), turns, f32x4.lt(x, splat(0)));
  return v128.xor(turns, v128.and(y, i32x4.splat(0x80000000)));
}

/**
 * A swirl piped from its rim inward and up. (x, y): its middle; radius of all of it, thickness of the bead, canvas widths;
 * rounds: signed; climb: height that it gains; start: where it begins, turns; flatness: the bead's height over its
 * radius; grooves: ridges of a star nozzle over the breadth, depth: as a share of the thickness, twist: turns of the
 * nozzle in a round; joining as in `setBead`.
 */
export function addSwirl(
  x: f32, y: f32, radius: f32, thickness: f32, rounds: f32, climb: f32, start: f32, flatness: f32, grooves: f32, depth: f32,
  twist: f32, joining: f32, seed: i32,
): void {
  setFlow(0, 0);
  const width = <f32>halfWidth;
  const centreX = x * width;
  const centreY = y * width;
  const reach = radius * width * 1.04;
  const left = max(<i32>Mathf.floor(centreX - reach) & ~3, LEFT);
  const right = min(<i32>Mathf.ceil(centreX + reach) & ~3, rightEnd());
  const top = max(<i32>Mathf.floor(centreY - reach), TOP);
  const bottom = min(<i32>Mathf.ceil(centreY + reach), bottomEnd() - 1);
  const count = Mathf.abs(rounds);
  const direction: f32 = rounds < 0 ? -1 : 1;
  const pitch = (radius - thickness) / count;
  const unit: f32 = 1 / width;
  for (let row = top; row <= bottom; row++) {
    const fromY = splat((<f32>row - centreY) * unit);
    for (let column = left; column <= right; column += 4) {
      const fromX = scale(shift(LANES, <f32>column - centreX), unit);
      const bend = flowNoise(shift(scale(fromX, 0.8 / pitch), x * 17), shift(scale(fromY, 0.8 / pitch), y * 17), seed);
      const away = mulAdd(bend, splat(thickness * 0.07), sqrt(mulAdd(fromX, fromX, square(fromY))));
      const inward = scale(shift(scale(away, -1), radius - thickness), 1 / pitch);
      const angle = shift(scale(turnsOf(fromX, fromY), direction), -start);
      const turn = sub(angle, f32x4.floor(angle));
      // Rounds on whose spines a pixel may lie: the one outside of it and the one inside.
      const first = f32x4.floor(sub(inward, turn));
      let height = splat(-1);
      let edge = splat(-400);
      for (let n = -1; n <= 2; n++) {
        const passed = add(shift(first, <f32>n), turn);
        const across = scale(sub(inward, passed), pitch / thickness);
        const part = scale(passed, 1 / count);
        // It sets on round and is drawn out thin at its tip.
        const begun = clamp01(scale(shift(part, 0.04 / count), 7 * count));
        const size = mul(sqrt(begun), shift(scale(clamp01(part), -0.34), 1));
        const v = div(across, larger(size, splat(0.02)));
        const inside = sub(splat(1), square(v));
        const round = mul(sqrt(larger(inside, splat(0))), size);
        let bead = mulAdd(round, splat(thickness * flatness), scale(part, climb));
        if (grooves > 0) {
          const around = scale(mul(v, shift(scale(square(v), 0.35), 1)), 0.37);
          const phase = mulAdd(around, splat(grooves), scale(passed, twist));
          const arc = sqrt(shift(square(cosTurns(phase)), 0.03));
          bead = mulAdd(mul(shift(arc, -1), size), splat(depth * thickness), bead);
        }
        const laid = v128.and(f32x4.ge(passed, splat(-0.04)), f32x4.le(part, splat(1 + 0.5 / count)));
        const real = v128.and(f32x4.gt(inside, splat(0)), laid);
        height = v128.bitselect(joinHeights(height, bead, joining), height, real);
        edge = v128.bitselect(larger(edge, scale(sub(size, abs(across)), thickness * width)), edge, laid);
      }
      const o = <usize>(column << 2);
      const at = rowOf(relief, row) + o;
      const before = v128.load(at);
      v128.store(at, v128.bitselect(joinHeights(before, height, joining), before, f32x4.gt(height, splat(-0.5))));
      const edgeAt = rowOf(outline, row) + o;
      v128.store(edgeAt, larger(v128.load(edgeAt), edge));
    }
  }
}

/**
 * A peak that a whisk or a spatula pulled up. (x, y): its foot; radius and height in canvas widths; (leanX, leanY): where
 * its tip hangs over to; sharpness: 1 a cone, 2 and more with hollow flanks, under 1 a dome; arms: ridges that wind up
 * it, turned so many times, as high as this share of it; joining: roundness of the crease to its neighbours.
 */
export function addPeak(
  x: f32, y: f32, radius: f32, height: f32, leanX: f32, leanY: f32, sharpness: f32, arms: f32, turns: f32, share: f32,
  joining: f32, seed: i32,
): void {
  setFlow(0, 0);
  const width = <f32>halfWidth;
  const reach = radius * width * 1.12;
  const centreX = x * width;
  const centreY = y * width;
  const left = max(<i32>Mathf.floor(centreX - reach) & ~3, LEFT);
  const right = min(<i32>Mathf.ceil(centreX + reach) & ~3, rightEnd());
  const top = max(<i32>Mathf.floor(centreY - reach), TOP);
  const bottom = min(<i32>Mathf.ceil(centreY + reach), bottomEnd() - 1);
  const unit: f32 = 1 / (radius * width);
  const unevenness: f32 = sharpness >= 1 ? 0.14 : 0.03;
  for (let row = top; row <= bottom; row++) {
    const fromY = splat((<f32>row - centreY) * unit);
    for (let column = left; column <= right; column += 4) {
      const fromX = scale(shift(LANES, <f32>column - centreX), unit);
      const wobble = flowNoise(shift(scale(fromX, 1.1), x * 31), shift(scale(fromY, 1.1), y * 31), seed);
      let away = sqrt(mulAdd(fromX, fromX, square(fromY)));
      let up = clamp01(sub(splat(1), mulAdd(wobble, splat(unevenness), away)));
      // What is higher is moved over with the tip: two rounds come near enough.
      let dx = fromX;
      let dy = fromY;
      for (let round = 0; round < 2; round++) {
        const over = square(up);
        dx = mulAdd(over, splat(-leanX), fromX);
        dy = mulAdd(over, splat(-leanY), fromY);
        away = sqrt(mulAdd(dx, dx, square(dy)));
        up = clamp01(sub(splat(1), mulAdd(wobble, splat(unevenness), away)));
      }
      if (!v128.any_true(f32x4.gt(up, splat(0)))) continue;
      const hollow = mul(up, up);
      const cone = up;
      const dome = mul(up, sub(splat(2), up));
      let form = sharpness >= 1 ? mix(cone, hollow, splat(min<f32>(sharpness - 1, 1))) : mix(dome, cone, splat(sharpness));
      if (arms > 0) {
        const wound = mulAdd(turnsOf(dx, dy), splat(arms), scale(away, turns * arms));
        const arc = sqrt(shift(square(cosTurns(scale(wound, 0.5))), 0.04));
        const flank = mul(up, sub(splat(1), up));
        form = mulAdd(mul(shift(arc, -0.6), flank), splat(share * 4), form);
      }
      const o = <usize>(column << 2);
      const at = rowOf(relief, row) + o;
      const before = v128.load(at);
      const after = joinHeights(before, scale(form, height), joining);
      v128.store(at, v128.bitselect(after, before, f32x4.gt(up, splat(0))));
      const edgeAt = rowOf(outline, row) + o;
      v128.store(edgeAt, larger(v128.load(edgeAt), scale(sub(splat(1), mulAdd(wobble, splat(unevenness), away)), radius * width)));
    }
  }
}
