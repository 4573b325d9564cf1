import { allocate, calm, clearPlane, halfHeight, halfWidth, originOffset, planeBytes, rowOf } from "./buffers";
import { calmContrast, calmTone } from "./calm";
import { CALM_COLOUR, component, productComponent } from "./colours";
import { SOFTBOX, keep, keepSoftbox, number, softbox } from "./numbers";
import { HEIGHT, LIGHTER, SHADE, SLOPE_X, SLOPE_Y, TURNING, fromRow, layOutRows } from "./rows";
import { prepareRelief, takeReliefRow } from "./sculpture";
import {
  LANES, abs, add, clamp01, cosTurns, div, larger, mix, mul, mulAdd, mulSub, negate, scale, shift, smaller, smoothstep, splat,
  sqrt, square, sub,
} from "./simd";
import { storeComponents } from "./yuv";

// Entries of the table of colours.
const DEEP: i32 = 0;
const BODY: i32 = 1;
const LIGHT: i32 = 2;
/** Of a second hue that plays over slopes. */
const SHEEN: i32 = 3;

let slope: f32 = 1;
let from: f32 = 0;
let perHeight: f32 = 1;
let clarity: f32 = 0;
let inner: f32 = 0;
let milk: f32 = 0;
let bending: f32 = 0;
let iridescence: f32 = 0;
let towardX: f32 = -0.7;
let towardY: f32 = -0.7;
let keyX: f32 = -0.46;
let keyY: f32 = -0.5;
let keyWidth: f32 = 0.16;
let keyHeight: f32 = 0.2;
let keySoftness: f32 = 0.05;
let keyLight: f32 = 0.9;
let rimLight: f32 = 0.3;
let cavity: f32 = 0;
let calmRelief: f32 = 0;
let calmPull: f32 = 0;
let bubbles: usize = 0;

/**
 * slope: normal per height; from, to: the heights between which it gets deep, canvas widths; clarity: how much paler it
 * is where it is thin; inner: light that gathers in flanks away from the light; milk: how much it scatters like a cream;
 * bending: how far it bends what shines through, canvas widths; iridescence: of its sheen, 0…1.
 */
export function setGel(
  slope_: f32, from_: f32, to: f32, clarity_: f32, inner_: f32, milk_: f32, bending_: f32, iridescence_: f32, cavity_: f32,
): void {
  slope = slope_;
  from = from_;
  perHeight = 1 / (to - from_);
  clarity = clarity_;
  inner = inner_;
  milk = milk_;
  bending = bending_;
  iridescence = iridescence_;
  cavity = cavity_;
}

/** (towardX, towardY): unit vector to the light; the window as in `setKey`; rim: what steep flanks mirror of the room. */
export function setGelLight(
  towardX_: f32, towardY_: f32, x: f32, y: f32, width: f32, height: f32, softness: f32, light: f32, rim: f32,
): void {
  towardX = towardX_;
  towardY = towardY_;
  keyX = x;
  keyY = y;
  keyWidth = width;
  keyHeight = height;
  keySoftness = softness;
  keyLight = light;
  rimLight = rim;
}

/** Inside quiet zones: the share of relief that stays, and how far colour is pulled toward the calm one. */
export function setGelCalm(relief: f32, pull: f32): void {
  calmRelief = relief;
  calmPull = pull;
}

export function clearBubbles(): void {
  if (bubbles == 0) bubbles = allocate(planeBytes) + originOffset();
  clearPlane(bubbles);
}

/** A bubble in the gel, canvas widths; strength: how far it is in front, 0…1. */
export function addBubble(x: f32, y: f32, radius: f32, strength: f32): void {
  const width = <f32>halfWidth;
  const centreX = x * width;
  const centreY = y * width;
  const size = radius * width;
  const reach = size + 1.5;
  const left = max(<i32>Mathf.floor(centreX - reach) & ~3, 0);
  const right = min(<i32>Mathf.ceil(centreX + reach), halfWidth - 4);
  const top = max(<i32>Mathf.floor(centreY - reach), 0);
  const bottom = min(<i32>Mathf.ceil(centreY + reach), halfHeight - 1);
  const edge: f32 = 1 / max<f32>(size, 0.5);
  for (let row = top; row <= bottom; row++) {
    const dy = splat((<f32>row - centreY) * edge);
    for (let column = left; column <= right; column += 4) {
      const dx = scale(shift(LANES, <f32>column - centreX), edge);
      const away = sqrt(mulAdd(dx, dx, square(dy)));
      const cover = clamp01(scale(sub(splat(1 + 0.5 * edge), away), 1 / edge));
      const toward = mulAdd(dx, splat(towardX), scale(dy, towardY));
      // Total reflection darkens its rim toward the light; what it gathers lights the other side.
      const rim = smoothstep(0.55, 0.95, away);
      const dark = mul(rim, clamp01(mulAdd(toward, splat(0.55), splat(0.32))));
      const pool = mul(smoothstep(0.2, 0.85, away), clamp01(scale(toward, -0.95)));
      const glintX = shift(dx, -0.42 * towardX);
      const glintY = shift(dy, -0.42 * towardY);
      const glint = clamp01(sub(splat(1.3), scale(mulAdd(glintX, glintX, square(glintY)), 26)));
      const light = sub(add(pool, scale(glint, 0.9)), scale(dark, 0.75));
      const at = rowOf(bubbles, row) + <usize>(column << 2);
      v128.store(at, mix(v128.load(at), scale(light, strength), cover));
    }
  }
}

// Numbers that are kept.
const STEEPNESS: i32 = 0;
const SHARPNESS: i32 = 1;
const TOWARD_X: i32 = 2;
const TOWARD_Y: i32 = 3;
const BENDING: i32 = 4;
const PER_HEIGHT: i32 = 5;
const FROM: i32 = 6;
const INNER: i32 = 7;
const CLARITY: i32 = 8;
const MILK: i32 = 9;
const DIMMING: i32 = 10;
const RIM: i32 = 11;
const PANE: i32 = 12;
const COUNTER: i32 = PANE + SOFTBOX;
/** Eight for each component of colour: the ramp, that ramp dimmed, and the sheen likewise. */
const RAMP: i32 = COUNTER + SOFTBOX;
const CALM: i32 = RAMP + 24;

function keepNumbers(): void {
  keep(STEEPNESS, slope * <f32>halfWidth * 0.125);
  keep(SHARPNESS, 40);
  keep(TOWARD_X, towardX);
  keep(TOWARD_Y, towardY);
  keep(BENDING, bending);
  keep(PER_HEIGHT, perHeight);
  keep(FROM, -from * perHeight);
  keep(INNER, inner);
  keep(CLARITY, clarity);
  keep(MILK, milk);
  keep(DIMMING, 0.9 - 0.7 * milk);
  keep(RIM, rimLight);
  keepSoftbox(PANE, keyX, keyY, keyWidth, keyHeight, keySoftness, 1);
  keepSoftbox(COUNTER, -keyX * 1.1, -keyY * 0.9, 0.2, 0.14, 0.13, rimLight * 0.5);
  for (let index = 0; index < 3; index++) {
    const at = RAMP + 8 * index;
    const deep = component(DEEP, index);
    const body = component(BODY, index);
    keep(at, deep);
    keep(at + 1, body - deep);
    keep(at + 2, component(LIGHT, index) - body);
    // What dims is the gel's own deep colour.
    const dimmedDeep = productComponent(DEEP, DEEP, index) - deep;
    const dimmedBody = productComponent(BODY, DEEP, index) - body;
    keep(at + 3, dimmedDeep);
    keep(at + 4, dimmedBody - dimmedDeep);
    keep(at + 5, productComponent(LIGHT, DEEP, index) - component(LIGHT, index) - dimmedBody);
    keep(at + 6, component(SHEEN, index));
    keep(at + 7, productComponent(SHEEN, DEEP, index) - component(SHEEN, index));
    keep(CALM + index, component(CALM_COLOUR, index));
  }
}

@inline function rampAt(at: i32, low: v128, high: v128): v128 {
  return mulAdd(high, number(at + 2), mulAdd(low, number(at + 1), number(at)));
}

@inline function gelComponent(index: i32, low: v128, high: v128, dim: v128, sheen: v128): v128 {
  const at = RAMP + 8 * index;
  const seen = mulAdd(rampAt(at + 3, low, high), dim, rampAt(at, low, high));
  if (iridescence <= 0) return seen;
  return mix(seen, mulAdd(number(at + 7), dim, number(at + 6)), sheen);
}

/** Half a step of eight-bit chroma, in a pattern of 4×4 pixels: even gel would show bands of hue. */
@inline function chromaDither(y: i32): v128 {
  const pattern = y & 1 ? f32x4(0.9, -0.6, 0.4, -0.1) : f32x4(-0.9, 0.6, -0.4, 0.1);
  return scale(y & 2 ? v128.shuffle<f32>(pattern, pattern, 2, 3, 0, 1) : pattern, 0.0026);
}

/** Clear or milky gel: deep where it is thick, light gathered in its far flanks, sharp windows on its skin. */
export function shadeGel(): void {
  layOutRows();
  prepareRelief(20, cavity, -0.24, 0.14);
  keepNumbers();
  for (let y = 0; y < halfHeight; y++) {
    takeReliefRow(y, true);
    shadeRow(y);
  }
}

function shadeRow(y: i32): void {
  const unit: f32 = 1.0 / <f32>halfWidth;
  const v = splat(<f32>y * unit - <f32>halfHeight * unit * 0.5);
  const calmRow = rowOf(calm, y);
  const dither = chromaDither(y);
  const barFrom: f32 = 0.006;
  const barTo: f32 = 0.02 + keySoftness * 0.5;
  for (let x = 0; x < halfWidth; x += 4) {
    const o = <usize>(x << 2);
    const nearWords = v128.load(calmRow + o);
    const hasWords = v128.any_true(nearWords);
    let relief = splat(1);
    let lively = splat(keyLight);
    let livelyRoom = splat(1);
    if (hasWords) {
      const hushed = calmContrast(nearWords);
      // Gel is so lively that its calm has to set in further away.
      relief = mul(mulSub(hushed, splat(1 - calmRelief), relief), mulSub(calmTone(nearWords), splat(0.35), relief));
      livelyRoom = mulSub(hushed, splat(0.8), livelyRoom);
    }
    const steepness = mul(number(STEEPNESS), relief);
    const tiltX = mul(fromRow(SLOPE_X, x), steepness);
    const tiltY = mul(fromRow(SLOPE_Y, x), steepness);
    const nz2 = div(splat(1), mulAdd(tiltX, tiltX, mulAdd(tiltY, tiltY, splat(1))));
    const nz = sqrt(nz2);
    const nx = negate(mul(tiltX, nz));
    const ny = negate(mul(tiltY, nz));
    const toward = mulAdd(nx, number(TOWARD_X), mul(ny, number(TOWARD_Y)));
    const flank = sub(splat(1), nz);

    const thick = clamp01(mulAdd(fromRow(HEIGHT, x), number(PER_HEIGHT), number(FROM)));
    // What shines through is brighter on the light's side, and bent by every slope.
    const u = mulSub(nx, number(BENDING), shift(scale(shift(LANES, <f32>x), unit), -0.5));
    const through = mulAdd(u, number(TOWARD_X), mul(mulSub(ny, number(BENDING), v), number(TOWARD_Y)));
    const gathered = mul(larger(negate(toward), splat(0)), mulAdd(flank, splat(0.6), splat(0.55)));
    const inside = mulAdd(sub(splat(0.5), thick), number(CLARITY), scale(through, 0.16));
    const scattered = mulAdd(toward, number(MILK), sub(fromRow(LIGHTER, x), fromRow(SHADE, x)));
    const bright = mulAdd(gathered, number(INNER), add(inside, scattered));
    const lit = mulAdd(bright, relief, splat(0.52));
    const tone = smoothstep(-0.02, 1.05, lit);
    const low = smaller(add(tone, tone), splat(1));
    const high = sub(add(tone, tone), low);
    let dim = mul(mul(square(flank), clamp01(mulAdd(toward, splat(0.9), splat(0.4)))), number(DIMMING));
    let sheen = splat(0);
    if (iridescence > 0) {
      const turns = mulAdd(nx, splat(0.9), mulAdd(ny, splat(0.7), scale(thick, 0.35)));
      sheen = mul(clamp01(mulAdd(cosTurns(turns), splat(0.6), splat(0.1))), mul(relief, splat(iridescence)));
    }

    const twice = scale(nz2, -2);
    const reflectedX = mul(twice, tiltX);
    const reflectedY = mul(twice, tiltY);
    // A window's bar, as far as the window is sharp enough to have one.
    const bar = sub(splat(1), smoothstep(barFrom, barTo, abs(shift(reflectedX, -keyX))));
    const turning = mul(mul(fromRow(TURNING, x), number(SHARPNESS)), steepness);
    const clear = div(splat(1), mulAdd(turning, turning, splat(1)));
    const window = mul(softbox(PANE, reflectedX, reflectedY), mulSub(bar, scale(lively, 0.35), lively));
    const reflections = mul(add(window, softbox(COUNTER, reflectedX, reflectedY)), clear);
    const room = mul(mul(flank, square(flank)), number(RIM));
    const gloss = mul(smaller(add(reflections, room), splat(1)), livelyRoom);

    let glow = splat(0);
    if (bubbles != 0) {
      const bubble = mul(v128.load(rowOf(bubbles, y) + o), relief);
      if (v128.any_true(bubble)) {
        glow = scale(larger(bubble, splat(0)), 0.85);
        const shadow = clamp01(negate(bubble));
        dim = mulAdd(sub(splat(1), dim), shadow, dim);
      }
    }
    // Bubbles and reflections turn the gel white, these a little more so that their middle clips.
    const matt = mul(sub(splat(1), glow), sub(splat(1), gloss));
    const white = mulAdd(gloss, splat(1.03), mul(glow, sub(splat(1), gloss)));
    let brightness = mulAdd(gelComponent(0, low, high, dim, sheen), matt, white);
    let blueness = mul(gelComponent(1, low, high, dim, sheen), matt);
    let redness = mul(gelComponent(2, low, high, dim, sheen), matt);
    if (hasWords) {
      const pull = scale(calmTone(nearWords), calmPull);
      brightness = mix(brightness, number(CALM), pull);
      blueness = mix(blueness, number(CALM + 1), pull);
      redness = mix(redness, number(CALM + 2), pull);
    }
    storeComponents(x, y, brightness, sub(blueness, dither), add(redness, dither));
  }
}
