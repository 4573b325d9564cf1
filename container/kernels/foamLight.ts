import { allocate, blurred, calm, halfHeight, halfWidth, rowFloats, rowOf } from "./buffers";
import { calmContrast, calmTone } from "./calm";
import { CALM_COLOUR, channel4, ramp } from "./colours";
import { BED, FRONT, NO_BUBBLE, bubbleAt, foamPlane } from "./foam";
import { filmColour, windowIn } from "./foamFilm";
import { bilinearAcross, quarterColumns, quarterField, quarterMargin } from "./quarter";
import {
  LANES, abs, add, brighten, clamp01, div, larger, mix, mul, mulAdd, scale, shift, smaller, smoothstep, splat, sqrt,
  square, sub,
} from "./simd";
import { storePixels } from "./yuv";

// Entries of the table of colours.
const SHADOW: i32 = 0;
const BASE: i32 = 1;
const LIGHT: i32 = 2;
/** What the ground is multiplied by in the foam's shadow. */
const TINT: i32 = 3;

/** Radii in half-resolution pixels from which on a bubble is milky, and clear. */
const MILKY: f32 = 4;
const CLEAR: f32 = 24;

/** How much darker it is behind bubbles, and how much fine foam varies. */
const UNDER: f32 = 0.14;
const FINE: f32 = 0.22;
/** How far the ground gives way to the calm colour behind words. */
const HUSH: f32 = 0.7;

let ground: usize = 0;
let lightX: f32 = -0.7;
let lightY: f32 = -0.7;
let middle: f32 = 0.6;
let edgeRelief: f32 = 0;
let bubbleRelief: f32 = 0;
let wallLight: f32 = 0;
let hollow: f32 = 0;
let opacity: f32 = 1;
let gloss: f32 = 1;
let iridescence: f32 = 0;
let pearl: f32 = 0;
let shadow: f32 = 0;
let shadowX: i32 = 0;
let shadowY: i32 = 0;
let windowSize: f32 = 0.16;
let windowSoftness: f32 = 0.06;
let keptContrast: f32 = 0.2;
let calmPull: f32 = 0;

/** Where the host puts what the foam lies on, RGB, and the light on the finest foam, one byte each; half resolution, row by row. */
export function foamGroundPointer(): usize {
  if (ground == 0) ground = allocate(<usize>(halfWidth * halfHeight * 4));
  return ground;
}

/** Light from (x, y), a unit vector; how bright level foam is, 0…1; relief of its edge, of each bubble. */
export function setFoamLight(x: f32, y: f32, middle_: f32, edge: f32, bubbles: f32): void {
  lightX = x;
  lightY = y;
  middle = middle_;
  edgeRelief = edge;
  bubbleRelief = bubbles;
}

/**
 * walls: light in the walls between bubbles; hollow: shade beside them; opacity: of a small bubble, 0…1, large ones are
 * clear; gloss: of windows' reflections; iridescence, pearl: of clear films in front and of those in the bed. The window's size and
 * softness for a ball of radius 1.
 */
export function setFoamFilm(
  walls: f32, hollow_: f32, opacity_: f32, gloss_: f32, iridescence_: f32, pearl_: f32, size: f32,
  softness: f32,
): void {
  wallLight = walls;
  hollow = hollow_;
  opacity = opacity_;
  gloss = gloss_;
  iridescence = iridescence_;
  pearl = pearl_;
  windowSize = size;
  windowSoftness = softness;
}

/** The shadow on the ground: depth, 0…1, and offset in half-resolution pixels, at most 40. */
export function setFoamShadow(depth: f32, x: i32, y: i32): void {
  shadow = depth;
  shadowX = x;
  shadowY = y;
}

/** Inside quiet zones: the share of contrast that stays, and how far colour is pulled toward the calm one. */
export function setFoamCalm(contrast: f32, pull: f32): void {
  keptContrast = contrast;
  calmPull = pull;
}

// One bubble under four pixels: middle, radius and chance, gathered from the table.
let bubbleX: v128 = splat(0);
let bubbleY: v128 = splat(0);
let bubbleRadius: v128 = splat(1);
let bubbleChance: v128 = splat(0);

@inline function gather(table: usize, ids: v128): void {
  const a = v128.load(table + <usize>(i32x4.extract_lane(ids, 0) << 4));
  const b = v128.load(table + <usize>(i32x4.extract_lane(ids, 1) << 4));
  const c = v128.load(table + <usize>(i32x4.extract_lane(ids, 2) << 4));
  const d = v128.load(table + <usize>(i32x4.extract_lane(ids, 3) << 4));
  const lowAB = v128.shuffle<f32>(a, b, 0, 4, 1, 5);
  const lowCD = v128.shuffle<f32>(c, d, 0, 4, 1, 5);
  const highAB = v128.shuffle<f32>(a, b, 2, 6, 3, 7);
  const highCD = v128.shuffle<f32>(c, d, 2, 6, 3, 7);
  bubbleX = v128.shuffle<f32>(lowAB, lowCD, 0, 1, 4, 5);
  bubbleY = v128.shuffle<f32>(lowAB, lowCD, 2, 3, 6, 7);
  bubbleRadius = v128.shuffle<f32>(highAB, highCD, 0, 1, 4, 5);
  bubbleChance = v128.shuffle<f32>(highAB, highCD, 2, 3, 6, 7);
}

@inline function gatherMiddles(table: usize, ids: v128): void {
  const a = v128.load64_zero(table + <usize>(i32x4.extract_lane(ids, 0) << 4));
  const b = v128.load64_zero(table + <usize>(i32x4.extract_lane(ids, 1) << 4));
  const c = v128.load64_zero(table + <usize>(i32x4.extract_lane(ids, 2) << 4));
  const d = v128.load64_zero(table + <usize>(i32x4.extract_lane(ids, 3) << 4));
  const first = v128.shuffle<f32>(a, b, 0, 4, 1, 5);
  const last = v128.shuffle<f32>(c, d, 0, 4, 1, 5);
  bubbleX = v128.shuffle<f32>(first, last, 0, 1, 4, 5);
  bubbleY = v128.shuffle<f32>(first, last, 2, 3, 6, 7);
}

// What `lookAt` finds of one layer under four pixels.
/** Share of the pixel that lies in a bubble; distance to its nearest wall in pixels. */
let cover: v128 = splat(0);
let wall: v128 = splat(0);
/** The bubble's surface normal; 0 milky to 1 clear. */
let nx: v128 = splat(0);
let ny: v128 = splat(0);
let nz: v128 = splat(1);
let clearness: v128 = splat(0);

@inline function lookAt(layer: i32, o: usize, x: v128, y: f32): void {
  const table = bubbleAt(layer);
  const first = v128.load(foamPlane(layer, 0) + o);
  const second = v128.load(foamPlane(layer, 1) + o);
  gatherMiddles(table, v128.load(foamPlane(layer, 3) + o));
  const besideX = bubbleX;
  const besideY = bubbleY;
  gather(table, v128.load(foamPlane(layer, 2) + o));
  const apartX = sub(besideX, bubbleX);
  const apartY = sub(besideY, bubbleY);
  const toRim = div(scale(first, 0.5), bubbleRadius);
  const apart = sqrt(shift(mulAdd(apartX, apartX, square(apartY)), 0.01));
  const toWall = div(scale(sub(first, second), 0.5), apart);
  wall = larger(smaller(toRim, toWall), splat(0));
  cover = clamp01(scale(shift(toRim, 0.35), 1.1));
  const perRadius = div(splat(1), bubbleRadius);
  nx = mul(sub(x, bubbleX), perRadius);
  ny = mul(sub(splat(y), bubbleY), perRadius);
  nz = sqrt(larger(sub(splat(1), mulAdd(nx, nx, square(ny))), splat(0.02)));
  clearness = smoothstep(MILKY, CLEAR, bubbleRadius);
}

/** White that a bubble mirrors: the window toward the light, and the same, small and upside down, on its far wall. */
@inline function mirrored(facing: v128): v128 {
  let light = splat(0);
  const blur = mulAdd(splat(1.3), div(splat(1), bubbleRadius), splat(windowSoftness));
  if (v128.any_true(f32x4.gt(facing, splat(0.12)))) {
    const twice = add(nz, nz);
    const x = shift(mul(twice, nx), -0.88 * lightX);
    light = windowIn(x, shift(mul(twice, ny), -0.88 * lightY), windowSize, blur, true);
  }
  if (v128.any_true(v128.and(f32x4.lt(facing, splat(-0.2)), f32x4.gt(clearness, splat(0.01))))) {
    const far = windowIn(shift(nx, 0.62 * lightX), shift(ny, 0.62 * lightY), windowSize * 0.62, scale(blur, 1.6), false);
    light = mulAdd(far, scale(clearness, 0.36), light);
  }
  return light;
}

@inline function groundOf(pixels: v128, index: i32): v128 {
  const bytes = v128.and(i32x4.shr_u(pixels, index << 3), i32x4.splat(0xff));
  return scale(f32x4.convert_i32x4_u(bytes), 1 / 255.0);
}

@inline function foamChannel(index: i32, low: v128, high: v128): v128 {
  return ramp(channel4(SHADOW, index), channel4(BASE, index), channel4(LIGHT, index), low, high);
}

/** Foam over its ground: mounds, milky small bubbles, clear large ones with windows in them. */
export function shadeFoam(): void {
  const quarterRowBytes = <usize>(quarterColumns << 2);
  for (let y = 0; y < halfHeight; y++) {
    const calmRow = rowOf(calm, y);
    const coverRow = rowOf(blurred, y);
    const above = rowOf(blurred, max(y - 3, -2));
    const below = rowOf(blurred, min(y + 3, halfHeight + 1));
    const shadowRow = rowOf(blurred, min(max(y - shadowY, -2), halfHeight + 1));
    const quarterRow = quarterField(1) + (<usize>(((y >> 1) + quarterMargin) * quarterColumns + quarterMargin) << 2);
    const between: f32 = y & 1 ? 0.5 : 0;
    for (let x = 0; x < halfWidth; x += 4) {
      const o = <usize>(x << 2);
      const plane = <usize>((y * rowFloats + x) << 2);
      const nearWords = v128.load(calmRow + o);
      const lively = sub(splat(1), scale(calmContrast(nearWords), 1 - keptContrast));

      const at = <usize>((x >> 1) << 2);
      const mound = bilinearAcross(quarterRow + at, quarterRow + at + quarterRowBytes, between);
      const edgeX = sub(v128.load(coverRow + o - 12), v128.load(coverRow + o + 12));
      const edgeY = sub(v128.load(above + o), v128.load(below + o));
      const edgeLight = scale(mulAdd(edgeX, splat(lightX), scale(edgeY, lightY)), edgeRelief);
      const steep = add(mound, edgeLight);
      // A shoulder at both ends: neither side of a steep mound loses its bubbles.
      const form = div(steep, shift(scale(abs(steep), 1.7), 1));

      const pixels = v128.load(ground + <usize>((y * halfWidth + x) << 2));
      const thick = scale(smoothstep(0.5, 0.86, v128.load(coverRow + o)), opacity);
      let red = splat(0);
      let green = splat(0);
      let blue = splat(0);
      // Nothing is seen through deep foam.
      if (v128.any_true(f32x4.lt(thick, splat(1)))) {
        const dark = scale(mul(smoothstep(0.1, 0.9, v128.load(shadowRow + o - <usize>(shadowX << 2))), lively), shadow);
        const hushed = scale(calmTone(nearWords), HUSH);
        red = mul(mix(groundOf(pixels, 0), channel4(CALM_COLOUR, 0), hushed), mix(splat(1), channel4(TINT, 0), dark));
        green = mul(mix(groundOf(pixels, 1), channel4(CALM_COLOUR, 1), hushed), mix(splat(1), channel4(TINT, 1), dark));
        blue = mul(mix(groundOf(pixels, 2), channel4(CALM_COLOUR, 2), hushed), mix(splat(1), channel4(TINT, 2), dark));
      }

      // Between and behind bubbles there is finer foam.
      const tone = mulAdd(add(form, scale(shift(groundOf(pixels, 3), -0.5), FINE)), lively, splat(middle));
      if (v128.any_true(f32x4.gt(thick, splat(0)))) {
        const under = clamp01(shift(tone, -UNDER));
        const low = clamp01(add(under, under));
        const high = clamp01(shift(add(under, under), -1));
        red = mix(red, foamChannel(0, low, high), thick);
        green = mix(green, foamChannel(1, low, high), thick);
        blue = mix(blue, foamChannel(2, low, high), thick);
      }
      if (v128.any_true(f32x4.gt(v128.load(foamPlane(BED, 0) + plane), splat(NO_BUBBLE)))) {
        lookAt(BED, plane, shift(LANES, <f32>x), <f32>y);
        const facing = mulAdd(nx, splat(lightX), scale(ny, lightY));
        const beside = square(clamp01(sub(splat(1), div(wall, scale(bubbleRadius, 0.4)))));
        const line = square(clamp01(sub(splat(1), div(wall, mulAdd(bubbleRadius, splat(0.035), splat(1.15))))));
        // Small bubbles are lit like pearls, clear ones gather light away from it.
        const turned = mul(facing, sub(splat(bubbleRelief), scale(clearness, bubbleRelief * 1.7)));
        const shaded = add(sub(turned, scale(beside, hollow)), scale(line, wallLight));
        const own = mulAdd(shift(bubbleChance, -0.5), splat(0.06), shaded);
        const light = clamp01(mulAdd(own, lively, tone));
        const low = clamp01(add(light, light));
        const high = clamp01(shift(add(light, light), -1));
        const seen = sub(splat(1), scale(mul(clearness, sub(splat(1), line)), 0.55));
        const share = mul(mul(cover, seen), mix(splat(opacity), splat(1), line));
        const white = scale(mul(mul(mirrored(facing), lively), cover), gloss);
        red = mix(red, foamChannel(0, low, high), share);
        green = mix(green, foamChannel(1, low, high), share);
        blue = mix(blue, foamChannel(2, low, high), share);
        const film = mul(mul(scale(clearness, pearl), cover), mul(sub(splat(1), nz), lively));
        if (v128.any_true(f32x4.gt(film, splat(0.01)))) {
          const thickness = mulAdd(nx, splat(0.3), mulAdd(ny, splat(0.8), add(bubbleChance, bubbleChance)));
          red = mix(red, filmColour(0, thickness), film);
          green = mix(green, filmColour(1, thickness), film);
          blue = mix(blue, filmColour(2, thickness), film);
        }
        red = brighten(red, white, 1.03);
        green = brighten(green, white, 1.03);
        blue = brighten(blue, white, 1.03);
      }

      if (v128.any_true(f32x4.gt(v128.load(foamPlane(FRONT, 0) + plane), splat(NO_BUBBLE)))) {
        lookAt(FRONT, plane, shift(LANES, <f32>x), <f32>y);
        const inFront = mul(cover, lively);
        const facing = mulAdd(nx, splat(lightX), scale(ny, lightY));
        const flank = sub(splat(1), nz);
        const line = square(clamp01(sub(splat(1), div(wall, mulAdd(bubbleRadius, splat(0.014), splat(1.3))))));
        const fresnel = mul(flank, flank);
        // The near wall shades what lies behind it, the far wall gathers light on it.
        const shade = mul(clamp01(mulAdd(fresnel, splat(0.75), scale(mul(flank, facing), 0.4))), inFront);
        const pool = mul(scale(mul(clamp01(sub(splat(0), facing)), flank), 0.55), inFront);
        const white = mul(mulAdd(mirrored(facing), splat(gloss), mulAdd(line, splat(0.55), pool)), inFront);
        const streaks = mul(nx, ny);
        const thickness = mulAdd(streaks, splat(0.22), mulAdd(ny, splat(0.75), mulAdd(flank, splat(1.4), bubbleChance)));
        const film = mul(scale(mulAdd(flank, splat(0.95), splat(0.1)), iridescence), inFront);
        red = brighten(mix(mul(red, mix(splat(1), channel4(TINT, 0), shade)), filmColour(0, thickness), film), white, 1.03);
        green = brighten(mix(mul(green, mix(splat(1), channel4(TINT, 1), shade)), filmColour(1, thickness), film), white, 1.03);
        blue = brighten(mix(mul(blue, mix(splat(1), channel4(TINT, 2), shade)), filmColour(2, thickness), film), white, 1.03);
      }

      const pull = scale(calmTone(nearWords), calmPull);
      storePixels(
        x, y, mix(red, channel4(CALM_COLOUR, 0), pull), mix(green, channel4(CALM_COLOUR, 1), pull),
        mix(blue, channel4(CALM_COLOUR, 2), pull),
      );
    }
  }
}
