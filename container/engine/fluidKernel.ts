/** The part of the kernel for liquid that stands in a height of its own: `kernels/strands.ts`, `fluid.ts`, `fluidGround.ts`. */
export interface FluidKernel {
  clearStrands(): void;
  addStrand(fromX: number, fromY: number, fromRadius: number, toX: number, toY: number, toRadius: number): void;
  addBead(x: number, y: number, radiusX: number, radiusY: number, height: number): void;
  columnPointer(): number;
  addColumn(upper: number, lower: number, widest: number): void;
  addSheet(level: number, height: number): void;
  joinStrands(blend: number): void;
  ruffleStrands(t: number, lift: number, share: number, across: number, down: number, seed: number): void;
  setFluid(refraction: number, lens: number, density: number, doming: number, flattest: number): void;
  setFluidBody(opacity: number, sheen: number, fresnel: number, pooling: number, rimming: number): void;
  setFluidLight(
    awayX: number,
    awayY: number,
    x: number,
    y: number,
    width: number,
    height: number,
    softness: number,
    light: number,
    counter: number,
  ): void;
  /** Blur in half-resolution pixels. */
  setFluidCast(
    x: number,
    y: number,
    height: number,
    blur: number,
    depth: number,
    focus: number,
    focusFrom: number,
  ): void;
  setFluidGround(slantX: number, slantY: number, x: number, y: number, radius: number): void;
  setPane(x: number, y: number, width: number, height: number, softness: number, light: number): void;
  setNet(perWidth: number, inside: number, cast: number, seed: number): void;
  makeBacking(clouds: number, veins: number, fibres: number, grain: number, seed: number): void;
  setFluidCalm(ground: number, liquid: number, to: number, spread: number): void;
  shadeFluid(t: number): void;
}
