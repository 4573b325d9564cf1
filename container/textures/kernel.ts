import { readFile } from "node:fs/promises";

/** The little of WebAssembly that is used: neither ES2024 nor Node's types declare it. */
declare const WebAssembly: {
  Module: new (bytes: Uint8Array) => KernelModule;
  Instance: new (module: KernelModule, imports: { env: { abort(): never } }) => { exports: object };
};

/** Compiled kernels: compiled once, handed to each worker as it is. */
export interface KernelModule {
  readonly [Symbol.toStringTag]: string;
}

/**
 * One instance of `kernels/index.ts`, which explains each function; it draws one canvas. Colours are 0…1 and lengths are
 * canvas widths where nothing else is said.
 */
export interface Kernel {
  readonly memory: { readonly buffer: ArrayBuffer };
  initialise(width: number, height: number): void;
  allocate(bytes: number): number;
  framePointer(): number;
  waveTablePointer(): number;
  /** Half-resolution pixels. */
  addCalmZone(left: number, top: number, width: number, height: number, feather: number): void;
  setColour(slot: number, red: number, green: number, blue: number): void;
  finishLuma(): void;
  compositeLayer(layer: number, width: number, height: number, left: number, top64: number): void;

  setLotion(
    zoom: number,
    warp: number,
    ridge: number,
    stroke: number,
    originX: number,
    originY: number,
    mirror: number,
    seed: number,
  ): void;
  drawLotion(t: number): void;
  setRelief(slope: number, wrap: number, lightX: number, lightY: number, lightZ: number): void;
  setShade(cavity: number, radius: number, rampFrom: number, rampTo: number, vignette: number): void;
  setGloss(rimLight: number, glint: number): void;
  setOpaqueCalm(relief: number, pull: number): void;
  shadeOpaque(): void;

  clearDrops(): void;
  addDrop(x: number, y: number, radiusX: number, radiusY: number, strength: number): void;
  setLiquid(edge: number, refraction: number, density: number, doming: number, windowLight: number): void;
  setDropShadow(shadow: number, reach: number, focus: number): void;
  setGroundGlow(x: number, y: number, radius: number): void;
  setLiquidCalm(pull: number): void;
  shadeLiquid(): void;

  drawWaves(t: number, count: number): void;
  splatCaustics(depth: number): void;
  setWater(causticGain: number, ambient: number, surfaceSlope: number): void;
  setWaterCalm(contrast: number, pull: number): void;
  shadeWater(): void;
}

/** Where `npm run build:kernels` leaves the kernels, seen from the source tree. */
export const builtKernels = new URL("../../.cache/kernels/kernels.wasm", import.meta.url);

export async function loadKernels(path: string | URL = builtKernels): Promise<KernelModule> {
  return new WebAssembly.Module(await readFile(path));
}

export function instantiate(kernels: KernelModule, width: number, height: number): Kernel {
  if (width % 8 !== 0 || height % 2 !== 0) {
    throw new RangeError(`A canvas is a multiple of 8 wide and even in height, not ${width}×${height}.`);
  }
  const abort = (): never => {
    throw new Error("The texture kernels ran out of memory.");
  };
  const { exports } = new WebAssembly.Instance(kernels, { env: { abort } });
  const kernel = exports as Kernel;
  kernel.initialise(width, height);
  return kernel;
}
