import { createCanvas, type Canvas, type SKRSContext2D } from "@napi-rs/canvas";
import type { Colour } from "../../colour.ts";
import type { Brush } from "../brush.ts";
import type { Form } from "../shared/look.ts";
import { clamp } from "../shared/field.ts";
import { createSheet, css, grainField } from "../shared/tones.ts";
import { fillTapered, onStage, traceOutline, type Curve, type Stage } from "./curves.ts";
import { toneOf } from "./flesh.ts";
import { lit, raise, type Relief } from "./relief.ts";

/** A line of colour on a piece: swells to its width and thins out. */
export interface InkLine {
  curve: Curve;
  width: number;
  colour: Colour;
  opacity: number;
  fullest?: number;
}

/** One piece of cut and modelled paper. */
export interface Piece extends Relief {
  inks: readonly InkLine[];
  /** How far its shadow falls and how soft it is, in units of the drawing; 0 for what lies flat on the piece below. */
  lift: number;
  /** More that is painted on it, clipped to its outline; `place` turns units into pixels. */
  detail?: (ctx: SKRSContext2D, place: (curve: Curve) => Curve, unit: number, light: Form["light"]) => void;
}

/** Pieces that move as one. */
export interface Group {
  pieces: readonly Piece[];
  /** What it turns about, in units; how far, in radians; how far it is shifted to the side, in units. */
  pivot: readonly [x: number, y: number];
  sway: number;
  shift: number;
  /** How much it swells with breath, as a share. */
  breath: number;
  phase: number;
  /** Light slides over it; otherwise it is lit as at the loop's start. */
  isRelit: boolean;
}

/** Pixels of the modelled plane a unit of the drawing: what is softer than this needs no more. */
const planeUnit = 165;
/** Of shadows, which are soft, so much is drawn. */
const shadowScale = 0.25;
/** How far beyond the frame pictures reach, so that no motion shows their ends. Pixels. */
const margin = 22;

export interface FigureOptions {
  width: number;
  height: number;
  stage: Stage;
  form: Form;
  /** Colour of shadows between pieces, and how strong they are. */
  shadow: Colour;
  depth: number;
  /** How far the second light stands from the first, in radians, between which light slides. */
  swing: number;
  seed: number;
}

/** Draws groups back to front at a moment of the loop. */
export function createFigure(groups: readonly Group[], options: FigureOptions): (brush: Brush, t: number) => void {
  const { stage, form, swing } = options;
  const grain = grainTile(options.seed);
  const drawn = groups.map((group) => ({
    ...group,
    ...pictures(group.pieces, options, grain, [
      turned(form.light, -swing / 2),
      ...(group.isRelit ? [turned(form.light, swing / 2)] : []),
    ]),
    middle: onStage(stage)(group.pivot),
  }));
  const side = stage.isMirrored ? -1 : 1;
  return (brush, t) => {
    const turn = 2 * Math.PI * t * form.cycles;
    const share = 0.5 - 0.5 * Math.cos(turn);
    for (const { sprites, x, y, middle, sway, shift, breath, phase } of drawn) {
      const swung = Math.sin(turn + phase);
      const angle = side * sway * swung;
      const size = 1 + breath * Math.sin(turn + phase + 0.8);
      const [cos, sin] = [Math.cos(angle) * size, Math.sin(angle) * size];
      const over = side * shift * stage.scale * Math.cos(turn + phase);
      brush.setTransform(cos, sin, -sin, cos, middle[0] + over, middle[1]);
      for (const [n, sprite] of sprites.entries()) {
        brush.globalAlpha = n === 0 ? 1 : share;
        brush.drawImage(sprite, x - middle[0], y - middle[1]);
      }
      brush.globalAlpha = 1;
      brush.setTransform(1, 0, 0, 1, 0, 0);
    }
  };
}

function turned({ x, y }: Form["light"], angle: number): Form["light"] {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return { x: x * cos - y * sin, y: x * sin + y * cos };
}

/** The group under each light, cut to what can be seen of it. */
function pictures(pieces: readonly Piece[], options: FigureOptions, grain: Canvas, lights: readonly Form["light"][]) {
  const { width, height, stage, form } = options;
  const place = onStage(stage);
  const far = pieces.map(({ outline, lift }) => {
    const points = outline.flat().map(place);
    const reach = 4 + 0.06 * stage.scale + 3 * lift * stage.scale;
    return boxOf(points, reach, width, height);
  });
  const left = Math.min(...far.map((box) => box.left));
  const top = Math.min(...far.map((box) => box.top));
  const across = Math.max(2, Math.max(...far.map((box) => box.right)) - left);
  const down = Math.max(2, Math.max(...far.map((box) => box.bottom)) - top);
  const sprites = lights.map(() => createCanvas(across, down));
  for (const [n, piece] of pieces.entries()) {
    const box = far[n];
    if (box === undefined || box.right - box.left < 4 || box.bottom - box.top < 4) continue;
    const [wide, high] = [box.right - box.left, box.bottom - box.top];
    const coarse = Math.max(2, stage.scale / planeUnit);
    const toPlane = (curve: Curve): Curve =>
      curve.map(place).map(([x, y]) => [(x - box.left) / coarse, (y - box.top) / coarse] as const);
    const heights = isFlat(piece)
      ? null
      : raise(piece, Math.ceil(wide / coarse), Math.ceil(high / coarse), stage.scale / coarse, toPlane);
    const inBox = (curve: Curve): Curve => curve.map(place).map(([x, y]) => [x - box.left, y - box.top] as const);
    const inks = paintedOf(piece, [wide, high], inBox, stage.scale, form.light, grain);
    const cast = piece.lift > 0 ? shadowOf(piece, [wide, high], inBox, options) : null;
    const fall = piece.lift * stage.scale * 0.9;
    for (const [i, light] of lights.entries()) {
      const ctx = sprites[i]?.getContext("2d");
      if (ctx === undefined) continue;
      if (cast !== null)
        ctx.drawImage(cast, box.left - left - light.x * fall, box.top - top - light.y * fall, wide, high);
      ctx.save();
      ctx.translate(box.left - left, box.top - top);
      traceOutline(ctx, piece.outline.map(inBox));
      ctx.clip();
      if (heights === null) fillFlat(ctx, piece, light, [width / 2 - box.left, height / 2 - box.top], options);
      else {
        const falls = (x: number, y: number) =>
          (0.1 * ((box.left + coarse * x - width / 2) * light.x + (box.top + coarse * y - height / 2) * light.y)) /
          width;
        const picture = lit(heights, piece, [light.x, light.y, 0.5 + 0.7 * form.softness], falls);
        ctx.imageSmoothingQuality = "high";
        ctx.drawImage(picture, 0, 0, picture.width * coarse, picture.height * coarse);
      }
      ctx.drawImage(inks, 0, 0);
      ctx.restore();
    }
  }
  return { sprites, x: left, y: top };
}

/** Plain paper, which needs no heights: only its edges are seen. */
const isFlat = ({ ridges, round, edge }: Piece): boolean => ridges.length === 0 && round === 0 && edge < 0.6;

/** Fills the outline that is clipped to and is the path now: light falls off over it, and its edges catch or lose it. */
function fillFlat(
  ctx: SKRSContext2D,
  { ramp, tone, edge }: Piece,
  light: Form["light"],
  [x, y]: readonly [number, number],
  { width, height }: FigureOptions,
): void {
  const reach = height / 2;
  const fall = (0.1 * reach) / width;
  const [fromX, fromY, toX, toY] = [x - light.x * reach, y - light.y * reach, x + light.x * reach, y + light.y * reach];
  const gradient = ctx.createLinearGradient(fromX, fromY, toX, toY);
  for (const at of [0, 0.25, 0.5, 0.75, 1])
    gradient.addColorStop(at, css(toneOf(ramp, clamp(tone + fall * (2 * at - 1)))));
  ctx.fillStyle = gradient;
  ctx.fill();
  ctx.lineWidth = 2.2;
  for (const side of [1, -1]) {
    ctx.strokeStyle = css(toneOf(ramp, clamp(tone + side * 0.5 * edge)), 0.6);
    ctx.translate(-side * light.x, -side * light.y);
    ctx.stroke();
    ctx.translate(side * light.x, side * light.y);
  }
}

const tile = 160;

/** Grain that hides the steps of 8 bits and takes the vector's flatness. */
function grainTile(seed: number): Canvas {
  const canvas = createCanvas(tile, tile);
  const { image, pixels } = createSheet(tile, tile);
  for (const [n, value] of grainField(tile, tile, seed).entries())
    pixels[n] = ((Math.round(9 * Math.abs(value)) << 24) | (value > 0 ? 0xffffff : 0)) >>> 0;
  canvas.getContext("2d").putImageData(image, 0, 0);
  return canvas;
}

/** What is painted on a piece: lines of colour, details, and the grain of a film over all. */
function paintedOf(
  { inks, detail }: Piece,
  [width, height]: readonly [number, number],
  inBox: (curve: Curve) => Curve,
  unit: number,
  light: Form["light"],
  grain: Canvas,
): Canvas {
  const canvas = createCanvas(width, height);
  const ctx = canvas.getContext("2d");
  for (const { curve, width, colour, opacity, fullest } of inks) {
    ctx.fillStyle = css(colour, opacity);
    fillTapered(ctx, inBox(curve), Math.max(0.7, width * unit), fullest);
  }
  detail?.(ctx, inBox, unit, light);
  for (let top = 0; top < height; top += grain.height)
    for (let left = 0; left < width; left += grain.width) ctx.drawImage(grain, left, top);
  return canvas;
}

/** A wide shadow that falls far, and over it a tight one where the piece touches; drawn small. */
function shadowOf(
  { lift, outline }: Piece,
  [across, down]: readonly [number, number],
  inBox: (curve: Curve) => Curve,
  { shadow, depth, form, stage }: FigureOptions,
): Canvas {
  const picture = createCanvas(Math.ceil(across * shadowScale), Math.ceil(down * shadowScale));
  const ctx = picture.getContext("2d");
  const far = lift * stage.scale;
  for (const [share, strength] of [
    [1, 0.62],
    [0.3, 0.5],
  ] as const) {
    const back = far * (1 - share) * 0.9;
    ctx.setTransform(1, 0, 0, 1, 0, 0);
    ctx.filter = `blur(${String(Math.max(0.6, far * share * shadowScale * 0.5 * (1 + form.softness)))}px)`;
    ctx.scale(picture.width / across, picture.height / down);
    ctx.translate(form.light.x * back, form.light.y * back);
    ctx.fillStyle = css(shadow, strength * depth);
    traceOutline(ctx, outline.map(inBox));
    ctx.fill();
  }
  return picture;
}

function boxOf(points: readonly (readonly [number, number])[], reach: number, width: number, height: number) {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  return {
    left: Math.floor(Math.max(-margin, Math.min(...xs) - reach)),
    top: Math.floor(Math.max(-margin, Math.min(...ys) - reach)),
    right: Math.ceil(Math.min(width + margin, Math.max(...xs) + reach)),
    bottom: Math.ceil(Math.min(height + margin, Math.max(...ys) + reach)),
  };
}
