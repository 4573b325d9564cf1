import { createCanvas, type SKRSContext2D } from "@napi-rs/canvas";
import type { Box } from "../../../src/core/rendering/box.ts";
import { randomFrom } from "../../engine/random.ts";

/** The net is soft: a part of the resolution is enough. */
const coarse = 4;
/** Rays through each pixel, along either axis. */
const rays = 2;
/** Waves of the surface: how many, their lengths in pixels of the canvas, and how strongly all of them together gather light. */
const surface = { waves: 7, shortest: 150, longest: 420, focus: 2.1 };
/** How much more than even light shows at all, how strong lines are at the product's foot, and what is left of that at its head. */
const look = { from: 0.9, gain: 0.34, opacity: 0.62, atHead: 0.35, blurPixels: 2.5 };

interface Wave {
  /** Where it runs to, a vector of length 1. */
  alongX: number;
  alongY: number;
  radiansPerPixel: number;
  phase: number;
  /** How far it throws a ray aside, in pixels. */
  throwPixels: number;
}

/** The net of light that moving water throws on what stands before it, strongest at its foot; `moment` picks one of its states. */
export function drawCaustic(ctx: SKRSContext2D, area: Box, seed: number, moment: number): void {
  const [width, height] = [Math.ceil(area.width / coarse), Math.ceil(area.height / coarse)];
  const light = gathered(wavesOf(seed, moment), width, height);
  const canvas = createCanvas(width, height);
  const small = canvas.getContext("2d");
  const picture = small.createImageData(width, height);
  for (let row = 0; row < height; row++) {
    const strength = 255 * look.opacity * (look.atHead + ((1 - look.atHead) * row) / height);
    for (let column = 0; column < width; column++) {
      const at = row * width + column;
      const share = Math.min(1, Math.max(0, look.gain * ((light[at] ?? 0) - look.from)));
      picture.data.set([255, 255, 255, strength * share], at * 4);
    }
  }
  small.putImageData(picture, 0, 0);
  ctx.imageSmoothingEnabled = true;
  ctx.imageSmoothingQuality = "medium";
  ctx.filter = `blur(${look.blurPixels}px)`;
  ctx.drawImage(canvas, area.x, area.y, width * coarse, height * coarse);
  ctx.filter = "none";
}

/** From one moment to the next each wave has gone on a little. */
function wavesOf(seed: number, moment: number): Wave[] {
  const random = randomFrom(seed ^ 0x2c1b3c6d);
  return Array.from({ length: surface.waves }, (_, n) => {
    const heading = (2 * Math.PI * (n + random())) / surface.waves;
    const length = surface.shortest * (surface.longest / surface.shortest) ** random();
    const radiansPerPixel = (2 * Math.PI) / length;
    return {
      alongX: Math.cos(heading),
      alongY: Math.sin(heading),
      radiansPerPixel,
      phase: 2 * Math.PI * random() + moment * (0.6 + 0.5 * random()),
      // A wave's curvature is what gathers light: each has the same.
      throwPixels: surface.focus / surface.waves / radiansPerPixel,
    };
  });
}

/** How much light falls on each pixel, 1 where it is even: rays that come down evenly, each thrown aside by the waves. */
function gathered(waves: readonly Wave[], width: number, height: number): Float32Array {
  const light = new Float32Array(width * height);
  const step = coarse / rays;
  const margin = surface.longest / 8;
  const columns = Math.ceil((width * coarse + 2 * margin) / step);
  const thrown = { x: new Float64Array(columns), y: new Float64Array(columns) };
  for (let y = -margin; y < height * coarse + margin; y += step) {
    thrown.x.fill(0);
    thrown.y.fill(0);
    for (const wave of waves) addThrow(thrown, wave, -margin, y, step);
    for (let n = 0; n < columns; n++) {
      const [x, down] = [n * step - margin + (thrown.x[n] ?? 0), y + (thrown.y[n] ?? 0)];
      splat(light, width, height, x / coarse, down / coarse);
    }
  }
  return light;
}

/** Adds how far a wave throws each ray of a row aside; along a row its sine is the rotation of a pointer. */
function addThrow(thrown: { x: Float64Array; y: Float64Array }, wave: Wave, x: number, y: number, step: number): void {
  const { alongX, alongY, radiansPerPixel, phase, throwPixels } = wave;
  const angle = radiansPerPixel * (alongX * x + alongY * y) + phase;
  const turn = radiansPerPixel * alongX * step;
  const [turnCos, turnSin] = [Math.cos(turn), Math.sin(turn)];
  let [cos, sin] = [throwPixels * Math.cos(angle), throwPixels * Math.sin(angle)];
  for (let n = 0; n < thrown.x.length; n++) {
    thrown.x[n] = (thrown.x[n] ?? 0) + alongX * sin;
    thrown.y[n] = (thrown.y[n] ?? 0) + alongY * sin;
    const next = sin * turnCos + cos * turnSin;
    cos = cos * turnCos - sin * turnSin;
    sin = next;
  }
}

/** Shares a ray's light among the four pixels around it. */
function splat(light: Float32Array, width: number, height: number, x: number, y: number): void {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  if (left < 0 || top < 0 || left >= width - 1 || top >= height - 1) return;
  const [across, down] = [x - left, y - top];
  const at = top * width + left;
  const share = 1 / (rays * rays);
  light[at] = (light[at] ?? 0) + share * (1 - across) * (1 - down);
  light[at + 1] = (light[at + 1] ?? 0) + share * across * (1 - down);
  light[at + width] = (light[at + width] ?? 0) + share * (1 - across) * down;
  light[at + width + 1] = (light[at + width + 1] ?? 0) + share * across * down;
}
