import { halfHeight, halfWidth, rowScratch } from "./buffers";
import { picturePointer } from "./painted";
import { clamp01, mul, mulAdd, scale, splat } from "./simd";

/**
 * A surface lit through a gobo, into the host's picture. `ambient` and `direct`: for each pixel its place on the ramp without sun, and
 * what a sun of 1 adds (0 to 255 arrive); `gobo`: opaque RGBA bytes of half the picture's size, whose red is the sun; `ramp`:
 * `rampSize` colours as opaque RGBA words.
 */
export function lightWall(
  ambient: usize, direct: usize, gobo: usize, goboWidth: i32, ramp: usize, rampSize: i32,
): void {
  const last = splat(<f32>(rampSize - 1));
  const line = rowScratch;
  const goboStride = <usize>(goboWidth << 2);
  let target = picturePointer();
  for (let y = 0; y < halfHeight; y++) {
    const upper = gobo + <usize>(y >> 1) * goboStride;
    const lower = y & 1 ? upper + goboStride : upper;
    for (let x = 0; x < goboWidth; x++) {
      const o = <usize>(x << 2);
      store<f32>(line + o, <f32>(<i32>load<u8>(upper + o) + <i32>load<u8>(lower + o)) * 0.5);
    }
    for (let x = 0; x < halfWidth; x += 4) {
      const here = v128.load(line + <usize>(x << 1));
      const left = v128.shuffle<f32>(here, here, 0, 0, 1, 1);
      const right = v128.shuffle<f32>(here, here, 0, 1, 1, 2);
      const sun = scale(f32x4.add(left, right), 0.5);
      const light = mulAdd(sun, v128.load(direct), v128.load(ambient));
      storeRamp(target, mul(clamp01(light), last), ramp);
      ambient += 16;
      direct += 16;
      target += 16;
    }
  }
}

/** Four pixels of a ramp's colours; `place` counts from 0 and lies on the ramp. */
@inline export function storeRamp(target: usize, place: v128, ramp: usize): void {
  const at = i32x4.shl(i32x4.trunc_sat_f32x4_u(place), 2);
  store<u32>(target, load<u32>(ramp + <usize>i32x4.extract_lane(at, 0)));
  store<u32>(target, load<u32>(ramp + <usize>i32x4.extract_lane(at, 1)), 4);
  store<u32>(target, load<u32>(ramp + <usize>i32x4.extract_lane(at, 2)), 8);
  store<u32>(target, load<u32>(ramp + <usize>i32x4.extract_lane(at, 3)), 12);
}
