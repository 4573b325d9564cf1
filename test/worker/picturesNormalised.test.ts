import { describe, expect, inject, it } from "vitest";
import { readHeader } from "../../src/adapters/images/header.ts";
import { decodePixels, encodePng } from "../../src/adapters/images/photonCodec.ts";
import { PhotonPictures } from "../../src/adapters/images/photonPictures.ts";
import type { AskRenderer } from "../../src/adapters/renderer/askRenderer.ts";
import { RendererOutlines } from "../../src/adapters/renderer/rendererOutlines.ts";
import { RendererPictureNormaliser } from "../../src/adapters/renderer/pictureNormaliser.ts";
import { protocolHeader } from "../../src/core/rendering/protocol.ts";
import { ok } from "../../src/core/result.ts";
import type { PictureNormaliser } from "../../src/ports/pictures.ts";
import { placesOn, rendererAnswer } from "./rendererFakes.ts";

/** A blue block on white, 300 × 300 pixels. */
const avif = Uint8Array.from(
  atob(
    "AAAAHGZ0eXBhdmlmAAAAAG1pZjFhdmlmbWlhZgAAAXBtZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAAADRpbG9jAAAAAERAAAIAAQAAAAABlAABAAAAAAAAAJ0AAgAAAAACMQABAAAAAAAAABwAAAA4aWluZgAAAAAAAgAAABVpbmZlAgAAAAABAABhdjAxAAAAABVpbmZlAgAAAAACAABhdjAxAAAAAA5waXRtAAAAAAABAAAAr2lwcnAAAACKaXBjbwAAAAxhdjFDgSACAAAAABRpc3BlAAAAAAAAASwAAAEsAAAAEHBpeGkAAAAAAwgICAAAAAxhdjFDgQAcAAAAAA5waXhpAAAAAAEIAAAAOGF1eEMAAAAAdXJuOm1wZWc6bXBlZ0I6Y2ljcDpzeXN0ZW1zOmF1eGlsaWFyeTphbHBoYQAAAAAdaXBtYQAAAAAAAAACAAEDgQIDAAIEhAIFhgAAABppcmVmAAAAAAAAAA5hdXhsAAIAAQABAAAAwW1kYXQSAAoJOCIlcraQENBpMo0BEeCYwTCighDKAAABAExe2nsPyCSJKPZedS9K2qFQwQh363DsQYgCGjiUYrMKzuzxFq2RDMAz5Z9TCOI7gVrFiXFZuMQwYCPadPQKxI48EKGOibn/mVWAjnvahaL1AHm8bUQkWKdawEe+Ui7SL2Pvtf8ndlR/JwbhPBZltyrToMcJhgV5mQ33tLZ/BrmSEgAKBhgiJXK2FTIQEZAAAEAFPy6pvayPIl1ciA==",
  ),
  (letter) => letter.charCodeAt(0),
);

const renderer: AskRenderer = (path, init) => fetch(new URL(path, inject("rendererUrl")), init);
const answering =
  (status: number, body: BodyInit | null = null): AskRenderer =>
  () =>
    Promise.resolve(rendererAnswer(body, { status }));
/** It cannot read the picture, but knows nothing of what this Worker means. */
const ofVersion =
  (version: string): AskRenderer =>
  () =>
    Promise.resolve(new Response('{"message":"It is odd."}', { status: 422, headers: { [protocolHeader]: version } }));
const broken: AskRenderer = () => Promise.reject(new Error("no route"));

const reading = (normalising: AskRenderer) =>
  new PhotonPictures(new RendererPictureNormaliser(placesOn(normalising)), new RendererOutlines(placesOn(renderer)));

async function shopPicture(file: string): Promise<Uint8Array> {
  return new Uint8Array(await (await fetch(`${inject("sampleShopUrl")}/pictures/${file}`)).arrayBuffer());
}

/** The JPEG with a segment put behind its first two bytes. */
function withSegment(jpeg: Uint8Array, marker: number, data: number[]): Uint8Array {
  const head = [0xff, 0xd8, 0xff, marker, (data.length + 2) >> 8, (data.length + 2) & 255, ...data];
  const bytes = new Uint8Array(head.length + jpeg.length - 2);
  bytes.set(head);
  bytes.set(jpeg.subarray(2), head.length);
  return bytes;
}

const letters = (text: string) => [...new TextEncoder().encode(text)];
const turned = (orientation: number) => [
  ...letters("Exif\0\0MM\0*"),
  ...[0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0],
];

/** An ICC profile of which nothing but its name is there. */
function profile(name: string): number[] {
  const bytes = new Uint8Array(160 + name.length);
  const view = new DataView(bytes.buffer);
  view.setUint32(128, 1);
  bytes.set(letters("desc"), 132);
  view.setUint32(136, 144);
  view.setUint32(140, 12 + name.length);
  bytes.set(letters(name), 156);
  return [...letters("ICC_PROFILE\0"), 1, 1, ...bytes];
}

describe("what photon would get wrong", () => {
  it("is read through the renderer: AVIF", async () => {
    const found = await reading(renderer).read(avif);
    // It was read, and judged: a bare block is no pack.
    expect(found).toMatchObject({
      ok: false,
      error: { reason: expect.stringContaining("a label or a lid") as string },
    });
  });

  it("is turned upright: a JPEG that says it lies on its side", async () => {
    const jpeg = await shopPicture("lactic-acid-tonic.jpg");
    const [upright, lying] = [
      await reading(broken).read(jpeg),
      await reading(renderer).read(withSegment(jpeg, 0xe1, turned(6))),
    ];
    if (!upright.ok || !lying.ok) throw new Error("unreadable");
    expect(upright.value.picture.box.height).toBeGreaterThan(upright.value.picture.box.width * 2);
    expect(lying.value.picture.box.width).toBeGreaterThan(lying.value.picture.box.height * 2);
  });

  it("is told from what photon reads rightly by the header alone", async () => {
    const jpeg = await shopPicture("lactic-acid-tonic.jpg");
    const isPlain = (bytes: Uint8Array) => {
      const header = readHeader(bytes);
      return header.ok ? header.value.isPlain : header.error;
    };
    expect(isPlain(jpeg)).toBe(true);
    expect(isPlain(withSegment(jpeg, 0xe1, turned(1)))).toBe(true);
    expect(isPlain(withSegment(jpeg, 0xe1, turned(3)))).toBe(false);
    expect(isPlain(withSegment(jpeg, 0xe1, letters("Exif\0\0MM\0*\xff\xff\xff\xff")))).toBe(true);
    expect(isPlain(withSegment(jpeg, 0xe2, profile("sRGB IEC61966-2.1")))).toBe(true);
    expect(isPlain(withSegment(jpeg, 0xe2, profile("Display P3")))).toBe(false);
    expect(isPlain(withSegment(jpeg, 0xe2, profile("")))).toBe(false);
    const png = await shopPicture("barrier-repair-serum.png");
    const deep = png.slice();
    deep[24] = 16;
    expect([isPlain(png), isPlain(deep)]).toEqual([true, false]);
    expect(readHeader(avif)).toMatchObject({ value: { type: "avif", width: 300, height: 300, isPlain: false } });
    const gif = new Uint8Array(64);
    gif.set([...letters("GIF89a"), 44, 1, 88, 2]);
    expect(readHeader(gif)).toMatchObject({ value: { type: "gif", width: 300, height: 600, isPlain: false } });
    expect(isPlain(avif.subarray(0, 100))).toContain("cut off");
  });

  it("leaves plain pictures to the Worker", async () => {
    expect((await reading(broken).read(await shopPicture("pink-clay-mask.png"))).ok).toBe(true);
  });
});

describe("a product that is small in a large picture", () => {
  /** The shop's picture in the middle of one that is `side` pixels across and of its ground's colour. */
  async function framed(file: string, side: number): Promise<Uint8Array> {
    const inner = decodePixels(await shopPicture(file));
    if (inner === null) throw new Error("unreadable");
    const rgba = new Uint8Array(side * side * 4);
    for (let i = 0; i < side * side; i++) rgba.set(inner.rgba.subarray(0, 4), i * 4);
    const [left, top] = [(side - inner.width) >> 1, (side - inner.height) >> 1];
    for (let y = 0; y < inner.height; y++) {
      const row = inner.rgba.subarray(y * inner.width * 4, (y + 1) * inner.width * 4);
      rgba.set(row, ((top + y) * side + left) * 4);
    }
    return encodePng({ rgba, width: side, height: side });
  }

  it("is read again, closer, where the picture has the pixels for it", async () => {
    const file = "lactic-acid-tonic.jpg";
    const large = await framed(file, 3000);
    const alone = await reading(renderer).read(await shopPicture(file));
    const small = await reading(renderer).read(large);
    if (!alone.ok || !small.ok) throw new Error("refused");
    const [{ box: whole }, { box: closer }] = [alone.value.picture, small.value.picture];
    expect(closer.height).toBeGreaterThan(0.85 * whole.height);
    expect(closer.height / closer.width).toBeCloseTo(whole.height / whole.width, 1);
    const fromAfar = await reading((_path, init) => renderer("/pictures", init)).read(large);
    expect(fromAfar).toMatchObject({ ok: false, error: { isTooSmall: true } });
  });
});

describe("a renderer that does not help", () => {
  const problemOf = async (normalising: AskRenderer) => {
    const found = await reading(normalising).read(avif);
    return found.ok ? null : found.error;
  };

  it.each<[string, AskRenderer, boolean, string]>([
    ["is busy", answering(503), true, "busy"],
    ["speaks another version", ofVersion("0"), true, "busy"],
    ["cannot be reached", broken, true, "cannot be reached"],
    ["fails", answering(500, "boom"), true, "status 500"],
    ["is of another kind", answering(422, "<html>"), true, "status 422"],
    ["refuses the picture", answering(422, JSON.stringify({ message: "It is odd." })), false, "It is odd."],
    ["answers rubbish", answering(200, "rubbish"), false, "could not be decoded"],
  ])("%s", async (_name, normalising, temporary, reason) => {
    const problem = await problemOf(normalising);
    expect(problem?.temporary).toBe(temporary);
    expect(problem?.reason).toContain(reason);
  });

  it("gets no picture that the header refuses", async () => {
    let asked = 0;
    const counting: PictureNormaliser = {
      normalise: () => {
        asked += 1;
        return Promise.resolve(ok(avif));
      },
    };
    const huge = avif.slice();
    const ispe = huge.findIndex((_, i) => huge[i] === 0x69 && huge[i + 1] === 0x73 && huge[i + 2] === 0x70);
    new DataView(huge.buffer).setUint32(ispe + 8, 60_000);
    new DataView(huge.buffer).setUint32(ispe + 12, 60_000);
    const found = await new PhotonPictures(counting, null).read(huge);
    expect(found).toMatchObject({ ok: false, error: { temporary: false } });
    expect(asked).toBe(0);
  });
});
