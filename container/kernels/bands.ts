import { allocate, blurred, halfHeight, halfWidth, rowFloats, rowOf, rowScratch, scratch, surface } from "./buffers";
import { eighthAt, eighthColumns, eighthRow, eighthRows, eighthSample, fromEighth, layOutEighth } from "./eighth";
import { flowNoise, grainOf, setFlow } from "./noise";
import {
  expandAcross, expandDown, expandInto, layOutQuarter, quarterColumns, quarterField, quarterMargin, quarterRows,
} from "./quarter";
import {
  LANES, abs, add, clamp01, div, larger, mix, mul, mulAdd, scale, shift, sinTurns, smaller, smoothstep, splat, sqrt, square, sub,
} from "./simd";

/**
 * Flat forms that light gives depth. Every function here fills three planes: where in the ramp of five colours a pixel lies
 * (`surface`, 0…1), its light (`scratch`, −1 deep shade to 1 white) and how much line there is on it (`blurred`, 0…1).
 */
const MARGIN: i32 = 4;

let edges: usize = 0;
let edgeCount: i32 = 0;
let lightX: f32 = -0.6;
let lightY: f32 = -0.8;
let zoom: f32 = 1;
let warp: f32 = 0.5;
let originX: f32 = 0;
let originY: f32 = 0;
let noiseSeed: i32 = 0;

/** Light from (x, y), a unit vector, that folds and steps are lit by. */
export function setBandLight(x: f32, y: f32): void {
  lightX = x;
  lightY = y;
}

/** Noise that forms come from: `zoom` cells across the canvas, dragged `warp` cells about. */
export function setBandNoise(zoom_: f32, warp_: f32, originX_: f32, originY_: f32, seed: i32): void {
  zoom = zoom_;
  warp = warp_;
  originX = originX_;
  originY = originY_;
  noiseSeed = seed;
}

/**
 * Room for `count` curves from side to side, back to front, which the host fills before each frame. For each one three rows of a
 * float per column: where it runs (half-resolution pixels down), the cosine of its slope, and its strength.
 */
export function bandEdges(count: i32): usize {
  edgeCount = count;
  if (edges == 0) edges = allocate(<usize>(count * 3 * halfWidth * 4));
  return edges;
}

@inline function edgeRow(layer: i32, which: i32): usize { return edges + <usize>(((layer * 3 + which) * halfWidth) << 2); }

/** 1 at 0, smoothly to 0 at `reach`. */
@inline function falloff(distance: v128, reach: f32): v128 { return square(clamp01(sub(splat(1), scale(distance, 1 / reach)))); }

/** Sheets that lie upon each other; each rounds off toward its upper edge and throws a shadow on those behind. Lengths in pixels. */
export function drawSheets(lip: f32, body: f32, shadow: f32, depth: f32, sheen: f32): void {
  const share: f32 = 1.0 / <f32>edgeCount;
  for (let y = 0; y < halfHeight; y++) {
    const o = <usize>(y * rowFloats) << 2;
    for (let x = 0; x < halfWidth; x += 4) {
      const at = <usize>(x << 2);
      let place = splat(0.5 * share);
      let light = splat(0);
      for (let layer = 0; layer < edgeCount; layer++) {
        const beyond = sub(splat(<f32>y), v128.load(edgeRow(layer, 0) + at));
        const upright = v128.load(edgeRow(layer, 1) + at);
        const distance = mul(beyond, upright);
        const cover = clamp01(shift(distance, 0.5));
        const outside = larger(sub(splat(0), distance), splat(0));
        light = sub(light, scale(falloff(outside, shadow), depth));
        const inside = larger(distance, splat(0));
        const strength = v128.load(edgeRow(layer, 2) + at);
        // A satin's crest is lit, its flank falls away, and light comes back from below.
        const crest = mul(falloff(inside, lip), mulAdd(strength, splat(0.6), splat(0.4)));
        const flank = falloff(inside, body);
        const own = add(scale(crest, sheen), scale(shift(flank, -0.5), 0.3));
        const tone = mulAdd(flank, splat(0.5 * share), mulAdd(strength, splat(0.55 * share), splat((<f32>layer + 0.6) * share)));
        place = mix(place, tone, cover);
        light = mix(light, own, cover);
      }
      v128.store(surface + o + at, place);
      v128.store(scratch + o + at, light);
      v128.store(blurred + o + at, splat(0));
    }
  }
}

/** How far to the side a dune's spine runs down from its crest, and how soon its edge softens, both for each pixel down. */
const SPINE_LEAN: f32 = 0.42;
/** How much more it leans down at the dune's foot. */
const SPINE_BEND: f32 = 0.34;
const SPINE_SOFT: f32 = 0.3;
/** Single grains of sand in the light. */
const GRIT: f32 = 0.022;

/**
 * Dunes behind each other, in low light: each is brightest along its crest and sinks into a soft hollow before the next one. Their
 * strength is how far beyond the dune's spine (canvas widths) a column is: there it lies in shade, and far on the other side the wind
 * has rippled it. Lengths in pixels; `lee`: depth of that shade; `ripple`: how much light ripples have.
 */
export function drawDunes(lip: f32, body: f32, shadow: f32, depth: f32, lee: f32, spacing: f32, ripple: f32): void {
  const farther: f32 = 0.16 / <f32>edgeCount;
  const width = <f32>halfWidth;
  for (let y = 0; y < halfHeight; y++) {
    const o = <usize>(y * rowFloats) << 2;
    for (let x = 0; x < halfWidth; x += 4) {
      const at = <usize>(x << 2);
      let place = splat(1);
      let light = splat(0);
      for (let layer = 0; layer < edgeCount; layer++) {
        const distance = mul(sub(splat(<f32>y), v128.load(edgeRow(layer, 0) + at)), v128.load(edgeRow(layer, 1) + at));
        const cover = clamp01(shift(scale(distance, 0.6), 0.5));
        const outside = larger(sub(splat(0), distance), splat(0));
        light = sub(light, scale(falloff(outside, shadow), depth));
        const inside = larger(distance, splat(0));
        const flank = falloff(inside, body);
        const leaning = mul(inside, shift(scale(inside, -SPINE_BEND / body), -SPINE_LEAN));
        const beyond = mulAdd(v128.load(edgeRow(layer, 2) + at), splat(width), leaning);
        const soft = shift(scale(inside, SPINE_SOFT), 2);
        const turned = clamp01(mulAdd(div(beyond, soft), splat(0.5), splat(0.5)));
        const shaded = mul(mul(square(turned), sub(splat(3), add(turned, turned))), falloff(inside, 1.6 * body));
        const blown = mul(smoothstep(0.12 * width, 0.6 * width, sub(splat(0), beyond)), flank);
        // Ripples lie closer together toward the crest, as the slope turns away, and bend around it.
        const turns = scale(sqrt(mulAdd(inside, splat(0.35 * body), square(scale(inside, 0.6)))), 1 / spacing);
        const bent = mulAdd(sinTurns(scale(beyond, 1.7 / width)), splat(1.1), scale(beyond, -0.34 / spacing));
        const rippled = mul(sinTurns(add(turns, bent)), blown);
        const crest = mul(falloff(inside, lip), sub(splat(1), turned));
        const own = mulAdd(rippled, splat(ripple), mulAdd(crest, splat(0.14), scale(shaded, -lee)));
        place = mix(place, shift(scale(flank, 0.62), 0.36 - farther * <f32>layer), cover);
        light = mix(light, own, cover);
      }
      v128.store(surface + o + at, clamp01(place));
      v128.store(scratch + o + at, mulAdd(grainOf(x, y), splat(GRIT), light));
      v128.store(blurred + o + at, splat(0));
    }
  }
}

/** Curtains of light that stand on their edges and fade upward. Lengths in pixels. */
export function drawCurtains(height: f32, soft: f32, glow: f32): void {
  for (let y = 0; y < halfHeight; y++) {
    const o = <usize>(y * rowFloats) << 2;
    const ground = splat(0.1 * <f32>y / <f32>halfHeight);
    for (let x = 0; x < halfWidth; x += 4) {
      const at = <usize>(x << 2);
      let dark = splat(1);
      let bright = splat(0);
      for (let layer = 0; layer < edgeCount; layer++) {
        const above = sub(v128.load(edgeRow(layer, 0) + at), splat(<f32>y));
        const strength = v128.load(edgeRow(layer, 2) + at);
        const upright = v128.load(edgeRow(layer, 1) + at);
        const below = falloff(larger(sub(splat(0), above), splat(0)), soft);
        const faded = falloff(div(larger(above, splat(0)), mulAdd(strength, splat(0.8), splat(0.5))), height);
        const veil = mul(mul(faded, below), mulAdd(strength, splat(0.55), splat(0.4)));
        dark = mul(dark, sub(splat(1), veil));
        const hem = falloff(abs(mul(above, upright)), soft * 1.5);
        bright = larger(bright, mul(hem, strength));
      }
      v128.store(surface + o + at, add(scale(sub(splat(1), dark), 0.94), mul(ground, dark)));
      v128.store(scratch + o + at, scale(square(bright), glow));
      v128.store(blurred + o + at, splat(0));
    }
  }
}

// Fields at an eighth of the resolution.
const MAIN: i32 = 0;
const SLOW: i32 = 1;

/** A valley through the frame's middle: across it in canvas widths, its flat bottom, how steep its sides are, and where heights begin. */
const ACROSS_X: f32 = 0.88;
const ACROSS_Y: f32 = 0.475;
const BOTTOM: f32 = 0.2;
const STEEP: f32 = 1.85;
const DEEPEST: f32 = -0.155;

/** Height of noise as a valley whose sides it forms; its bottom stays level, so that no line closes there. */
@inline function valleyOf(x: v128, y: v128, noise: v128, slow: v128): v128 {
  const middle: f32 = (0.5 * <f32>halfHeight) / <f32>halfWidth;
  const fromMiddle = mulAdd(shift(x, -0.5), splat(ACROSS_X), scale(shift(y, -middle), ACROSS_Y));
  const distance = mulAdd(slow, splat(0.3), fromMiddle);
  const side = scale(shift(sqrt(shift(square(distance), BOTTOM * BOTTOM)), -BOTTOM), STEEP);
  return shift(mul(side, mulAdd(noise, splat(0.55), splat(1))), DEEPEST);
}

/** Quarter field 0: noise dragged about by noise, as the sides of a valley where one is wanted; 1: another, slower one. */
function drawWarped(t: f32, swing: f32, isValley: bool): void {
  layOutQuarter(MARGIN);
  layOutEighth();
  setFlow(t, swing);
  const step: f32 = zoom * 2.0 / <f32>halfWidth;
  for (let row = 0; row < eighthRows; row++) {
    const y = splat(originY + (fromEighth(row) - <f32>quarterMargin) * step);
    for (let column = 0; column < eighthColumns; column += 4) {
      const x = shift(scale(shift(scale(LANES, 2), fromEighth(column) - <f32>quarterMargin), step), originX);
      const dragX = flowNoise(x, y, noiseSeed + 1);
      const dragY = flowNoise(shift(x, 5.2), shift(y, 1.3), noiseSeed + 2);
      const bentX = mulAdd(dragX, splat(warp), x);
      const bentY = mulAdd(dragY, splat(warp), y);
      const slow = flowNoise(scale(bentX, 0.8), scale(bentY, 0.8), noiseSeed + 3);
      const twiceX = mulAdd(slow, splat(warp * 0.7), bentX);
      const main = flowNoise(twiceX, mulAdd(dragX, splat(warp * 0.5), bentY), noiseSeed + 4);
      let height = mulAdd(slow, splat(0.5), main);
      if (isValley) height = valleyOf(scale(shift(x, -originX), 1 / zoom), scale(shift(y, -originY), 1 / zoom), main, slow);
      v128.store(eighthSample(MAIN, column, row), height);
      v128.store(eighthSample(SLOW, column, row), slow);
    }
  }
  for (let row = 0; row < quarterRows; row++) {
    eighthRow(MAIN, row);
    eighthRow(SLOW, row);
    for (let column = 0; column < quarterColumns; column += 4) {
      const at = <usize>((row * quarterColumns + column) << 2);
      v128.store(quarterField(0) + at, eighthAt(MAIN, column));
      v128.store(quarterField(1) + at, eighthAt(SLOW, column));
    }
  }
}

/** Colours that melt into each other over soft folds. `folds`: strength of their light. */
export function drawMelt(t: f32, folds: f32): void {
  drawWarped(t, 0.8, false);
  const rowBytes = <usize>(quarterColumns << 2);
  const places = rowScratch;
  const lights = places + <usize>(rowFloats << 2);
  // Folds run along lines of equal noise; each is lit on one side and lies in shade on the other.
  const folded = quarterField(3);
  const lit = quarterField(2);
  for (let o: usize = 0; o < <usize>quarterRows * rowBytes; o += 16) {
    const drag = v128.load(quarterField(1) + o);
    v128.store(folded + o, scale(sinTurns(mulAdd(v128.load(quarterField(0) + o), splat(0.75), drag)), 0.3));
  }
  const steep = folds * <f32>halfWidth * 0.25 / zoom;
  for (let row = 1; row < quarterRows - 1; row++) {
    for (let column = 0; column < quarterColumns; column += 4) {
      const at = folded + <usize>row * rowBytes + <usize>(column << 2);
      const across = sub(v128.load(at + 4), v128.load(at - 4));
      const down = sub(v128.load(at + rowBytes), v128.load(at - rowBytes));
      const facing = scale(mulAdd(across, splat(lightX), scale(down, lightY)), -steep);
      v128.store(lit + <usize>row * rowBytes + <usize>(column << 2), div(facing, shift(abs(facing), 1)));
    }
  }
  for (let y = 0; y < halfHeight; y++) {
    expandDown(quarterField(0), y, places);
    expandDown(lit, y, lights);
    const o = <usize>(y * rowFloats) << 2;
    for (let x = 0; x < halfWidth; x += 4) {
      const at = <usize>(x << 2);
      const light = expandAcross(lights, x);
      v128.store(surface + o + at, clamp01(mulAdd(expandAcross(places, x), splat(0.62), splat(0.5))));
      v128.store(scratch + o + at, scale(light, 0.55));
      v128.store(blurred + o + at, splat(0));
    }
  }
}

/** The warped field at half resolution, in `surface`, with a pixel around it. */
function spreadWarped(): void {
  const row = rowScratch;
  for (let y = -2; y < halfHeight + 2; y++) {
    expandDown(quarterField(0), y, row);
    expandInto(row, rowOf(surface, y));
  }
}

/**
 * Lines of equal height. levels: of them for each unit of noise; line: half of its width in pixels; terrace: depth of the steps
 * between levels, 0 for none; shadow: their shadow's length in pixels; veins: how unevenly thick lines are, 0…1.
 * isValley: they leave the middle of the frame free.
 */
export function drawContours(t: f32, levels: f32, line: f32, terrace: f32, shadow: f32, veins: f32, isValley: bool): void {
  drawWarped(t, 0.3, isValley);
  spreadWarped();
  const rowBytes = <usize>(rowFloats << 2);
  const slowRow = rowScratch;
  const heights = rowScratch + rowBytes;
  // The row above is needed after its place is taken by colours.
  memory.copy(heights, rowOf(surface, -1) - 16, <usize>((halfWidth + 8) << 2));
  for (let y = 0; y < halfHeight; y++) {
    expandDown(quarterField(1), y, slowRow);
    const row = rowOf(surface, y);
    const current = heights + rowBytes;
    memory.copy(current, row - 16, <usize>((halfWidth + 8) << 2));
    for (let x = 0; x < halfWidth; x += 4) {
      const o = <usize>(x << 2);
      const here = current + o + 16;
      const height = v128.load(here);
      const slopeX = scale(sub(v128.load(here + 4), v128.load(here - 4)), 0.5);
      const slopeY = scale(sub(v128.load(row + rowBytes + o), v128.load(heights + o + 16)), 0.5);
      const gradient = sqrt(shift(mulAdd(slopeX, slopeX, square(slopeY)), 1e-8));
      const level = scale(height, levels);
      const floor = f32x4.floor(level);
      const part = sub(level, floor);
      const perPixel = scale(gradient, levels);
      const pixels = div(splat(1), perPixel);
      const toUpper = mul(sub(splat(1), part), pixels);
      const toLower = mul(part, pixels);
      const facing = mulAdd(slopeX, splat(lightX), scale(slopeY, lightY));
      const slow = expandAcross(slowRow, x);
      const thick = scale(larger(mulAdd(slow, splat(2.2 * veins), splat(1)), splat(0.12)), line);
      const nearest = smaller(toUpper, toLower);
      // Where the ground is all but level a line would spread into a blot.
      const flat = smoothstep(0.004, 0.02, perPixel);
      const drawn = mul(clamp01(shift(sub(thick, nearest), 0.5)), flat);
      let place = clamp01(mulAdd(height, splat(0.6), splat(0.5)));
      let light = splat(0);
      if (terrace > 0) {
        // Half a pixel to either side of an edge belongs to both sheets.
        const upper = clamp01(sub(splat(0.5), toUpper));
        const lower = clamp01(sub(splat(0.5), toLower));
        place = clamp01(mulAdd(scale(add(floor, sub(upper, lower)), 1 / levels), splat(0.6), splat(0.5 + 0.3 / levels)));
        // The next sheet up throws its shadow away from the light; its own lower edge catches it.
        const toward = mul(facing, scale(pixels, levels));
        const away = clamp01(mulAdd(toward, splat(-0.6), splat(0.5)));
        const shade = mul(add(mul(falloff(toUpper, shadow), sub(splat(1), upper)), lower), away);
        const lip = mul(falloff(toLower, 2.6), clamp01(mulAdd(toward, splat(-0.7), splat(0.3))));
        light = mul(sub(scale(lip, 0.9), shade), splat(terrace));
      } else {
        const folds = sinTurns(mulAdd(height, splat(1.25), scale(slow, 0.8)));
        place = clamp01(mulAdd(folds, splat(0.42), splat(0.5)));
        light = scale(facing, <f32>halfWidth * -0.03);
      }
      v128.store(row + o, place);
      v128.store(rowOf(scratch, y) + o, light);
      v128.store(rowOf(blurred, y) + o, drawn);
    }
    memory.copy(heights, current, <usize>((halfWidth + 8) << 2));
  }
}
