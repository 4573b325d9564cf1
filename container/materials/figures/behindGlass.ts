import { createCanvas, type SKRSContext2D } from "@napi-rs/canvas";
import { fromHex, mix } from "../../engine/colour.ts";
import { fieldOf } from "../../engine/field.ts";
import { gust } from "../../engine/look.ts";
import type { PaintOptions } from "../../engine/painter.ts";
import { randomFrom } from "../../engine/random.ts";
import { isDeepGround, rampOf, type Ramp } from "../../engine/tones.ts";
import { createWall, openSun } from "../light/wall.ts";
import { skinRamp, toneOf, type Skin } from "./flesh.ts";
import type { Matter, Silhouette } from "./silhouettes.ts";
import { fadeShareOfHeads, type FigureLook } from "./stage.ts";
import { scaled, swayingSilhouette, type Motion } from "./thrown.ts";

export interface GlassLook extends Omit<FigureLook, "setup" | "fadeShare"> {
  silhouette: Silhouette;
  motion: Motion;
  skin: Skin;
  /** Ribs across the frame; how much wider than itself what each one shows is. */
  ribs: number;
  bend: number;
  /** How softly the figure is seen, in widths of the canvas. */
  blur: number;
}

/** How much of the figure words take away. */
const calm = 0.5;

/** Light that comes through each matter, in shares of the open light. */
const tones: Record<Matter, number> = { hair: 0.14, skin: 0.36, cloth: 0.06 };

const level = (share: number) => {
  const value = Math.round(Math.min(255, openSun * share));
  return `rgb(${String(value)},${String(value)},${String(value)})`;
};

/** From deep shadow by way of skin to the light behind the glass: what is blurred passes through the colours of a body. */
function litFromBehind(skin: Skin, palette: PaintOptions["palette"]): Ramp {
  const [base, light, shadow] = [
    fromHex(palette.groundBase),
    fromHex(palette.groundLight),
    fromHex(palette.groundShadow),
  ];
  const flesh = skinRamp(skin, palette);
  if (isDeepGround(palette)) {
    return rampOf([
      [0, mix(shadow, [0, 0, 0], 0.6)],
      [0.2, mix(toneOf(flesh, 0.02), shadow, 0.5)],
      [0.38, mix(toneOf(flesh, 0.5), base, 0.2)],
      [0.66, mix(base, light, 0.3)],
      [1, mix(light, toneOf(flesh, 0.95), 0.3)],
    ]);
  }
  return rampOf([
    [0, toneOf(flesh, 0.04)],
    [0.22, toneOf(flesh, 0.3)],
    [0.42, mix(toneOf(flesh, 0.62), base, 0.25)],
    [0.66, base],
    [0.86, light],
    [1, mix(light, [1, 1, 1], 0.6)],
  ]);
}

/** A figure behind ribbed glass, before a light: each rib shows a slice of it. */
export function behindGlass(look: GlassLook): FigureLook {
  return {
    ...look,
    fadeShare: fadeShareOfHeads,
    setup(brush, options) {
      const { width, height, palette, stage, form, seed } = options;
      const random = randomFrom(seed);
      const rib = width / look.ribs;
      const across = (x: number) => (((x + 0.5) / rib) % 1) * 2 - 1;
      // Flanks that lean, a reflection along each rib's shoulder, and a dark seam between two.
      const surface = fieldOf(width, height, (x) => {
        const u = across(x);
        const lean = 0.5 * u * form.light.x;
        const shine = 0.9 * Math.exp(-(((u - 0.42 * Math.sign(form.light.x || 1)) / 0.13) ** 2));
        const seam = 1.1 * Math.exp(-(((1 - Math.abs(u)) / 0.09) ** 2));
        return lean + shine - seam;
      });
      const wall = createWall(brush, options, {
        surface,
        ramp: litFromBehind(look.skin, palette),
        form,
        calm,
        shade: 0.1,
        sun: 0.76,
        relief: 0.05,
      });
      const plane = { width: wall.gobo.canvas.width, height: wall.gobo.canvas.height };
      const room = createCanvas(plane.width, plane.height).getContext("2d");
      const small = scaled(stage, 0.5);
      const place = {
        ...plane,
        stage: small,
        blur: look.blur * plane.width,
        colourOf: (matter: Matter) => level(tones[matter]),
        roundness: { strength: 0.5, side: form.light.x < 0 ? -1 : 1 },
      };
      const figure = swayingSilhouette(look.silhouette, place, look.motion, form.cycles);
      const light = glowOf(room, look, small);
      const ribOnPlane = rib / 2;
      // Glass that is poured has no two ribs alike.
      const shown = Array.from({ length: look.ribs }, () => ribOnPlane * look.bend * (0.86 + 0.28 * random()));
      return {
        paint(t) {
          light(t, form.cycles);
          figure(room, t, 0.96);
          for (const [n, wide] of shown.entries()) {
            const left = Math.round(n * ribOnPlane);
            const right = n + 1 === look.ribs ? plane.width : Math.round((n + 1) * ribOnPlane);
            const from = Math.min(plane.width - wide, Math.max(0, (left + right - wide) / 2));
            wall.gobo.drawImage(
              room.canvas,
              ...([from, 0, wide, plane.height] as const),
              ...([left, 0, right - left, plane.height] as const),
            );
          }
          wall.paint();
        },
      };
    },
  };
}

/** The light behind the glass: strongest behind the figure, and never still. */
function glowOf(ctx: SKRSContext2D, look: GlassLook, { x, y, scale }: { x: number; y: number; scale: number }) {
  const { width, height } = ctx.canvas;
  return (t: number, cycles: number) => {
    const drift = 0.05 * width * gust(t, cycles, 0.55);
    const glow = ctx.createRadialGradient(
      ...([x + drift, y + look.subject.y * scale, 0, x + drift, y + look.subject.y * scale, height * 0.72] as const),
    );
    glow.addColorStop(0, level(1.12));
    glow.addColorStop(0.4, level(0.96));
    glow.addColorStop(1, level(0.62));
    ctx.globalAlpha = 1;
    ctx.fillStyle = glow;
    ctx.fillRect(0, 0, width, height);
  };
}
