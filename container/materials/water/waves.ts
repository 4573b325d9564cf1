import type { Kernel } from "../../engine/kernel.ts";

export const waveCount = 26;

/** Waves so high against the usual, from one to about fifteen per canvas width; each a whole number of periods a loop. */
export function writeWaves(kernel: Kernel, waves: number, scale: number, random: () => number): void {
  const table = new Float32Array(kernel.memory.buffer, kernel.waveTablePointer(), waveCount * 5);
  for (let n = 0; n < waveCount; n++) {
    const perWidth = (1.1 * 1.105 ** n) / scale;
    const direction = random() * 2 * Math.PI;
    // Deep water: frequency goes with the root of the wave number.
    const cycles = Math.max(1, Math.round(0.95 * Math.sqrt(perWidth)));
    const phase = random();
    const amplitude = ((0.62 * waves) / perWidth ** 1.85) * (0.7 + 0.6 * random());
    table.set([perWidth * Math.cos(direction), perWidth * Math.sin(direction), cycles, phase, amplitude], n * 5);
  }
}
