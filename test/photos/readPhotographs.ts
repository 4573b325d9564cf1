/**
 * `npm run photos -- FOLDER [OUT]`: reads a folder of photographs as a shop's pictures are read, and writes to OUT (out/photos)
 * sheets of each (source; the cut on white, black and magenta; its edge at 1:1) and verdicts.json with the figures and times.
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import sharp, { type OverlayOptions } from "sharp";
import { boundsOf, type Pixels } from "../../src/adapters/images/pixels.ts";
import { closerPart, preparedPicture, readProductPicture } from "../../src/adapters/images/productPicture.ts";
import type { PicturePart } from "../../src/core/rendering/protocol.ts";
import { decodedPicture, openNodeOutlines } from "./nodePictures.ts";

const [folder, out = path.join("out", "photos")] = process.argv.slice(2);
if (folder === undefined) {
  console.error("photos: give the folder of photographs, as in `npm run photos -- my-photographs`.");
  process.exit(1);
}

const readable = /\.(?:png|jpe?g|webp|avif|gif|tiff?)$/i;
const side = 500;
const caption = 22;
const grounds = ["#ffffff", "#000000", "#ff00ff"];

interface Verdict {
  file: string;
  accepted: boolean;
  /** 0.5 to 1 where it was accepted. */
  confidence: number | null;
  reason: string | null;
  /** Milliseconds for judging and cutting, without decoding and without the model. */
  ownMs: number;
  modelMs: number;
}

mkdirSync(out, { recursive: true });
const tools = openNodeOutlines();
const verdicts: Verdict[] = [];
for (const file of readdirSync(folder)
  .filter((name) => readable.test(name))
  .sort()) {
  const bytes = readFileSync(path.join(folder, file));
  const before = tools.spent.ms;
  try {
    const startedMs = performance.now();
    const { read, decodingMs } = await readPhotograph(bytes);
    const modelMs = tools.spent.ms - before;
    const ownMs = performance.now() - startedMs - modelMs - decodingMs;
    const verdict: Verdict = {
      file,
      accepted: read.ok,
      confidence: read.ok ? read.value.signs.confidence : null,
      reason: read.ok ? null : read.error.reason,
      ownMs: Math.round(ownMs),
      modelMs: Math.round(modelMs),
    };
    verdicts.push(verdict);
    if (read.ok) await writeSheet(file, bytes, read.value.pixels, verdict);
    console.log(`${verdict.accepted ? "accepted" : "refused "} ${file}: ${verdict.confidence ?? verdict.reason}`);
  } catch (error) {
    console.log(`unread   ${file}: ${error instanceof Error ? error.message : String(error)}`);
  }
}
tools.close();
writeFileSync(path.join(out, "verdicts.json"), `${JSON.stringify(verdicts, null, 2)}\n`);
const accepted = verdicts.filter((verdict) => verdict.accepted);
const median = (values: number[]) => values.sort((a, b) => a - b)[values.length >> 1] ?? 0;
console.log(`${accepted.length} of ${verdicts.length} accepted; the model looked at ${tools.spent.pictures}`);
console.log(`own time, median: ${median(verdicts.map(({ ownMs }) => ownMs))} ms; sheets and verdicts.json in ${out}`);

/** As the service does: where the product is too small as the picture was scaled, the part with it is read again, closer. */
async function readPhotograph(bytes: Buffer) {
  let decodingMs = 0;
  const readPart = async (part: PicturePart | null) => {
    const startedMs = performance.now();
    const decoded = await decodedPicture(bytes, part);
    decodingMs += performance.now() - startedMs;
    return readProductPicture(preparedPicture(decoded), tools);
  };
  const read = await readPart(null);
  const part = read.ok ? null : closerPart(read.error, (await sharp(bytes).metadata()).autoOrient);
  return { read: part === null ? read : await readPart(part), decodingMs };
}

/** Source, the three grounds, and the part of the outline with the most edge at its own size. */
async function writeSheet(file: string, bytes: Buffer, cut: Pixels, verdict: Verdict): Promise<void> {
  const tile = { width: side, height: side, fit: "contain", background: "#808080" } as const;
  const source = await sharp(bytes).autoOrient().flatten({ background: "#808080" }).resize(tile).png().toBuffer();
  const bounds = boundsOf(cut) ?? { x: 0, y: 0, width: cut.width, height: cut.height };
  const product = await sharp(cut.rgba, { raw: { width: cut.width, height: cut.height, channels: 4 } })
    .extract({ left: bounds.x, top: bounds.y, width: bounds.width, height: bounds.height })
    .png()
    .toBuffer();
  const shown = await Promise.all(
    grounds.map((background) =>
      sharp(product)
        .resize({ ...tile, background: { r: 0, g: 0, b: 0, alpha: 0 } })
        .flatten({ background })
        .png()
        .toBuffer(),
    ),
  );
  const edgeSide = Math.min(side, bounds.width, bounds.height);
  const edge = await sharp(product)
    .extract({ left: 0, top: Math.round((bounds.height - edgeSide) / 2), width: edgeSide, height: edgeSide })
    .flatten({ background: "#ff00ff" })
    .png()
    .toBuffer();
  const tiles = [source, ...shown, edge];
  const layers: OverlayOptions[] = tiles.map((input, place) => ({ input, left: place * side, top: caption }));
  const label = `${file}  ${verdict.confidence ?? ""}`.replace(/[<&]/g, "");
  const text = `<svg width="${side * 3}" height="${caption}"><text x="6" y="16" font-size="15" font-family="sans-serif" fill="#fff">${label}</text></svg>`;
  layers.push({ input: Buffer.from(text), left: 0, top: 0 });
  await sharp({ create: { width: side * tiles.length, height: side + caption, channels: 3, background: "#202020" } })
    .composite(layers)
    .png()
    .toFile(path.join(out, `${file.replace(/\.[a-z]+$/i, "")}.png`));
}
