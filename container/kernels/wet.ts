import {
  MARGIN_X, MARGIN_Y, allocate, clearPlane, halfHeight, halfWidth, originOffset, planeBytes, rowFloats, rowOf, surface,
} from "./buffers";
import { channel4 } from "./colours";
import { SOFTBOX, keepSoftbox, softbox } from "./numbers";
import { picturePointer } from "./painted";
import { channelOf, foundChannel, lookUp } from "./picture";
import {
  LANES, add, brighten, clamp01, div, larger, mix, mul, mulAdd, negate, scale, shift, smoothstep, splat,
  sqrt, square, sub,
} from "./simd";
import { storePixels } from "./yuv";

// Entries of the table of colours.
/** What clear liquid takes from the light that passes. */
const TINT: i32 = 0;
/** What shadows leave of it. */
const SHADE: i32 = 1;
/** Of liquid that is not clear: in the light, and in shade. */
const BODY: i32 = 2;
const BODY_SHADE: i32 = 3;

/** Liquid that stays where it is, as a field; drops join it. */
let coat: usize = 0;
let hasCoat: bool = false;

// Numbers that are kept.
const WINDOW: i32 = 0;
const COUNTER: i32 = SOFTBOX;

let edge: f32 = 0.2;
let refraction: f32 = 0;
let density: f32 = 0;
let doming: f32 = 0;
let opacity: f32 = 0;
let shadow: f32 = 0;
let castX: f32 = 0;
let castY: f32 = 0;
let focus: f32 = 0;
let awayX: f32 = 0;
let awayY: f32 = 0;
let rimDepth: f32 = 0;
let poolLight: f32 = 0;
let windowX: f32 = 0;
let windowY: f32 = 0;
let windowSize: f32 = 0;
let windowSoftness: f32 = 0.05;
let windowLight: f32 = 0;
let sunX: f32 = 0;
let sunY: f32 = 0;
let sunRadius: f32 = 1;
let sunGain: f32 = 0;

/** edge: field at an outline; refraction: canvas widths for a height of 1; density: of the tint; opacity: of the body. */
export function setWet(edge_: f32, refraction_: f32, density_: f32, doming_: f32, opacity_: f32): void {
  edge = edge_;
  refraction = refraction_;
  density = density_;
  doming = doming_;
  opacity = opacity_;
}

/** shadow: its depth, 0…1; cast: where it falls, canvas widths; focus: light that liquid gathers inside it. */
export function setWetShadow(shadow_: f32, castX_: f32, castY_: f32, focus_: f32): void {
  shadow = shadow_;
  castX = castX_;
  castY = castY_;
  focus = focus_;
}

/** away: unit vector away from the light; rim: depth of the dark side, pool: light on the other; and the window's reflection. */
export function setWetLight(
  awayX_: f32, awayY_: f32, rim: f32, pool: f32, windowX_: f32, windowY_: f32, size: f32, softness: f32, light: f32,
): void {
  awayX = awayX_;
  awayY = awayY_;
  rimDepth = rim;
  poolLight = pool;
  windowX = windowX_;
  windowY = windowY_;
  windowSize = size;
  windowSoftness = softness;
  windowLight = light;
}

/** A round patch of more light on the picture, canvas widths; gain: how much more in its middle, and less outside. */
export function setWetSun(x: f32, y: f32, radius: f32, gain: f32): void {
  sunX = x;
  sunY = y;
  sunRadius = radius;
  sunGain = gain;
}

/** Floats of one row of the plane that `coatPointer` gives: its pixel (0, 0); beyond every side lies a margin. */
export function planeRowFloats(): i32 { return rowFloats; }

export function coatPointer(): usize {
  if (coat == 0) {
    coat = allocate(planeBytes) + originOffset();
    clearPlane(coat);
    hasCoat = true;
  }
  return coat;
}

/** Starts a frame's liquid: the coat, or nothing. */
export function startWet(): void {
  if (hasCoat) memory.copy(surface - originOffset(), coat - originOffset(), planeBytes);
  else clearPlane(surface);
}

/**
 * Adds a run of liquid from `top` down to `bottom` around x, canvas widths: round at both ends, `width` its half width at
 * the bottom and `share` of that at the top; it winds by `wave`, over `length`, from a phase in turns.
 */
export function addRun(
  x: f32, top: f32, bottom: f32, width: f32, share: f32, strength: f32, wave: f32, length: f32, phase: f32,
): void {
  const size = <f32>halfWidth;
  const first = max(<i32>Mathf.floor((top - width) * size), -MARGIN_Y + 1);
  const last = min(<i32>Mathf.ceil((bottom + width) * size), halfHeight + MARGIN_Y - 2);
  const span = max<f32>(bottom - top, 0.001);
  for (let row = first; row <= last; row++) {
    const y = <f32>row / size;
    const down = min<f32>(max<f32>((y - top) / span, 0), 1);
    const radius = width * (share + (1 - share) * down);
    const beyond = max<f32>(max<f32>(top - y, y - bottom), 0) / radius;
    if (beyond >= 1) continue;
    const centre = (x + wave * Mathf.sin(6.2831853 * (y / length + phase))) * size;
    const reach = radius * size;
    const left = max(<i32>Mathf.floor(centre - reach) & ~3, -MARGIN_X + 4);
    const right = min(<i32>Mathf.ceil(centre + reach), halfWidth + MARGIN_X - 8);
    const rowStart = rowOf(surface, row);
    for (let column = left; column <= right; column += 4) {
      const dx = scale(shift(LANES, <f32>column - centre), 1 / reach);
      const inside = larger(sub(splat(1 - beyond * beyond), square(dx)), splat(0));
      const at = rowStart + <usize>(column << 2);
      const there = v128.load(at);
      // Where liquid stands already a run melts into it.
      const room = sub(splat(1), smoothstep(edge * 0.6, edge + 0.14, there));
      v128.store(at, mulAdd(mul(square(inside), room), splat(strength), there));
    }
  }
}

/** Shade that is a colour of its own, not grey. */
@inline function shaded(colour: v128, index: i32, light: v128): v128 {
  return mul(colour, mix(channel4(SHADE, index), splat(1), light));
}

@inline function wetChannel(
  index: i32, seen: v128, depth: v128, cover: v128, toward: v128, rim: v128, pool: v128, gloss: v128,
): v128 {
  let colour = mul(seen, mix(splat(1), channel4(TINT, index), depth));
  if (opacity > 0) colour = mix(colour, mix(channel4(BODY_SHADE, index), channel4(BODY, index), toward), cover);
  return brighten(brighten(shaded(colour, index, rim), pool, 1.03), gloss, 1.03);
}

/** Liquid, from the metaball field, over the host's picture: the picture is seen through it, bent. */
export function shadeWet(): void {
  const unit: f32 = 1.0 / <f32>halfWidth;
  const picture = picturePointer();
  const castRows = <i32>Mathf.round(castY * <f32>halfWidth);
  const castColumns = <i32>Mathf.round(castX * <f32>halfWidth);
  const rowBytes = <usize>(rowFloats << 2);
  const across: f32 = 1.0 / (sunRadius * sunRadius);
  keepSoftbox(WINDOW, windowX, windowY, 0.8 * windowSize, windowSize, windowSoftness, windowLight);
  keepSoftbox(COUNTER, -1.1 * windowX, -1.1 * windowY, 0.175, 0.12, 0.11, 0.3 * windowLight);
  for (let y = 0; y < halfHeight; y++) {
    const row = rowOf(surface, y);
    const shadowRow = rowOf(surface, y - castRows) - <usize>(castColumns << 2);
    const contactRow = rowOf(surface, y - castRows / 2) - <usize>((castColumns / 2) << 2);
    const from = picture + <usize>((y * halfWidth) << 2);
    const sunDown = <f32>y * unit - sunY;
    for (let x = 0; x < halfWidth; x += 4) {
      const o = <usize>(x << 2);
      const field = v128.load(row + o);
      const pixel = shift(LANES, <f32>x);
      const sunAcross = shift(scale(pixel, unit), -sunX);
      const near = clamp01(sub(splat(1), scale(mulAdd(sunAcross, sunAcross, splat(sunDown * sunDown)), across)));
      const exposure = mulAdd(square(near), splat(1.6 * sunGain), splat(1 - 0.6 * sunGain));
      const pixels = v128.load(from + o);
      let red = mul(channelOf(pixels, 0), exposure);
      let green = mul(channelOf(pixels, 1), exposure);
      let blue = mul(channelOf(pixels, 2), exposure);

      const above = v128.load(shadowRow + o);
      const beside = v128.load(contactRow + o);
      if (v128.any_true(f32x4.gt(add(above, beside), splat(0.01)))) {
        const cast = larger(
          smoothstep(edge * 0.15, edge * 2, above),
          scale(smoothstep(edge * 0.35, edge, beside), 0.7),
        );
        const light = sub(splat(1), scale(cast, shadow));
        const gathered = scale(square(smoothstep(edge * 1.5, edge * 3.2, above)), focus);
        red = brighten(shaded(red, 0, light), gathered, 1.02);
        green = brighten(shaded(green, 1, light), gathered, 1);
        blue = brighten(shaded(blue, 2, light), gathered, 0.98);
      }

      if (v128.any_true(f32x4.gt(field, splat(edge * 0.6)))) {
        const height = sqrt(larger(shift(field, -edge), splat(0.0004)));
        const at = row + o;
        const slopeX = scale(sub(v128.load(at + 4), v128.load(at - 4)), 0.5 * <f32>halfWidth);
        const slopeY = scale(sub(v128.load(at + rowBytes), v128.load(at - rowBytes)), 0.5 * <f32>halfWidth);
        // The surface is the root of the field, so its slope is the field's over twice the height.
        const steepness = div(splat(doming), height);
        const tiltX = mul(slopeX, steepness);
        const tiltY = mul(slopeY, steepness);
        const nz = div(splat(1), sqrt(mulAdd(tiltX, tiltX, mulAdd(tiltY, tiltY, splat(1)))));
        const nx = negate(mul(tiltX, nz));
        const ny = negate(mul(tiltY, nz));
        const bend = scale(height, refraction * <f32>halfWidth);
        lookUp(picture, sub(pixel, mul(nx, bend)), sub(splat(<f32>y), mul(ny, bend)));

        const depth = clamp01(scale(height, density));
        const cloud = clamp01(scale(height, opacity));
        const away = mulAdd(nx, splat(awayX), scale(ny, awayY));
        const toward = clamp01(sub(splat(0.62), scale(away, 0.75)));
        const flank = sub(splat(1), nz);
        const dark = scale(clamp01(mul(sub(splat(0.15), away), flank)), rimDepth);
        const outline = scale(mul(square(flank), flank), 0.6 * rimDepth);
        const rim = sub(splat(1), clamp01(add(dark, outline)));
        const pool = scale(mul(square(clamp01(away)), flank), poolLight);
        const reflectedX = mul(add(nz, nz), nx);
        const reflectedY = mul(add(nz, nz), ny);
        const gloss = add(softbox(WINDOW, reflectedX, reflectedY), softbox(COUNTER, reflectedX, reflectedY));

        // Distance to the outline in pixels, from field over gradient: an edge that is anti-aliased at any size.
        const gradient = sqrt(mulAdd(slopeX, slopeX, shift(square(slopeY), 0.0001)));
        const distance = div(scale(shift(field, -edge), <f32>halfWidth), gradient);
        const cover = clamp01(shift(scale(distance, 0.75), 0.5));
        red = mix(red, wetChannel(0, mul(foundChannel(0), exposure), depth, cloud, toward, rim, pool, gloss), cover);
        green = mix(green, wetChannel(1, mul(foundChannel(1), exposure), depth, cloud, toward, rim, pool, gloss), cover);
        blue = mix(blue, wetChannel(2, mul(foundChannel(2), exposure), depth, cloud, toward, rim, pool, gloss), cover);
      }
      storePixels(x, y, red, green, blue);
    }
  }
}
