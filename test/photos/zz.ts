import { readdirSync, readFileSync, mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { boundsOf } from "../../src/adapters/images/pixels.ts";
import { preparedPicture, readProductPicture } from "../../src/adapters/images/productPicture.ts";
import { decodedPicture, openNodeOutlines } from "./nodePictures.ts";
const [folder, out] = process.argv.slice(2) as [string, string];
mkdirSync(out, { recursive: true });
const tools = openNodeOutlines();
const rows: unknown[] = [];
for (const file of readdirSync(folder).sort()) {
  try {
    const read = await readProductPicture(preparedPicture(await decodedPicture(readFileSync(path.join(folder, file)))), tools);
    if (!read.ok) { rows.push({ file, reason: read.error.reason }); continue; }
    const { pixels, signs } = read.value;
    const b = boundsOf(pixels)!;
    await sharp(Buffer.from(pixels.rgba), { raw: { width: pixels.width, height: pixels.height, channels: 4 } }).extract({ left: b.x, top: b.y, width: b.width, height: b.height }).png().toFile(`${out}/${file}.png`);
    rows.push({ file, signs, width: b.width, height: b.height });
    console.log(file, JSON.stringify(signs).slice(0, 300), b.width, b.height);
  } catch (e) { rows.push({ file, error: String(e) }); }
}
tools.close();
writeFileSync(`${out}/rows.json`, JSON.stringify(rows, null, 1));
