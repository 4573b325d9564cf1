import { halfHeight, halfWidth, rowScratch } from "./buffers";
import { picturePointer } from "./painted";
import { clamp01, mul, mulAdd, splat } from "./simd";
import { storeRamp } from "./wall";

/** Places along a piece of cloth for which the host's tables say something; they repeat. */
const PLACES: i32 = 4096;
const TABLE: usize = <usize>(PLACES << 2);
/** Cloth of `PLACES` is this many widths long. */
const GATHER: f32 = 0.8;
/** A hem is this wide, widths, and hides so much more. */
const HEM: f32 = 0.018;
const HEM_COVER: f32 = 0.16;
/** Width of the shade beside deep cloth, widths. */
const SHADE: f32 = 0.07;

/** How far sheer cloth hangs and deep cloth, in widths; the deep one's tables are of slope and density. */
let hang: f32 = 0;
let drape: f32 = 0;
/** 1: it hangs from the left. */
let side: i32 = 1;

export function setCurtain(hang_: f32, drape_: f32, side_: i32): void {
  hang = hang_;
  drape = drape_;
  side = side_;
}

@inline function columnOf(k: i32): usize { return <usize>((side > 0 ? k : halfWidth - 1 - k) << 2); }

/** One row of sheer cloth over what is seen past it. */
function drawCloth(
  line: usize, veiled: usize, cloth: usize, bend: usize, v: f32, shift: f32, stretch: f32, edge: f32,
): void {
  const width = <f32>halfWidth;
  const turn = GATHER * <f32>PLACES;
  const gathered: f32 = ((1 + 0.1 * (1 - v) * (1 - v)) * hang * turn) / (edge * width);
  const start = (0.5 + shift) * turn;
  const other = (0.31 - shift * 0.5) * <f32>PLACES;
  const end = min(halfWidth, <i32>Mathf.ceil(edge * width));
  const hemFrom = (edge - HEM) * width;
  const fall: f32 = -0.09 * v;
  for (let k = 0; k < end; k++) {
    const o = columnOf(k);
    const along = <f32>k * gathered + start + stretch * turn * load<f32>(bend + <usize>(k << 2));
    const near = cloth + <usize>((<i32>along & (PLACES - 1)) << 2);
    const far = cloth + 2 * TABLE + <usize>((<i32>(along * 0.94 + other) & (PLACES - 1)) << 2);
    let cover = load<f32>(near) + load<f32>(far);
    const light: f32 = load<f32>(near + TABLE) + load<f32>(far + TABLE) + fall;
    if (<f32>k > hemFrom) cover += HEM_COVER;
    cover = min<f32>(max<f32>(cover, 0.12), 0.985);
    const behind = load<f32>(veiled + o);
    const value: f32 = behind + (light - behind) * cover;
    // At the rim the cloth turns away within two pixels.
    const rim: f32 = min<f32>(1, max<f32>(0, (edge * width - <f32>k) * 0.5));
    const open = load<f32>(line + o);
    store<f32>(line + o, open + (value - open) * rim);
  }
}

/** One row of deep cloth, and its shade. */
function drawDrape(line: usize, cloth: usize, v: f32, shift: f32): void {
  const width = <f32>halfWidth;
  const edge = drape + 0.3 * shift;
  const heavy = cloth + 4 * TABLE;
  const end = min(halfWidth, <i32>Mathf.ceil((edge + SHADE) * width));
  for (let k = 0; k < end; k++) {
    const o = columnOf(k);
    const u = <f32>k / width;
    const open = load<f32>(line + o);
    if (u > edge) {
      const beside: f32 = 1.0 - (u - edge) / SHADE;
      store<f32>(line + o, open - 0.13 * beside * beside);
      continue;
    }
    const at = heavy + <usize>((<i32>((u * 1.05 + 0.6 * shift) * <f32>PLACES) & (PLACES - 1)) << 2);
    const slope = load<f32>(at) * <f32>side;
    const nap: f32 = 0.28 + 0.3 * slope + 0.1 * (load<f32>(at + TABLE) - 0.4) - 0.1 * v + 0.14 * u;
    store<f32>(line + o, open + (nap - open) * min<f32>(1, max<f32>(0, (edge - u) * width * 0.4)));
  }
}

/**
 * Cloth in a window, into the host's picture. Planes: `view` and what of it comes through folds, `veiled`, as places on the ramp; `kept`
 * and `added`: of each pixel so much stays, and so much comes to it. `cloth`: tables of cover and light of the near cloth, of the far
 * one, and of slope and density of the deep one; `bend`: how much each column is bent; `sway`: for each row shift, stretch and edge.
 */
export function drawCurtain(
  view: usize, veiled: usize, kept: usize, added: usize, cloth: usize, bend: usize, sway: usize, ramp: usize,
  rampSize: i32,
): void {
  const last = splat(<f32>(rampSize - 1));
  const rowBytes = <usize>(halfWidth << 2);
  const rows = <usize>(halfHeight << 2);
  const line = rowScratch;
  let target = picturePointer();
  for (let y = 0; y < halfHeight; y++) {
    const v = <f32>y / <f32>halfHeight;
    const at = sway + <usize>(y << 2);
    const shift = load<f32>(at);
    memory.copy(line, view, rowBytes);
    drawCloth(line, veiled, cloth, bend, v, shift, load<f32>(at + rows), hang + load<f32>(at + 2 * rows));
    if (drape > 0) drawDrape(line, cloth, v, shift);
    for (let o: usize = 0; o < rowBytes; o += 16) {
      const value = mulAdd(v128.load(line + o), v128.load(kept + o), v128.load(added + o));
      storeRamp(target + o, mul(clamp01(value), last), ramp);
    }
    view += rowBytes;
    veiled += rowBytes;
    kept += rowBytes;
    added += rowBytes;
    target += rowBytes;
  }
}
