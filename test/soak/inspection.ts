/**
 * The inspection soak: CONCEPTS concepts (default 500) of random brands, products, pages, angles and languages, both orientations, all
 * of which must pass; then one delivery of 50 concepts, of which no two may look alike. From the seed SEED (default 1).
 */
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { brands } from "../gallery/brands.ts";
import { shotsOf } from "../gallery/concepts.ts";
import { inspectDelivery, inspectRandomConcepts } from "../gallery/inspectConcepts.ts";
import { reportFigures } from "./report.ts";

const count = Number(process.env.CONCEPTS ?? 500);
const seed = Number(process.env.SEED ?? 1);
const folder = path.resolve(".cache", "inspection");
mkdirSync(folder, { recursive: true });

let kept = 0;
const random = await inspectRandomConcepts(
  { count, seed },
  () => ["vertical", "square"],
  (problem, { scene }) => {
    kept++;
    writeFileSync(path.join(folder, `${kept}.json`), JSON.stringify({ problem, scene }, null, 2));
    console.log(`${problem} (${path.join(folder, `${kept}.json`)})`);
  },
);
const shots = await shotsOf(brands.nordic, { count: 50, seed });
const vertical = await inspectDelivery(shots, () => "vertical");
const square = await inspectDelivery(shots, () => "square");
reportFigures({
  figures: {
    seed,
    ...random.figures,
    deliveryStills: Number(vertical.figures.stills) + Number(square.figures.stills),
    nearestVertical: Number(vertical.figures.nearest),
    nearestSquare: Number(square.figures.nearest),
  },
  problems: [...random.problems, ...vertical.problems, ...square.problems],
});
