import type { SKRSContext2D } from "@napi-rs/canvas";
import { fromHex, inkIsDark, mix } from "../../engine/colour.ts";
import type { Kernel } from "../../engine/kernel.ts";
import { inLightOf } from "../../engine/light.ts";
import { formOf, lookOf } from "../../engine/look.ts";
import { randomFrom } from "../../engine/random.ts";
import { loopsWithin, setColours, type GroundModule, type GroundOptions } from "../../engine/groundModule.ts";
import { distanceTo } from "../../materials/liquid/dropPlacement.ts";
import { clearOf } from "../../materials/liquid/fluid.ts";
import { clearWater, layPicture, paintOptionsOf, pour, wanderingSun, wave } from "../../materials/wet/wetPicture.ts";
import { createBubbles, type Spring } from "./bubbles.ts";
import { cucumberCooler, looks, type Place, type WaterLook } from "./looks.ts";
import { sink, waterOf, type Item } from "./waterBody.ts";
import { createSeaweed } from "./waterThings.ts";

/** Words keep clear of things: each moves up or down by a share of the canvas's height, or is left out. */
const shifts = [0, 0.06, 0.12, 0.18, 0.24, -0.06, -0.12];
/** How far from words a thing's rim stays, canvas widths: nearer, it would be rubbed out half. */
const fromWords = 0.06;
const waveCount = 13;

/** Waves from one to about ten per canvas width, each a whole number of periods a loop. */
function writeWaves(kernel: Kernel, strength: number, random: () => number): void {
  const table = new Float32Array(kernel.memory.buffer, kernel.waveTablePointer(), waveCount * 5);
  // A long swell that carries things with it.
  for (let n = 0; n < 2; n++) table.set([0.34 - 0.6 * n, 0.5, 1, random(), 0.11], n * 5);
  for (let n = 2; n < waveCount; n++) {
    const perWidth = 1.2 * 1.22 ** (n - 2);
    const heading = random() * 2 * Math.PI;
    const amplitude = (strength * 0.62 * (0.7 + 0.6 * random())) / perWidth ** 1.8;
    const cycles = Math.max(1, Math.round(0.9 * Math.sqrt(perWidth)));
    table.set([perWidth * Math.cos(heading), perWidth * Math.sin(heading), cycles, random(), amplitude], n * 5);
  }
}

function springsOf(look: WaterLook, items: readonly Item[], canvasHeight: number): Spring[] {
  if (!look.bubbles.everywhere) return items.map(({ x, y }) => ({ x, y: y * canvasHeight, spread: 0.2 }));
  const rows = [0.15, 0.35, 0.55, 0.75, 0.95];
  return rows.flatMap((row) => [0.15, 0.5, 0.85].map((x) => ({ x, y: row * canvasHeight, spread: 0.22 })));
}

/** Sends rings out from a few things, as if they had just been touched; each train fades within the loop. */
function ringsFrom(kernel: Kernel, items: readonly Item[], count: number, canvasHeight: number): (t: number) => void {
  const sources = items.filter((_, n) => n % 3 === 1).slice(0, count);
  return (t) => {
    for (const { x, y, phase } of sources) {
      for (const train of [0, 0.5]) {
        const age = (t + phase + train) % 1;
        const strength = 0.3 * Math.min(1, age * 8) * (1 - age) ** 1.3;
        kernel.addRings({
          x,
          y: y * canvasHeight,
          radius: 0.08 + 0.85 * age ** 0.85,
          length: 0.075,
          reach: 0.2 * (0.6 + age),
          height: strength,
          tilt: 1,
        });
      }
    }
  };
}

function setWater(kernel: Kernel, { palette, style }: GroundOptions, look: WaterLook, softness: number): void {
  const [base, shadow, bright] = [
    fromHex(palette.groundBase),
    fromHex(palette.groundShadow),
    fromHex(palette.groundLight),
  ];
  const shade = inkIsDark(palette) ? mix(base, shadow, 0.55) : mix(shadow, [0, 0, 0], 0.2);
  setColours(kernel, [shade, mix(bright, [1, 1, 1], 0.5)]);
  kernel.setSubmerged(0.07, 0.6, look.caustics * (1.4 - 0.8 * softness), 0.2);
  const toward = inLightOf(style, { x: -0.71, y: -0.71 });
  kernel.setSurface(toward.x, toward.y, look.sheen, 0.3, 0.6);
}

/** Slices, leaves and petals in water that moves and gathers the light. */
export const ingredientsInWater: GroundModule = {
  setup(kernel, options) {
    const { seed, width, height, style, palette } = options;
    const look = lookOf(looks, cucumberCooler, style);
    const form = formOf(style);
    const random = randomFrom(seed);
    const canvasHeight = height / width;
    const zones = clearOf(options);
    const paintOptions = paintOptionsOf(options);
    const places = look.places.flatMap(([x, y, radius, ...rest]): Place[] => {
      const [dx, dy] = [0.05 * (random() - 0.5), 0.025 * (random() - 0.5)];
      const isClear = (by: number) =>
        zones.every((zone) => distanceTo(zone, x + dx, (y + dy + by) * canvasHeight) > radius + fromWords);
      const by = shifts.find(isClear);
      return by === undefined ? [] : [[x + dx, y + dy + by, radius * form.scale, ...rest]];
    });
    const water = waterOf(paintOptions, form, look, random);
    const items = sink(paintOptions, form, look, places, water, random);
    const weeds = look.weeds > 0 ? createSeaweed(paintOptions, form, look.weeds, random) : undefined;
    const bubbles = createBubbles({
      ...look.bubbles,
      width: width / 2,
      light: form.light,
      bright: mix(fromHex(palette.groundLight), [1, 1, 1], 0.6),
      deep: fromHex(palette.groundShadow),
      springs: springsOf(look, items, canvasHeight),
      random,
    });
    const loop = loopsWithin(style);
    const paint = (t: number) => (ctx: SKRSContext2D) => {
      ctx.drawImage(water, 0, 0);
      weeds?.(ctx, t);
      for (const { picture, x, y, turn, phase, scale } of items) {
        const angle = turn + look.roll * wave(t + phase);
        const [c, s] = [Math.cos(angle) * scale, Math.sin(angle) * scale];
        const atX = (x + look.bob * 0.6 * wave(t + phase + 0.3)) * paintOptions.width;
        ctx.setTransform(c, s, -s, c, atX, y * paintOptions.height + look.bob * paintOptions.width * wave(t + phase));
        const { width: w, height: h } = picture;
        ctx.drawImage(picture, 0, 0, w, h, -w / 2, -h / 2, w, h);
      }
      ctx.setTransform(1, 0, 0, 1, 0, 0);
      bubbles(ctx, t);
    };
    const lay = layPicture(kernel, options, paint(0));
    if (look.view === "side") {
      const still = { ...clearWater(fromHex(palette.groundBase)), shadow: 0, focus: 0 };
      pour(kernel, options, still);
      const moveSun = wanderingSun(kernel, options, 0.2);
      return {
        frame(t) {
          const moment = loop(t);
          lay(paint(moment));
          moveSun(moment);
          kernel.startWet();
          kernel.shadeWet();
        },
      };
    }
    setWater(kernel, options, look, form.softness);
    writeWaves(kernel, look.waves, random);
    const addRings = ringsFrom(kernel, items, look.rings, canvasHeight);
    return {
      frame(t) {
        const moment = loop(t);
        kernel.drawWaves(moment, waveCount);
        addRings(moment);
        kernel.splatCaustics(0.05);
        kernel.shadeSubmerged();
      },
    };
  },
};
