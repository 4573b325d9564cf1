import { createCanvas, loadImage, type Canvas, type Image } from "@napi-rs/canvas";
import { contrastRatio } from "../../../src/core/rendering/colour.ts";
import { requiredContrast } from "../../../src/core/rendering/inspection.ts";
import type { Scene } from "../../../src/core/rendering/scene.ts";
import type { Block, Logo, Place, BlockContext } from "./piece.ts";

/** Width over height of what stands where a name would: a symbol, a word mark. */
const aspects = { min: 0.5, max: 12 };
/** From this aspect on a logo is a line of letters. */
const wordMarkAspect = 2;
/** In sizes of the type that the name would be set in. */
const maxHeights = { wordMark: 1.15, symbol: 1.8 };
const maxWidth = 8;
/** Room over it and under it in sizes of the type, as a line has. */
const leading = 0.12;
const space = 0.3;
/** Of a face's size, what its capitals are high. */
const capHeight = 0.7;

/** Null where the scene has none, or its picture is not there or another one: the name is set then. */
export async function decodeLogo(png: Uint8Array | null, { logo }: Scene): Promise<Logo | null> {
  if (png === null || !logo) return null;
  const picture = await loadImage(png).catch(() => null);
  if (picture?.width !== logo.width || picture.height !== logo.height) return null;
  const { width, height, colours, isSingleColoured } = logo;
  const tinted = new Map<string, Canvas>();
  const drawn = (tint: string | null) => {
    if (tint === null) return picture;
    const known = tinted.get(tint) ?? inColour(picture, tint);
    tinted.set(tint, known);
    return known;
  };
  return { width, height, colours, isSingleColoured, drawn };
}

function inColour(picture: Image, colour: string): Canvas {
  const canvas = createCanvas(picture.width, picture.height);
  const ctx = canvas.getContext("2d");
  ctx.drawImage(picture, 0, 0);
  ctx.globalCompositeOperation = "source-in";
  ctx.fillStyle = colour;
  ctx.fillRect(0, 0, picture.width, picture.height);
  return canvas;
}

/** The logo where the brand's name would be set in type of `size`; null where its shape or its colours do not suit. */
export function logoMark(
  { logo, palette, onOwnGround, minTypePixels }: BlockContext,
  at: Place,
  size: number,
): (Block & { height: number }) | null {
  if (!logo) return null;
  const aspect = logo.width / logo.height;
  if (aspect < aspects.min || aspect > aspects.max) return null;
  const tallest = size * (aspect >= wordMarkAspect ? maxHeights.wordMark : maxHeights.symbol);
  const height = Math.min(tallest, Math.min(at.width, size * maxWidth) / aspect, logo.height);
  if (height / capHeight < minTypePixels.brand) return null;
  const colour = logo.isSingleColoured ? palette.ink : faintest(logo, onOwnGround ? palette.panel : palette.groundBase);
  if (colour === null) return null;
  const width = height * aspect;
  const x = at.align === "centre" ? at.x + (at.width - width) / 2 : at.x;
  const box = { x, y: at.y + size * leading, width, height };
  return {
    pieces: [{ kind: "logo", box, picture: logo.drawn(logo.isSingleColoured ? palette.ink : null) }],
    placed: [
      {
        role: "brand",
        ink: box,
        colour,
        minContrast: requiredContrast.logo,
        typePixels: height / capHeight,
        onOwnGround: onOwnGround ?? false,
      },
    ],
    box,
    height: height + size * (leading + space),
  };
}

/** The colour of a logo that stands out least from a ground; null where that is not enough. */
function faintest({ colours }: Logo, ground: string): string | null {
  const [faint] = [...colours].sort((a, b) => contrastRatio(a, ground) - contrastRatio(b, ground));
  return faint !== undefined && contrastRatio(faint, ground) >= requiredContrast.logo ? faint : null;
}
