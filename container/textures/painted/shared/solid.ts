import { createCanvas, type SKRSContext2D } from "@napi-rs/canvas";
import { clamp } from "./field.ts";
import { createSheet, grainField, type Ramp } from "./tones.ts";

/** Distance from a place to a solid's surface, in its own units: it fills a ball of radius 1. */
export type Solid = (x: number, y: number, z: number) => number;

export interface SolidOptions {
  solid: Solid;
  ramp: Ramp;
  /** Pixels of a unit. */
  radius: number;
  light: { x: number; y: number };
  softness: number;
  /** 0 for matt stone, 1 for what is full of light. */
  clarity: number;
  gloss: number;
  /** Strength of specks in the matter, which turn with it. */
  specks: number;
  seed: number;
}

/** Its pixels against the canvas's: smooth matter loses nothing at fewer. */
const detail = 0.64;
/** How far the eye looks down on it, radians. */
const tilt = 0.2;

/** A solid that turns about its upright axis: draws it about a point. */
export function createSolid(options: SolidOptions): (ctx: SKRSContext2D, x: number, y: number, turn: number) => void {
  const { solid, ramp, light, softness, clarity, gloss, specks, seed } = options;
  const radius = options.radius * detail;
  const side = 2 * Math.ceil(radius * 1.08);
  const canvas = createCanvas(side, side);
  const ctx = canvas.getContext("2d");
  const { pixels, image } = createSheet(side, side);
  const grain = grainField(64, 64, seed);
  const length = Math.hypot(light.x, light.y, 0.75);
  const [lx, ly, lz] = [light.x / length, light.y / length, 0.75 / length];
  const [cosTilt, sinTilt] = [Math.cos(tilt), Math.sin(tilt)];
  const last = ramp.length - 1;
  const pixel = 1 / radius;
  return (out, x, y, turn) => {
    const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
    // From the frame's axes to the solid's: first up from the tilted view, then round by the turn.
    const distance = (px: number, py: number, pz: number) => {
      const dy = py * cosTilt - pz * sinTilt;
      const dz = py * sinTilt + pz * cosTilt;
      return solid(px * cos + dz * sin, dy, dz * cos - px * sin);
    };
    for (let row = 0, n = 0; row < side; row++) {
      const py = (row + 0.5 - side / 2) * pixel;
      for (let column = 0; column < side; column++, n++) {
        const px = (column + 0.5 - side / 2) * pixel;
        const inside = 1.02 - px * px - py * py;
        pixels[n] = 0;
        if (inside <= 0) continue;
        let pz = Math.sqrt(inside);
        let nearest = 1;
        let hit = 1;
        let nearestZ = pz;
        for (let step = 0; step < 22 && pz > -1.02; step++) {
          hit = distance(px, py, pz);
          if (hit < nearest) {
            nearest = hit;
            nearestZ = pz;
          }
          if (hit < 0.004) break;
          pz -= hit * 0.92;
        }
        // A ray that passes within a pixel sees a part of the rim.
        const cover = hit < 0.004 ? 1 : clamp(1 - nearest / (1.3 * pixel));
        if (cover <= 0) continue;
        pz = nearestZ;
        const e = 0.012;
        const here = distance(px, py, pz);
        let nx = distance(px + e, py, pz) - here;
        let ny = distance(px, py + e, pz) - here;
        let nz = distance(px, py, pz + e) - here;
        const size = Math.sqrt(nx * nx + ny * ny + nz * nz) || 1;
        nx /= size;
        ny /= size;
        nz /= size;
        const facing = nx * lx + ny * ly + nz * lz;
        const wrapped = (facing + softness * 0.6) / (1 + softness * 0.6);
        const sky = 0.5 - 0.5 * ny;
        const rimward = 1 - clamp(nz);
        const half = Math.max(0, nx * lx * 0.6 + ny * ly * 0.6 + nz * (0.6 * lz + 0.55));
        const glint = gloss * (0.9 * half ** 60 + 0.25 * half ** 12);
        // Matter that is full of light glows on the side away from it, and is darkest toward it.
        const through = clarity * (0.34 * Math.max(0, -facing + 0.3) * (1 - rimward * 0.5) - 0.2 * rimward ** 3 + 0.14);
        const depth = Math.floor((pz * cos - px * sin + 2) * radius * 0.5);
        const across = Math.floor((px * cos + pz * sin + 2) * radius * 0.5) + depth * 17;
        const down = Math.floor((py + 2) * radius * 0.5) + depth * 37;
        const speck = specks * (grain[((down & 63) << 6) | (across & 63)] ?? 0);
        const value =
          0.22 +
          0.5 * Math.max(0, wrapped) * (1 - 0.35 * clarity) +
          0.16 * sky +
          through +
          0.08 * rimward ** 2 * sky +
          glint +
          speck;
        const colour = ramp[(clamp(value) * last) | 0] ?? 0;
        pixels[n] = (colour & 0xffffff) | ((cover * 255) << 24);
      }
    }
    ctx.putImageData(image, 0, 0);
    const whole = side / detail;
    out.drawImage(canvas, 0, 0, side, side, x - whole / 2, y - whole / 2, whole, whole);
  };
}

/** A ring that stands upright, of a rod that swells, and a bead in it. */
export const standingRing: Solid = (x, y, z) => {
  const around = Math.sqrt(x * x + y * y) - 0.64;
  const ring = Math.sqrt(around * around + z * z * 0.74) - 0.24 - 0.07 * y;
  const [u, v] = [x - 0.1, y - 0.26];
  const bead = Math.sqrt(u * u + v * v + z * z) - 0.2;
  return Math.min(ring, bead) * 0.92;
};

/** A softgel that leans. */
export const leaningCapsule: Solid = (x, y, z) => {
  const [u, v] = [x * 0.78 + y * 0.62, y * 0.78 - x * 0.62];
  const along = clamp(u, -0.5, 0.5);
  const off = u - along;
  const seam = v > -0.06 && v < 0.06 ? 0.012 * (1 - (v / 0.06) ** 2) : 0;
  return Math.sqrt(off * off + v * v + z * z) - 0.46 - seam;
};
