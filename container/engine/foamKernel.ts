/** The part of the kernel that draws foam; `kernels/foam.ts` and `kernels/foamLight.ts` explain each function. */
export interface FoamKernel {
  bubbleTable(layer: number, capacity: number): number;
  setMounds(zoom: number, stretch: number, round: number, seed: number): void;
  setMoundLight(x: number, y: number, relief: number, coverRadius: number): void;
  /** Sway in half-resolution pixels. */
  drawBubbles(layer: number, t: number, sway: number, count: number): void;
  drawFoam(t: number): void;
  foamGroundPointer(): number;
  setFoamLight(x: number, y: number, middle: number, edge: number, bubbles: number): void;
  setFoamFilm(
    walls: number,
    hollow: number,
    opacity: number,
    gloss: number,
    iridescence: number,
    pearl: number,
    size: number,
    softness: number,
  ): void;
  setFoamShadow(depth: number, x: number, y: number): void;
  setFoamCalm(contrast: number, pull: number): void;
  shadeFoam(): void;
}
