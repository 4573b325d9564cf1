import { allocate, halfHeight, halfWidth, rowOf, blurred, scratch, surface } from "./buffers";
import { channel4 } from "./colours";
import { makeLace, makeNet } from "./lace";
import { flowNoise, setFlow } from "./noise";
import { picturePointer } from "./painted";
import { pixelsOf } from "./picture";
import { ROOM, allocateShifted, restOf, shiftedAt, shiftedRow, shiftedRowFloats, shiftedRows, withinRoom } from "./shifted";
import {
  LANES, TAU, add, brighten, clamp01, div, larger, mix, mul, mulAdd, scale, shift, smaller, smoothstep, splat, square, sub,
} from "./simd";

// Entries of the table of colours.
const SAND: i32 = 0;
const WET_SAND: i32 = 1;
const SHALLOW: i32 = 2;
const DEEP: i32 = 3;
const SKY: i32 = 4;
const FOAM: i32 = 5;
const FOAM_SHADE: i32 = 6;

/** Places along the shore, and how many canvas widths they span. */
const PLACES: i32 = 8192;
const SPAN: f32 = 2.6;
/** Thinner foam has no threads left. */
const LEAST: f32 = 0.02;
/** Cells of the net of light on the floor in a canvas width, and how far its two layers move against each other, in pixels. */
const NET_CELLS: f32 = 17;
const NET_MOVE: f32 = 9;
/** How far the bubbles at a wave's edge stand out of it, and how broad its line of bubbles is, in canvas widths. */
const BUBBLES: f32 = 0.013;
const EDGE_LINE: f32 = 0.0042;

let fronts: usize = 0;
let lace: usize = 0;
let ripples: usize = 0;
let net: usize = 0;
let shoreSeed: i32 = 0;
let seaX: f32 = 0;
let seaY: f32 = 1;
let laceLightX: f32 = 0;
let laceLightY: f32 = 0;

let deepFrom: f32 = 0;
let deepTo: f32 = 1;
let clearTo: f32 = 0.3;
let rippleGain: f32 = 0;
let glitter: f32 = 0;
let causticGain: f32 = 0;
let sheen: f32 = 0;
let sandGrain: f32 = 0;
let swellLength: f32 = 0.4;
let swellFoam: f32 = 0;
let foamDepth: f32 = 1;

/** Four numbers a place: where the edges of two waves, of the water at rest and of the wet sand lie, toward the sea. */
export function frontPointer(): usize {
  if (fronts == 0) fronts = allocate(PLACES * 16);
  return fronts;
}

/**
 * A beach from above, all lengths in canvas widths. (x, y): unit vector toward the sea; offset: how far out of the middle
 * the water's edge lies; bays: depth of the shore's curves; cells, stretch: as `makeLace`; (lightX, lightY): toward the light.
 */
export function makeShore(
  x: f32, y: f32, offset: f32, bays: f32, cells: f32, stretch: f32, lightX: f32, lightY: f32, seed: i32,
): void {
  seaX = x;
  seaY = y;
  laceLightX = lightX;
  laceLightY = lightY;
  lace = makeLace(cells, -y, x, stretch, seed);
  shoreSeed = seed;
  setFlow(0, 0);
  const unit: f32 = 1.0 / <f32>halfWidth;
  const middle = <f32>halfHeight * unit / 2;
  // surface: how far out at sea; scratch: light on the sand; blurred: where foam is dense.
  for (let row = 0; row < halfHeight; row++) {
    const v = <f32>row * unit;
    for (let column = 0; column < halfWidth; column += 4) {
      const u = scale(shift(LANES, <f32>column), unit);
      const o = <usize>(column << 2);
      const far = flowNoise(scale(u, 1.7), splat(v * 1.7), seed + 21);
      const near = flowNoise(scale(u, 7), splat(v * 7), seed + 22);
      const out = shift(scale(shift(u, -0.5), x), (v - middle) * y - offset);
      v128.store(rowOf(surface, row) + o, mulAdd(far, splat(bays), mulAdd(near, splat(bays * 0.09), out)));
      const grit = flowNoise(scale(u, 230), splat(v * 230), seed + 23);
      const blown = flowNoise(mulAdd(far, splat(0.5), scale(u, 6)), mulAdd(near, splat(0.6), splat(v * 21)), seed + 24);
      v128.store(rowOf(scratch, row) + o, add(add(scale(grit, 0.62), scale(blown, 0.16)), scale(far, 0.2)));
      v128.store(rowOf(blurred, row) + o, add(scale(far, 0.45), scale(near, 0.4)));
    }
  }
  ripples = allocateShifted();
  const rowFloats = shiftedRowFloats();
  for (let row = 0; row < shiftedRows(); row++) {
    const v = <f32>(row - ROOM) * unit;
    for (let column = 0; column < rowFloats; column += 4) {
      const u = scale(shift(LANES, <f32>(column - ROOM)), unit);
      const along = mulAdd(u, splat(-y), splat(v * x));
      const out = mulAdd(u, splat(x), splat(v * y));
      const bend = flowNoise(scale(along, 3), scale(out, 6), seed + 31);
      const broad = flowNoise(mulAdd(along, splat(7), scale(bend, 0.5)), mulAdd(out, splat(15), bend), seed + 32);
      const fine = flowNoise(mulAdd(along, splat(19), bend), scale(out, 31), seed + 33);
      v128.store(ripples + <usize>((row * rowFloats + column) << 2), add(scale(broad, 0.7), add(scale(fine, 0.42), scale(bend, 0.25))));
    }
  }
}

/**
 * deep: where the sea begins to deepen and is deep; clear: how far out one sees its floor; ripple, glitters: strength of the
 * surface's light and of its glints; caustics: of the net of light on the floor; gloss: of the sky in wet sand; grain:
 * contrast of sand; swell, whitecaps: from one swell far out to the next, and its foam; foamLight: relief of foam.
 */
export function setShore(
  deepFrom_: f32, deepTo_: f32, clear: f32, ripple: f32, glitters: f32, caustics: f32, gloss: f32, grain: f32, swell: f32,
  whitecaps: f32, foamLight: f32,
): void {
  deepFrom = deepFrom_;
  deepTo = deepTo_;
  clearTo = clear;
  rippleGain = ripple;
  glitter = glitters;
  causticGain = caustics;
  // Without light on its floor the sea needs no net of its own.
  net = caustics > 0 ? makeNet(NET_CELLS, shoreSeed + 40) : lace;
  sheen = gloss;
  sandGrain = grain;
  swellLength = swell;
  swellFoam = whitecaps;
  foamDepth = foamLight;
}

/**
 * Foam of the two waves: at their front and how far it reaches back, what trails behind and how far, how steep they are, and the
 * line of bubbles along their edge.
 */
const waves = memory.data(2 * 6 * 4, 16);

export function setShoreWave(wave: i32, front: f32, breadth: f32, trail: f32, reach: f32, face: f32, line: f32): void {
  const at = waves + <usize>(wave * 24);
  store<f32>(at, front);
  store<f32>(at, 1 / breadth, 4);
  store<f32>(at, trail, 8);
  store<f32>(at, 1 / reach, 12);
  store<f32>(at, face, 16);
  store<f32>(at, line, 20);
}

/** Foam behind a wave's front, before it is torn into threads. */
@inline function thickness(wave: i32, behind: v128): v128 {
  const at = waves + <usize>(wave * 24);
  const front = div(splat(load<f32>(at)), shift(square(scale(behind, load<f32>(at, 4))), 1));
  const trail = div(splat(load<f32>(at, 8)), shift(square(scale(behind, load<f32>(at, 12))), 1));
  const line = div(splat(load<f32>(at, 20)), shift(square(scale(behind, 1 / EDGE_LINE)), 1));
  return mul(add(add(front, trail), line), smoothstep(-0.004, 0.004, behind));
}

@inline function threads(threads_: v128, thick: v128): v128 { return clamp01(scale(shift(add(threads_, thick), -1), 2.6)); }

@inline function sandChannel(index: i32, light: v128, wet: v128, gloss: v128): v128 {
  const sand = mix(channel4(SAND, index), channel4(WET_SAND, index), wet);
  return mix(mul(sand, light), channel4(SKY, index), gloss);
}

@inline function shoreChannel(
  index: i32, sandLight: v128, wet: v128, gloss: v128, deep: v128, opaque: v128, caustic: v128, ripple: v128, dusk: v128,
  glint: v128, foam: v128, foamLit: v128,
): v128 {
  const lit = sandChannel(index, sandLight, wet, gloss);
  const water = mix(channel4(SHALLOW, index), channel4(DEEP, index), deep);
  const waved = mix(mul(water, shift(dusk, 1)), channel4(SKY, index), ripple);
  const seen = brighten(mix(lit, waved, opaque), caustic, 1);
  const white = mix(channel4(FOAM_SHADE, index), channel4(FOAM, index), foamLit);
  return mix(brighten(seen, glint, 1.04), white, foam);
}

/**
 * One moment into the host's picture: `t` for the swell, and by how many half-resolution pixels the nets of foam of the two
 * waves, the foam at rest and the ripples have moved.
 */
export function drawShore(
  t: f32, moveX0: f32, moveY0: f32, moveX1: f32, moveY1: f32, swayX: f32, swayY: f32, gloss: f32,
): void {
  const picture = picturePointer();
  const unit: f32 = 1.0 / <f32>halfWidth;
  const middle = <f32>halfHeight * unit / 2;
  const x0 = withinRoom(moveX0);
  const y0 = withinRoom(moveY0);
  const x1 = withinRoom(moveX1);
  const y1 = withinRoom(moveY1);
  const toPlaces = <f32>PLACES / SPAN;
  const netX = NET_MOVE * Mathf.cos(TAU * t) + swayX;
  const netY = NET_MOVE * Mathf.sin(TAU * t) + swayY;
  for (let y = 0; y < halfHeight; y++) {
    const v = <f32>y * unit - middle;
    const net0 = shiftedRow(lace, y, x0, y0);
    const net1 = shiftedRow(lace, y, x1, y1);
    const rest = shiftedRow(lace, y, swayX, swayY);
    const restLit = shiftedRow(lace, y, swayX + 2.5 * laceLightX, swayY + 2.5 * laceLightY);
    const one = shiftedRow(ripples, y, swayX * 1.6, swayY * 1.6);
    const other = shiftedRow(ripples, y, 40 - swayX, -24 - swayY);
    const oneNet = shiftedRow(net, y, netX, netY);
    const otherNet = shiftedRow(net, y, -netY, netX);
    const placeOfRow = v * seaX;
    for (let x = 0; x < halfWidth; x += 4) {
      const o = <usize>(x << 2);
      const far = v128.load(rowOf(surface, y) + o);
      const patch = v128.load(rowOf(blurred, y) + o);
      const grain = v128.load(rowOf(scratch, y) + o);
      const u = shift(scale(shift(LANES, <f32>x), unit), -0.5);
      const place = shift(scale(shift(scale(u, -seaY), placeOfRow), toPlaces), <f32>PLACES / 2);
      const index = i32x4.trunc_sat_f32x4_s(smaller(larger(place, splat(0)), splat(<f32>PLACES - 1)));
      const a = v128.load(fronts + (<usize>i32x4.extract_lane(index, 0) << 4));
      const b = v128.load(fronts + (<usize>i32x4.extract_lane(index, 1) << 4));
      const c = v128.load(fronts + (<usize>i32x4.extract_lane(index, 2) << 4));
      const d = v128.load(fronts + (<usize>i32x4.extract_lane(index, 3) << 4));
      const abLow = v128.shuffle<f32>(a, b, 0, 4, 1, 5);
      const cdLow = v128.shuffle<f32>(c, d, 0, 4, 1, 5);
      const abHigh = v128.shuffle<f32>(a, b, 2, 6, 3, 7);
      const cdHigh = v128.shuffle<f32>(c, d, 2, 6, 3, 7);
      const nets2 = shiftedAt(rest + o, restOf(swayX), restOf(swayY));
      const bubbly = mulAdd(nets2, splat(BUBBLES), far);
      const behind0 = sub(bubbly, v128.shuffle<f32>(abLow, cdLow, 0, 1, 4, 5));
      const behind1 = sub(bubbly, v128.shuffle<f32>(abLow, cdLow, 2, 3, 6, 7));
      const still = sub(far, v128.shuffle<f32>(abHigh, cdHigh, 0, 1, 4, 5));
      const wetTo = sub(far, v128.shuffle<f32>(abHigh, cdHigh, 2, 3, 6, 7));
      const edge = larger(larger(behind0, behind1), still);

      // Sand: dry, then damp, then glossy; shaded where the water's edge stands over it.
      const soaked = smoothstep(-0.008, 0.03, mulAdd(patch, splat(0.03), wetTo));
      const wet = mul(soaked, shift(scale(clamp01(scale(wetTo, 4)), 0.4), 0.6));
      const rim = clamp01(shift(scale(edge, 70), 1));
      const shade = mul(rim, splat(0.2));
      const sandLight = sub(shift(mul(scale(grain, sandGrain), shift(scale(soaked, -0.62), 1)), 1), shade);
      const fresh = shift(scale(clamp01(scale(shift(edge, 0.3), 3.3)), 0.75), 0.25);
      const mirrored = clamp01(mul(mul(soaked, fresh), scale(shift(scale(patch, 1.1), 0.75), sheen * gloss)));

      let deep: v128, opaque: v128, caustic: v128, ripple: v128, dusk: v128, glint: v128, foam: v128, foamLit: v128;
      const isWater = smoothstep(-0.004, 0.003, edge);
      if (v128.any_true(f32x4.gt(isWater, splat(0)))) {
        const out = larger(still, splat(0));
        deep = smoothstep(deepFrom, deepTo, out);
        opaque = mul(isWater, shift(scale(smoothstep(-0.16, clearTo * 0.8, still), 0.6), 0.36));
        const wave = add(
          shiftedAt(one + o, restOf(swayX * 1.6), restOf(swayY * 1.6)), shiftedAt(other + o, restOf(-swayX), restOf(-swayY)),
        );
        const open = clamp01(scale(out, 6));
        const up = mul(scale(wave, rippleGain), open);
        ripple = clamp01(up);
        dusk = scale(smaller(up, splat(0)), 0.55);
        glint = mul(scale(smoothstep(0.7, 1.25, mulAdd(grain, splat(1.3), wave)), glitter), open);
        // Two nets that drift over each other: light is where both gather it.
        const line = smaller(
          shiftedAt(oneNet + o, restOf(netX), restOf(netY)), shiftedAt(otherNet + o, restOf(-netY), restOf(netX)),
        );
        const shallows = mul(clamp01(scale(edge, 9)), sub(splat(1), smoothstep(0.1, clearTo * 1.5 + 0.15, out)));
        caustic = mul(scale(line, causticGain), shallows);

        // Out at sea one swell after the other rears up, darkens, and here and there breaks.
        const turns = shift(mulAdd(patch, splat(0.35), scale(out, 1 / swellLength)), t);
        const phase = sub(turns, f32x4.floor(turns));
        const isOut = smoothstep(swellLength * 0.5, swellLength * 1.1, out);
        const reared = mul(isOut, square(phase));
        dusk = sub(dusk, scale(reared, swellFoam > 0 ? 0.16 : 0.05));
        const crest = div(splat(swellFoam), shift(square(scale(phase, 7)), 1));
        const broken = mul(mul(crest, smoothstep(-0.2, 0.3, patch)), mul(isOut, smoothstep(0, 0.03, phase)));

        const face0 = load<f32>(waves + 16);
        const face1 = load<f32>(waves + 40);
        const steep0 = mul(clamp01(shift(scale(behind0, 11), 1)), splat(face0));
        const steep1 = mul(clamp01(shift(scale(behind1, 11), 1)), splat(face1));
        const onFace0 = v128.and(steep0, f32x4.lt(behind0, splat(0)));
        const onFace1 = v128.and(steep1, f32x4.lt(behind1, splat(0)));
        dusk = sub(dusk, scale(larger(onFace0, onFace1), 0.22));

        // In some places foam is dense, and in others there is none left: a net of one kind all over would be veins of marble.
        const dense = clamp01(shift(scale(patch, 1.9), 0.82));
        const left = mul(div(splat(0.5), shift(square(scale(still, 8)), 1)), smoothstep(-0.05, 0.02, still));
        foam = threads(nets2, larger(mul(left, dense), broken));
        const thick0 = mul(thickness(0, behind0), dense);
        const thick1 = mul(thickness(1, behind1), dense);
        if (v128.any_true(f32x4.gt(thick0, splat(LEAST)))) {
          foam = larger(foam, threads(shiftedAt(net0 + o, restOf(x0), restOf(y0)), thick0));
        }
        if (v128.any_true(f32x4.gt(thick1, splat(LEAST)))) {
          foam = larger(foam, threads(shiftedAt(net1 + o, restOf(x1), restOf(y1)), thick1));
        }
        const relief = scale(sub(nets2, v128.load(restLit + o)), foamDepth);
        foamLit = clamp01(shift(mulAdd(foam, splat(0.3), relief), 0.5));
        foam = mul(foam, isWater);
      } else {
        // Bare sand is the most of many a beach.
        const bare = pixelsOf(
          sandChannel(0, sandLight, wet, mirrored), sandChannel(1, sandLight, wet, mirrored),
          sandChannel(2, sandLight, wet, mirrored),
        );
        v128.store(picture + <usize>((y * halfWidth + x) << 2), bare);
        continue;
      }
      const red = shoreChannel(0, sandLight, wet, mirrored, deep, opaque, caustic, ripple, dusk, glint, foam, foamLit);
      const green = shoreChannel(1, sandLight, wet, mirrored, deep, opaque, caustic, ripple, dusk, glint, foam, foamLit);
      const blue = shoreChannel(2, sandLight, wet, mirrored, deep, opaque, caustic, ripple, dusk, glint, foam, foamLit);
      v128.store(picture + <usize>((y * halfWidth + x) << 2), pixelsOf(red, green, blue));
    }
  }
}
