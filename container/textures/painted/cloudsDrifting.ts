import { createCanvas } from "@napi-rs/canvas";
import { oklchOf } from "../../../src/core/rendering/colour.ts";
import type { HexColour, Palette } from "../../../src/core/rendering/scene.ts";
import { fromHex, mix } from "../colour.ts";
import { randomFrom } from "../random.ts";
import type { PaintedScene } from "./painter.ts";
import { fieldOf, noiseField } from "./shared/field.ts";
import { formOf, lookOf, quietField, type Form } from "./shared/look.ts";
import { heaps, puffVapour, rowsOfPuffs, seaOfPuffs } from "./shared/puffs.ts";
import {
  grainField,
  groundRamp,
  isDeepGround,
  leaning,
  pictureOf,
  rampAround,
  tint,
  type Ramp,
} from "./shared/tones.ts";
import { createVapour, litVapour, vapourMargin, type Vapour } from "./shared/vapour.ts";

type Kind = "cumulus" | "bands" | "puffs" | "sea" | "storm" | "mackerel";

interface Look {
  kind: Kind;
  /** Places of the sky on its ramp, at the top and at the bottom, and of the glow on the side of the light. */
  zenith: number;
  horizon: number;
  glow: number;
  from: number;
  to: number;
  opacity: number;
  tone: number;
  contrast: number;
  depth: number;
  rim: number;
  fall: number;
  /** Of the clouds' light; null: the ground's. */
  hue: number | null;
}

const cumulus: Look = {
  ...{ kind: "cumulus", zenith: 0.34, horizon: 0.74, glow: 0.06, from: 0.06, to: 0.5, opacity: 0.98 },
  ...{ tone: 0.8, contrast: 0.3, depth: 0.05, rim: 0.05, fall: 0, hue: null },
};

const looks: Record<string, Look> = {
  "sty_blue-sky-cumulus": cumulus,
  "sty_pastel-sunset-sky": {
    ...cumulus,
    ...{ kind: "bands", zenith: 0.5, horizon: 0.84, glow: 0.16, from: -0.12, to: 0.45, opacity: 0.92, tone: 0.64 },
    ...{ contrast: 0.6, depth: -0.2, rim: 0.16, fall: 0.14, hue: 48 },
  },
  "sty_cotton-candy": {
    ...cumulus,
    ...{ kind: "puffs", zenith: 0.6, horizon: 0.78, glow: 0.04, tone: 0.72, contrast: 0.34, hue: 320 },
  },
  "sty_above-the-clouds": {
    ...cumulus,
    ...{ kind: "sea", zenith: 0.4, horizon: 1.1, glow: 0.06, opacity: 1, tone: 0.6, contrast: 0.6, rim: 0.25 },
  },
  "sty_storm-front": {
    ...cumulus,
    ...{
      kind: "storm",
      zenith: 0.24,
      horizon: 0.8,
      glow: 0.22,
      from: 0.02,
      to: 1.15,
      opacity: 0.97,
      tone: 0.4,
      contrast: 0.8,
      rim: 0.3,
    },
  },
  "sty_mackerel-dawn": {
    ...cumulus,
    ...{ kind: "mackerel", zenith: 0.42, horizon: 0.84, glow: 0.18, to: 0.7, opacity: 0.9, tone: 0.84, contrast: 0.26 },
    ...{ fall: 0.06, hue: 62 },
  },
};

/** Long flat bands, lit from one side. */
function bandVapour(
  width: number,
  height: number,
  scale: number,
  light: Form["light"],
  seed: number,
  life: number,
): Vapour {
  const noise = (across: number, down: number, octaves: number, turn: number) =>
    noiseField(width, height, { cells: [across / scale, (down * height) / width / scale], octaves, seed: seed + turn });
  const shape = noise(1.6, 5, 5, 1);
  const wisps = noise(4, 19, 4, 2 + 101 * life);
  const bands = fieldOf(width, height, (x, y) => {
    const n = y * width + x;
    return 0.8 * (shape.data[n] ?? 0) + 0.45 * (wisps.data[n] ?? 0);
  });
  return litVapour(bands, light, width * 0.02 * scale);
}

/** A sky in one of its two lives: the same clouds, otherwise torn by the wind. */
function vapourOf(kind: Kind, width: number, height: number, form: Form, seed: number, life: number): Vapour {
  const { scale } = form;
  const random = randomFrom(seed);
  // Clouds stand in light from above even where it comes from the side.
  const light = { x: form.light.x * 0.8, y: Math.min(-0.4, form.light.y) };
  const heap = { width, height, scale, random };
  const puffs = { width, height, light, seed: seed + 101 * life };
  switch (kind) {
    case "bands":
      return bandVapour(width, height, scale, light, seed, life);
    case "cumulus":
      return puffVapour(heaps(heap, 5, 90, 1), { ...puffs, ragged: width * 0.055, soft: 1.6 });
    case "puffs":
      return puffVapour(heaps(heap, 6, 50, 1.5), { ...puffs, ragged: width * 0.022, soft: 2.4 });
    case "sea":
      return puffVapour(seaOfPuffs(heap, 0.3), { ...puffs, ragged: width * 0.06, soft: 1.8 });
    case "mackerel":
      return puffVapour(rowsOfPuffs(heap), { ...puffs, ragged: width * 0.03, soft: 2.2 });
    case "storm": {
      // The front hangs down from above, and what light there is comes from under it.
      const front = heaps({ ...heap, height: height * 0.8 }, 12, 60, 1.5).map((puff) => ({
        ...puff,
        y: puff.y * 0.86,
      }));
      return puffVapour(front, { ...puffs, light: { x: form.light.x, y: 0.35 }, ragged: width * 0.08, soft: 9 });
    }
  }
}

/** Rose of the sky after sunset, OKLCH degrees. */
const dusk = 22;

/** The ramp of what floats: in the ground's own hue, or in one of evening and morning light. */
function cloudRamp(palette: Palette, ownHue: number | null): Ramp {
  if (ownHue === null && !isDeepGround(palette)) return groundRamp(palette);
  // Clouds in a dark ground's own tones would be smoke: there they hold the last light.
  const lit = ownHue === null ? leaning(dusk, palette.groundBase, 0.3) : leaning(ownHue, palette.groundBase, 0.14);
  const [paler, lighter] = ownHue === null ? [0.8, 0.08] : [1, 0];
  const part = (hex: HexColour, chroma: number) => {
    const own = oklchOf(hex);
    return tint(own.lightness + lighter, Math.max(0.03, own.chroma) * chroma * paler, lit);
  };
  return rampAround(
    mix(part(palette.groundShadow, 0.9), fromHex(palette.groundShadow), 0.4),
    part(palette.groundBase, 1.25),
    part(palette.groundLight, 1.2),
  );
}

/** Clouds with lit and shaded sides that grow, drift and dissolve before a clear sky. */
export const cloudsDrifting: PaintedScene = {
  setup({ width, height, seed, palette, style, quietZones }) {
    const look = lookOf(looks, cumulus, style);
    const form = formOf(style);
    const grain = grainField(width, height, seed);
    const far = Math.hypot(width, height);
    const heavens = fieldOf(width, height, (x, y) => {
      const near = ((x - width / 2) * form.light.x + (y - height / 2) * form.light.y) / far;
      return look.zenith + (look.horizon - look.zenith) * (y / height) ** 0.9 + look.glow * 2 * near;
    });
    const ramp = groundRamp(palette);
    const sky = pictureOf(heavens, ramp, grain, 0.014);
    const drift = Math.round(width * 0.07);
    const wide = width + 2 * vapourMargin(drift);
    const state = (life: number) => vapourOf(look.kind, wide, height, form, seed, life);
    const quiet = quietField(width, height, quietZones);
    for (let n = 0; n < quiet.data.length; n++) quiet.data[n] = 0.25 * (quiet.data[n] ?? 0);
    const lift = isDeepGround(palette) ? -0.06 : 0;
    const vapour = createVapour(state(0), state(1), {
      ...{ ...look, tone: look.tone + lift, width, height, grain, drift, quiet },
      ...{ ramp: cloudRamp(palette, look.hue), cycles: form.cycles },
    });
    const layer = createCanvas(width, height);
    const layerContext = layer.getContext("2d");
    return {
      paint(ctx, t) {
        layerContext.putImageData(vapour(t).image, 0, 0);
        ctx.drawImage(sky, 0, 0);
        ctx.drawImage(layer, 0, 0);
      },
    };
  },
};
