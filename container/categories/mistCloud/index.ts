import type { Canvas } from "@napi-rs/canvas";
import type { Palette, SceneStyle } from "../../../src/core/rendering/scene.ts";
import { fromHex, inkIsDark, mix } from "../../engine/colour.ts";
import { fieldOf, noiseField, sampleWrapped, smoothstep, type Field } from "../../engine/field.ts";
import { formOf, lookOf, swell, type Form } from "../../engine/look.ts";
import { inNature } from "../../engine/naturalHues.ts";
import type { BrushPainter } from "../../engine/painter.ts";
import { randomFrom } from "../../engine/random.ts";
import { grainField, groundRamp, isDeepGround, pictureOf } from "../../engine/tones.ts";
import { wordsField } from "../../engine/wordsField.ts";
import { reliefOf } from "../../materials/light/wall.ts";
import { createVapour, litVapour, vapourMargin } from "../../materials/vapour/vapour.ts";
import { createSpray, type SprayOptions } from "./droplets.ts";
import { haze, looks, type Cloud, type Look } from "./looks.ts";

/** Where a spray comes from and goes, in widths of the canvas: from the side of the light, above. */
function nozzleOf({ light }: Form) {
  const side = light.x < -0.1 ? -1 : 1;
  return { side, x: side > 0 ? 1.3 : -0.3, y: 0.16, heading: side > 0 ? Math.PI - 0.62 : 0.62 };
}

/** Banks of mist behind each other. */
const banks = 4;

/** How many times as deep banks are where the haze before them clears, and how far they have rolled on by then, in turns. */
const cleared = { deeper: 1.3, rolled: 0.2 };
const veiled = { deeper: 1, rolled: 0 };

function backdropOf(look: Look, width: number, height: number, form: Form, seed: number, banked = veiled): Field {
  const { light } = form;
  const far = Math.hypot(width, height);
  const near = (x: number, y: number) => ((x - width / 2) * light.x + (y - height / 2) * light.y) / far;
  switch (look.backdrop) {
    case "banks": {
      const random = randomFrom(seed);
      const phases = Array.from({ length: banks }, random);
      return fieldOf(width, height, (x, y) => {
        const [u, v] = [x / width, y / height];
        let value = 0.84 + 0.34 * near(x, y);
        for (const [bank, phase] of phases.entries()) {
          const share = bank / (banks - 1);
          // Far banks lie high and are pale and even; near ones sweep more and are deeper.
          const sweep =
            (0.03 + 0.035 * share) * Math.sin(2 * Math.PI * (u * (0.45 + 0.2 * share) + phase + banked.rolled));
          const crest = 0.36 + 0.48 * share + sweep;
          const rise = smoothstep(-0.035, 0.03 + 0.02 * share, v - crest);
          // A bank is deepest just below its crest; the haze of its valley swallows the rest.
          const depth =
            banked.deeper * (0.2 + 0.26 * share - 0.3 * near(x, y)) * (1 - 0.92 * smoothstep(0, 0.26, v - crest));
          value += (0.93 - depth - value) * rise;
        }
        return value;
      });
    }
    case "silk": {
      const folds = noiseField(width, height, { cells: [2, 2], octaves: 2, seed });
      return fieldOf(width, height, (x, y) => {
        const fold = Math.sin(((x + 0.6 * y) / width) * 5 + 5 * (folds.data[y * width + x] ?? 0));
        return 0.56 + 0.1 * fold + 0.25 * near(x, y);
      });
    }
    case "glow":
      return fieldOf(width, height, (x, y) => {
        const { x: nx, y: ny } = nozzleOf(form);
        const away = Math.hypot(x / width - nx, y / width - ny);
        return 0.5 + 0.3 * Math.exp(-away * 1.4) + 0.2 * near(x, y);
      });
    case "tiles": {
      const relief = reliefOf("paper", width, height, light, seed);
      const size = width / 5.2;
      return fieldOf(width, height, (x, y) => {
        const [u, v] = [x / size + 0.3, (y / size) * 1.0 + 0.2];
        const [fu, fv] = [u - Math.floor(u), v - Math.floor(v)];
        const edge = Math.min(fu, 1 - fu, fv, 1 - fv) * size;
        const own = Math.sin(Math.floor(u) * 12.9 + Math.floor(v) * 78.2) * 0.045;
        const tilt = (fu - 0.5) * light.x + (fv - 0.5) * light.y;
        const glaze = 0.1 * Math.exp(-(((tilt - 0.32) / 0.12) ** 2));
        const bevel = edge < 4 ? -0.1 + 0.14 * smoothstep(0, 4, edge) * Math.sign(tilt) : 0;
        const joint = 1 - smoothstep(1.2, 2.6, edge);
        return (
          0.46 +
          own +
          0.09 * tilt +
          glaze +
          bevel -
          0.12 * joint +
          0.25 * near(x, y) +
          0.02 * (relief.data[y * width + x] ?? 0)
        );
      });
    }
    case "backlight":
      return fieldOf(width, height, (x, y) => {
        const away = Math.hypot(x / width - 0.5, (y - height * 0.62) / width);
        return 0.2 + 0.46 * Math.exp(-away * away * 2.2) + 0.16 * Math.exp(-away * away * 14);
      });
    case "night":
      return fieldOf(width, height, (x, y) => {
        const away = Math.hypot(x / width - (0.5 + 0.34 * light.x), (y - height * 0.2) / width);
        return 0.16 + 0.3 * Math.exp(-away * away * 3.4);
      });
  }
}

/** The mist's density: noise drawn out by other noise, and gathered where this cloud gathers. */
function densityOf(cloud: Cloud, width: number, height: number, form: Form, seed: number): Field {
  const cells = (across: number, down: number): readonly [number, number] => [
    Math.max(1, Math.round(across / form.scale)),
    Math.max(1, Math.round(((down / form.scale) * height) / width)),
  ];
  const flat = cloud === "layers" ? 2.2 : cloud === "fog" ? 1.25 : 1;
  const body = noiseField(width, height, {
    cells: cells(cloud === "layers" ? 1.4 : 2.4, 2.4 * flat),
    octaves: cloud === "fog" ? 4 : cloud === "layers" ? 2 : 5,
    gain: cloud === "layers" ? 0.35 : 0.46,
    seed,
  });
  const bendX = noiseField(width, height, { cells: cells(1.6, 1.6), octaves: 3, seed: seed + 1 });
  const bendY = noiseField(width, height, { cells: cells(1.6, 1.6), octaves: 3, seed: seed + 2 });
  const pull = width * (cloud === "veil" ? 0.3 : cloud === "steam" ? 0.2 : 0.13);
  const { x: nx, y: ny, heading } = nozzleOf(form);
  const lift = (form.coverage - 0.6) * 0.6;
  return fieldOf(width, height, (x, y) => {
    const n = y * width + x;
    const wisp = sampleWrapped(body, x + pull * (bendX.data[n] ?? 0), y + pull * (bendY.data[n] ?? 0));
    const v = y / height;
    switch (cloud) {
      case "layers":
        return wisp + lift - 0.35 + 0.75 * smoothstep(0.2, 0.95, v);
      case "fog":
        return wisp + lift - 0.5 + 1.0 * smoothstep(0.15, 0.8, v);
      case "steam":
        return wisp + lift - 0.12 + 0.4 * smoothstep(0.3, 1, v);
      case "veil": {
        const band = v - 0.5 + 0.3 * (x / width - 0.5) + 0.35 * (bendY.data[n] ?? 0);
        return 1.1 * wisp + 0.55 * Math.exp(-((band / 0.24) ** 2)) - 0.1 + lift;
      }
      case "cone": {
        const [dx, dy] = [x / width - nx, y / width - ny];
        const away = Math.hypot(dx, dy);
        const aside = Math.atan2(
          dy * Math.cos(heading) - dx * Math.sin(heading),
          dx * Math.cos(heading) + dy * Math.sin(heading),
        );
        const inside = Math.exp(-((aside / 0.3) ** 2)) * Math.exp(-away * 0.42);
        return inside * (0.95 + 1.3 * wisp) - 0.05 + 0.1 * wisp;
      }
    }
  });
}

function sprayOf(
  look: Look,
  width: number,
  height: number,
  form: Form,
  palette: Palette,
  random: () => number,
): SprayOptions {
  const light = fromHex(palette.groundLight);
  const { x, y, heading } = nozzleOf(form);
  const tall = height / width;
  const [from, to] = look.dropRadius;
  return {
    width,
    height,
    count: look.drops,
    from,
    to,
    cycles: form.cycles,
    light: form.light,
    bokeh: look.bokeh,
    random,
    bright: mix(light, [1, 1, 1], look.bokeh > 0 ? 0.5 : 0.7),
    rim: mix(fromHex(palette.groundShadow), fromHex(palette.groundBase), 0.15),
    opacity: 0.9,
    birth: (chance) => {
      if (look.cloud !== "cone") {
        return {
          x: chance(),
          y: tall * (0.2 + 0.7 * chance()),
          dx: 0.05 + 0.06 * chance(),
          dy: 0.02 - 0.08 * chance(),
        };
      }
      const turn = heading + 0.5 * (chance() + chance() - 1);
      const reach = 0.3 + 1.5 * chance();
      const flight = 0.16 + 0.2 * chance();
      return {
        x: x + Math.cos(turn) * reach,
        y: y + Math.sin(turn) * reach,
        dx: Math.cos(turn) * flight,
        dy: Math.sin(turn) * flight + 0.05,
      };
    },
  };
}

/** How much thicker mist lies where dark words stand, and thinner under light ones, and how far around them, in widths. */
const thicker = 0.4;
const thinner = -0.22;
const around = 0.55;

/** The palette in the hues in which a look draws its mist. */
export function mistPalette(palette: Palette, style: SceneStyle | null): Palette {
  const { hues } = lookOf<Look>(looks, haze, style);
  return hues === undefined || isDeepGround(palette) ? palette : inNature(palette, hues);
}

/** Fine mist that drifts, thins and gathers before a light, with drops in it where it is sprayed. */
export const mistCloud: BrushPainter = {
  setupOn(brush, { width, height, seed, palette: asked, style, quietZones }) {
    const palette = mistPalette(asked, style);
    const look = lookOf<Look>(looks, haze, style);
    const form = formOf(style);
    const grain = grainField(width, height, seed);
    const ramp = groundRamp(palette);
    const backdrop = (banked?: typeof veiled) =>
      pictureOf(backdropOf(look, width, height, form, seed, banked), ramp, grain, 0.014);
    const ground: Canvas = backdrop();
    const clearing = look.backdrop === "banks" ? backdrop(cleared) : null;
    const drift = Math.round(width * look.drift);
    const rise = 2 * Math.round((width * look.rise) / 2);
    const wide = width + 2 * vapourMargin(drift);
    const state = (turn: number) =>
      litVapour(densityOf(look.cloud, wide, height + rise + 3, form, seed + turn), form.light, width * 0.03);
    const { from, to, opacity, contrast, cloud } = look;
    const gathered = wordsField(width, height, quietZones, { reach: width * around, seed });
    const share = (inkIsDark(palette) ? thicker : thinner) * (to - from);
    for (let n = 0; n < gathered.data.length; n++) gathered.data[n] = share * (gathered.data[n] ?? 0);
    const tone = look.tone - (isDeepGround(palette) && cloud !== "fog" ? 0.12 : 0);
    const vapour = createVapour(brush, state(0), state(77), {
      width,
      height,
      ramp,
      grain,
      from,
      to,
      opacity,
      tone,
      contrast,
      drift,
      rise,
      gathered,
      depth: -0.06,
      rim: 0,
      fall: 0,
      cycles: form.cycles,
    });
    const spray = createSpray(sprayOf(look, width, height, form, palette, randomFrom(seed)));
    return {
      paint(t) {
        brush.drawImage(ground, 0, 0);
        if (clearing !== null) {
          brush.globalAlpha = swell(t, form.cycles);
          brush.drawImage(clearing, 0, 0);
          brush.globalAlpha = 1;
        }
        vapour(t);
        if (look.bokeh > 0) brush.globalCompositeOperation = "screen";
        spray(brush, t);
        brush.globalCompositeOperation = "source-over";
      },
    };
  },
};
