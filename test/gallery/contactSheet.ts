import { createRequire } from "node:module";
import { createCanvas, GlobalFonts, loadImage, type Canvas, type SKRSContext2D } from "@napi-rs/canvas";

/** One picture of a sheet with its caption; a refused one has only its reason. */
export interface Tile {
  caption: string;
  picture: Buffer | null;
  /** Shown in the picture's place, or below it in red. */
  note: string | null;
}

const require = createRequire(import.meta.url);
GlobalFonts.registerFromPath(require.resolve("@fontsource/inter/files/inter-latin-500-normal.woff2"), "Caption");

const [gap, captionHeight, titleHeight] = [16, 44, 52];

export interface SheetLook {
  title: string;
  columns: number;
  /** Width over height of each tile. */
  aspect: number;
  /** Of the whole sheet, in pixels. */
  width: number;
}

/** Sets pictures side by side with their captions. */
export async function contactSheet(
  tiles: readonly Tile[],
  { title, columns, aspect, width }: SheetLook,
): Promise<Canvas> {
  const tileWidth = (width - gap * (columns + 1)) / columns;
  const tileHeight = tileWidth / aspect;
  const rows = Math.ceil(tiles.length / columns);
  const canvas = createCanvas(width, titleHeight + rows * (tileHeight + captionHeight + gap));
  const ctx = canvas.getContext("2d");
  ctx.fillStyle = "#f4f3f1";
  ctx.fillRect(0, 0, canvas.width, canvas.height);
  ctx.fillStyle = "#1d1b1a";
  ctx.font = "24px Caption";
  ctx.fillText(title, gap, 36);
  for (const [i, tile] of tiles.entries()) {
    const x = gap + (i % columns) * (tileWidth + gap);
    const y = titleHeight + Math.floor(i / columns) * (tileHeight + captionHeight + gap);
    await drawTile(ctx, tile, { x, y, width: tileWidth, height: tileHeight });
  }
  return canvas;
}

async function drawTile(
  ctx: SKRSContext2D,
  { caption, picture, note }: Tile,
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
): Promise<void> {
  if (picture === null) {
    ctx.fillStyle = "#e4e1dc";
    ctx.fillRect(x, y, width, height);
    ctx.fillStyle = "#8c2b1c";
    ctx.font = "15px Caption";
    linesOf(ctx, note ?? "", width - 32).forEach((line, i) => ctx.fillText(line, x + 16, y + 40 + i * 21));
  } else {
    ctx.imageSmoothingEnabled = true;
    ctx.imageSmoothingQuality = "high";
    ctx.drawImage(await loadImage(picture), x, y, width, height);
  }
  ctx.font = "14px Caption";
  ctx.fillStyle = "#1d1b1a";
  ctx.fillText(linesOf(ctx, caption, width)[0] ?? "", x, y + height + 18);
  if (picture === null || note === null) return;
  ctx.fillStyle = "#8c2b1c";
  ctx.fillText(linesOf(ctx, note, width)[0] ?? "", x, y + height + 36);
}

/** The caption's face has Latin letters only; others are named by their code points. */
function printable(text: string): string {
  return text.replace(/[^\u0020-\u017f\u2010-\u203a]/gu, (letter) => `[${letter.codePointAt(0)?.toString(16)}]`);
}

function linesOf(ctx: SKRSContext2D, text: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of printable(text).split(" ")) {
    const longer = lines.length === 0 ? word : `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && ctx.measureText(longer).width <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
