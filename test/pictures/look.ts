/** Draws contact sheets of all cut-outs on dark, saturated and white grounds into `.cache/pictures-look`, to be looked at. */
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { createCanvas } from "@napi-rs/canvas";
import { drawnPictures, withAlpha } from "./collection.ts";
import { drawPicture, type DrawnPicture } from "./draw.ts";
import { judgeCut, judgeSupplied, type Cut, type Judged } from "./judge.ts";
import { openNodeOutlines } from "../photos/nodePictures.ts";

const folder = path.resolve(import.meta.dirname, "..", "..", ".cache", "pictures-look");
const grounds = { dark: "#111111", saturated: "#c2185b", white: "#ffffff" };
const [tile, columns] = [300, 7];

type Tile = { picture: DrawnPicture; judged: Judged<{ kind: string }> };
const tools = openNodeOutlines();
const kindOf = ({ outcome, ...judged }: Judged<Cut>) => ({
  ...judged,
  outcome: { kind: outcome.ok ? "cut" : "refused" },
});
const tiles: Tile[] = [];
for (const picture of drawnPictures()) tiles.push({ picture, judged: kindOf(await judgeCut(picture, tools)) });
for (const [name, look] of withAlpha) {
  const picture = drawPicture(name, look);
  tiles.push({ picture, judged: await judgeSupplied(picture) });
}
for (const { picture, judged } of tiles)
  console.log(
    judged.outcome.kind.padEnd(8),
    judged.overlap.toFixed(4),
    judged.halo.toFixed(1).padStart(6),
    picture.name,
  );

tools.close();
mkdirSync(folder, { recursive: true });
for (const [name, colour] of Object.entries(grounds)) {
  const sheet = createCanvas(columns * tile, Math.ceil(tiles.length / columns) * tile);
  const ctx = sheet.getContext("2d");
  ctx.fillStyle = colour;
  ctx.fillRect(0, 0, sheet.width, sheet.height);
  tiles.forEach(({ picture, judged }, index) => {
    const [x, y] = [(index % columns) * tile, Math.floor(index / columns) * tile];
    if (judged.outcome.kind === "refused") {
      ctx.fillStyle = "#888888";
      ctx.fillText(`refused: ${picture.name}`, x + 8, y + 30);
      return;
    }
    const cut = createCanvas(picture.width, picture.height);
    const image = cut.getContext("2d").createImageData(picture.width, picture.height);
    image.data.set(judged.pixels.rgba);
    cut.getContext("2d").putImageData(image, 0, 0);
    const [width, height] = [picture.width * 0.8, picture.height * 0.8];
    ctx.drawImage(cut, picture.width * 0.1, picture.height * 0.13, width, height, x, y, tile, tile);
  });
  writeFileSync(path.join(folder, `${name}.png`), sheet.toBuffer("image/png"));
}
