import {
  colourDistance,
  contrastRatio,
  hexOfOklch,
  hueDistance,
  oklchOf,
} from "../../../../src/core/rendering/colour.ts";
import type { HexColour } from "../../../../src/core/rendering/scene.ts";
import type { BlockContext } from "../piece.ts";

/** Words on a panel of the palette's own. */
export function onPanel(context: BlockContext): BlockContext {
  return { ...context, onOwnGround: true };
}

/**
 * How much of the accent a block of colour takes at most: more of it looks muddy beside a clear product and clashes with a coloured one.
 */
const mostAccent = { onLight: 0.26, ofBrown: 0.15, onDark: 0.1 };
/** Hues whose tints look like cardboard where there is much of them, in degrees. */
const brown = { from: 30, to: 100 };
/** A panel darker than this (OKLab lightness) is a dark one. */
const darkPanel = 0.5;
const step = 0.02;
/** What the words need on the block, and the button to be seen as one (WCAG 2.2, 1.4.11 asks 3:1 only of what has no label). */
const least = { ink: 4.8, button: 1.9 };

/** A block nearer than this (OKLab) to the ground cuts it without being seen, and nearer to paper is none. */
const leastSeam = 0.052;
/** Nearer to the ground's hue than this, in degrees, a block takes it, and so much of its chroma: beside a glowing ground a dull block looks dirty. */
const sameHue = 60;
const chromaOfGround = 0.6;

/** A block in the accent's hue, mixed toward paper until words and button stand out from it; tone in tone with a ground of much the same hue. */
export function onTint(context: BlockContext): { colour: HexColour; inBlock: BlockContext } {
  const { palette } = context;
  const { accent, panel, ink, groundBase } = palette;
  const tinted = (share: number) => inToneWith(groundBase, mixed(panel, accent, share));
  const most = mostAccentOn(panel, accent);
  const tints = Array.from({ length: Math.floor(most / step) + 1 }, (_, at) => tinted(most - at * step));
  const readable = tints.filter(
    (tint) => contrastRatio(ink, tint) >= least.ink && contrastRatio(accent, tint) >= least.button,
  );
  const standsOut = (tint: HexColour) =>
    colourDistance(tint, groundBase) >= leastSeam && colourDistance(tint, panel) >= leastSeam;
  const colour = readable.find(standsOut) ?? readable[0] ?? tinted(0);
  return { colour, inBlock: { ...context, onOwnGround: true, palette: { ...palette, inkSoft: ink, panel: colour } } };
}

function mostAccentOn(panel: HexColour, accent: HexColour): number {
  if (oklchOf(panel).lightness < darkPanel) return mostAccent.onDark;
  const { hue } = oklchOf(accent);
  return hue > brown.from && hue < brown.to ? mostAccent.ofBrown : mostAccent.onLight;
}

function inToneWith(ground: HexColour, colour: HexColour): HexColour {
  const [own, base] = [oklchOf(colour), oklchOf(ground)];
  const least = chromaOfGround * base.chroma;
  if (own.chroma >= least || hueDistance(own.hue, base.hue) >= sameHue) return colour;
  return hexOfOklch({ lightness: own.lightness, chroma: least, hue: base.hue });
}

/** Straight blend in OKLab, which keeps the lightness even and no hue muddy. */
function mixed(from: HexColour, to: HexColour, share: number): HexColour {
  const [a, b] = [labOf(from), labOf(to)];
  const [lightness, redGreen, blueYellow] = [0, 1, 2].map((i) => (a[i] ?? 0) + ((b[i] ?? 0) - (a[i] ?? 0)) * share) as [
    number,
    number,
    number,
  ];
  const hue = ((Math.atan2(blueYellow, redGreen) * 180) / Math.PI + 360) % 360;
  return hexOfOklch({ lightness, chroma: Math.hypot(redGreen, blueYellow), hue });
}

function labOf(hex: HexColour): readonly [number, number, number] {
  const { lightness, chroma, hue } = oklchOf(hex);
  const radians = (hue * Math.PI) / 180;
  return [lightness, chroma * Math.cos(radians), chroma * Math.sin(radians)];
}
