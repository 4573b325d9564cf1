import { readFile } from "node:fs/promises";
import type { BandKernel } from "./bandKernel.ts";
import type { FluidKernel } from "./fluidKernel.ts";
import type { FoamKernel } from "./foamKernel.ts";
import type { PictureKernel } from "./pictureKernel.ts";
import type { ReliefKernel } from "./reliefKernel.ts";
import type { WarpKernel } from "./warpKernel.ts";

/** The little of WebAssembly that is used: neither ES2024 nor Node's types declare it. */
declare const WebAssembly: {
  Module: new (bytes: Uint8Array) => KernelModule;
  Memory: new (size: { initial: number }) => KernelMemory;
  Instance: new (
    module: KernelModule,
    imports: { env: { abort(): never; memory: KernelMemory } },
  ) => { exports: object };
};

export interface KernelMemory {
  readonly buffer: ArrayBuffer;
}

/** Compiled kernels: compiled once, handed to each worker as it is. */
export interface KernelModule {
  readonly [Symbol.toStringTag]: string;
}

/**
 * One instance of `kernels/index.ts`, which explains each function; it draws one canvas. Colours are 0…1 and lengths are
 * canvas widths where nothing else is said.
 */
export interface Kernel extends FluidKernel, FoamKernel, BandKernel, PictureKernel, ReliefKernel, WarpKernel {
  readonly memory: KernelMemory;
  initialise(width: number, height: number): void;
  allocate(bytes: number): number;
  framePointer(): number;
  waveTablePointer(): number;
  /** Half-resolution pixels. */
  addCalmZone(left: number, top: number, width: number, height: number, fade: number): void;
  /** Brightness: the root of light, 0…1. */
  setReadable(ground: number, calm: number): void;
  setColour(slot: number, red: number, green: number, blue: number): void;
  finishLuma(): void;
  rgbPointer(): number;
  storeRgb(): void;
  compositeLayer(layer: number, width: number, height: number, left: number, top: number, opacity256: number): void;
  compositeTurned(
    layer: number,
    width: number,
    height: number,
    left: number,
    top: number,
    centreX: number,
    centreY: number,
    turn: number,
    opacity256: number,
  ): void;

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
  setStrokes(x: number, y: number, fold: number): void;
  setSwirl(turns: number, x: number, y: number, reach: number): void;
  drawLotion(t: number): void;
  /** Shoulder, edge and shadow offsets in half-resolution pixels. */
  setFilm(
    thickness: number,
    shoulder: number,
    edge: number,
    shadow: number,
    shadowX: number,
    shadowY: number,
    grain: number,
  ): void;
  makeSwipe(
    x: number,
    y: number,
    alongX: number,
    alongY: number,
    breadth: number,
    length: number,
    ragged: number,
    seed: number,
  ): void;
  makePuddle(coverage: number, size: number, originX: number, originY: number, seed: number): void;
  setComb(
    teeth: number,
    alongX: number,
    alongY: number,
    wave: number,
    waveLength: number,
    drift: number,
    roundness: number,
    depth: number,
    fine: number,
    swell: number,
    seed: number,
  ): void;
  setCombFan(distance: number, along: number, across: number): void;
  drawComb(t: number): void;
  setFabric(
    folds: number,
    warp: number,
    acrossX: number,
    acrossY: number,
    creases: number,
    weave: number,
    threads: number,
    originX: number,
    originY: number,
    seed: number,
  ): void;
  drawFabric(t: number): void;
  setRelief(slope: number, wrap: number, lightX: number, lightY: number, lightZ: number): void;
  setShade(cavity: number, radius: number, rampFrom: number, rampTo: number, vignette: number): void;
  setGloss(rimLight: number, glint: number): void;
  setSun(
    depth: number,
    x: number,
    y: number,
    at: number,
    period: number,
    bar: number,
    softness: number,
    fall: number,
  ): void;
  setKey(x: number, y: number, width: number, height: number, softness: number, light: number): void;
  setFill(x: number, y: number, light: number, glintX: number, glintY: number): void;
  setOpaqueCalm(relief: number, pull: number): void;
  shadeOpaque(): void;

  clearDrops(): void;
  addDrop(x: number, y: number, radiusX: number, radiusY: number, strength: number): void;
  setLiquid(edge: number, refraction: number, density: number, doming: number, windowLight: number): void;
  setDropShadow(shadow: number, reach: number, focus: number): void;
  setGroundGlow(x: number, y: number, radius: number): void;
  setLiquidLight(awayX: number, awayY: number, castX: number, castY: number): void;
  setWindow(
    x: number,
    y: number,
    width: number,
    height: number,
    softness: number,
    counterX: number,
    counterY: number,
  ): void;
  setLiquidBody(opacity: number): void;
  setDish(x: number, y: number, radius: number, wall: number): void;
  setLiquidCalm(pull: number): void;
  shadeLiquid(): void;

  drawWaves(t: number, count: number): void;
  splatCaustics(depth: number): void;
  /** Half-resolution rows. */
  setFloorRows(first: number, end: number): void;
  setWater(causticGain: number, ambient: number, surfaceSlope: number): void;
  addRings(x: number, y: number, radius: number, length: number, reach: number, height: number): void;
  setSheen(caustics: number, x: number, y: number, gain: number): void;
  makeFloor(contrast: number, seed: number): void;
  setWaterCalm(contrast: number, pull: number): void;
  shadeWater(): void;

  frontPointer(): number;
  makeShore(
    x: number,
    y: number,
    offset: number,
    bays: number,
    cells: number,
    stretch: number,
    lightX: number,
    lightY: number,
    seed: number,
  ): void;
  setShore(
    deepFrom: number,
    deepTo: number,
    clear: number,
    ripple: number,
    glitters: number,
    caustics: number,
    gloss: number,
    grain: number,
    swell: number,
    whitecaps: number,
    foamLight: number,
  ): void;
  setShoreWave(
    wave: number,
    front: number,
    breadth: number,
    trail: number,
    reach: number,
    face: number,
    line: number,
  ): void;
  /** Moves in half-resolution pixels. */
  drawShore(
    t: number,
    moveX0: number,
    moveY0: number,
    moveX1: number,
    moveY1: number,
    swayX: number,
    swayY: number,
    gloss: number,
  ): void;

  poolFloorPointer(): number;
  poolDeckPointer(): number;
  setPool(bend: number, caustics: number, x: number, y: number, sheen: number): void;
  drawPool(): void;

  setWet(edge: number, refraction: number, density: number, doming: number, opacity: number): void;
  setWetShadow(shadow: number, castX: number, castY: number, focus: number): void;
  setWetLight(
    awayX: number,
    awayY: number,
    rim: number,
    pool: number,
    windowX: number,
    windowY: number,
    size: number,
    softness: number,
    light: number,
  ): void;
  setWetSun(x: number, y: number, radius: number, gain: number): void;
  coatPointer(): number;
  planeRowFloats(): number;
  startWet(): void;
  addRun(
    x: number,
    top: number,
    bottom: number,
    width: number,
    share: number,
    strength: number,
    wave: number,
    length: number,
    phase: number,
  ): void;
  shadeWet(): void;

  setSubmerged(bend: number, gain: number, share: number, keptContrast: number): void;
  setSurface(x: number, y: number, sheen: number, glintFrom: number, glints: number): void;
  shadeSubmerged(): void;
}

/** Where `npm run build:kernels` leaves the kernels, seen from the source tree. */
export const builtKernels = new URL("../../.cache/kernels/kernels.wasm", import.meta.url);

export async function loadKernels(path: string | URL = builtKernels): Promise<KernelModule> {
  return new WebAssembly.Module(await readFile(path));
}

/** Pages of 64 KB to begin with; an instance takes more as it needs them. */
const firstPages = 16;
/** Memories that were given back. Fresh ones cost as much as drawing: the system hands out and empties every page. */
const spareMemories: KernelMemory[] = [];
const mostSpare = 2;

/** Gives an instance's memory to the next one: nothing that lies in it may be used any more. */
export function release({ memory }: Kernel): void {
  if (spareMemories.length < mostSpare) spareMemories.push(memory);
}

/** Keeps none for the next instance. */
export function releaseSpares(): void {
  spareMemories.length = 0;
}

function emptyMemory(): KernelMemory {
  const spare = spareMemories.pop();
  if (spare === undefined) return new WebAssembly.Memory({ initial: firstPages });
  new Uint8Array(spare.buffer).fill(0);
  return spare;
}

export function instantiate(kernels: KernelModule, width: number, height: number): Kernel {
  if (width % 8 !== 0 || height % 2 !== 0) {
    throw new RangeError(`A canvas is a multiple of 8 wide and even in height, not ${width}×${height}.`);
  }
  const abort = (): never => {
    throw new Error("The texture kernels ran out of memory.");
  };
  const { exports } = new WebAssembly.Instance(kernels, { env: { abort, memory: emptyMemory() } });
  const kernel = exports as Kernel;
  kernel.initialise(width, height);
  return kernel;
}
