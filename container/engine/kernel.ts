import { readFile } from "node:fs/promises";
import { described, type CompiledFunctions, type KernelFunctions } from "./kernelFunctions.ts";

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

/** One instance of the kernels; it draws one canvas. */
export interface Kernel extends KernelFunctions {
  readonly memory: KernelMemory;
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
    throw new Error("The kernels ran out of memory.");
  };
  const memory = emptyMemory();
  const { exports } = new WebAssembly.Instance(kernels, { env: { abort, memory } });
  const kernel: Kernel = { ...described(exports as CompiledFunctions), memory };
  kernel.initialise(width, height);
  return kernel;
}
