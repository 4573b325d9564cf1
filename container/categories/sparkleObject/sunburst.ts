import { createCanvas, type Canvas } from "@napi-rs/canvas";
import { fromHex, mix, type Colour } from "../../engine/colour.ts";
import { fieldOf, smoothstep } from "../../engine/field.ts";
import { randomFrom } from "../../engine/random.ts";
import { css, grainField, groundRamp, isDeepGround, leaning, pictureOf, tint } from "../../engine/tones.ts";
import { bokehSprite, createBokeh, glowSprite, hushOf, stamp, type Blur } from "../../materials/light/glints.ts";
import { createTwinkle, type Fleck } from "./dust.ts";
import type { Sparkle } from "./sparkles.ts";

const white: Colour = [1, 1, 1];

/** Rays from the middle of a square, of all widths and strengths. */
function raySprite(side: number, colour: Colour, random: () => number, count: number): Canvas {
  const canvas = createCanvas(side, side);
  const ctx = canvas.getContext("2d");
  const rays = ctx.createConicGradient(0, side / 2, side / 2);
  for (let n = 0, place = 0; n < count && place < 1; n++) {
    const width = (0.5 + random()) / count;
    const alpha = 0.12 + 0.5 * random() ** 2;
    rays.addColorStop(Math.min(1, place), css(colour, 0));
    rays.addColorStop(Math.min(1, place + width * (0.3 + 0.4 * random())), css(colour, alpha));
    place += width;
  }
  rays.addColorStop(1, css(colour, 0));
  ctx.fillStyle = rays;
  ctx.fillRect(0, 0, side, side);
  ctx.globalCompositeOperation = "destination-in";
  const fade = ctx.createRadialGradient(side / 2, side / 2, 0, side / 2, side / 2, side / 2);
  fade.addColorStop(0, "rgba(0,0,0,1)");
  fade.addColorStop(0.5, "rgba(0,0,0,0.62)");
  fade.addColorStop(1, "rgba(0,0,0,0)");
  ctx.fillStyle = fade;
  ctx.fillRect(0, 0, side, side);
  return canvas;
}

/** Reflections in the lens: how far along the line through its middle, and radii in canvas widths. */
const ghostPlaces = [
  [0.35, 0.035],
  [0.52, 0.1],
  [0.8, 0.055],
  [1.06, 0.16],
  [1.3, 0.07],
] as const;

/** The sun in a corner: rays that sway against each other, a flare in the lens, and gold in the air. */
export const sunburst: Sparkle = (options, form) => {
  const { width, height, palette, seed, quietZones } = options;
  const random = randomFrom(seed);
  const hush = hushOf(quietZones);
  const isDeep = isDeepGround(palette);
  const gold = tint(0.93, 0.1, leaning(88, palette.groundBase, 0.25));
  const glow = mix(gold, white, 0.5);
  const [x, y] = [width * (0.5 + 0.5 * form.light.x), height * (0.5 + 0.52 * form.light.y)];
  const grain = grainField(width, height, seed);
  const field = fieldOf(width, height, (px, py) => {
    const away = Math.hypot(px - x, py - y) / width;
    return (isDeep ? 0.24 : 0.4) + 0.6 * Math.exp(-away * 2.3) - 0.1 * smoothstep(0.7, 2, away);
  });
  const ground = pictureOf(field, groundRamp(palette), grain, 0.014);
  const side = Math.round(height * 0.62);
  const bursts = [17, 29].map((count) => raySprite(side, glow, random, count));
  const reach = height * 1.12;
  const halo = glowSprite(128, mix(gold, fromHex(palette.groundLight), 0.3));
  const ghosts = ghostPlaces.map(([share, radius], n) => {
    const [gx, gy] = [x + (width * 0.5 - x) * 2 * share * 0.92, y + (height * 0.5 - y) * 2 * share * 0.8];
    return {
      x: gx,
      y: gy,
      radius: width * radius * form.scale,
      alpha: 0.26 * (1 - 0.8 * hush(gx, gy)),
      phase: 0.1 * n,
    };
  });
  const flare = createBokeh(ghosts, [bokehSprite(64, gold)], { reach: 5, cycles: form.cycles });
  const flecks: Fleck[] = Array.from({ length: 800 }, (): Fleck => {
    const away = width * 2 * random() ** 1.5;
    const turn = random() * 7;
    return {
      x: x + Math.cos(turn) * away,
      y: y + Math.sin(turn) * away,
      radius: 0.6 + random(),
      blur: 0,
      tone: random(),
    };
  }).filter(
    (fleck) => fleck.x > 0 && fleck.x < width && fleck.y > 0 && fleck.y < height && hush(fleck.x, fleck.y) < 0.3,
  );
  const motes: Blur[] = Array.from({ length: 60 }, () => {
    const [mx, my] = [random() * width, random() * height];
    return {
      x: mx,
      y: my,
      radius: width * (0.006 + 0.03 * random() ** 3),
      alpha: (0.25 + 0.4 * random()) * (1 - hush(mx, my)),
      phase: random(),
    };
  });
  const drift = createBokeh(motes, [bokehSprite(32, glow)], { reach: 12, cycles: form.cycles });
  const twinkle = createTwinkle(options, form, {
    flecks,
    flashEvery: 2,
    starEvery: 22,
    flash: 6,
    star: 40,
    rays: 3,
    glow,
    random,
  });
  return (brush, t) => {
    brush.drawImage(ground, 0, 0);
    brush.globalCompositeOperation = "screen";
    for (const [n, burst] of bursts.entries()) {
      const sway = (n === 0 ? 0.05 : -0.07) * Math.sin(2 * Math.PI * (t * form.cycles + 0.2 * n));
      const [c, s] = [Math.cos(sway), Math.sin(sway)];
      brush.setTransform(c, s, -s, c, x, y);
      brush.globalAlpha = 0.85 + 0.15 * Math.sin(2 * Math.PI * (t * form.cycles + 0.5 * n));
      brush.drawImage(burst, -reach, -reach, reach * 2, reach * 2);
      brush.setTransform(1, 0, 0, 1, 0, 0);
    }
    brush.globalAlpha = 0.9;
    stamp(brush, halo, x, y, width * (0.62 + 0.03 * Math.sin(2 * Math.PI * t * form.cycles)));
    brush.globalAlpha = 1;
    brush.globalCompositeOperation = "source-over";
    flare(brush, t);
    drift(brush, t);
    twinkle(brush, t);
  };
};
