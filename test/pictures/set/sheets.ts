/**
 * Writes contact sheets of the set into a folder, to be looked at: each class, its pictures and below them the same
 * pictures with what is not product in magenta. `node test/pictures/set/sheets.ts DIR [CLASS …]`
 */
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { createCanvas, loadImage } from "@napi-rs/canvas";
import { drawOne, pictureClasses, setNames } from "../set.ts";

const [folder, ...only] = process.argv.slice(2);
if (!folder) throw new Error("name a folder");
mkdirSync(folder, { recursive: true });
const tile = 360;
const columns = 5;
for (const name of pictureClasses) {
  if (only.length && !only.includes(name)) continue;
  const names = setNames.filter((one) => one.replace(/ \d+$/, "") === name);
  const sheet = createCanvas(columns * tile, Math.ceil(names.length / columns) * 2 * tile);
  const ctx = sheet.getContext("2d");
  ctx.fillStyle = "#555555";
  ctx.fillRect(0, 0, sheet.width, sheet.height);
  const started = process.cpuUsage();
  for (const [index, one] of names.entries()) {
    const picture = drawOne(one);
    const [x, y] = [(index % columns) * tile, Math.floor(index / columns) * 2 * tile];
    const scale = (tile - 8) / Math.max(picture.width, picture.height);
    const [width, height] = [picture.width * scale, picture.height * scale];
    const image = await loadImage(Buffer.from(picture.bytes));
    ctx.drawImage(image, x, y, width, height);
    const cut = createCanvas(picture.width, picture.height);
    const on = cut.getContext("2d");
    on.drawImage(image, 0, 0);
    const pixels = on.getImageData(0, 0, picture.width, picture.height);
    for (let i = 0; i < picture.mask.length; i++) {
      const share = (picture.mask[i] ?? 0) / 255;
      for (const [channel, level] of [255, 0, 255].entries())
        pixels.data[i * 4 + channel] = (pixels.data[i * 4 + channel] ?? 0) * share + level * (1 - share);
      pixels.data[i * 4 + 3] = 255;
    }
    on.putImageData(pixels, 0, 0);
    ctx.drawImage(cut, x, y + tile, width, height);
  }
  const used = process.cpuUsage(started);
  console.log(`${name}: ${Math.round((used.user + used.system) / 1000)} ms of processor with its sheet`);
  writeFileSync(path.join(folder, `${name}.png`), sheet.toBuffer("image/png"));
}
