import { describe, expect, inject, it } from "vitest";
import { cutFromPlainGround, boundsOf, type Pixels } from "../../src/adapters/images/cutOut.ts";
import { readHeader } from "../../src/adapters/images/header.ts";
import { PhotonPictures } from "../../src/adapters/images/photonPictures.ts";

const pictures = new PhotonPictures();

async function shopPicture(file: string): Promise<Uint8Array> {
  return new Uint8Array(await (await fetch(`${inject("sampleShopUrl")}/pictures/${file}`)).arrayBuffer());
}

async function problemWith(bytes: Uint8Array): Promise<string> {
  const found = await pictures.read(bytes);
  return found.ok ? "usable" : found.error;
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
    if (!found.ok) throw new Error(found.error);
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
    if (!found.ok) throw new Error(found.error);
    expect(found.value.picture).toMatchObject({ blend: "cut-out" });
    expect(found.value.picture.box.height / found.value.picture.box.width).toBeGreaterThan(2);
  });
});

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
    expect(["pale", "refused"]).toContain(cutFromPlainGround(pixels).kind);
    expect(pixels.rgba).toEqual(before);
  });

  it("refuses a ground that is not plain", () => {
    const pixels = discOn(255, [20, 20, 20]);
    for (let i = 0; i < pixels.rgba.length; i += 4) pixels.rgba[i] = (i * 7) % 255;
    expect(cutFromPlainGround(pixels)).toMatchObject({ kind: "refused" });
  });
});

describe("pictures that cannot be used give a reason and do no harm", () => {
  const png = (width: number, height: number) => {
    const bytes = new Uint8Array(100);
    bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
    new DataView(bytes.buffer).setUint32(16, width);
    new DataView(bytes.buffer).setUint32(20, height);
    bytes.set(new TextEncoder().encode("IEND"), 92);
    return bytes;
  };

  it.each<[string, () => Uint8Array | Promise<Uint8Array>, string]>([
    ["nothing", () => new Uint8Array(), "empty or cut off"],
    ["garbage", () => new Uint8Array(5_000).fill(7), "not a PNG, JPEG or WebP"],
    ["a page of HTML", () => new TextEncoder().encode(`<!doctype html>${"x".repeat(200)}`), "not a PNG, JPEG or WebP"],
    [
      "SVG",
      () => new TextEncoder().encode(`<svg xmlns="http://www.w3.org/2000/svg">${" ".repeat(100)}</svg>`),
      "not a PNG, JPEG or WebP",
    ],
    ["AVIF", () => new TextEncoder().encode(`\0\0\0\x20ftypavif${" ".repeat(60)}`), "AVIF"],
    ["a truncated file", () => shopPicture("peptide-eye-cream.png"), "cut off"],
    ["60,000 × 60,000 pixels", () => png(60_000, 60_000), "4 megapixels"],
    ["a header that lies", () => png(500, 500), "could not be decoded"],
    ["a thumbnail", () => png(50, 50), "at least 200"],
  ])("%s", async (_name, bytes, reason) => {
    expect(await problemWith(await bytes())).toContain(reason);
  });

  it("still reads the next picture after one that made the decoder panic", async () => {
    await problemWith(png(500, 500));
    expect(await problemWith(await shopPicture("pink-clay-mask.png"))).toBe("usable");
  });
});
