import { describe, expect, inject, it } from "vitest";
import { cutFromPlainGround } from "../../src/adapters/images/cutOut.ts";
import { dominantColours } from "../../src/adapters/images/dominantColours.ts";
import { readHeader } from "../../src/adapters/images/header.ts";
import { PhotonPictures } from "../../src/adapters/images/photonPictures.ts";
import { boundsOf, type Pixels } from "../../src/adapters/images/pixels.ts";
import { scaleDown } from "../../src/adapters/images/scaleDown.ts";

const pictures = new PhotonPictures(null);

async function shopPicture(file: string): Promise<Uint8Array> {
  return new Uint8Array(await (await fetch(`${inject("sampleShopUrl")}/pictures/${file}`)).arrayBuffer());
}

async function problemWith(bytes: Uint8Array): Promise<string> {
  const found = await pictures.read(bytes);
  return found.ok ? "usable" : found.error.reason;
}

/** A disc with an anti-aliased edge on a plain ground: what an honest matte has to undo. */
function discOn(ground: number, disc: [number, number, number], size = 300): Pixels {
  const rgba = new Uint8Array(size * size * 4);
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      const share = Math.max(0, Math.min(1, 90.5 - Math.hypot(x - size / 2, y - size / 2)));
      const o = (y * size + x) * 4;
      for (let c = 0; c < 3; c++) rgba[o + c] = Math.round(ground + ((disc[c] ?? 0) - ground) * share);
      rgba[o + 3] = 255;
    }
  }
  return { rgba, width: size, height: size };
}

describe("pictures that can be used", () => {
  it("keep the alpha that they bring, and are measured", async () => {
    const found = await pictures.read(await shopPicture("barrier-repair-serum.png"));
    if (!found.ok) throw new Error(found.error.reason);
    const { picture, colours, png } = found.value;
    expect(picture.blend).toBe("cut-out");
    expect(picture.box.height / picture.box.width).toBeGreaterThan(2.5);
    expect(picture.height).toBeLessThanOrEqual(1600);
    expect(colours.length).toBeGreaterThan(1);
    expect(colours.every((colour) => /^#[0-9a-f]{6}$/.test(colour))).toBe(true);
    expect(readHeader(png)).toMatchObject({
      ok: true,
      value: { type: "png", width: picture.width, height: picture.height },
    });
  });

  it.each(["melting-oil-cleanser.jpg", "lactic-acid-tonic.jpg"])("are cut out of a plain ground: %s", async (file) => {
    const found = await pictures.read(await shopPicture(file));
    if (!found.ok) throw new Error(found.error.reason);
    expect(found.value.picture).toMatchObject({ blend: "cut-out" });
    expect(found.value.picture.box.height / found.value.picture.box.width).toBeGreaterThan(2);
  });
});

type Colour = [number, number, number];

/** Rectangles on a plain ground, later ones over earlier ones. */
function drawn(
  [width, height]: [number, number],
  ground: Colour,
  shapes: { at: [x: number, y: number, width: number, height: number]; colour: Colour }[],
): Pixels {
  const rgba = new Uint8Array(width * height * 4);
  for (let i = 0; i < rgba.length; i += 4) rgba.set([...ground, 255], i);
  for (const { at, colour } of shapes)
    for (let y = at[1]; y < at[1] + at[3]; y++)
      for (let x = at[0]; x < at[0] + at[2]; x++) rgba.set([...colour, 255], (y * width + x) * 4);
  return { rgba, width, height };
}

const alphaAt = ({ rgba, width }: Pixels, x: number, y: number) => rgba[(y * width + x) * 4 + 3];

describe("cutting out", () => {
  it.each([255, 217])("leaves no halo of a ground of %i on the edge", (ground) => {
    const disc: [number, number, number] = [150, 60, 30];
    const pixels = discOn(ground, disc);
    expect(cutFromPlainGround(pixels).kind).toBe("cut");
    const { rgba } = pixels;
    let worst = 0;
    for (let i = 0; i < rgba.length; i += 4) {
      const alpha = (rgba[i + 3] ?? 0) / 255;
      // On black, what is left of the old ground would shine: the edge may only show the disc's own colour.
      for (let c = 0; c < 3; c++) worst = Math.max(worst, ((rgba[i + c] ?? 0) - (disc[c] ?? 0)) * alpha);
    }
    expect(worst).toBeLessThan(12);
    expect(boundsOf(pixels)).toMatchObject({
      width: expect.closeTo(181, -1) as number,
      height: expect.closeTo(181, -1) as number,
    });
  });

  it("multiplies what is nearly as light as its white ground instead of eating into it", () => {
    const pixels = discOn(255, [244, 243, 241]);
    const before = pixels.rgba.slice();
    expect(cutFromPlainGround(pixels).kind).toBe("pale");
    const worst = pixels.rgba.reduce((most, value, i) => Math.max(most, Math.abs(value - (before[i] ?? 0))), 0);
    expect(worst).toBeLessThanOrEqual(4);
  });

  it.each([225, 230, 238, 246, 250])("never eats a pump head of %i on white", (pale) => {
    const pixels = drawn(
      [300, 600],
      [255, 255, 255],
      [
        { at: [90, 200, 120, 350], colour: [120, 70, 40] },
        { at: [135, 165, 30, 35], colour: [pale, pale, pale] },
        { at: [115, 150, 60, 15], colour: [pale, pale, pale] },
      ],
    );
    const cut = cutFromPlainGround(pixels);
    if (cut.kind === "pale") expect(cut.bounds).toEqual({ x: 90, y: 150, width: 120, height: 400 });
    else expect([cut.kind, alphaAt(pixels, 145, 157), alphaAt(pixels, 150, 180)]).toEqual(["cut", 255, 255]);
  });

  it("makes an off-white ground pure white before it is multiplied, so that no rectangle shows", () => {
    const pixels = drawn([300, 300], [244, 243, 241], [{ at: [100, 100, 100, 100], colour: [232, 230, 228] }]);
    expect(cutFromPlainGround(pixels)).toMatchObject({ kind: "pale" });
    expect([...pixels.rgba.slice(0, 4)]).toEqual([255, 255, 255, 255]);
  });

  it("un-mixes what is too thin to have an inside", () => {
    const pixels = drawn(
      [300, 300],
      [255, 255, 255],
      [
        { at: [100, 100, 100, 150], colour: [60, 40, 90] },
        { at: [148, 20, 1, 80], colour: [158, 148, 173] },
        { at: [149, 20, 2, 80], colour: [60, 40, 90] },
        { at: [151, 20, 1, 80], colour: [158, 148, 173] },
      ],
    );
    expect(cutFromPlainGround(pixels)).toMatchObject({ kind: "cut" });
    const soft = (60 * 300 + 148) * 4;
    expect([...pixels.rgba.slice(soft, soft + 3)]).toEqual([60, 40, 90]);
    expect(pixels.rgba[soft + 3]).toBeGreaterThan(100);
    expect(pixels.rgba[soft + 3]).toBeLessThan(156);
  });

  it("refuses a ground that is not plain", () => {
    const pixels = discOn(255, [20, 20, 20]);
    for (let i = 0; i < pixels.rgba.length; i += 4) pixels.rgba[i] = (i * 7) % 255;
    expect(cutFromPlainGround(pixels)).toMatchObject({ kind: "refused" });
  });
});

describe("scaling down", () => {
  it("keeps the colours that transparent pixels still carry out of the edge", () => {
    const pixels = drawn([100, 300], [255, 255, 255], [{ at: [25, 25, 50, 250], colour: [120, 70, 40] }]);
    for (let i = 0; i < pixels.rgba.length; i += 4) if (pixels.rgba[i] === 255) pixels.rgba[i + 3] = 0;
    const { rgba, width, height } = scaleDown(pixels, 1000, 110);
    expect([width, height]).toEqual([37, 110]);
    for (let i = 0; i < rgba.length; i += 4)
      if ((rgba[i + 3] ?? 0) > 0) expect([...rgba.slice(i, i + 3)]).toEqual([120, 70, 40]);
    const soft = Array.from({ length: width * height }, (_, i) => rgba[i * 4 + 3] ?? 0).filter((a) => a > 0 && a < 255);
    expect(soft.length).toBeGreaterThan(100);
  });
});

describe("colours of a product", () => {
  it("are led by the product, not by its white label", () => {
    const label = drawn([200, 400], [166, 91, 51], [{ at: [0, 100, 200, 240], colour: [250, 249, 247] }]);
    expect(dominantColours(label)[0]).toBe("#a65b33");
    const white = drawn([200, 400], [250, 249, 247], [{ at: [80, 180, 30, 30], colour: [166, 91, 51] }]);
    expect(dominantColours(white)[0]).toBe("#faf9f7");
  });
});

describe("pictures that cannot be used give a reason and do no harm", () => {
  const png = (width: number, height: number) => {
    const bytes = new Uint8Array(100);
    bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]);
    new DataView(bytes.buffer).setUint32(16, width);
    new DataView(bytes.buffer).setUint32(20, height);
    new DataView(bytes.buffer).setUint32(33, 100 - 12 - 33 - 12);
    bytes.set(new TextEncoder().encode("IEND"), 92);
    return bytes;
  };

  it.each<[string, () => Uint8Array | Promise<Uint8Array>, string]>([
    ["nothing", () => new Uint8Array(), "empty or cut off"],
    ["garbage", () => new Uint8Array(5_000).fill(7), "not a PNG, JPEG, WebP"],
    ["a page of HTML", () => new TextEncoder().encode(`<!doctype html>${"x".repeat(200)}`), "web page"],
    [
      "SVG",
      () => new TextEncoder().encode(`<svg xmlns="http://www.w3.org/2000/svg">${" ".repeat(100)}</svg>`),
      "SVG drawing",
    ],
    ["HEIC", () => new TextEncoder().encode(`\0\0\0\x20ftypheic${" ".repeat(60)}`), "HEIC"],
    ["a truncated file", () => shopPicture("peptide-eye-cream.png"), "cut off"],
    ["60,000 × 60,000 pixels", () => png(60_000, 60_000), "60 megapixels"],
    ["60,000 × 300 pixels", () => png(60_000, 300), "16384 pixels"],
    ["30 megapixels where there is no renderer", () => png(6_000, 5_000), "needs the renderer"],
    ["17 MB", () => new Uint8Array(17 * 1024 * 1024), "16 MB"],
    ["a header that lies", () => png(500, 500), "could not be decoded"],
    ["a thumbnail", () => png(50, 50), "at least 200"],
  ])("%s", async (_name, bytes, reason) => {
    expect(await problemWith(await bytes())).toContain(reason);
  });

  it.each(["barrier-repair-serum.png", "melting-oil-cleanser.jpg"])(
    "not what has data behind its end: %s",
    async (file) => {
      const bytes = await shopPicture(file);
      const longer = new Uint8Array(bytes.length + 5_000).fill(0x41);
      longer.set(bytes);
      expect(await problemWith(longer)).toBe("usable");
    },
  );

  it("a JPEG that breaks off", async () => {
    const bytes = await shopPicture("melting-oil-cleanser.jpg");
    expect(await problemWith(bytes.subarray(0, bytes.length / 2))).toContain("cut off");
  });

  it("still reads the next picture after one that made the decoder panic", async () => {
    await problemWith(png(500, 500));
    expect(await problemWith(await shopPicture("pink-clay-mask.png"))).toBe("usable");
  });
});
