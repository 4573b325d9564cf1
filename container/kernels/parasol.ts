import { halfWidth } from "./buffers";
import { picturePointer } from "./painted";
import { LANES, TAU, abs, add, div, larger, mul, mulAdd, scale, shift, smaller, splat, sqrt, square, sub } from "./simd";

/** Places round a turn for which the host's tables say something. */
const TURN: i32 = 4096;
/** Places from the hub outward: a thousand to the rim. */
const OUTWARD: f32 = 1000;

/** The angle of (x, y) in turns, −0.5…0.5; the polynomial's error stays under 2e-5. */
@inline function turnsOf(x: v128, y: v128): v128 {
  const ax = abs(x);
  const ay = abs(y);
  const z = div(smaller(ax, ay), larger(larger(ax, ay), splat(1e-6)));
  const s = square(z);
  let p = mulAdd(s, splat(0.0208351), splat(-0.085133));
  p = mulAdd(p, s, splat(0.180141));
  p = mulAdd(p, s, splat(-0.3302995));
  let turns = scale(mul(mulAdd(p, s, splat(0.999866)), z), 1 / TAU);
  turns = v128.bitselect(sub(splat(0.25), turns), turns, f32x4.gt(ay, ax));
  turns = v128.bitselect(sub(splat(0.5), turns), turns, f32x4.lt(x, splat(0)));
  return v128.bitselect(f32x4.neg(turns), turns, f32x4.lt(y, splat(0)));
}

/** For each pixel of a box its place round the turn (16 bits) and its distance from the middle in radii; `across` is a multiple of 4. */
export function makeParasol(
  angles: usize, radii: usize, across: i32, down: i32, middleX: f32, middleY: f32, radius: f32,
): void {
  for (let row = 0; row < down; row++) {
    const y = splat(<f32>row - middleY);
    for (let column = 0; column < across; column += 4) {
      const x = shift(LANES, <f32>column - middleX);
      const place = i32x4.trunc_sat_f32x4_s(scale(shift(turnsOf(x, y), 1), <f32>TURN));
      const inTurn = v128.and(place, i32x4.splat(TURN - 1));
      v128.store64_lane(angles, i16x8.narrow_i32x4_s(inTurn, inTurn), 0);
      v128.store(radii, scale(sqrt(add(square(x), square(y))), 1 / radius));
      angles += 8;
      radii += 16;
    }
  }
}

/**
 * A parasol seen along its pole over the host's picture. `tones`: what each pixel has of its own; `round`: rim, crease, second colour,
 * facing and threads, 4096 places each; `outward`: share of the second colour for each thousandth of the radius, where the colours
 * lie in rings; `cloth`: the two ramps, `size` colours each. `shift`: how far it is turned, in places.
 */
export function drawParasol(
  angles: usize, radii: usize, tones: usize, round: usize, outward: usize, cloth: usize, size: i32, left: i32, top: i32,
  across: i32, down: i32, radius: f32, shift: i32, hasRings: bool, hasFringe: bool,
): void {
  const last = <f32>(size - 1);
  const tableBytes = <usize>(TURN << 2);
  const beyond: f32 = hasFringe ? 1.08 : 1.05;
  for (let row = 0; row < down; row++) {
    const target = picturePointer() + <usize>(((top + row) * halfWidth + left) << 2);
    const from = row * across;
    const columns = min(across, halfWidth - left);
    for (let column = 0; column < columns; column++) {
      const n = <usize>(from + column);
      const r = load<f32>(radii + (n << 2));
      if (r > beyond) continue;
      const a = (<i32>load<u16>(angles + (n << 1)) - shift) & (TURN - 1);
      const at = round + <usize>(a << 2);
      const edge = load<f32>(at);
      let cover = min<f32>((edge - r) * radius * 0.6 + 0.5, 1);
      if (cover <= 0) {
        if (!hasFringe || r > edge + 0.075) continue;
        if (load<f32>(round + 4 * tableBytes + <usize>(((a * 3) & (TURN - 1)) << 2)) <= -0.12) continue;
        cover = min<f32>((edge + 0.07 - r) * radius, 1) * 0.85;
        if (cover <= 0) continue;
      }
      const light = load<f32>(tones + (n << 2)) + (0.07 + 0.2 * r) * load<f32>(at + 3 * tableBytes) +
        load<f32>(at + tableBytes) * (0.35 + 0.65 * r);
      const tone = <usize>(<i32>(min<f32>(max<f32>(light, 0), 1) * last) << 2);
      const second = hasRings
        ? load<f32>(outward + <usize>(<i32>(r * OUTWARD) << 2))
        : load<f32>(at + 2 * tableBytes);
      let colour = load<u32>(cloth + tone);
      if (second > 0) colour = mixed(colour, load<u32>(cloth + <usize>(size << 2) + tone), second);
      const to = target + <usize>(column << 2);
      store<u32>(to, cover >= 1 ? colour | 0xff000000 : mixed(load<u32>(to), colour, cover) | 0xff000000);
    }
  }
}

/** Two opaque pixels, channel by channel. */
@inline export function mixed(one: u32, other: u32, share: f32): u32 {
  const part = <u32>(min<f32>(max<f32>(share, 0), 1) * 256 + 0.5);
  const rest = 256 - part;
  const redBlue = ((one & 0xff00ff) * rest + (other & 0xff00ff) * part + 0x800080) >> 8;
  const green = ((one >> 8) & 0xff) * rest + ((other >> 8) & 0xff) * part + 0x80;
  return (redBlue & 0xff00ff) | (green & 0xff00);
}
