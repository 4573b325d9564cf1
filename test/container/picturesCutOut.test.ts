import { afterAll, describe, expect, it } from "vitest";
import { cutProduct } from "../../src/adapters/images/cutProduct.ts";
import { judgeAlpha } from "../../src/adapters/images/suppliedAlpha.ts";
import { drawnPictures, pictureNames, withAlpha } from "../pictures/collection.ts";
import { drawPicture } from "../pictures/draw.ts";
import { openNodeOutlines } from "../photos/nodePictures.ts";
import { judgeCut, judgeSupplied } from "../pictures/judge.ts";

const tools = openNodeOutlines();
afterAll(() => tools.close());

describe("cut-outs of drawn pictures whose outline is known", () => {
  const drawn = drawnPictures();
  const overlaps: number[] = [];
  /** Cuts that show more or less than the product. */
  const bad: string[] = [];
  let unused = 0;

  it.each(pictureNames)("%s", async () => {
    const { value: picture } = drawn.next();
    if (!picture) throw new Error("no picture");
    const { outcome, overlap, halo } = await judgeCut(picture, tools);
    if (picture.expected === "refused") expect(outcome.ok).toBe(false);
    if (!outcome.ok) {
      if (picture.expected === "cut-out") unused += 1;
      return expect(outcome.error.temporary).toBe(false);
    }
    overlaps.push(overlap);
    // Of a small bottle half a pixel all around and three thousandths of its foot are more than of a large one.
    if (overlap <= 0.985) return void bad.push(picture.name);
    expect(halo).toBeLessThan(60);
  });

  afterAll(() => {
    const mean = overlaps.reduce((sum, value) => sum + value, 0) / overlaps.length;
    console.info(`cut-outs: ${overlaps.length}, ${unused} refused, mean intersection over union ${mean.toFixed(4)}`);
    // What the model sees differs a little from one kind of processor to another.
    expect(unused).toBeLessThanOrEqual(1);
    expect(bad).toEqual([]);
    expect(mean).toBeGreaterThanOrEqual(0.992);
  });
});

describe("outlines that a picture brings", () => {
  it.each(withAlpha)("%s: kept, and freed of a shadow", async (name, look) => {
    const picture = drawPicture(name, look);
    const { outcome, overlap } = await judgeSupplied(picture);
    expect(outcome).toMatchObject({ kind: "outline", objects: 1 });
    expect(overlap).toBeGreaterThan(0.995);
  });

  const filled = (width: number, height: number, alphaAt: (x: number, y: number) => number, grey = 120) => {
    const rgba = new Uint8Array(width * height * 4).fill(grey);
    for (let i = 0; i < width * height; i++) rgba[i * 4 + 3] = alphaAt(i % width, Math.floor(i / width));
    return { rgba, width, height };
  };

  it.each<[string, (x: number, y: number) => number]>([
    ["an opaque picture", () => 255],
    ["one that is half transparent all over", () => 128],
    ["one with a thin transparent line at its border", (x) => (x < 2 ? 0 : 255)],
    ["a photograph in a transparent frame", (_x, y) => (y < 60 || y > 240 ? 0 : 255)],
  ])("%s has none: it is read without its alpha", (_name, alphaAt) => {
    const judged = judgeAlpha(filled(300, 300, alphaAt));
    if (judged.kind !== "opaque") throw new Error(judged.kind);
    expect(judged.pixels.rgba.every((value, i) => i % 4 !== 3 || value === 255)).toBe(true);
  });

  it("one full of holes is refused", () => {
    const holes = filled(600, 600, (x, y) =>
      x < 100 || x > 500 || y < 50 || y > 550 || (x % 40 < 8 && y % 40 < 8) ? 0 : 255,
    );
    expect(judgeAlpha(holes)).toMatchObject({ kind: "refused", reason: expect.stringContaining("holes") as string });
  });

  it("a wholly transparent picture shows nothing", () => {
    expect(judgeAlpha(filled(300, 300, () => 0))).toMatchObject({ kind: "refused" });
  });
});

describe("hostile pixels", () => {
  it.each<[string, (x: number, y: number) => number]>([
    ["a checkerboard on white", (x, y) => (x > 50 && x < 950 && y > 50 && y < 950 && (x + y) % 2 === 0 ? 0 : 255)],
    ["stripes on white", (x, y) => (x > 50 && x < 950 && y > 50 && y < 950 && y % 2 === 0 ? 0 : 255)],
    ["noise", (x, y) => (Math.imul(x * 7919 + y * 104729, 2654435761) >>> 24) & 255],
  ])("%s is refused, not worked on", async (_name, tone) => {
    const rgba = new Uint8Array(1000 * 1000 * 4).fill(255);
    for (let i = 0; i < 1_000_000; i++) rgba.fill(tone(i % 1000, Math.floor(i / 1000)), i * 4, i * 4 + 3);
    expect(await cutProduct({ rgba, width: 1000, height: 1000 }, tools)).toMatchObject({ ok: false });
  });

  it("a transparency like a checkerboard is refused before its parts are counted", () => {
    const side = 1600;
    const rgba = new Uint8Array(side * side * 4).fill(255);
    for (let i = 0; i < side * side; i++) if (((i % side) + Math.floor(i / side)) % 2 === 0) rgba[i * 4 + 3] = 0;
    const before = process.memoryUsage().heapUsed;
    expect(judgeAlpha({ rgba, width: side, height: side })).toMatchObject({ kind: "refused" });
    expect(process.memoryUsage().heapUsed - before).toBeLessThan(8 * 1024 * 1024);
  });
});
