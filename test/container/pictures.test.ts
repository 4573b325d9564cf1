import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import type { Server } from "node:http";
import os from "node:os";
import path from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { Scratch } from "../../container/server/scratch.ts";
import { createRendererServer } from "../../container/server/server.ts";
import { pictureLimits, protocolHeader, rendererProtocol } from "../../src/core/rendering/protocol.ts";

const headers = { [protocolHeader]: rendererProtocol };
let server: Server;
let root: string;
let url: string;

beforeAll(async () => {
  root = mkdtempSync(path.join(os.tmpdir(), "renderer-pictures-"));
  server = createRendererServer({
    scratch: new Scratch(root),
    capacity: 1,
    renderScene: () => Promise.resolve(),
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("no address");
  url = `http://127.0.0.1:${address.port}/pictures`;
});

afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await once(server, "close");
  rmSync(root, { recursive: true, force: true });
});

const post = (body: string | Uint8Array<ArrayBuffer>) => fetch(url, { method: "POST", headers, body });

async function normal(bytes: Uint8Array<ArrayBuffer>) {
  const response = await post(bytes);
  expect(response.status).toBe(200);
  const png = Buffer.from(await response.arrayBuffer());
  const { format, width, height, depth, hasAlpha, orientation, icc } = await sharp(png).metadata();
  expect({ format, depth }).toEqual({ format: "png", depth: "uchar" });
  expect([orientation ?? 1, icc]).toEqual([1, undefined]);
  const raw = await sharp(png).ensureAlpha().raw().toBuffer();
  const pixel = (x: number, y: number) => [...raw.subarray((y * width + x) * 4, (y * width + x) * 4 + 4)];
  return { width, height, hasAlpha, pixel };
}

async function refusal(bytes: Uint8Array<ArrayBuffer> | string): Promise<[number, string]> {
  const response = await post(bytes);
  return [response.status, ((await response.json()) as { message: string }).message];
}

const near = (colour: number[], tolerance = 6) =>
  colour.map((value) => expect.closeTo(value, -Math.log10(tolerance * 2)) as number);

/** Left half red, right half blue. */
function halves(width = 400, height = 200) {
  const blue = { create: { width: width / 2, height, channels: 3 as const, background: "#0000ff" } };
  return sharp({ create: { width, height, channels: 3, background: "#ff0000" } }).composite([
    { input: blue, left: width / 2, top: 0 },
  ]);
}

const asBytes = (buffer: Buffer) => new Uint8Array(buffer);

describe("what the Worker should not decode", () => {
  it("is turned upright by its EXIF orientation", async () => {
    const { width, height, pixel } = await normal(
      asBytes(await halves().jpeg({ quality: 95 }).withMetadata({ orientation: 6 }).toBuffer()),
    );
    expect([width, height]).toEqual([200, 400]);
    expect(pixel(100, 40)).toEqual(near([255, 0, 0, 255]));
    expect(pixel(100, 360)).toEqual(near([0, 0, 255, 255]));
  });

  it("keeps transparency from AVIF and WebP", async () => {
    const clear = sharp({ create: { width: 300, height: 300, channels: 4, background: "#00000000" } }).composite([
      { input: { create: { width: 100, height: 100, channels: 4, background: "#2266aaff" } }, left: 100, top: 100 },
    ]);
    for (const bytes of [await clear.clone().avif({ quality: 90 }).toBuffer(), await clear.clone().webp().toBuffer()]) {
      const { hasAlpha, pixel } = await normal(asBytes(bytes));
      expect(hasAlpha).toBe(true);
      expect(pixel(10, 10)[3]).toBe(0);
      expect(pixel(150, 150)).toEqual(near([0x22, 0x66, 0xaa, 255]));
    }
  });

  it("becomes sRGB from Display P3, CMYK and 16 bits", async () => {
    const green = sharp({ create: { width: 300, height: 300, channels: 3, background: "#20a040" } });
    const p3 = await green.clone().withIccProfile("p3").png().toBuffer();
    const cmyk = await green.clone().toColourspace("cmyk").withIccProfile("cmyk").jpeg({ quality: 95 }).toBuffer();
    const deep = await green.clone().toColourspace("rgb16").png().toBuffer();
    for (const bytes of [p3, cmyk, deep])
      expect((await normal(asBytes(bytes))).pixel(150, 150)).toEqual(near([0x20, 0xa0, 0x40, 255], 25));
  });

  it("gives the first frame of an animation", async () => {
    const frames = Buffer.concat([Buffer.alloc(300 * 300 * 3, 40), Buffer.alloc(300 * 300 * 3, 220)]);
    const animation = sharp(frames, { raw: { width: 300, height: 600, channels: 3, pageHeight: 300 } });
    for (const bytes of [
      await animation
        .clone()
        .gif({ delay: [100, 100] })
        .toBuffer(),
      await animation
        .clone()
        .webp({ delay: [100, 100] })
        .toBuffer(),
    ]) {
      const { width, height, pixel } = await normal(asBytes(bytes));
      expect([width, height]).toEqual([300, 300]);
      expect(pixel(150, 150)).toEqual(near([40, 40, 40, 255]));
    }
  });

  it("is scaled to the longest side that is used, and never up", async () => {
    const large = await normal(asBytes(await halves(6000, 3000).jpeg().toBuffer()));
    expect([large.width, large.height]).toEqual([pictureLimits.longSidePixels, pictureLimits.longSidePixels / 2]);
    expect((await normal(asBytes(await halves(400, 200).png().toBuffer()))).width).toBe(400);
  });
});

describe("a part of a picture", () => {
  const ask = (part: string, body: Buffer) =>
    fetch(`${url}?part=${part}`, { method: "POST", headers, body: asBytes(body) });

  async function partOf(part: string, body: Buffer) {
    const response = await ask(part, body);
    const { data, info } = await sharp(await response.arrayBuffer())
      .raw()
      .toBuffer({ resolveWithObject: true });
    const middle = ((info.height >> 1) * info.width + (info.width >> 1)) * info.channels;
    return { size: [info.width, info.height], middle: [...data.subarray(middle, middle + 3)] };
  }

  it("keeps the picture's own pixels, which the whole of it does not", async () => {
    const { size, middle } = await partOf("0.55,0.25,0.4,0.5", await halves(3000, 1800).jpeg().toBuffer());
    expect(size).toEqual([1200, 900]);
    expect(middle).toEqual(near([0, 0, 255]));
  });

  it("is of the upright picture: one that lies on its side is turned first", async () => {
    const lying = await halves(3000, 1500).jpeg().withMetadata({ orientation: 6 }).toBuffer();
    const { size, middle } = await partOf("0,0.6,1,0.4", lying);
    expect(size).toEqual([1500, 1200]);
    expect(middle).toEqual(near([0, 0, 255]));
  });

  it.each(["", "0,0,1", "0,0,0,1", "-0.1,0,1,1", "1,0,1,1", "a,b,c,d", "0,0,1,1,1"])(
    "is refused where it is none: %j",
    async (part) => {
      const response = await ask(part, await halves().jpeg().toBuffer());
      expect(response.status).toBe(422);
      expect(await response.json()).toEqual({ message: "There is no such part of a picture." });
    },
  );
});

describe("what cannot be read is refused with a reason", () => {
  it.each<[string, () => Promise<Buffer> | Buffer, string]>([
    ["garbage", () => Buffer.alloc(4000, 7), "could not be decoded"],
    ["nothing", () => Buffer.alloc(0), "could not be decoded"],
    ["a truncated JPEG", async () => (await halves(800, 600).jpeg().toBuffer()).subarray(0, 3000), "cut off"],
    ["a truncated AVIF", async () => (await halves(800, 600).avif().toBuffer()).subarray(0, 400), "cut off"],
    [
      "61 megapixels",
      () =>
        sharp({ create: { width: 7900, height: 7900, channels: 3, background: "#fff" } })
          .png()
          .toBuffer(),
      "pixels",
    ],
    ["an SVG", () => Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="300" height="300"/>`), "not a PNG"],
    [
      "an SVG that reads a file",
      () =>
        Buffer.from(
          `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="300"><image href="file:///etc/passwd"/></svg>`,
        ),
      "not a PNG",
    ],
  ])("%s", async (_name, bytes, reason) => {
    const [status, message] = await refusal(asBytes(await bytes()));
    expect(status).toBe(422);
    expect(message).toContain(reason);
    expect(message).toMatch(/^The picture .*\.$/);
  });

  it("more bytes than allowed, whether it says so or not", async () => {
    expect((await refusal(new Uint8Array(pictureLimits.bytes + 1)))[0]).toBe(413);
    let left = 2 * (pictureLimits.bytes >> 20);
    const drip = new ReadableStream<Uint8Array>({
      pull: (controller) => (left-- > 0 ? controller.enqueue(new Uint8Array(1 << 20)) : controller.close()),
    });
    const answer = await fetch(url, { method: "POST", headers, body: drip, duplex: "half" }).then(
      ({ status }) => status,
      () => 413,
    );
    expect(answer).toBe(413);
  });

  it("decodes one while others are still on their way, and answers busy when four are for each decoder", async () => {
    const slow = new AbortController();
    const dripping = () => {
      const body = new ReadableStream<Uint8Array>({ start: (controller) => controller.enqueue(new Uint8Array(10)) });
      const sent = fetch(url, { method: "POST", headers, body, duplex: "half", signal: slow.signal });
      return sent.catch(() => null);
    };
    const status = async () => (await post(new Uint8Array(40))).status;
    const first = [dripping(), dripping(), dripping()];
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(await status()).toBe(422);
    const fourth = dripping();
    await expect.poll(status).toBe(503);
    slow.abort();
    await Promise.all([...first, fourth]);
    await expect.poll(status).toBe(422);
  });
});
