import { createCanvas, type SKRSContext2D } from "@napi-rs/canvas";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { crc32 } from "node:zlib";

/** Drawings change with this file, so its digest names the folder that they are kept in. */
const version = createHash("sha256")
  .update(readFileSync(import.meta.filename))
  .digest("hex")
  .slice(0, 12);
const folder = path.resolve(import.meta.dirname, "../../.cache/fixture-shops", version);

type Vessel = (context: SKRSContext2D, width: number, height: number) => void;

/** A body that takes light from the left, as a photographed vessel does. */
function body(context: SKRSContext2D, colour: string, [x, y, width, height]: number[], radius: number): void {
  const [left = 0, top = 0, across = 0, down = 0] = [x, y, width, height];
  const light = context.createLinearGradient(left, 0, left + across, 0);
  light.addColorStop(0, "rgba(0,0,0,0.35)");
  light.addColorStop(0.2, "rgba(255,255,255,0.25)");
  light.addColorStop(0.5, "rgba(0,0,0,0)");
  light.addColorStop(1, "rgba(0,0,0,0.4)");
  for (const fill of [colour, light]) {
    context.fillStyle = fill;
    context.beginPath();
    context.roundRect(left, top, across, down, radius);
    context.fill();
  }
}

function label(context: SKRSContext2D, [x = 0, y = 0, width = 0, height = 0]: number[]): void {
  context.fillStyle = "#f3e7d3";
  context.fillRect(x, y, width, height);
  context.fillStyle = "#3a2018";
  for (const [i, share] of [0.7, 0.5, 0.6].entries())
    context.fillRect(x + (width * (1 - share)) / 2, y + height * (0.25 + i * 0.2), width * share, height * 0.06);
}

const bottle =
  (colour: string): Vessel =>
  (context, width, height) => {
    body(context, "#2d2a2e", [width * 0.38, height * 0.06, width * 0.24, height * 0.16], 12);
    body(context, colour, [width * 0.24, height * 0.2, width * 0.52, height * 0.74], 60);
    label(context, [width * 0.24, height * 0.45, width * 0.52, height * 0.3]);
  };

const dropper: Vessel = (context, width, height) => {
  body(context, "#1f1b18", [width * 0.44, height * 0.04, width * 0.12, height * 0.14], 30);
  body(context, "#b58a4c", [width * 0.37, height * 0.16, width * 0.26, height * 0.12], 8);
  body(context, "#7a4a24", [width * 0.27, height * 0.27, width * 0.46, height * 0.68], 50);
  label(context, [width * 0.27, height * 0.5, width * 0.46, height * 0.28]);
};

const jar: Vessel = (context, width, height) => {
  body(context, "#8e4426", [width * 0.1, height * 0.2, width * 0.8, height * 0.22], 24);
  body(context, "#d38b66", [width * 0.12, height * 0.4, width * 0.76, height * 0.46], 70);
  label(context, [width * 0.3, height * 0.5, width * 0.4, height * 0.22]);
};

const tube: Vessel = (context, width, height) => {
  body(context, "#2f6f86", [width * 0.28, height * 0.06, width * 0.44, height * 0.74], 20);
  body(context, "#123b40", [width * 0.32, height * 0.79, width * 0.36, height * 0.16], 14);
  label(context, [width * 0.32, height * 0.3, width * 0.36, height * 0.3]);
};

const three: Vessel = (context, width, height) => {
  for (const [i, colour] of ["#7a4a24", "#4d6b3c", "#93502c"].entries()) {
    context.save();
    context.translate((width / 3) * i, 0);
    bottle(colour)(context, width / 3, height);
    context.restore();
  }
};

/** PNG of a vessel; `ground` null leaves it transparent. */
function drawn(vessel: Vessel, ground: string | null, width = 700, height = 1000): Buffer {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext("2d");
  if (ground !== null) {
    context.fillStyle = ground;
    context.fillRect(0, 0, width, height);
  }
  vessel(context, width, height);
  return canvas.toBuffer("image/png");
}

const amber = bottle("#a35c33");
const onWhite = (vessel: Vessel, width = 700, height = 1000) => sharp(drawn(vessel, "#ffffff", width, height));
const firstHalf = (bytes: Buffer) => bytes.subarray(0, Math.floor(bytes.length / 2));

/** Three frames of a bottle on white. */
function animation(width = 700, height = 1000) {
  const frames = ["#a35c33", "#4d6b3c", "#2f6f86"].map((colour) => drawn(bottle(colour), "#ffffff", width, height));
  return sharp(frames, { join: { animated: true } });
}

/** A PNG whose header promises 60,000 × 60,000 pixels, 3.6 gigapixels. */
function promisedPixels(): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const named = Buffer.concat([Buffer.from(type, "latin1"), data]);
    const out = Buffer.alloc(named.length + 8);
    out.writeUInt32BE(data.length, 0);
    named.copy(out, 4);
    out.writeUInt32BE(crc32(named), named.length + 4);
    return out;
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(60_000, 0);
  header.writeUInt32BE(60_000, 4);
  header.set([8, 6, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const data = Buffer.from("789c030000000001", "hex");
  return Buffer.concat([signature, chunk("IHDR", header), chunk("IDAT", data), chunk("IEND", Buffer.alloc(0))]);
}

const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 70 100" width="700" height="1000"><script>alert(1)</script><image href="http://169.254.169.254/latest/meta-data" width="10" height="10"/><rect x="20" y="20" width="30" height="70" rx="6" fill="#a35c33"/></svg>';

const makers = {
  "bottle.png": () => drawn(amber, null),
  "dropper.png": () => drawn(dropper, null),
  "jar.jpg": () => onWhite(jar, 900, 900).jpeg({ quality: 92 }).toBuffer(),
  "tube.webp": () => onWhite(tube).webp({ quality: 92 }).toBuffer(),
  "small-bottle.png": () => drawn(amber, null, 630, 900),
  "set.png": () => drawn(three, null, 1000, 800),
  "promised.png": promisedPixels,
  "truncated.png": () => firstHalf(drawn(amber, null)),
  "truncated.jpg": async () => firstHalf(await onWhite(amber).jpeg({ quality: 92 }).toBuffer()),
  "bottle.avif": () => onWhite(amber).avif({ quality: 70, effort: 2 }).toBuffer(),
  "bottle.svg": () => Buffer.from(svg),
  "animated.gif": () => animation().gif().toBuffer(),
  "animated.webp": () => animation().webp({ quality: 90 }).toBuffer(),
  // Lies on its side; the EXIF orientation says how it stands.
  "sideways.jpg": () =>
    sharp(drawn(amber, "#ffffff")).rotate(270).withMetadata({ orientation: 6 }).jpeg({ quality: 92 }).toBuffer(),
  "cmyk.jpg": () => onWhite(amber).toColourspace("cmyk").jpeg({ quality: 92 }).toBuffer(),
} satisfies Record<string, () => Buffer | Promise<Buffer>>;

export type PictureName = keyof typeof makers;
export const pictureNames = Object.keys(makers) as PictureName[];

const isPictureName = (name: string): name is PictureName => Object.hasOwn(makers, name);

const types: Record<string, string> = {
  png: "image/png",
  jpg: "image/jpeg",
  webp: "image/webp",
  avif: "image/avif",
  gif: "image/gif",
  svg: "image/svg+xml",
};

const kept = new Map<string, Promise<Buffer>>();

/** Bytes that are made once and then kept, in memory and in .cache/fixture-shops. */
export function keptFile(name: string, make: () => Buffer | Promise<Buffer>): Promise<Buffer> {
  const known = kept.get(name);
  if (known) return known;
  const file = path.join(folder, name);
  const bytes = (async () => {
    if (existsSync(file)) return readFileSync(file);
    const made = await make();
    mkdirSync(folder, { recursive: true });
    writeFileSync(file, made);
    return made;
  })();
  kept.set(name, bytes);
  return bytes;
}

/** A picture by its name, drawn when it is first asked for; null where there is none of that name. */
export async function pictureNamed(name: string): Promise<{ type: string; bytes: Buffer } | null> {
  if (!isPictureName(name)) return null;
  const type = types[name.split(".").at(-1) ?? ""] ?? "application/octet-stream";
  return { type, bytes: await keptFile(name, makers[name]) };
}
