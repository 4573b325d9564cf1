/**
 * `npm run gallery`: draws the contact sheets of the gallery through the real composer and renderer, large ones into
 * `.cache/gallery` and small ones beside this file. Names as arguments draw only the sheets whose names contain one of them.
 * `--accept` draws no sheet and stores the pictures that `test/container/gallery.test.ts` compares with.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { placements } from "../../src/core/rendering/placements.ts";
import { contactSheet, type Tile } from "./contactSheet.ts";
import { storeReferences, type Reference } from "./references.ts";
import { gallerySheets, referencePlans, type Plan, type Sheet } from "./sheets.ts";
import { draw } from "./studio.ts";

const large = path.resolve(import.meta.dirname, "..", "..", ".cache", "gallery");
const [largeWidth, smallWidth] = [2400, 1200];
const mostSmallBytes = 200_000;

const accepts = process.argv.includes("--accept");
const wanted = process.argv.slice(2).filter((argument) => !argument.startsWith("--"));
mkdirSync(large, { recursive: true });

const sheets = (await gallerySheets()).filter(
  ({ name }) => wanted.length === 0 || wanted.some((part) => name.includes(part)),
);
let findings = 0;
if (accepts) await accept();
else {
  for (const sheet of sheets) await drawSheet(sheet);
  console.log(`\n${sheets.length} sheets, ${findings} stills with findings or refused; large ones in ${large}`);
}

async function accept(): Promise<void> {
  const references: Reference[] = [];
  const pictures: Buffer[] = [];
  for (const { caption, orientation, shot } of await referencePlans()) {
    const drawn = await draw(shot, orientation);
    if (drawn.kind === "refused") {
      console.log(`${caption}, ${orientation}: refused: ${drawn.reason}`);
      continue;
    }
    const { scene, name: product } = shot;
    references.push({ name: `${caption}, ${orientation}`, orientation, product, scene });
    pictures.push(drawn.still.file);
  }
  await storeReferences(references, pictures);
  console.log(`${references.length} pictures are what the test compares with from now on.`);
}

async function drawSheet({ name, title, columns, orientation, plans }: Sheet): Promise<void> {
  const tiles: Tile[] = [];
  for (const plan of plans) tiles.push(await drawTile(name, plan));
  const { width, height } = placements[orientation];
  const look = { title, columns, aspect: width / height };
  const canvas = await contactSheet(tiles, { ...look, width: largeWidth });
  writeFileSync(path.join(large, `${name}.png`), canvas.toBuffer("image/png"));
  writeFileSync(path.join(import.meta.dirname, `${name}.jpg`), await small(canvas.toBuffer("image/png")));
}

async function drawTile(sheet: string, { caption, orientation, shot }: Plan): Promise<Tile> {
  const drawn = await draw(shot, orientation);
  if (drawn.kind === "refused") {
    findings++;
    console.log(`${sheet}: ${caption}: refused: ${drawn.reason}`);
    return { caption, picture: null, note: `Refused. ${drawn.reason}` };
  }
  const { file, report } = drawn.still;
  const notes = report.layout === shot.scene.layout ? [] : [`drawn as ${report.layout}`];
  if (report.findings.length > 0) findings++;
  for (const finding of report.findings) console.log(`${sheet}: ${caption}: ${finding}`);
  notes.push(...report.findings);
  return { caption, picture: file, note: notes.length > 0 ? notes.join("; ") : null };
}

async function small(png: Buffer): Promise<Buffer> {
  const scaled = await sharp(png).resize({ width: smallWidth }).toBuffer();
  for (const quality of [82, 72, 60, 48]) {
    const jpeg = await sharp(scaled).jpeg({ quality }).toBuffer();
    if (jpeg.length < mostSmallBytes) return jpeg;
  }
  throw new Error("The small sheet is larger than 200 kB at any acceptable quality.");
}
