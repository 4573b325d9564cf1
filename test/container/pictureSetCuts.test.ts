import { afterAll, describe, expect, it } from "vitest";
import { openNodeOutlines } from "../photos/nodePictures.ts";
import { judgeCut } from "../pictures/judge.ts";
import { drawOne, pictureClasses, picturesOfAClass, type PictureClass } from "../pictures/set.ts";

/** Classes whose like `picturesCutOut` cuts: no picture of them is cut unless more than one of each class is. */
const cutElsewhere: readonly PictureClass[] = [
  "white-soft-shadow",
  "contact-shadow",
  "gradient-ground",
  "coloured-studio",
  "white-on-white",
  "cropped-by-frame",
];

/** Pictures of each class that are cut: the model takes seconds for each. `PICTURES_PER_CLASS=10` cuts all 200. */
const perClass = Math.min(picturesOfAClass, Number(process.env.PICTURES_PER_CLASS ?? 1));
const classes = perClass > 1 ? pictureClasses : pictureClasses.filter((name) => !cutElsewhere.includes(name));

interface Figures {
  accepted: number;
  good: number;
  overlaps: number[];
}

const tools = openNodeOutlines();
const figures = new Map<PictureClass, Figures>();

/** An outline that covers less of the truth, or more than it, would be seen. */
const goodOverlap = 0.97;

describe("what is shown of the drawn pictures", () => {
  it.each(classes)("is the product alone: %s", { timeout: 600_000 }, async (name) => {
    const found: Figures = { accepted: 0, good: 0, overlaps: [] };
    figures.set(name, found);
    for (let number = 1; number <= perClass; number++) {
      const picture = drawOne(`${name} ${number}`);
      const { outcome, overlap } = await judgeCut(picture, tools);
      if (!outcome.ok) {
        expect(outcome.error.reason).not.toBe("");
        continue;
      }
      found.accepted += 1;
      found.overlaps.push(overlap);
      if (overlap >= goodOverlap) found.good += 1;
      expect.soft(picture.expected, `${picture.name} has no product that could be shown alone`).not.toBe("refused");
    }
  });

  afterAll(() => {
    tools.close();
    const rows = [...figures].map(([name, { accepted, good, overlaps }]) => {
      const mean = overlaps.reduce((sum, value) => sum + value, 0) / Math.max(1, overlaps.length);
      return `${name.padEnd(28)} ${accepted} of ${perClass} shown, ${good} good, mean overlap ${mean.toFixed(3)}`;
    });
    console.info(rows.join("\n"));
    const all = [...figures.values()];
    const shown = all.reduce((sum, { accepted }) => sum + accepted, 0);
    const good = all.reduce((sum, each) => sum + each.good, 0);
    expect(shown).toBeGreaterThanOrEqual(classes.length * perClass * 0.45);
    expect(good / shown).toBeGreaterThanOrEqual(0.9);
  });
});
