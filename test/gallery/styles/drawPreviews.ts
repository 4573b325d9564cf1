/**
 * `npm run previews`: draws a preview of each style into `.cache/gallery/styles`, one file
 * a style, the documentation's small ones into `public/docs/assets/styles`, and beside this file one contact sheet a category. Names as arguments draw only categories that contain one of them.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { builtKernels, loadKernels } from "../../../container/engine/kernel.ts";
import { CategoryName } from "../../../src/core/rendering/scene.ts";
import { styles } from "../../../src/core/styles/catalogue/catalogue.ts";
import { contactSheet, type Tile } from "../contactSheet.ts";
import { docsFolder, docsSize, drawPreview, previewSize } from "./preview.ts";

const folder = path.resolve(import.meta.dirname, "..", "..", "..", ".cache", "gallery", "styles");
mkdirSync(folder, { recursive: true });
const kernels = await loadKernels(builtKernels);
const wanted = process.argv.slice(2);

for (const category of CategoryName.options) {
  if (wanted.length > 0 && !wanted.some((part) => category.includes(part))) continue;
  const tiles: Tile[] = [];
  for (const style of styles.filter(({ animationPrompt }) => animationPrompt === category)) {
    const picture = await drawPreview(kernels, style);
    writeFileSync(path.join(folder, `${style.id}.jpg`), picture);
    await sharp(picture)
      .resize(docsSize)
      .jpeg({ quality: 60, mozjpeg: true })
      .toFile(path.join(docsFolder, `${style.id}.jpg`));
    tiles.push({ caption: `${style.name} (${style.palette})`, picture, note: null });
    console.log(`${style.id}: ${picture.length} bytes`);
  }
  const aspect = previewSize.width / previewSize.height;
  const sheet = await contactSheet(tiles, { title: category, columns: 6, aspect, width: 1200 });
  const slug = category.toLowerCase().replace(/[^a-z0-9]+/g, "-");
  const jpeg = await sharp(sheet.toBuffer("image/png")).jpeg({ quality: 78, mozjpeg: true }).toBuffer();
  writeFileSync(path.join(import.meta.dirname, `${slug}.jpg`), jpeg);
}
console.log(`Previews are in ${folder}, contact sheets in ${import.meta.dirname}.`);
