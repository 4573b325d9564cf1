import { blurSurface } from "./blur";
import { allocate, blurred, calm, clearPlane, halfHeight, halfWidth, originOffset, planeBytes, rowFloats, rowOf, surface } from "./buffers";
import { calmContrast, calmTone } from "./calm";
import { CALM_COLOUR, channel4, ramp } from "./colours";
import { reliefShadeAt } from "./sculpture";
import {
  LANES, abs, add, brighten, clamp01, cosTurns, div, larger, mix, mul, mulAdd, negate, scale, shift, smaller, smoothstep,
  softRectangle, splat, sqrt, square, sub,
} from "./simd";
import { storePixels } from "./yuv";

// Slots of colour.
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

@inline function gelChannel(index: i32, low: v128, high: v128, dim: v128, sheen: v128): v128 {
  const seen = ramp(channel4(DEEP, index), channel4(BODY, index), channel4(LIGHT, index), low, high);
  const sheened = mix(seen, channel4(SHEEN, index), sheen);
  return mul(sheened, mix(splat(1), channel4(DEEP, index), dim));
}

/** Half a step of eight-bit chroma, in a pattern of 4×4 pixels: even gel would show bands of hue. */
@inline function chromaDither(y: i32): v128 {
  const pattern = y & 1 ? f32x4(0.9, -0.6, 0.4, -0.1) : f32x4(-0.9, 0.6, -0.4, 0.1);
  return scale(y & 2 ? v128.shuffle<f32>(pattern, pattern, 2, 3, 0, 1) : pattern, 0.0045);
}

/** Clear or milky gel: deep where it is thick, light gathered in its far flanks, sharp windows on its skin. */
export function shadeGel(): void {
  blurSurface(20);
  const slopes = splat(slope * <f32>halfWidth * 0.125);
  const rowBytes = <usize>(rowFloats << 2);
  const unit: f32 = 1.0 / <f32>halfWidth;
  const middle = <f32>halfHeight * unit * 0.5;
  for (let y = 0; y < halfHeight; y++) {
    const heights = rowOf(surface, y);
    const means = rowOf(blurred, y);
    const calmRow = rowOf(calm, y);
    const dither = chromaDither(y);
    for (let x = 0; x < halfWidth; x += 4) {
      const o = <usize>(x << 2);
      const nearWords = v128.load(calmRow + o);
      const hushed = calmContrast(nearWords);
      // Gel is so lively that its calm has to set in further away.
      const relief = mul(sub(splat(1), scale(hushed, 1 - calmRelief)), sub(splat(1), scale(calmTone(nearWords), 0.35)));
      const steepness = mul(slopes, relief);
      const at = heights + o;
      const above = at - rowBytes;
      const below = at + rowBytes;
      const height = v128.load(at);
      const southEast = sub(v128.load(below + 4), v128.load(above - 4));
      const northEast = sub(v128.load(above + 4), v128.load(below - 4));
      const east = sub(v128.load(at + 4), v128.load(at - 4));
      const south = sub(v128.load(below), v128.load(above));
      const slopeX = mul(add(add(southEast, northEast), add(east, east)), steepness);
      const slopeY = mul(add(sub(southEast, northEast), add(south, south)), steepness);
      const nz = div(splat(1), sqrt(mulAdd(slopeX, slopeX, mulAdd(slopeY, slopeY, splat(1)))));
      const nx = negate(mul(slopeX, nz));
      const ny = negate(mul(slopeY, nz));
      const toward = mulAdd(nx, splat(towardX), scale(ny, towardY));
      const flank = sub(splat(1), nz);

      const thick = clamp01(scale(shift(height, -from), perHeight));
      // What shines through is brighter on the light's side, and bent by every slope.
      const u = mulAdd(nx, splat(-bending), shift(scale(shift(LANES, <f32>x), unit), -0.5));
      const v = mulAdd(ny, splat(-bending), splat(<f32>y * unit - middle));
      const through = mulAdd(u, splat(towardX), scale(v, towardY));
      const hollow = scale(sub(height, v128.load(means + o)), cavity);
      const gathered = mul(larger(negate(toward), splat(0)), mulAdd(flank, splat(0.6), splat(0.55)));
      const scattered = scale(toward, milk);
      const bright = add(
        mulAdd(gathered, splat(inner), mulAdd(sub(splat(0.5), thick), splat(clarity), scale(through, 0.16))),
        add(scattered, larger(smaller(hollow, splat(0.14)), splat(-0.24))),
      );
      const lit = sub(mulAdd(bright, relief, splat(0.52)), mul(reliefShadeAt(x, y), relief));
      const tone = smoothstep(-0.02, 1.05, lit);
      const low = clamp01(add(tone, tone));
      const high = clamp01(shift(add(tone, tone), -1));
      const dim = scale(mul(square(flank), clamp01(shift(scale(toward, 0.9), 0.4))), 0.9 - 0.7 * milk);
      let sheen = splat(0);
      if (iridescence > 0) {
        const turns = mulAdd(nx, splat(0.9), mulAdd(ny, splat(0.7), scale(thick, 0.35)));
        sheen = mul(clamp01(mulAdd(cosTurns(turns), splat(0.6), splat(0.1))), mul(relief, splat(iridescence)));
      }

      const reflectedX = mul(add(nz, nz), nx);
      const reflectedY = mul(add(nz, nz), ny);
      const pane = softRectangle(reflectedX, reflectedY, keyX, keyY, keyWidth, keyHeight, keySoftness);
      // A window's bar, as far as the window is sharp enough to have one.
      const bar = sub(splat(1), smoothstep(0.006, 0.02 + keySoftness * 0.5, abs(shift(reflectedX, -keyX))));
      const counter = softRectangle(reflectedX, reflectedY, -keyX * 1.1, -keyY * 0.9, 0.2, 0.14, 0.13);
      const around = add(add(v128.load(at + 4), v128.load(at - 4)), add(v128.load(below), v128.load(above)));
      const turning = mul(sub(around, scale(height, 4)), scale(steepness, 40));
      const clear = div(splat(1), shift(square(turning), 1));
      const window = mul(mul(pane, sub(splat(1), scale(bar, 0.35))), mul(splat(keyLight), clear));
      const room = add(scale(mul(flank, square(flank)), rimLight), scale(mul(counter, clear), rimLight * 0.5));
      const gloss = mul(clamp01(add(window, room)), sub(splat(1), scale(hushed, 0.8)));

      const pull = scale(calmTone(nearWords), calmPull);
      let red = gelChannel(0, low, high, dim, sheen);
      let green = gelChannel(1, low, high, dim, sheen);
      let blue = gelChannel(2, low, high, dim, sheen);
      if (bubbles != 0) {
        const bubble = mul(v128.load(rowOf(bubbles, y) + o), relief);
        if (v128.any_true(bubble)) {
          const glow = scale(larger(bubble, splat(0)), 0.85);
          const shadow = clamp01(scale(bubble, -1));
          red = mul(brighten(red, glow, 1), mix(splat(1), channel4(DEEP, 0), shadow));
          green = mul(brighten(green, glow, 1), mix(splat(1), channel4(DEEP, 1), shadow));
          blue = mul(brighten(blue, glow, 1), mix(splat(1), channel4(DEEP, 2), shadow));
        }
      }
      red = mix(brighten(red, gloss, 1.03), channel4(CALM_COLOUR, 0), pull);
      green = mix(brighten(green, gloss, 1.03), channel4(CALM_COLOUR, 1), pull);
      blue = mix(brighten(blue, gloss, 1.03), channel4(CALM_COLOUR, 2), pull);
      storePixels(x, y, add(red, dither), green, sub(blue, dither));
    }
  }
}
