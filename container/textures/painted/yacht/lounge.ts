import { createCanvas, type Canvas } from "@napi-rs/canvas";
import { mix } from "../../colour.ts";
import type { PaintOptions } from "../painter.ts";
import { dyeRamp } from "../shared/dye.ts";
import { clamp, noiseField, smoothstep } from "../shared/field.ts";
import { createFilm } from "../shared/film.ts";
import type { Form } from "../shared/look.ts";
import { gust } from "../shared/look.ts";
import { createSheet, isDeepGround, rampAround, tint, type Ramp } from "../shared/tones.ts";
import { reliefOf } from "../shared/wall.ts";
import { oklchOf } from "../../../../src/core/rendering/colour.ts";
import { bar, finishOf, steel, whites } from "./fittings.ts";
import { createSea, paintSky, pathOf, seaOf } from "./sea.ts";
import { paintDeck, teakRamp } from "./teak.ts";
import { heaved, layerOf, type View } from "./view.ts";

interface Cushion {
  left: number;
  right: number;
  top: number;
  bottom: number;
  /** How squarely it is cut: 2 is an ellipse. */
  square: number;
  buttons: readonly (readonly [u: number, v: number])[];
}

/** Side of the piece of linen that repeats; a power of two. */
const weave = 256;

/** Cushions of linen with piped edges, each in the shade of the one before it. */
function cushionsPainter(options: PaintOptions, form: Form, ramp: Ramp): (cushions: readonly Cushion[]) => Canvas {
  const { width, height, seed } = options;
  const linen = reliefOf("linen", weave, weave, form.light, seed);
  const creases = noiseField(width >> 1, (height >> 1) + 1, { cells: [4, 7], octaves: 3, seed: seed + 6 });
  const last = ramp.length - 1;
  return (cushions) => {
    const canvas = createCanvas(width, height);
    const { pixels, image } = createSheet(width, height);
    for (const { left, right, top, bottom, square, buttons } of cushions) {
      const [cx, cy, a, b] = [(left + right) / 2, (top + bottom) / 2, (right - left) / 2, (bottom - top) / 2];
      const least = Math.min(a, b);
      const parts = (from: number, to: number, middle: number, half: number, steep: number) =>
        Array.from({ length: Math.ceil(to - from) + 2 }, (_, n) => {
          const at = (Math.floor(from) + n - middle) / half;
          const away = Math.abs(at);
          const fall = away ** (square - 1);
          return { at, fall: (square * fall) / half, full: fall * away, slope: Math.sign(at) * away ** steep };
        });
      const columns = parts(left, right, cx, a, 4.5);
      const lines = parts(top, bottom, cy, b, 3);
      for (let y = Math.max(0, Math.floor(top)); y < Math.min(height, bottom + 1); y++) {
        const line = lines[y - Math.floor(top)];
        if (line === undefined) continue;
        const low = 0.08 * (1 - line.at * line.at) - 0.16 * smoothstep(0.6, 1, line.at);
        for (let x = Math.max(0, Math.floor(left)); x < Math.min(width, right + 1); x++) {
          const n = y * width + x;
          const column = columns[x - Math.floor(left)];
          if (column === undefined) continue;
          const crease = creases.data[(y >> 1) * (width >> 1) + Math.min(x >> 1, (width >> 1) - 1)] ?? 0;
          const fall = Math.sqrt(column.fall * column.fall + line.fall * line.fall);
          // Pixels from the edge; deep inside it does not matter how many.
          const inside = Math.min(99, (1 - column.full - line.full) / (fall + 1e-4)) + 1.2 * crease;
          const cover = clamp(inside + 0.5);
          if (cover <= 0) continue;
          const steep = Math.max(Math.abs(column.at), Math.abs(line.at));
          let light = 0.62 + low + 0.3 * (column.slope * form.light.x + line.slope * form.light.y);
          light += 0.16 * crease * (0.35 + steep * steep * steep);
          for (const [bu, bv] of buttons) {
            const [dx, dy] = [((column.at - bu) * a) / least, ((line.at - bv) * b) / least];
            const near = dx * dx + dy * dy;
            if (near > 0.4) continue;
            light += Math.exp(-near / 0.068) * (0.9 * (-dx * form.light.x - dy * form.light.y) - 0.13);
            if (near < 0.005) light += 0.18 + 1.6 * (dx * form.light.x + dy * form.light.y);
          }
          if (inside < 14)
            light += 0.13 * Math.exp(-(((inside - 2.5) / 1.8) ** 2)) - 0.2 * Math.exp(-(((inside - 7) / 2.6) ** 2));
          const value = (light + 0.055 * (linen.data[(y & (weave - 1)) * weave + (x & (weave - 1))] ?? 0)) * last;
          const colour = ramp[value < 0 ? 0 : value > last ? last : value | 0] ?? 0;
          if (cover >= 0.99 || (pixels[n] ?? 0) === 0)
            pixels[n] = ((colour & 0xffffff) | (Math.round(255 * cover) << 24)) >>> 0;
        }
      }
    }
    canvas.getContext("2d").putImageData(image, 0, 0);
    return canvas;
  };
}

/** The striped edge of an awning, with scallops. */
function awningOf({ width, height, palette }: PaintOptions, { light }: Form): Canvas {
  const drop = Math.round(height * 0.085);
  const canvas = createCanvas(Math.ceil(width * 1.1), drop);
  const { pixels, image } = createSheet(canvas.width, drop);
  const ramps = [
    whites(palette),
    dyeRamp({ lightness: isDeepGround(palette) ? 0.5 : 0.82, chroma: 0.05, hue: 72 }, palette),
  ];
  const stripe = width / 8;
  for (let y = 0, n = 0; y < drop; y++) {
    for (let x = 0; x < canvas.width; x++, n++) {
      const place = x / stripe;
      const across = (place - Math.floor(place)) * 2 - 1;
      const end = drop * (0.74 + 0.24 * Math.sqrt(1 - across * across));
      const cover = clamp(end - y + 0.5);
      if (cover <= 0) continue;
      const ramp = ramps[Math.floor(place) & 1] ?? ramps[0];
      const hem = Math.exp(-(((end - y - 4) / 1.4) ** 2)) * 0.12;
      const fold =
        0.1 * across * light.x + 0.05 * Math.sin(place * 2.4 + 1) - 0.12 * Math.exp(-(((y / drop - 0.34) / 0.03) ** 2));
      const lit = 0.5 + 0.2 * smoothstep(0.3, 0.9, y / drop) + fold - hem;
      const colour = ramp?.[Math.round(clamp(lit) * (ramp.length - 1))] ?? 0;
      pixels[n] = ((colour & 0xffffff) | (Math.round(255 * cover) << 24)) >>> 0;
    }
  }
  canvas.getContext("2d").putImageData(image, 0, 0);
  return canvas;
}

/** Cream cushions on a teak bench, with the sea behind their backs, under an awning's edge. */
export const lounge: View = (brush, options, form) => {
  const { width, height, palette, seed } = options;
  const horizon = Math.round(height * 0.24);
  const side = form.light.x >= 0 ? 1 : -1;
  const sky = paintSky(options, {
    width,
    height,
    horizon,
    sun: { x: width * (0.5 + 0.3 * side), y: horizon * 0.5, radius: width * 0.7 },
    cloud: 0.8,
  });
  const { colours, ramp } = seaOf(palette);
  const backs = height * 0.4;
  const sea = createSea(brush, {
    sky,
    seed,
    cycles: form.cycles,
    horizon,
    bottom: Math.ceil(height * 0.55),
    ramp,
    far: 0.56,
    near: 0.4,
    ripple: 0.12,
    scale: 1,
    glint: mix(colours.light, [1, 1, 1], 0.7),
    quietZones: options.quietZones,
    path: pathOf(width * (0.5 + 0.3 * side), width * 0.07, width * 0.5, 0.85),
  });
  const { hue, lightness, chroma } = oklchOf(palette.groundLight);
  const isDeep = isDeepGround(palette);
  const own = isDeep ? 0.62 : Math.min(0.93, lightness);
  const tone = Math.min(0.035, chroma + 0.012);
  const cream = rampAround(
    tint(own * 0.76, tone * 1.3, isDeep ? hue : 68),
    tint(own, tone, isDeep ? hue : 80),
    tint(Math.min(0.98, own + 0.06), tone * 0.6, 86),
  );
  const { canvas, ctx } = layerOf(options);
  const teak = teakRamp(palette, 0.74);
  const metal = steel(palette);
  const railAt = height * 0.345;
  for (const x of [0.03, 0.35, 0.67, 0.99])
    bar(
      ctx,
      [
        { x: width * x, y: backs + 60 },
        { x: width * x, y: railAt },
      ],
      width * 0.014,
      metal,
      form,
    );
  bar(
    ctx,
    [
      { x: -20, y: railAt },
      { x: width + 20, y: railAt },
    ],
    width * 0.026,
    finishOf(teak),
    { ...form, light: { x: 0, y: -1 } },
  );
  const seat = height * 0.62;
  const front = height * 0.79;
  ctx.drawImage(
    paintDeck(options, {
      ramp: teak,
      vanishing: { x: width / 2, y: height * 0.2 },
      top: front - 20,
      planks: 7,
      shade: 0.3,
      sun: 0.3,
      lit: (_x, y) => smoothstep(front + height * 0.045, front + height * 0.1, y),
    }),
    0,
    0,
  );
  // The bench's front of teak, in its own shade toward the deck.
  const plinth = finishOf(teak);
  const face = ctx.createLinearGradient(0, front - 10, 0, front + height * 0.05);
  const word = (colour: readonly number[]) =>
    `rgb(${colour.map((channel) => String(Math.round(channel * 255))).join(",")})`;
  face.addColorStop(0, word(plinth.dark));
  face.addColorStop(0.5, word(plinth.own));
  face.addColorStop(1, word(mix(plinth.own, plinth.dark, 0.5)));
  ctx.fillStyle = face;
  ctx.fillRect(0, front - 20, width, 20 + height * 0.045);
  const paint = cushionsPainter(options, form, cream);
  const tuft = [-0.5, 0.5].flatMap((u) => [[u, -0.15] as const]);
  const third = width * 0.42 * form.scale;
  const backRow = [-0.62, 0.38, 1.38].map((at) => ({
    left: at * third + width * 0.02,
    right: (at + 1) * third + width * 0.014,
    top: backs,
    bottom: seat + height * 0.03,
    square: 7,
    buttons: tuft,
  }));
  const seats = [-0.48, 0.5].map((at) => ({
    left: width * at,
    right: width * (at + 0.985),
    top: seat - height * 0.015,
    bottom: front,
    square: 11,
    buttons: [],
  }));
  const shaded = (cushions: readonly Cushion[], drop: number) => {
    const top = Math.floor(Math.min(...cushions.map((cushion) => cushion.top)));
    const rows = Math.ceil(Math.max(...cushions.map((cushion) => cushion.bottom))) + 2 - top;
    const picture = paint(cushions);
    ctx.save();
    ctx.shadowColor = isDeep ? "rgba(0,0,0,0.5)" : `rgba(${word(plinth.dark).slice(4, -1)},0.45)`;
    ctx.shadowBlur = 22;
    ctx.shadowOffsetX = -form.light.x * drop;
    ctx.shadowOffsetY = drop;
    ctx.drawImage(picture, 0, top, width, rows, 0, top, width, rows);
    ctx.restore();
  };
  shaded(backRow, 8);
  shaded(seats, -6);
  shaded(
    [
      {
        left: width * (side > 0 ? -0.06 : 0.66),
        right: width * (side > 0 ? 0.34 : 1.06),
        top: seat - height * 0.125,
        bottom: seat + height * 0.045,
        square: 3.4,
        buttons: [],
      },
    ],
    10,
  );
  const awning = awningOf(options, form);
  const film = createFilm(options, form, 0.5);
  return (t) => {
    sea(t);
    heaved(brush, canvas, t, form, 0.9, [Math.floor(railAt - width * 0.03), height]);
    const wind = gust(t, form.cycles, 0.1);
    brush.setTransform(1, 0, 0.035 * wind, 1 + 0.02 * gust(t, form.cycles, 0.35), 0, 0);
    brush.drawImage(awning, -width * 0.05, 0);
    brush.setTransform(1, 0, 0, 1, 0, 0);
    film(brush);
  };
};
