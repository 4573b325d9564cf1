import { halfHeight, halfWidth } from "./buffers";
import { picturePointer } from "./painted";
import { mixed } from "./parasol";

/** Side of the host's tiles of lace and of the water's surface. */
const TILE: i32 = 512;
/** Steps of distance in a width, and in the host's tables of foam and depth. */
const STEPS: i32 = 512;
/** Wet sand is seen through water to this distance from its edge, widths. */
const CLEAR: f32 = 0.17;

@inline function clamp(x: f32): f32 { return min<f32>(1, max<f32>(0, x)); }

/**
 * A strip of beach from above, into the host's picture. Planes: `distance` from the water's mean edge and the place along it (16
 * bits), and the dry `sand`. Tables: `front` and `wet` by place, how far the water stands and has been; `foam` and `depth` by
 * distance; `lace` and `surface`, tiles. `ramps`: the sand's colours and the water's, `size` each. Moves in whole pixels.
 */
export function drawBeach(
  distance: usize, places: usize, sand: usize, front: usize, wet: usize, foam: usize, depth: usize, lace: usize,
  surface: usize, ramps: usize, size: i32, foamX: i32, foamY: i32, roll: i32, ripple: f32, glitter: f32,
): void {
  const last = <f32>(size - 1);
  const water = ramps + <usize>(size << 2);
  let target = picturePointer();
  for (let y = 0; y < halfHeight; y++) {
    const laceRow = lace + <usize>(((y + foamY) & (TILE - 1)) * TILE << 2);
    const oneRow = surface + <usize>(((y + roll) & (TILE - 1)) * TILE << 2);
    const otherRow = surface + <usize>(((y * 2 - roll) & (TILE - 1)) * TILE << 2);
    for (let x = 0; x < halfWidth; x++) {
      const place = <usize>load<u16>(places) << 2;
      const here = load<f32>(distance);
      const dry = load<f32>(sand);
      const d = here - load<f32>(front + place);
      let pixel: u32;
      if (d < -0.012) {
        const soaked = here - load<f32>(wet + place);
        let damp: f32 = 0;
        if (soaked > 0) damp = 0.13 + 0.05 * clamp(soaked * 6);
        else if (soaked > -0.03) damp = 0.13 * (1 + soaked / 0.03);
        pixel = load<u32>(ramps + <usize>(<i32>(clamp(dry - damp) * last) << 2));
      } else {
        const step = <usize>min(max(<i32>(d * <f32>STEPS), 0), 2 * STEPS - 1) << 2;
        const wave = load<f32>(oneRow + <usize>(((x + roll) & (TILE - 1)) << 2)) +
          load<f32>(otherRow + <usize>(((x * 2 - roll) & (TILE - 1)) << 2));
        const thread = load<f32>(laceRow + <usize>(((x + foamX) & (TILE - 1)) << 2));
        const bubbles = clamp((thread - load<f32>(foam + step)) * 3.2);
        const spark: f32 = wave > 0.5 ? glitter * (wave - 0.5) * 0.9 : 0;
        const clear = load<f32>(depth + step) + ripple * wave * clamp(d * 5) + spark;
        const light = clear + (1 - clear) * bubbles * 0.96;
        pixel = load<u32>(water + <usize>(<i32>(clamp(light) * last) << 2));
        if (d <= CLEAR) {
          // Shallow water lets the wet sand through; foam does not.
          const under = load<u32>(ramps + <usize>(<i32>(clamp(dry - 0.16) * last) << 2));
          const t = clamp((d + 0.012) / (CLEAR + 0.012));
          const cover = max(bubbles, t * t * (3 - 2 * t)) * clamp((d + 0.012) / 0.006);
          pixel = mixed(under, pixel, cover) | 0xff000000;
        }
      }
      store<u32>(target, pixel);
      distance += 4;
      sand += 4;
      places += 2;
      target += 4;
    }
  }
}
