import { mix } from "./simd";

/** Colours that the host sets once; an entry's meaning belongs to its material. Three floats an entry, 0…1. */
const table = memory.data(8 * 3 * 4, 16);

export function setColour(entry: i32, red: f32, green: f32, blue: f32): void {
  const at = table + <usize>(entry * 12);
  store<f32>(at, red);
  store<f32>(at, green, 4);
  store<f32>(at, blue, 8);
}

/** One channel (0 red, 1 green, 2 blue) of an entry. */
@inline export function channel(entry: i32, index: i32): f32 { return load<f32>(table + <usize>(entry * 12 + index * 4)); }
@inline export function channel4(entry: i32, index: i32): v128 { return v128.load32_splat(table + <usize>(entry * 12 + index * 4)); }

/** BT.709 shares of luma. */
export const RED_SHARE: f32 = 0.2126;
export const GREEN_SHARE: f32 = 0.7152;
export const BLUE_SHARE: f32 = 0.0722;

/** What a frame stores of an entry: 0 its luma, 0…1; 1 and 2 its blue and red difference, −0.5…0.5. */
export function component(entry: i32, index: i32): f32 {
  return componentOf(channel(entry, 0), channel(entry, 1), channel(entry, 2), index);
}

/** As `component`, of one entry seen through another. */
export function productComponent(entry: i32, other: i32, index: i32): f32 {
  return componentOf(
    channel(entry, 0) * channel(other, 0), channel(entry, 1) * channel(other, 1), channel(entry, 2) * channel(other, 2), index,
  );
}

function componentOf(red: f32, green: f32, blue: f32, index: i32): f32 {
  const luma = RED_SHARE * red + GREEN_SHARE * green + BLUE_SHARE * blue;
  if (index == 0) return luma;
  return index == 1 ? (blue - luma) / 1.8556 : (red - luma) / 1.5748;
}

/** In every material: the colour that the ground takes where words stand. */
export const CALM_COLOUR: i32 = 7;

/** Three-stop ramp: `dark` at 0, `base` where `low` reaches 1, `light` where `high` does. */
@inline export function ramp(dark: v128, base: v128, light: v128, low: v128, high: v128): v128 {
  return mix(mix(dark, base, low), light, high);
}
