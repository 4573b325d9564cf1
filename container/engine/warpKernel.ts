/** The part of the kernel that sets a photograph in motion; `kernels/warp.ts` and `warpPlanes.ts` explain it. */
export interface WarpKernel {
  openWarp(): void;
  warpReach(): number;
  /** Pixels: opaque RGBA as wide as the canvas and the reach on both sides, so many rows at a time. */
  warpBand(): number;
  warpBandRows(): number;
  takeWarpBand(firstRow: number, rows: number, lift: number, nextLift: number): void;
  calmWarp(contrast: number): void;
  warpNodeColumns(): number;
  warpNodeRows(): number;
  addWarpField(target: number): number;
  setWarpField(index: number, value: number): void;
  drawWarp(): void;
}
