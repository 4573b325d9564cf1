import { createCanvas, type Canvas, type SKRSContext2D } from "@napi-rs/canvas";
import { adjust, fromHex, inkIsDark, mix } from "../../engine/colour.ts";
import type { Form } from "../../engine/look.ts";
import type { PaintOptions } from "../../engine/painter.ts";
import { css } from "../../engine/tones.ts";
import { castOf } from "../../materials/wet/layers.ts";
import { addGrain } from "../../materials/wet/relief.ts";
import type { Place, WaterLook } from "./looks.ts";

/** Still water without what lies in it. */
export function waterOf(options: PaintOptions, form: Form, look: WaterLook, random: () => number): Canvas {
  const { width, height, palette, seed } = options;
  const [base, shadow, bright] = [
    fromHex(palette.groundBase),
    fromHex(palette.groundShadow),
    fromHex(palette.groundLight),
  ];
  const canvas = createCanvas(width, height);
  const ctx = canvas.getContext("2d");
  const isSide = look.view === "side";
  const [x, y] = [width * (0.5 + 0.5 * form.light.x), isSide ? -0.05 * height : height * (0.45 + 0.45 * form.light.y)];
  const deep = inkIsDark(palette) ? mix(base, shadow, 0.72) : shadow;
  const glow = ctx.createRadialGradient(x, y, 0, x, y, height * (isSide ? 1.1 : 1.05));
  glow.addColorStop(0, css(mix(base, bright, inkIsDark(palette) ? 0.95 : 0.5)));
  glow.addColorStop(0.35, css(mix(base, bright, 0.25)));
  glow.addColorStop(1, css(isSide ? deep : mix(base, deep, 0.75)));
  ctx.fillStyle = glow;
  ctx.fillRect(0, 0, width, height);
  if (isSide) drawRays(ctx, options, form, random);
  addGrain(ctx, seed);
  return canvas;
}

/** Sun that falls into deep water, as soft beams. */
function drawRays(
  ctx: SKRSContext2D,
  { width, height, palette }: PaintOptions,
  form: Form,
  random: () => number,
): void {
  const bright = fromHex(palette.groundLight);
  const [across, down] = [48, 192];
  const beam = createCanvas(across, down);
  const beamContext = beam.getContext("2d");
  const image = beamContext.createImageData(across, down);
  for (let y = 0, n = 0; y < down; y++) {
    for (let x = 0; x < across; x++, n++) {
      const share = Math.sin((Math.PI * (x + 0.5)) / across) ** 2 * (1 - y / down) ** 1.4;
      for (let channel = 0; channel < 3; channel++) image.data[n * 4 + channel] = (bright[channel] ?? 1) * 255;
      image.data[n * 4 + 3] = 255 * share;
    }
  }
  beamContext.putImageData(image, 0, 0);
  for (let n = 0; n < 9; n++) {
    const lean = -0.32 * form.light.x + 0.14 * (random() - 0.5);
    ctx.globalAlpha = 0.12 + 0.2 * random();
    ctx.setTransform(1, 0, lean, 1, (random() * 1.2 - 0.1) * width, 0);
    ctx.drawImage(beam, 0, 0, (0.12 + 0.24 * random()) * width, height * (0.65 + 0.35 * random()));
  }
  ctx.setTransform(1, 0, 0, 1, 0, 0);
  ctx.globalAlpha = 1;
}

/** One thing as it is drawn. */
export interface Item {
  picture: Canvas;
  x: number;
  y: number;
  turn: number;
  phase: number;
  scale: number;
}

/** A thing deeper in the water is softer and takes on the water's colour. */
function sunk(picture: Canvas, depth: number, { palette }: PaintOptions): Canvas {
  if (depth === 0) return picture;
  const shrink = 1 + 2 * depth;
  const canvas = createCanvas(Math.ceil(picture.width / shrink) + 8, Math.ceil(picture.height / shrink) + 8);
  const ctx = canvas.getContext("2d");
  ctx.filter = `blur(${(2.4 * depth).toFixed(1)}px)`;
  ctx.drawImage(picture, 4, 4, canvas.width - 8, canvas.height - 8);
  ctx.filter = "none";
  ctx.globalCompositeOperation = "source-atop";
  ctx.fillStyle = css(mix(fromHex(palette.groundBase), fromHex(palette.groundLight), 0.35), 0.42 * depth);
  ctx.fillRect(0, 0, canvas.width, canvas.height);
  return canvas;
}

/** Everything in the water, on its floor's picture. */
export function sink(
  options: PaintOptions,
  form: Form,
  look: WaterLook,
  places: readonly Place[],
  water: Canvas,
  random: () => number,
): Item[] {
  const { width, height, palette } = options;
  const shadow = css(adjust(fromHex(palette.groundShadow), { lightness: inkIsDark(palette) ? 0.8 : 0.5, chroma: 1.1 }));
  const detail = 0.85;
  const largest = look.things.map((_, kind) =>
    Math.max(0, ...places.filter((place) => place[3] === kind).map((place) => place[2])),
  );
  const pictures = look.things.map((thing, kind) =>
    thing(options, form, Math.max(6, (largest[kind] ?? 0) * width * detail), random),
  );
  const casts = look.view === "above" ? pictures.map((picture) => castOf(picture, shadow, 3)) : [];
  const floor = water.getContext("2d");
  return places.flatMap(([x, y, radius, kind, turn, depth]) => {
    const picture = pictures[kind];
    if (picture === undefined) return [];
    const scale = radius / (largest[kind] ?? radius) / detail;
    const cast = casts[kind];
    if (cast !== undefined) {
      const away = 0.07 * (1 - 0.6 * depth) * width;
      const [c, s] = [Math.cos(turn) * scale * 4, Math.sin(turn) * scale * 4];
      floor.globalAlpha = 0.5;
      floor.setTransform(c, s, -s, c, x * width - form.light.x * away, y * height - form.light.y * away);
      floor.drawImage(cast, -cast.width / 2, -cast.height / 2);
      floor.setTransform(1, 0, 0, 1, 0, 0);
      floor.globalAlpha = 1;
    }
    const shown = sunk(picture, depth, options);
    return [
      {
        picture: shown,
        x,
        y,
        turn,
        phase: random(),
        scale: scale * (picture.width / (shown.width - (depth === 0 ? 0 : 8))),
      },
    ];
  });
}
