import { env } from "cloudflare:workers";
import { afterEach, describe, expect, it, vi } from "vitest";
import { WorkersImageModel, type ImageGenerator } from "../../src/adapters/ai/workersImageModel.ts";
import { readHeader } from "../../src/adapters/images/header.ts";
import { workersRuntime } from "../../src/adapters/runtime.ts";
import type { ImageModel, ImageRequest } from "../../src/ports/imageModel.ts";
import { groundPicture, type PicturedScene } from "../../src/services/groundPicture.ts";
import { R2KeptFiles } from "../../src/adapters/r2/keptFiles.ts";

const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
afterEach(() => warn.mockClear());

/** A PNG of this size as far as its header tells: signature, IHDR and IEND. */
function aPng(width: number, height: number): Uint8Array {
  const bytes = new Uint8Array(57);
  const view = new DataView(bytes.buffer);
  bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  view.setUint32(8, 13);
  bytes.set(new TextEncoder().encode("IHDR"), 12);
  view.setUint32(16, width);
  view.setUint32(20, height);
  bytes.set([8, 2, 0, 0, 0], 24);
  view.setUint32(33, 0);
  bytes.set(new TextEncoder().encode("IDAT"), 37);
  view.setUint32(45, 0);
  bytes.set(new TextEncoder().encode("IEND"), 49);
  return bytes;
}

const base64 = (bytes: Uint8Array) => btoa(String.fromCharCode(...bytes));

/** A binding that answers as told, and keeps the forms that it was sent. */
class FakeAi implements ImageGenerator {
  readonly forms: Record<string, unknown>[] = [];
  readonly #answer: () => unknown;

  constructor(answer: () => unknown) {
    this.#answer = answer;
  }

  async run(_: string, { multipart }: Parameters<ImageGenerator["run"]>[1]): Promise<unknown> {
    const headers = { "content-type": multipart.contentType };
    const form = await new Response(multipart.body, { headers }).formData();
    this.forms.push(Object.fromEntries(form));
    return this.#answer();
  }
}

/** A model without a service behind it, for tests. */
class FakeImageModel implements ImageModel {
  readonly name = "fake";
  readonly asked: ImageRequest[] = [];
  readonly #picture: Uint8Array | null;

  constructor(picture: Uint8Array | null) {
    this.#picture = picture;
  }

  draw(request: ImageRequest): Promise<Uint8Array | null> {
    this.asked.push(request);
    return Promise.resolve(this.#picture);
  }
}

const request: ImageRequest = { prompt: "an empty marble top", width: 768, height: 1360, seed: 0xffffffff };

const models: [string, (picture: Uint8Array | null) => ImageModel][] = [
  [
    "Workers AI",
    (picture) => new WorkersImageModel(new FakeAi(() => (picture === null ? {} : { image: base64(picture) })), 500),
  ],
  ["the fake", (picture) => new FakeImageModel(picture)],
];

describe.each(models)("an image model: %s", (_, modelWith) => {
  it("gives the bytes of a picture", async () => {
    const picture = aPng(768, 1360);
    expect(readHeader(picture).ok).toBe(true);
    expect(await modelWith(picture).draw(request)).toEqual(picture);
  });

  it("gives null where there is none", async () => {
    expect(await modelWith(null).draw(request)).toBeNull();
  });

  it("has a name, which goes into the names of its pictures", () => {
    expect(modelWith(null).name).not.toBe("");
  });
});

describe("the image model over Workers AI", () => {
  it("sends a form with the prompt, the size and a seed that fits", async () => {
    const ai = new FakeAi(() => ({ image: base64(aPng(768, 1360)) }));
    await new WorkersImageModel(ai).draw(request);
    expect(ai.forms).toEqual([{ prompt: request.prompt, width: "768", height: "1360", seed: "1" }]);
  });

  it("is left alone for a minute after a failure, so that concepts do not queue up behind it", async () => {
    let isIll = true;
    const ai = new FakeAi(() => (isIll ? null : { image: base64(aPng(768, 1360)) }));
    const model = new WorkersImageModel(ai);
    expect(await model.draw(request)).toBeNull();
    isIll = false;
    expect(await model.draw(request)).toBeNull();
    expect(ai.forms).toHaveLength(1);
    const nowMs = Date.now();
    vi.spyOn(Date, "now").mockReturnValue(nowMs + 60_001);
    expect(await model.draw(request)).not.toBeNull();
    expect(ai.forms).toHaveLength(2);
    vi.mocked(Date.now).mockRestore();
  });

  it.each<[string, () => unknown]>([
    ["no answer in time", () => new Promise(() => undefined)],
    ["an error", () => Promise.reject(new Error("3040: Capacity temporarily exceeded"))],
    ["a picture that is none", () => ({ image: btoa("<html>Too many requests</html>".padEnd(80)) })],
    ["a picture that is cut off", () => ({ image: base64(aPng(768, 1360).subarray(0, 40)) })],
    ["a stamp", () => ({ image: base64(aPng(64, 64)) })],
    ["something that is not base64", () => ({ image: "%%%" })],
    ["null", () => null],
  ])("gives null and one warning on %s", async (_, answer) => {
    expect(await new WorkersImageModel(new FakeAi(answer), 50).draw(request)).toBeNull();
    expect(warn).toHaveBeenCalledTimes(1);
  });
});

describe("the picture under a concept", () => {
  const keptFiles = new R2KeptFiles(env.KEPT);
  const context = (imageModel: ImageModel | null) => ({ runtime: workersRuntime, keptFiles, imageModel });
  const palette = {
    groundBase: "#f3d9d0",
    groundShadow: "#c98f80",
    groundLight: "#fff6f1",
    ink: "#3a2018",
    inkSoft: "#5c3a2e",
    panel: "#fdf6f0",
    accent: "#8e4426",
    onAccent: "#fff8f0",
  };
  const sceneOf = (seed: number, change: Partial<PicturedScene> = {}): PicturedScene => ({
    setting: "Vanity Marble",
    texture: "Lotion Texture",
    style: null,
    layout: "situ",
    palette,
    seed,
    ...change,
  });
  const inCategory = { setting: null, texture: "Yacht Life", layout: "hero" } as const;

  it.each([
    ["surroundings", sceneOf(11)],
    ["a category that the trade photographs", sceneOf(11, inCategory)],
  ])("is drawn once and kept: a second attempt has the same (%s)", async (_, scene) => {
    const model = new FakeImageModel(aPng(768, 1360));
    const first = await groundPicture(context(model), scene);
    expect(first).toEqual(aPng(768, 1360));
    expect(await groundPicture(context(model), scene)).toEqual(first);
    expect(model.asked).toHaveLength(1);
    expect(await groundPicture(context(new FakeImageModel(null)), scene)).toEqual(first);
  });

  it("is asked for in the words of the surroundings, of the category, or not at all", async () => {
    const model = new FakeImageModel(aPng(768, 1360));
    await groundPicture(context(model), sceneOf(21));
    await groundPicture(context(model), sceneOf(21, inCategory));
    await groundPicture(context(model), sceneOf(21, { ...inCategory, texture: "Dripping Fruit" }));
    expect(model.asked.map(({ prompt }) => prompt)).toEqual([
      expect.stringContaining("vanity top"),
      expect.stringContaining("sailing yacht"),
      expect.stringContaining("ripe cut fruit"),
    ]);
    expect(await groundPicture(context(model), sceneOf(21, { setting: null, texture: "Rotating Object" }))).toBeNull();
    expect(model.asked).toHaveLength(3);
  });

  it("is drawn anew for another look, layout, palette or seed", async () => {
    const model = new FakeImageModel(aPng(768, 1360));
    const scene = sceneOf(22, inCategory);
    const { groundBase, groundShadow } = palette;
    const others: Partial<PicturedScene>[] = [
      { layout: "callouts" },
      { palette: { ...palette, groundBase: groundShadow, groundShadow: groundBase } },
      { seed: 23 },
    ];
    await groundPicture(context(model), scene);
    for (const change of others) await groundPicture(context(model), { ...scene, ...change });
    expect(model.asked).toHaveLength(1 + others.length);
  });

  it("is left to the renderer without a model, without a picture, and where none is wanted", async () => {
    const model = new FakeImageModel(aPng(768, 1360));
    expect(await groundPicture(context(null), sceneOf(12))).toBeNull();
    expect(await groundPicture(context(new FakeImageModel(null)), sceneOf(13))).toBeNull();
    expect(await groundPicture(context(model), { ...sceneOf(14), setting: null })).toBeNull();
    expect(model.asked).toEqual([]);
    const broken = { get: () => Promise.reject(new Error("R2 is away")), put: () => Promise.resolve() };
    expect(await groundPicture({ ...context(model), keptFiles: broken }, sceneOf(15))).toBeNull();
    expect(await groundPicture(context(null), sceneOf(16, inCategory))).toBeNull();
    expect(await groundPicture(context(new FakeImageModel(null)), sceneOf(17, inCategory))).toBeNull();
    const ill: ImageModel = { name: "ill", draw: () => Promise.reject(new Error("the model is away")) };
    expect(await groundPicture(context(ill), sceneOf(18, inCategory))).toBeNull();
  });
});
