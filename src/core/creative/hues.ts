import { oklchOf } from "../rendering/colour.ts";
import type { HexColour } from "../rendering/scene.ts";

/** Under this chroma a colour reads as grey, black or white and says nothing of a hue. */
const greyChroma = 0.03;

/** Hue of the most colourful of a list, earlier ones counting more; null when all are greys. */
export function hueOf(colours: readonly HexColour[]): number | null {
  let best: { weight: number; hue: number } | null = null;
  for (const [position, hex] of colours.entries()) {
    const { chroma, hue } = oklchOf(hex);
    const weight = Math.min(chroma, 0.15) / (1 + 0.35 * position);
    if (chroma >= greyChroma && (best === null || weight > best.weight)) best = { weight, hue };
  }
  return best?.hue ?? null;
}

/** The hue, or the nearer end of an arc that it lies outside of; near that end its own place still shows a little. */
export function pulledInto(hue: number, centre: number, reach: number): number {
  const away = ((hue - centre + 540) % 360) - 180;
  if (Math.abs(away) <= reach) return centre + away;
  return centre + Math.sign(away) * (reach - 0.12 * (Math.abs(away) - reach));
}

/** Pale yellow-green looks spoilt, and a yellow that is not quite bright khaki; hues near them are moved to honey or sage. */
export function appetising(hue: number): number {
  const turned = ((hue % 360) + 360) % 360;
  if (turned > 80 && turned < 130) return turned < 105 ? 78 : 132;
  return turned;
}

/** A deep yellow turns olive, so it is moved to amber or leaf green. */
export function deepHue(hue: number): number {
  const turned = ((hue % 360) + 360) % 360;
  if (staysDeep(turned)) return turned;
  return turned < 104 ? 62 : 142;
}

/** Whether a hue of 0 to 360 degrees is still itself where it is made deep. */
export function staysDeep(hue: number): boolean {
  return hue <= 66 || hue >= 128;
}
