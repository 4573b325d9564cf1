import { createRequire } from "node:module";
import { GlobalFonts, type Canvas, type SKRSContext2D } from "@napi-rs/canvas";
import { lendCanvas } from "./canvases.ts";
import { nth } from "./random.ts";

const require = createRequire(import.meta.url);
const faces = {
  SetSans: "jost/files/jost-latin-400-normal.woff2",
  SetBold: "figtree/files/figtree-latin-700-normal.woff2",
  SetSerif: "cormorant-garamond/files/cormorant-garamond-latin-500-normal.woff2",
  SetDisplay: "playfair-display/files/playfair-display-latin-400-normal.woff2",
};
for (const [family, file] of Object.entries(faces))
  GlobalFonts.registerFromPath(require.resolve(`@fontsource/${file}`), family);
export type Face = keyof typeof faces;

const names = ["calm", "Nuit", "dewdrop", "No. 7", "Velvet", "soft & sound", "AURA", "verde", "Petal", "milk + oat"];
const kinds = [
  "face serum",
  "crème de jour",
  "body lotion",
  "repair balm",
  "gentle cleanser",
  "huile sèche",
  "day cream",
  "peptide complex",
];
const notes = ["with squalane", "fragrance free", "for dry skin", "vitamin C 10 %", "0.5 % retinal", "rose & jojoba"];

export interface PrintStyle {
  ink: string;
  /** A label of this colour under the ink. */
  paper?: string;
  /** Which words, which face, which order. */
  index: number;
  border?: string;
  foil?: string;
}

/** A drawing in the upper left corner of a canvas. */
export interface Art {
  canvas: Canvas;
  width: number;
  height: number;
}

/** What is printed on a pack, `width` × `height` units, at `scale` pixels a unit. */
export function drawPrint(style: PrintStyle, width: number, height: number, scale: number): Art {
  const [columns, rows] = [Math.max(8, Math.ceil(width * scale)), Math.max(8, Math.ceil(height * scale))];
  const canvas = lendCanvas(columns, rows);
  const ctx = canvas.getContext("2d");
  ctx.scale(columns / width, rows / height);
  if (style.paper) {
    ctx.fillStyle = style.paper;
    ctx.fillRect(2, 2, width - 4, height - 4);
  }
  if (style.border) {
    ctx.strokeStyle = style.border;
    ctx.lineWidth = 3;
    ctx.strokeRect(12, 12, width - 24, height - 24);
  }
  const room = Math.min(width * 0.56, height * 0.95, 430);
  ctx.textAlign = "center";
  ctx.textBaseline = "middle";
  ctx.fillStyle = style.ink;
  const { index } = style;
  const headFace = nth<Face>(["SetSans", "SetDisplay", "SetSerif", "SetBold"], index);
  const x = width / 2;
  line(ctx, nth(names, index), headFace, room * 0.3, [x, height * 0.24], room * 0.92);
  ctx.fillRect(x - room * 0.1, height * 0.4, room * 0.2, 2.5);
  line(ctx, nth(kinds, index * 3 + 1), "SetSans", room * 0.11, [x, height * 0.5], room);
  line(ctx, nth(notes, index * 5 + 2), "SetSans", room * 0.085, [x, height * 0.585], room);
  if (style.foil) {
    ctx.strokeStyle = style.foil;
    ctx.lineWidth = 4;
    ctx.beginPath();
    for (let i = 0; i < 9; i++) {
      const angle = (i / 9) * Math.PI * 2;
      ctx.ellipse(x + Math.cos(angle) * 15, height * 0.72 + Math.sin(angle) * 15, 15, 6, angle, 0, 7);
    }
    ctx.stroke();
  }
  for (let i = 0; i < 3; i++) small(ctx, x, height * (0.79 + i * 0.035), room * (0.75 - 0.12 * (i % 2)), index + i);
  line(ctx, index % 2 ? "50 ml ℮ 1.7 fl. oz" : "30 ml ℮ 1.0 fl. oz", "SetSans", room * 0.075, [x, height * 0.93], room);
  return { canvas, width: columns, height: rows };
}

export function line(
  ctx: SKRSContext2D,
  words: string,
  face: Face,
  size: number,
  [x, y]: [number, number],
  maxWidth: number,
): void {
  ctx.font = `${size}px ${face}`;
  const measured = ctx.measureText(words).width;
  if (measured > maxWidth) ctx.font = `${(size * maxWidth) / measured}px ${face}`;
  ctx.fillText(words, x, y);
}

/** A line too small to be read: strokes of words. */
function small(ctx: SKRSContext2D, x: number, y: number, width: number, index: number): void {
  let at = x - width / 2;
  for (let word = 0; at < x + width / 2; word++) {
    const length = 12 + ((word * 7 + index * 5) % 6) * 5;
    ctx.globalAlpha = 0.75;
    ctx.fillRect(at, y, Math.min(length, x + width / 2 - at), 3.4);
    at += length + 7;
  }
  ctx.globalAlpha = 1;
}
