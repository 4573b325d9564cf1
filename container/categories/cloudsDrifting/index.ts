import { oklchOf } from "../../../src/core/rendering/colour.ts";
import type { HexColour, Palette, SceneStyle } from "../../../src/core/rendering/scene.ts";
import { fromHex, mix } from "../../engine/colour.ts";
import { fieldOf, noiseField, smoothstep } from "../../engine/field.ts";
import { formOf, lookOf, type Form } from "../../engine/look.ts";
import { inNature } from "../../engine/naturalHues.ts";
import type { BrushPainter } from "../../engine/painter.ts";
import { randomFrom } from "../../engine/random.ts";
import {
  grainField,
  groundRamp,
  isDeepGround,
  leaning,
  pictureOf,
  rampAround,
  tint,
  type Ramp,
} from "../../engine/tones.ts";
import { wordsField } from "../../engine/wordsField.ts";
import { heaps, puffVapour, rowsOfPuffs, seaOfPuffs } from "../../materials/vapour/puffs.ts";
import { createVapour, litVapour, vapourMargin, type Vapour } from "../../materials/vapour/vapour.ts";
import { eveningOf } from "./evening.ts";
import { type Kind, type Look, cumulus, looks } from "./looks.ts";

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

/** A front with streaks far off behind it, in the lower part of the sky. */
function behind(front: Vapour, streaks: Vapour): Vapour {
  const { width, height } = front.density;
  const from = height * 0.55;
  for (let n = Math.floor(from) * width; n < front.density.data.length; n++) {
    const share = smoothstep(from, height * 0.8, n / width);
    const dense = 0.55 * share * ((streaks.density.data[n] ?? 0) + 0.12);
    if (dense <= (front.density.data[n] ?? 0)) continue;
    front.density.data[n] = dense;
    front.light.data[n] = 0.3 + 0.5 * (streaks.light.data[n] ?? 0);
  }
  return front;
}

/** A sky in one of its two lives: the same clouds, otherwise torn by the wind. */
function vapourOf(kind: Kind, width: number, height: number, form: Form, seed: number, life: number): Vapour {
  const { scale } = form;
  const random = randomFrom(seed);
  // Clouds stand in light from above even where it comes from the side.
  const light = { x: form.light.x * 0.8, y: Math.min(-0.4, form.light.y) };
  const heap = { width, height, scale, random };
  // Small clouds grow and dissolve within a loop: in the other life, which the still does not show, they stand elsewhere.
  const small = { ...heap, random: randomFrom(seed + 977 * (1 - life)) };
  const puffs = { width, height, light, seed: seed + 101 * life };
  switch (kind) {
    case "bands":
      return bandVapour(width, height, scale, light, seed, life);
    case "cumulus":
      return puffVapour(heaps(small, 5, 90, 1), { ...puffs, ragged: width * 0.036, soft: 3.2 });
    case "puffs":
      return puffVapour(heaps(small, 6, 50, 1.5), { ...puffs, ragged: width * 0.022, soft: 2.4 });
    case "sea":
      return puffVapour(seaOfPuffs(heap, 0.3), { ...puffs, ragged: width * 0.06, soft: 1.8 });
    case "mackerel":
      return puffVapour(rowsOfPuffs(heap), { ...puffs, ragged: width * 0.03, soft: 2.2 });
    case "storm": {
      // The front hangs down from above, and what light there is comes from under it; streaks of others lie far off.
      const front = heaps({ ...heap, height: height * 0.8 }, 9, 60, 1.7).map((puff) => ({ ...puff, y: puff.y * 0.7 }));
      const below = { x: form.light.x, y: 0.35 };
      const near = puffVapour(front, { ...puffs, light: below, ragged: width * 0.075, soft: 5 });
      return behind(near, bandVapour(width, height, scale * 0.8, below, seed, life));
    }
  }
}

/** The ramp of what floats: in the ground's own hue, or in one of evening and morning light. */
function cloudRamp(palette: Palette, ownHue: number | null): Ramp {
  if (ownHue === null) return groundRamp(palette);
  const lit = leaning(ownHue, palette.groundBase, 0.14);
  const part = (hex: HexColour, chroma: number) => {
    const own = oklchOf(hex);
    return tint(own.lightness, Math.max(0.03, own.chroma) * chroma, lit);
  };
  return rampAround(
    mix(part(palette.groundShadow, 0.9), fromHex(palette.groundShadow), 0.4),
    part(palette.groundBase, 1.25),
    part(palette.groundLight, 1.2),
  );
}

/** Over a dark ground clouds stand before the last light: dark within, their edges lit, the brighter the lower they are. */
function atDusk(look: Look): Look {
  return {
    ...look,
    zenith: 0.14,
    horizon: 0.8,
    dip: 0.85,
    glow: 0.06,
    sun: 0.2,
    tone: 0.3,
    contrast: 0.62,
    depth: -0.14,
    rim: 0.12,
    fall: 0.2,
  };
}

/** How much denser clouds are where dark words stand, and thinner under light ones, and how far around, in widths of the canvas. */
const thicker = 0.1;
const thinner = -0.8;
const around = 0.4;

/** By day a sky has hues of its own; by night it has the palette's, and an afterglow. */
export function skyPalette(palette: Palette, style: SceneStyle | null): Palette {
  return isDeepGround(palette) ? palette : inNature(palette, lookOf(looks, cumulus, style).skyHues);
}

/** Clouds with lit and shaded sides that grow, drift and dissolve before a clear sky. */
export const cloudsDrifting: BrushPainter = {
  setupOn(brush, { width, height, seed, palette: asked, style, quietZones }) {
    const palette = skyPalette(asked, style);
    const isDeep = isDeepGround(palette);
    const usual = lookOf(looks, cumulus, style);
    const look = isDeep ? atDusk(usual) : usual;
    const evening = isDeep ? eveningOf(palette) : null;
    const form = formOf(style);
    const grain = grainField(width, height, seed);
    const far = Math.hypot(width, height);
    const heavens = fieldOf(width, height, (x, y) => {
      const near = ((x - width / 2) * form.light.x + (y - height / 2) * form.light.y) / far;
      const toSun = Math.hypot(x / width - 0.5 - 0.3 * form.light.x, (y / height - 0.92) * 1.3);
      const lit = look.glow * 2 * near + look.sun * Math.exp(-((toSun / 0.5) ** 2));
      return look.zenith + (look.horizon - look.zenith) * (y / height) ** look.dip + lit;
    });
    const sky = pictureOf(heavens, evening?.sky ?? groundRamp(palette), grain, 0.014);
    const drift = Math.round(width * 0.07);
    const wide = width + 2 * vapourMargin(drift);
    const state = (life: number) => vapourOf(look.kind, wide, height, form, seed, life);
    const gathered = wordsField(width, height, quietZones, { reach: width * around, seed });
    const share = (isDeep ? thinner : thicker) * (look.to - look.from);
    for (let n = 0; n < gathered.data.length; n++) gathered.data[n] = share * (gathered.data[n] ?? 0);
    const vapour = createVapour(brush, state(0), state(1), {
      ...look,
      width,
      height,
      grain,
      drift,
      gathered,
      ramp: evening?.clouds ?? cloudRamp(palette, look.hue),
      cycles: form.cycles,
    });
    return {
      paint(t) {
        brush.drawImage(sky, 0, 0);
        vapour(t);
      },
    };
  },
};
