import { describe, expect, inject, it } from "vitest";
import { ImagesOutlines, type SegmentingImages } from "../../src/adapters/images/imagesOutlines.ts";
import { decodePixels, encodePng } from "../../src/adapters/images/photonCodec.ts";
import type { Pixels } from "../../src/adapters/images/pixels.ts";
import type { AskRenderer } from "../../src/adapters/renderer/askRenderer.ts";
import { RendererOutlines } from "../../src/adapters/renderer/rendererOutlines.ts";
import type { ProductOutlines } from "../../src/ports/pictures.ts";
import { placesOn, rendererAnswer } from "./rendererFakes.ts";

const [width, height] = [360, 480];
const box = { left: 120, top: 90, right: 240, bottom: 400 };

const isBottle = (x: number, y: number) => x >= box.left && x < box.right && y >= box.top && y < box.bottom;

type Colour = readonly [r: number, g: number, b: number];

const amber: Colour = [222, 180, 120];
/** Of the ground's own tone. */
const cream: Colour = [240, 232, 214];

/** A dark bottle with a label, on light grey. */
function bottle(label: Colour): Pixels {
  const rgba = new Uint8Array(width * height * 4);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const isLabel = isBottle(x, y) && y > 220 && y < 320;
      const colour = isLabel ? label : isBottle(x, y) ? [92, 44, 20] : [226, 226, 228];
      rgba.set([...colour, 255], (y * width + x) * 4);
    }
  }
  return { rgba, width, height };
}

/** The overlap of what a mask shows with the bottle, 0 to 1. */
function overlapWithBottle(mask: Uint8Array): number {
  let [both, either] = [0, 0];
  for (let i = 0; i < mask.length; i++) {
    const [isSeen, isTrue] = [(mask[i] ?? 0) > 127, isBottle(i % width, Math.floor(i / width))];
    if (isSeen && isTrue) both += 1;
    if (isSeen || isTrue) either += 1;
  }
  return both / either;
}

/** Cloudflare Images as far as it is used: what is darker than the ground is the foreground. */
function segmentingImages(): SegmentingImages {
  const flipped = ({ rgba, ...size }: Pixels): Pixels => {
    const turned = new Uint8Array(rgba.length);
    for (let y = 0; y < size.height; y++)
      for (let x = 0; x < size.width; x++) {
        const from = (y * size.width + size.width - 1 - x) * 4;
        turned.set(rgba.subarray(from, from + 4), (y * size.width + x) * 4);
      }
    return { rgba: turned, ...size };
  };
  const segmented = (pixels: Pixels): Pixels => {
    const rgba = pixels.rgba.slice();
    for (let o = 0; o < rgba.length; o += 4) if ((rgba[o + 2] ?? 0) > 220) rgba[o + 3] = 0;
    return { ...pixels, rgba };
  };
  const input = (stream: ReadableStream<Uint8Array>) => {
    let picture = new Response(stream).arrayBuffer().then((bytes) => decodePixels(new Uint8Array(bytes)));
    const step = (change: (pixels: Pixels) => Pixels) => {
      picture = picture.then((pixels) => (pixels === null ? null : change(pixels)));
    };
    const chain = {
      transform({ flip, segment }: { flip?: string; segment?: string }) {
        if (flip === "h") step(flipped);
        if (segment === "foreground") step(segmented);
        return chain;
      },
      draw: () => chain,
      async output() {
        const pixels = await picture;
        const png = pixels === null ? new Uint8Array() : encodePng(pixels);
        return {
          response: () => new Response(png as Uint8Array<ArrayBuffer>),
          contentType: () => "image/png",
          image: () => new Blob([png]).stream(),
        };
      },
    };
    return chain;
  };
  return { input };
}

const renderer: AskRenderer = (path, init) => fetch(new URL(path, inject("rendererUrl")), init);

const adapters: [string, ProductOutlines][] = [
  ["the renderer's model", new RendererOutlines(placesOn(renderer))],
  ["Cloudflare Images", new ImagesOutlines(segmentingImages(), decodePixels)],
];

describe.each(adapters)("outlines by %s", (_name, outlines) => {
  it("cover the product and nothing else, in the picture's own size, in every view", async () => {
    const found = await outlines.outline(encodePng(bottle(amber)));
    if (!found.ok) throw new Error(found.error.reason);
    const map = found.value;
    expect([map.width, map.height, map.mask.length, map.views.length]).toEqual([
      width,
      height,
      width * height,
      width * height,
    ]);
    for (let view = 0; view < map.viewCount; view++) {
      let [both, either] = [0, 0];
      for (let i = 0; i < map.views.length; i++) {
        const isSeen = (((map.views[i] ?? 0) >> view) & 1) === 1;
        const isTrue = isBottle(i % width, Math.floor(i / width));
        if (isSeen && isTrue) both += 1;
        if (isSeen || isTrue) either += 1;
      }
      expect(both / either).toBeGreaterThan(0.9);
    }
  });

  it("cover a product whose label is of the ground's own tone, whatever a single view takes for a gap", async () => {
    const found = await outlines.outline(encodePng(bottle(cream)));
    if (!found.ok) throw new Error(found.error.reason);
    expect(overlapWithBottle(found.value.mask)).toBeGreaterThan(0.9);
  });

  it("have a finer edge where they are asked for it, in the picture's own size", async () => {
    const found = await outlines.edge(encodePng(bottle(amber)));
    if (!found.ok) throw new Error(found.error.reason);
    expect([found.value.width, found.value.height]).toEqual([width, height]);
    expect(overlapWithBottle(found.value.mask)).toBeGreaterThan(0.97);
  });

  it("are a passing problem where the bytes are none, never a crash", async () => {
    expect((await outlines.outline(new Uint8Array(100))).ok).toBe(false);
    expect((await outlines.edge(new Uint8Array(100))).ok).toBe(false);
  });
});

describe("a renderer that cannot trace outlines", () => {
  const answering = (status: number) =>
    new RendererOutlines(placesOn(() => Promise.resolve(rendererAnswer(null, { status }))));

  it.each([
    [501, { temporary: false }],
    [503, { temporary: true, busy: true }],
    [500, { temporary: true }],
    [204, { temporary: false }],
  ])("with status %i says whether to try again", async (status, error) => {
    expect(await answering(status).outline(encodePng(bottle(amber)))).toMatchObject({ ok: false, error });
    expect(await answering(status).edge(encodePng(bottle(amber)))).toMatchObject({ ok: false, error });
  });

  it.each([
    ["takes too long", new DOMException("", "TimeoutError"), { temporary: true, isLate: true }],
    ["is not there", new Error("connection refused"), { temporary: true, busy: true }],
  ])("because it %s says nothing against the picture", async (_what, failure, error) => {
    const failing = new RendererOutlines(placesOn(() => Promise.reject(failure)));
    expect(await failing.outline(encodePng(bottle(amber)))).toMatchObject({ ok: false, error });
  });
});
