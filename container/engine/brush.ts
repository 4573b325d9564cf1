import type { Canvas, SKRSContext2D } from "@napi-rs/canvas";
import type { Kernel } from "./kernel.ts";

/** The part of a canvas's context that a moment is painted with. */
export interface Brush {
  globalAlpha: number;
  globalCompositeOperation: SKRSContext2D["globalCompositeOperation"];
  strokeStyle: SKRSContext2D["strokeStyle"];
  lineWidth: number;
  lineCap: SKRSContext2D["lineCap"];
  setTransform(a: number, b: number, c: number, d: number, e: number, f: number): void;
  drawImage(picture: Canvas, x: number, y: number, width?: number, height?: number): void;
  drawImage(
    picture: Canvas,
    fromX: number,
    fromY: number,
    fromWidth: number,
    fromHeight: number,
    x: number,
    y: number,
    width: number,
    height: number,
  ): void;
  beginPath(): void;
  lineTo(x: number, y: number): void;
  stroke(): void;
}

type Numbers = Float32Array | Uint32Array | Uint16Array | Uint8Array | Uint8ClampedArray;

interface Sprite {
  pointer: number;
  width: number;
  height: number;
}

/** What of a picture is not clear, and where in it that lies. */
interface Cutout extends Sprite {
  left: number;
  top: number;
}

/** A square of pixels in the kernel's memory, premultiplied. */
export interface Blank {
  /** Of its first pixel. */
  pointer: number;
  /** From row to row. */
  strideBytes: number;
  /** Draws it at a place that the brush's transform moves, so large. */
  draw(x: number, y: number, size: number): void;
}

/** Clear pixels around a sprite in the kernel's memory. */
const border = 2;
const modes: Partial<Record<SKRSContext2D["globalCompositeOperation"], number>> = {
  "source-over": 0,
  screen: 1,
  lighter: 2,
};

/**
 * A brush on the picture inside a kernel: reading a canvas back costs more than all that is painted on it. Pictures are taken once,
 * when they are first drawn; `changed` tells of one whose pixels are new. Lines are opaque, with round ends.
 */
export class KernelBrush implements Brush {
  globalAlpha = 1;
  globalCompositeOperation: SKRSContext2D["globalCompositeOperation"] = "source-over";
  strokeStyle: SKRSContext2D["strokeStyle"] = "#000";
  lineWidth = 1;
  lineCap: SKRSContext2D["lineCap"] = "round";
  readonly width: number;
  readonly height: number;
  readonly kernel: Kernel;
  readonly #sprites = new WeakMap<Canvas, Cutout>();
  readonly #stale = new WeakSet<Canvas>();
  #matrix: readonly [number, number, number, number, number, number] = [1, 0, 0, 1, 0, 0];
  #path: (readonly [x: number, y: number])[] = [];

  /** `width` and `height` in half-resolution pixels. */
  constructor(kernel: Kernel, width: number, height: number) {
    this.kernel = kernel;
    this.width = width;
    this.height = height;
    kernel.picturePointer();
  }

  setTransform(a: number, b: number, c: number, d: number, e: number, f: number): void {
    this.#matrix = [a, b, c, d, e, f];
  }

  /** Takes the picture as it is now; gives what lays it again. */
  kept(): () => void {
    const bytes = this.width * this.height * 4;
    const pointer = this.kernel.allocate(bytes);
    const copy = (to: number, from: number) => {
      new Uint8Array(this.kernel.memory.buffer).copyWithin(to, from, from + bytes);
    };
    copy(pointer, this.kernel.picturePointer());
    return () => copy(this.kernel.picturePointer(), pointer);
  }

  /** A square of clear pixels in the kernel's memory, for who writes them there. */
  blank(side: number): Blank {
    const strideBytes = (side + 2 * border) * 4;
    const pointer = this.kernel.allocate(strideBytes * (side + 2 * border));
    const sprite = { pointer, width: side, height: side };
    const draw = (x: number, y: number, size: number) => this.#stamp(sprite, x, y, size / side, size / side);
    return { pointer: pointer + border * (strideBytes + 4), strideBytes, draw };
  }

  /** Copies a disc of the picture, `radius` around the middle of the square of `side` pixels in its corner, to that of a blank. */
  takeDisc({ pointer, strideBytes }: Blank, side: number, radius: number): void {
    const bytes = new Uint8Array(this.kernel.memory.buffer);
    const picture = this.kernel.picturePointer();
    for (let y = 0; y < side; y++) {
      const half = Math.sqrt(Math.max(0, radius ** 2 - (y + 0.5 - side / 2) ** 2));
      const [first, end] = [Math.ceil(side / 2 - half), Math.floor(side / 2 + half)];
      if (end <= first) continue;
      const from = picture + (y * this.width + first) * 4;
      bytes.copyWithin(pointer + y * strideBytes + first * 4, from, from + (end - first) * 4);
    }
  }

  /** A copy of these numbers in the kernel's memory, for as long as that lives. */
  keep(values: Numbers): number {
    const pointer = this.kernel.allocate(values.byteLength);
    this.write(pointer, values);
    return pointer;
  }

  write(pointer: number, values: Numbers): void {
    const bytes = new Uint8Array(values.buffer, values.byteOffset, values.byteLength);
    new Uint8Array(this.kernel.memory.buffer).set(bytes, pointer);
  }

  changed(picture: Canvas): void {
    this.#stale.add(picture);
  }

  drawImage(picture: Canvas, ...places: (number | undefined)[]): void {
    const sprite = this.#spriteOf(picture);
    const isPart = places.length > 4;
    const [fromX = 0, fromY = 0, wide = 0, high = 0] = isPart ? places : [0, 0, picture.width, picture.height];
    const [x = 0, y = 0, width = wide, height = high] = isPart ? places.slice(4) : places;
    if (fromX !== 0 || wide !== picture.width) throw new RangeError("A part of a picture is as wide as the picture.");
    const top = Math.max(fromY, sprite.top);
    const rows = Math.min(fromY + high, sprite.top + sprite.height) - top;
    if (rows < 1) return;
    const pointer = sprite.pointer + (top - sprite.top) * (sprite.width + 2 * border) * 4;
    const [scaleX, scaleY] = [width / wide, height / high];
    const place = [x + sprite.left * scaleX, y + (top - fromY) * scaleY] as const;
    this.#stamp({ pointer, width: sprite.width, height: rows }, ...place, scaleX, scaleY);
  }

  beginPath(): void {
    this.#path = [];
  }

  lineTo(x: number, y: number): void {
    this.#path.push([x, y]);
  }

  stroke(): void {
    const [red, green, blue] = channelsOf(this.strokeStyle);
    const half = this.lineWidth / 2;
    for (const [n, [x0, y0]] of this.#path.entries()) {
      const next = this.#path[n + 1];
      if (next === undefined) continue;
      const [x1, y1] = next;
      this.kernel.strokeLine({ x0, y0, x1, y1, half, red, green, blue });
    }
  }

  #stamp({ pointer, width, height }: Sprite, x: number, y: number, scaleX: number, scaleY: number): void {
    const mode = modes[this.globalCompositeOperation];
    if (mode === undefined) throw new RangeError(`Pictures cannot be drawn ${this.globalCompositeOperation}.`);
    const [a, b, c, d, e, f] = this.#matrix;
    // From the sprite's pixels to the picture's.
    const [acrossX, acrossY, downX, downY] = [a * scaleX, b * scaleX, c * scaleY, d * scaleY];
    const [originX, originY] = [a * x + c * y + e, b * x + d * y + f];
    const area = acrossX * downY - acrossY * downX;
    if (area === 0) return;
    const xs = [originX, originX + acrossX * width, originX + downX * height];
    const ys = [originY, originY + acrossY * width, originY + downY * height];
    const farX = originX + acrossX * width + downX * height;
    const farY = originY + acrossY * width + downY * height;
    const left = Math.max(0, Math.floor(Math.min(farX, ...xs)) - 1);
    const top = Math.max(0, Math.floor(Math.min(farY, ...ys)) - 1);
    const right = Math.min(this.width, Math.ceil(Math.max(farX, ...xs)) + 1);
    const bottom = Math.min(this.height, Math.ceil(Math.max(farY, ...ys)) + 1);
    if (right <= left || bottom <= top) return;
    const [acrossU, downU] = [downY / area, -downX / area];
    const [acrossV, downV] = [-acrossY / area, acrossX / area];
    const [fromX, fromY] = [left + 0.5 - originX, top + 0.5 - originY];
    const u = fromX * acrossU + fromY * downU - 0.5;
    const v = fromX * acrossV + fromY * downV - 0.5;
    const opacity = Math.round(256 * Math.min(1, Math.max(0, this.globalAlpha)));
    this.kernel.stampSprite({
      sprite: pointer,
      width,
      height,
      left,
      top,
      right,
      bottom,
      u,
      v,
      acrossU,
      acrossV,
      downU,
      downV,
      opacity256: opacity,
      mode,
    });
  }

  #spriteOf(picture: Canvas): Cutout {
    const known = this.#sprites.get(picture);
    const isStale = this.#stale.delete(picture);
    if (known !== undefined && !isStale) return known;
    const { width } = picture;
    const pixels = picture.data();
    const words = new Uint32Array(pixels.buffer, pixels.byteOffset, pixels.length / 4);
    // What changes may fill all of its canvas the next time.
    const box = isStale ? { left: 0, top: 0, width, height: picture.height } : boxOf(words, width);
    const stride = (box.width + 2 * border) * 4;
    const pointer = known?.pointer ?? this.kernel.allocate(stride * (box.height + 2 * border));
    const sprite = { pointer, ...box };
    this.#sprites.set(picture, sprite);
    const target = new Uint8Array(this.kernel.memory.buffer);
    for (let row = 0; row < box.height; row++) {
      const from = ((box.top + row) * width + box.left) * 4;
      target.set(pixels.subarray(from, from + box.width * 4), pointer + (row + border) * stride + border * 4);
    }
    return sprite;
  }
}

/** The box of all pixels that are not clear; one pixel where all are. */
function boxOf(pixels: Uint32Array, width: number): { left: number; top: number; width: number; height: number } {
  const rows = pixels.length / width;
  let [left, right, top, bottom] = [width, 0, rows, 0];
  for (let y = 0; y < rows; y++) {
    const [start, end] = [y * width, (y + 1) * width];
    let first = start;
    while (first < end && pixels[first] === 0) first++;
    if (first === end) continue;
    let last = end - 1;
    while (pixels[last] === 0) last--;
    if (first - start < left) left = first - start;
    if (last - start > right) right = last - start;
    if (y < top) top = y;
    bottom = y;
  }
  if (right < left) return { left: 0, top: 0, width: 1, height: 1 };
  return { left, top, width: right - left + 1, height: bottom - top + 1 };
}

/** Red, green and blue, 0…255, of a colour in CSS's words. */
function channelsOf(style: SKRSContext2D["strokeStyle"]): [number, number, number] {
  const parts = typeof style === "string" ? /^rgba?\((\d+),(\d+),(\d+)/.exec(style) : null;
  if (parts === null) throw new TypeError("A line has one colour, as rgb() or rgba().");
  return [Number(parts[1]), Number(parts[2]), Number(parts[3])];
}
