/** The part of the kernel that draws ridges, bands and veins; `kernels/ridges.ts`, `bands.ts` and `bandLight.ts` explain it. */
export interface BandKernel {
  setRidges(
    count: number,
    warp: number,
    acrossX: number,
    acrossY: number,
    skew: number,
    sharpness: number,
    height: number,
    ripple: number,
    ripples: number,
    grit: number,
    seed: number,
  ): void;
  drawRidges(t: number): void;
  setBandLight(x: number, y: number): void;
  setBandNoise(zoom: number, warp: number, originX: number, originY: number, seed: number): void;
  bandEdges(count: number): number;
  /** Lengths in half-resolution pixels. */
  drawSheets(lip: number, body: number, shadow: number, depth: number, sheen: number): void;
  drawCurtains(height: number, soft: number, glow: number): void;
  drawMelt(t: number, folds: number): void;
  drawContours(t: number, levels: number, line: number, terrace: number, shadow: number, veins: number): void;
  setBandCalm(lines: number, white: number, contrast: number, pull: number): void;
  shadeBands(): void;
}
