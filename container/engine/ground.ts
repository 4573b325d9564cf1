import { displacementAt, strengthAt } from "./motion.ts";
import { blankCovered } from "./covered.ts";
import { instantiate, release, type Kernel, type KernelModule } from "./kernel.ts";
import type { LayerPlanes } from "./layer.ts";
import type { GroundModule, GroundOptions } from "./groundModule.ts";

export interface Ground {
  readonly width: number;
  readonly height: number;
  /** Every later frame carries this layer over what came before. */
  addLayer(layer: LayerPlanes): void;
  /** I420, BT.709, limited range. The bytes are the ground's own and last until its next frame. */
  renderYuv(t: number): Uint8Array;
  /** The same frame as RGB, three bytes a pixel, in the ground's own bytes too. */
  renderRgb(t: number): Uint8Array;
  /** Gives its memory to the next ground: neither it nor any bytes of it may be used any more. */
  release(): void;
}

/** Rows of a drawing that are a canvas of their own. Pixels, even. */
export interface GroundRows {
  top: number;
  height: number;
}

/**
 * One looping drawing seen through several canvases as wide as it is, each with layers of its own. The drawing of a moment is made
 * once when the canvases that show a part of it are rendered before the one that shows it all.
 */
export function createGrounds(
  kernels: KernelModule,
  module: GroundModule,
  options: GroundOptions,
  canvases: readonly GroundRows[],
): Ground[] {
  const { width, height } = options;
  const kernel = instantiate(kernels, width, height);
  const animation = module.setup(kernel, options);
  /** The moment whose drawing lies in the frame with nothing over it. */
  let drawn: number | null = null;
  const draw = (t: number) => {
    if (t === drawn) return;
    animation.frame(t);
    if (animation.finishesLuma !== true) kernel.finishLuma();
    drawn = t;
  };
  let inUse = canvases.length;
  const releaseOne = () => {
    inUse -= 1;
    if (inUse === 0) release(kernel);
  };
  return canvases.map((rows) => {
    if (rows.top === 0 && rows.height === height) {
      const cover = () => (drawn = null);
      return canvasOf(kernel, { width, height }, { draw, cover, release: releaseOne });
    }
    const own = instantiate(kernels, width, rows.height);
    const drawPart = (t: number) => {
      draw(t);
      copyRows(kernel, own, { width, height }, rows);
    };
    const releaseBoth = () => {
      release(own);
      releaseOne();
    };
    return canvasOf(
      own,
      { width, height: rows.height },
      { draw: drawPart, cover: () => undefined, release: releaseBoth },
    );
  });
}

/** One looping drawing as the ground of one canvas. */
export function createGround(kernels: KernelModule, module: GroundModule, options: GroundOptions): Ground {
  const [ground] = createGrounds(kernels, module, options, [{ top: 0, height: options.height }]);
  if (ground === undefined) throw new TypeError("A drawing has a ground for each of its canvases.");
  return ground;
}

interface Size {
  width: number;
  height: number;
}

interface CanvasGround {
  /** Puts the ground of a moment into the kernel's frame. */
  draw: (t: number) => void;
  /** Told when layers were laid over it. */
  cover: () => void;
  release: () => void;
}

/** A kernel's frame as a canvas: its ground, then its layers. */
function canvasOf(kernel: Kernel, { width, height }: Size, ground: CanvasGround): Ground {
  const layers: { pointer: number; byteLength: number; planes: Omit<LayerPlanes, "bytes"> }[] = [];
  /** Those whose every pixel is sampled anew for each frame, over this canvas's own bytes. */
  const movingLayers = (): LayerPlanes[] =>
    layers
      .filter(({ planes }) => planes.motion !== null)
      .map(({ pointer, byteLength, planes }) => ({
        ...planes,
        bytes: new Uint8Array(kernel.memory.buffer, pointer, byteLength),
      }));
  const draw = (t: number) => {
    ground.draw(t);
    if (layers.length > 0) ground.cover();
    for (const { pointer, planes } of layers) layOver(kernel, pointer, planes, t);
  };
  return {
    width,
    height,
    addLayer(layer) {
      const { bytes, ...planes } = layer;
      if (bytes.length === 0) return;
      const pointer = kernel.allocate(bytes.length);
      new Uint8Array(kernel.memory.buffer).set(bytes, pointer);
      if (planes.motion !== null && planes.shown === null) blankCovered(layer, movingLayers());
      layers.push({ pointer, byteLength: bytes.length, planes });
    },
    renderYuv(t) {
      draw(t);
      return frameOf(kernel, { width, height });
    },
    renderRgb(t) {
      draw(t);
      // Making room for them may move all memory.
      const pointer = kernel.rgbPointer();
      kernel.storeRgb();
      return new Uint8Array(kernel.memory.buffer, pointer, width * height * 3);
    },
    release: ground.release,
  };
}

function layOver(kernel: Kernel, pointer: number, planes: Omit<LayerPlanes, "bytes">, t: number): void {
  const { motion, shown, width, height, x, y } = planes;
  const opacity256 = shown === null ? 256 : Math.round(256 * strengthAt(shown, t));
  if (opacity256 === 0) return;
  if (motion === null) {
    kernel.compositeLayer(pointer, width, height, x, y, opacity256);
    return;
  }
  const { acrossPixels, downPixels, turnDegrees } = displacementAt(motion, t);
  const [left, top] = [x + acrossPixels, y + downPixels];
  const [centreX, centreY] = [motion.pivot.x + acrossPixels, motion.pivot.y + downPixels];
  const turn = (turnDegrees * Math.PI) / 180;
  kernel.compositeTurned({ layer: pointer, width, height, left, top, centreX, centreY, turn, opacity256 });
}

function frameOf(kernel: Kernel, { width, height }: Size): Uint8Array {
  return new Uint8Array(kernel.memory.buffer, kernel.framePointer(), (width * height * 3) / 2);
}

/** Some rows of one frame as another's whole frame. */
function copyRows(from: Kernel, to: Kernel, { width, height }: Size, rows: GroundRows): void {
  const source = frameOf(from, { width, height });
  const target = frameOf(to, { width, height: rows.height });
  const [sourceArea, area] = [width * height, width * rows.height];
  target.set(source.subarray(width * rows.top, width * rows.top + area));
  for (const plane of [0, 1]) {
    const start = sourceArea + (plane * sourceArea) / 4 + (width * rows.top) / 4;
    target.set(source.subarray(start, start + area / 4), area + (plane * area) / 4);
  }
}
