import type { Canvas } from "@napi-rs/canvas";
import type { Colour } from "../../engine/colour.ts";
import { clamp, noiseField, sampleWrapped, smoothstep } from "../../engine/field.ts";
import type { Form } from "../../engine/look.ts";
import type { PaintOptions } from "../../engine/painter.ts";
import { naturalColour, naturalRamp, reliefPicture } from "../../materials/wet/relief.ts";

/** What dew lies on. */
export interface DewGround {
  picture: Canvas;
  /** The surface's own colour, which drops take on. */
  colour: Colour;
  /** Whether a drop can lie at a place, canvas widths; everywhere where there is none. */
  holds?: (x: number, y: number) => boolean;
  /** Where drops gather first, canvas widths. */
  beads?: readonly { x: number; y: number; radius: number }[];
}

export type MakeGround = (options: PaintOptions, form: Form, random: () => number) => DewGround;

const line = (distance: number, width: number) => {
  const far = (distance * distance) / (width * width);
  return 1 / (1 + far * far);
};

/** A tropical leaf so near that it fills the frame: a strong midrib, and pleats between its side veins. */
export const monsoonLeaf: MakeGround = ({ width, height, palette, seed }, { light }, random) => {
  const colour = naturalColour(palette, 146, 0.13);
  const noise = noiseField(128, 228, { cells: [3, 5], octaves: 4, seed });
  const angle = -1.12 + 0.12 * (random() - 0.5);
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const [originX, originY] = [0.4, height / width];
  const options = { width, height, ramp: naturalRamp(colour), light, steepness: 0.5, most: 0.4, seed };
  const picture = reliefPicture(options, (u, v, spot) => {
    const mottle = sampleWrapped(noise, u * 128, v * 128);
    const [dx, dy] = [u - originX, v - originY];
    const along = dx * cos + dy * sin;
    const across = dy * cos - dx * sin + 0.035 * Math.sin(along * 2.1) + 0.012 * mottle;
    const away = Math.abs(across);
    const place = (along - 0.72 * away + 0.3 * away * away + 0.01 * mottle) / 0.125 + (across > 0 ? 0.5 : 0);
    const within = Math.abs(place - Math.round(place));
    const pleat = Math.sqrt(Math.min(1, within * 2.2));
    const minor = Math.abs(Math.sin(place * Math.PI * 7));
    const rib = clamp(1 - (across / (0.02 + 0.012 * clamp(-along + 0.4))) ** 2);
    spot.height = 0.03 * pleat + 0.0016 * minor + 0.03 * Math.sqrt(rib) + 0.012 * mottle;
    const vein = line(within * 0.125, 0.0035 + 0.003 * clamp(0.5 - away));
    spot.tone =
      0.44 +
      0.1 * pleat +
      0.14 * vein +
      0.24 * smoothstep(0, 0.6, rib) +
      0.08 * clamp(across * 14, -1, 1) * (light.x > 0 ? -1 : 1) * (1 - rib) +
      0.12 * mottle +
      0.05 * sampleWrapped(noise, u * 2300 + 31, v * 2300) -
      0.1 * line(away - 0.034, 0.016);
  });
  return { picture, colour };
};

/** A lotus leaf: veins from its navel, a wavy rim, still water around it. */
export const lotusLeaf: MakeGround = ({ width, height, palette, seed }, { light }, random) => {
  const colour = naturalColour(palette, 168, 0.075, 0.02);
  const noise = noiseField(128, 228, { cells: [3, 5], octaves: 4, seed });
  const [navelX, navelY] = [0.66 + 0.06 * (random() - 0.5), (height / width) * 0.56];
  const veins = 21;
  const options = { width, height, ramp: naturalRamp(colour), light, steepness: 0.6, most: 0.5, seed };
  const picture = reliefPicture(options, (u, v, spot) => {
    const mottle = sampleWrapped(noise, u * 128, v * 128);
    const [dx, dy] = [u - navelX, (v - navelY) * 0.94];
    const away = Math.hypot(dx, dy);
    const turn = Math.atan2(dy, dx) / (2 * Math.PI);
    const around = turn * veins + 0.25 * mottle * away;
    const rim = 0.94 + 0.03 * Math.sin(turn * 2 * Math.PI * 9 + 1) + 0.022 * Math.sin(turn * 2 * Math.PI * 5);
    const inside = rim - away;
    if (inside < 0) {
      // Deep water, with the leaf's shade on it.
      spot.height = 0;
      spot.tone = 0.2 - 0.14 * Math.exp(inside * 16) + 0.1 * mottle;
      return;
    }
    const within = Math.abs(around - Math.round(around));
    // Each vein forks where the leaf grows broad.
    const forkTurn = around + 0.5;
    const fork = Math.abs(Math.abs(forkTurn - Math.round(forkTurn)) - 0.34 * clamp((away - 0.5) * 2.4));
    const apart = (away * 2 * Math.PI) / veins;
    const vein = line(within * apart, 0.0045 * (1.25 - away)) + (away > 0.5 ? 0.8 * line(fork * apart, 0.0028) : 0);
    const puff = Math.sqrt(Math.min(1, within * 2));
    const cells = sampleWrapped(noise, u * 2300 + 31, v * 2300);
    spot.height = 0.045 * puff * Math.min(1, away * 1.8) + 0.05 * away * away + 0.02 * mottle + 0.0012 * cells;
    spot.tone =
      0.5 +
      0.13 * vein +
      0.26 * Math.exp(-((away / 0.07) ** 2)) +
      0.1 * Math.exp(-inside / 0.012) -
      0.12 * away +
      0.12 * mottle +
      0.07 * cells -
      0.12 * Math.exp(-(((away - 0.1) / 0.03) ** 2));
  });
  return { picture, colour, holds: (x, y) => Math.hypot(x - navelX, (y - navelY) * 0.94) < 0.86 };
};

/** A rose so near that its petals fill the frame, one behind the other. */
export const rosePetals: MakeGround = ({ width, height, palette, seed }, { light }, random) => {
  const colour = naturalColour(palette, 8, 0.085, 0.03, 0.25);
  const noise = noiseField(128, 228, { cells: [2, 4], octaves: 3, seed });
  const [heartX, heartY] = [0.68 + 0.06 * (random() - 0.5), (height / width) * 0.6];
  const petals = Array.from({ length: 13 }, (_, n) => {
    const size = 1.5 * 0.8 ** n;
    const turn = n * 2.4 + 0.5 * random() + 2.2;
    const out = size * 0.42;
    return { x: heartX + Math.cos(turn) * out, y: heartY + Math.sin(turn) * out * 1.1, size, tone: 0.1 * random() };
  });
  const pixel = 1 / width;
  const options = { width, height, ramp: naturalRamp(colour, 0.5), light, steepness: 0.5, most: 0.2, seed };
  const picture = reliefPicture(options, (u, v, spot) => {
    const wobble = sampleWrapped(noise, u * 128, v * 128);
    const [du, dv] = [u - heartX, v - heartY];
    const heart = Math.hypot(du, dv);
    const turn = Math.atan2(dv, du);
    const streak = Math.sin(turn * 64 + 5 * wobble) * 0.5 + Math.sin(turn * 150 + 9 * wobble) * 0.3;
    let tone = 0.5;
    let height = 0;
    // What lies wholly behind another petal isn't seen.
    let first = petals.length - 1;
    for (; first > 0; first--) {
      const petal = petals[first];
      if (petal !== undefined && (u - petal.x) ** 2 + (v - petal.y) ** 2 < (0.7 * petal.size) ** 2) break;
    }
    for (let n = first; n < petals.length; n++) {
      const petal = petals[n];
      if (petal === undefined) continue;
      const [px, py] = [u - petal.x, v - petal.y];
      const inside = petal.size * (0.78 + 0.11 * wobble) - Math.sqrt(px * px + py * py);
      if (inside < -0.22) continue;
      const spread = 0.05 + 0.06 * petal.size;
      // The petal before throws its shade on what lies behind.
      if (inside < 0) {
        const near = 1 + inside / spread;
        if (near > 0) tone -= 0.26 * near * near;
      }
      const cover = clamp(inside / (1.5 * pixel) + 0.5);
      if (cover <= 0) continue;
      const depth = clamp(inside / (petal.size * 0.95));
      const lip = Math.exp(-inside / (0.012 + 0.012 * petal.size));
      const own = 0.62 + petal.tone - 0.42 * depth * (0.55 + 0.45 * depth) + 0.1 * lip;
      const rolled = 0.055 * petal.size * Math.sqrt(clamp(inside / (0.16 * petal.size)));
      tone += (own - tone) * cover;
      height += (rolled + 0.16 * petal.size * depth - height) * cover;
    }
    spot.height = height + 0.012 * wobble + 0.0007 * streak * Math.min(1, heart * 3);
    spot.tone = tone + 0.012 * streak + 0.03 * sampleWrapped(noise, u * 2300 + 31, v * 2300);
  });
  return { picture, colour };
};
