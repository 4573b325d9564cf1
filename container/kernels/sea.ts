import { halfWidth } from "./buffers";
import { picturePointer } from "./painted";
import { add, scale } from "./simd";

/** Size of the host's tiles of swell. */
const ACROSS: i32 = 512;
const DOWN: i32 = 256;

/**
 * Waves of one group at a moment: `swell` becomes `even`·c + `odd`·s, added to what it is where `kept`. Tiles of floats.
 */
export function addSwell(swell: usize, even: usize, odd: usize, c: f32, s: f32, kept: bool): void {
  for (let o: usize = 0; o < <usize>(ACROSS * DOWN * 4); o += 16) {
    const wave = add(scale(v128.load(even + o), c), scale(v128.load(odd + o), s));
    v128.store(swell + o, kept ? add(v128.load(swell + o), wave) : wave);
  }
}

/**
 * One row of open sea, into the host's picture. `share`: how far it lies from the horizon toward the viewer's feet; `one` and `other`:
 * rows of the swell; `u` and `step`: where its first column lies on those, and what each one adds; `tone`, `strength`: its place on
 * the ramp and of waves in that; `shine`: how much of a light's reflection each pixel has; `keen`: how bright a wave glints;
 * `glinting`: `levels` ramps of `size` colours with ever more glint. Columns from `hiddenFrom` to `hiddenEnd` are left as they are.
 */
export function drawSeaRow(
  y: i32, swell: usize, one: i32, other: i32, u: f32, step: f32, tone: f32, strength: f32, shine: usize, keen: f32,
  glinting: usize, levels: i32, size: i32, hiddenFrom: i32, hiddenEnd: i32,
): void {
  const last = <f32>(size - 1);
  const top = <f32>(levels - 1);
  const broadRow = swell + <usize>(one << 2);
  const fineRow = swell + <usize>(other << 2);
  let target = picturePointer() + <usize>((y * halfWidth) << 2);
  for (let x = 0; x < halfWidth; x++, u += step, target += 4) {
    if (x >= hiddenFrom && x < hiddenEnd) continue;
    const broad = load<f32>(broadRow + <usize>((<i32>u & (ACROSS - 1)) << 2));
    const fine = load<f32>(fineRow + <usize>((<i32>(u * 2.3) & (ACROSS - 1)) << 2));
    const wave: f32 = broad + 0.55 * fine;
    const lit = load<f32>(shine + <usize>(x << 2));
    const value: f32 = tone + strength * wave * (1 + 0.25 * wave) + 0.16 * lit;
    let at = <i32>(min<f32>(1, max<f32>(0, value)) * last);
    if (lit > 0.02) {
      const spark: f32 = (0.55 * broad + 0.75 * fine - keen + 0.85 * (lit - 0.5)) * 1.5 * min<f32>(1, lit * 2.5);
      if (spark > 0) at += <i32>(min<f32>(1, spark) * top) * size;
    }
    store<u32>(target, load<u32>(glinting + <usize>(at << 2)));
  }
}
