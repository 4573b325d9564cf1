import type { Canvas, SKRSContext2D } from "@napi-rs/canvas";
import { lendLayer } from "./canvases.ts";
import { levelOf, lightMap, lightMapSize, linear, type LightName, type Rgb } from "./light.ts";

/** Where a product stands and what lights it. Products are measured in units, `y` up from the foot. */
export interface Stage {
  ctx: SKRSContext2D;
  width: number;
  height: number;
  /** Pixels a unit. */
  scale: number;
  centreX: number;
  footY: number;
  /** How far the camera looks down: the sine of its angle. */
  pitch: number;
  lights: LightName;
  /** How much light the camera takes in: 1 is a white body that is clearly darker than white paper. */
  exposure: number;
  /** The ground's colour, as light: it is mirrored by whatever shines. */
  ground: Rgb;
  /** What stands behind, RGBA of the whole picture: seen through glass. */
  behind: () => Uint8ClampedArray;
}

export interface Liquid {
  colour: string;
  /** Heights in units between which it stands, and its width as a share of the glass's. */
  from: number;
  to: number;
  width: number;
}

export type Material =
  | { kind: "plastic"; colour: string; roughness: number }
  | { kind: "metal"; colour: string; roughness: number }
  | { kind: "glass"; colour: string; roughness: number; liquid?: Liquid };

export const plastic = (colour: string, roughness = 0.14): Material => ({ kind: "plastic", colour, roughness });
export const metal = (colour: string, roughness = 0.03): Material => ({ kind: "metal", colour, roughness });

/** What the light of a stage makes of a surface: writes one pixel. */
export type Shade = (
  out: Uint8ClampedArray,
  at: number,
  normal: { x: number; y: number; z: number },
  red: number,
  green: number,
  blue: number,
  occlusion: number,
) => void;

export function shadeOf(
  { lights, ground, exposure }: Pick<Stage, "lights" | "ground" | "exposure">,
  kind: Material["kind"],
  roughness: number,
): Shade {
  const map = lightMap(lights, roughness);
  const last = lightMapSize - 1.001;
  const isMetal = kind === "metal";
  const [groundRed, groundGreen, groundBlue] = ground;
  return (out, at, { x, y, z }, red, green, blue, occlusion) => {
    const u = Math.min(last, Math.max(0, (x * 0.5 + 0.5) * lightMapSize - 0.5));
    const v = Math.min(last, Math.max(0, (y * 0.5 + 0.5) * lightMapSize - 0.5));
    const [left, low] = [u | 0, v | 0];
    const [fx, fy] = [u - left, v - low];
    const [a, b] = [(low * lightMapSize + left) * 4, ((low + 1) * lightMapSize + left) * 4];
    const [wa, wb, wc, wd] = [(1 - fx) * (1 - fy), fx * (1 - fy), (1 - fx) * fy, fx * fy];
    const lamps = (map[a] ?? 0) * wa + (map[a + 4] ?? 0) * wb + (map[b] ?? 0) * wc + (map[b + 4] ?? 0) * wd;
    const floor = (map[a + 1] ?? 0) * wa + (map[a + 5] ?? 0) * wb + (map[b + 1] ?? 0) * wc + (map[b + 5] ?? 0) * wd;
    const rim = 0.45 * (1 - z) ** 5;
    if (isMetal) {
      const bright = occlusion * 0.92 * exposure;
      out[at] = levelOf((red + (1 - red) * rim) * (lamps + floor * groundRed) * bright);
      out[at + 1] = levelOf((green + (1 - green) * rim) * (lamps + floor * groundGreen) * bright);
      out[at + 2] = levelOf((blue + (1 - blue) * rim) * (lamps + floor * groundBlue) * bright);
    } else {
      const matt = (map[a + 2] ?? 0) * wa + (map[a + 6] ?? 0) * wb + (map[b + 2] ?? 0) * wc + (map[b + 6] ?? 0) * wd;
      const bounce = (map[a + 3] ?? 0) * wa + (map[a + 7] ?? 0) * wb + (map[b + 3] ?? 0) * wc + (map[b + 7] ?? 0) * wd;
      const shine = 0.04 + 0.7 * rim * (1 - roughness * 1.6);
      const [lit, gloss] = [matt * 0.86 * occlusion * exposure, shine * occlusion * exposure];
      const thrown = bounce * 0.3 * occlusion * exposure;
      out[at] = levelOf(red * (lit + thrown * groundRed) + gloss * (lamps + floor * groundRed));
      out[at + 1] = levelOf(green * (lit + thrown * groundGreen) + gloss * (lamps + floor * groundGreen));
      out[at + 2] = levelOf(blue * (lit + thrown * groundBlue) + gloss * (lamps + floor * groundBlue));
    }
    out[at + 3] = 255;
  };
}

/** The same stage with another canvas: transparent, as large as the picture. */
export function layerOn(stage: Stage): Stage & { canvas: Canvas } {
  const canvas = lendLayer(stage.width, stage.height);
  return { ...stage, canvas, ctx: canvas.getContext("2d") };
}

export const css = ([red, green, blue]: Rgb, alpha = 1) =>
  `rgba(${levelOf(red)},${levelOf(green)},${levelOf(blue)},${alpha})`;

/** A colour that is lit more or less: the same hue, `factor` times the light. */
export const lit = (hex: string, factor: number, alpha = 1) => {
  const [red, green, blue] = linear(hex);
  return css([red * factor, green * factor, blue * factor], alpha);
};
