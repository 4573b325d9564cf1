import { CopyAngle } from "../../src/core/contract/creative.ts";
import { chance } from "../../src/core/seed.ts";
import type { PlacementId } from "../../src/core/rendering/placements.ts";
import { shotsOf, type Shot } from "./concepts.ts";
import { glanceOf, unlikeness, type Glance } from "./likeness.ts";
import { randomBrand } from "./randomBrands.ts";
import { draw } from "./studio.ts";

export interface Inspected {
  figures: Record<string, number>;
  /** What was found wrong, each with what makes it again. */
  problems: string[];
}

/** Concepts of one brand in the soak: few, so that many brands have their turn. */
const mostOfABrand = 4;

/**
 * Composes and draws `count` concepts of random brands, products, pages, angles and languages, and tells each still that did not
 * pass. `orientationsOf` names what is drawn of each.
 */
export async function inspectRandomConcepts(
  { count, seed }: { count: number; seed: number },
  orientationsOf: (position: number) => readonly PlacementId[],
  onProblem: (problem: string, shot: Shot) => void = () => undefined,
): Promise<Inspected> {
  const problems: string[] = [];
  let [concepts, stills, otherLayouts, brands] = [0, 0, 0, 0];
  while (concepts < count) {
    const brandSeed = seed + brands++;
    const copyAngle = chance(brandSeed, "pinned") < 0.5 ? null : (CopyAngle.options[brandSeed % 6] ?? null);
    const ordered = Math.min(mostOfABrand, count - concepts);
    for (const shot of await shotsOf(randomBrand(brandSeed), { count: ordered, copyAngle, seed: brandSeed })) {
      for (const orientation of orientationsOf(concepts)) {
        const drawn = await draw(shot, orientation);
        stills++;
        const found = drawn.kind === "refused" ? [`refused: ${drawn.reason}`] : drawn.still.report.findings;
        if (drawn.kind === "still" && drawn.still.report.layout !== shot.scene.layout) otherLayouts++;
        if (found.length === 0) continue;
        const problem = `brand ${brandSeed}, ${shot.scene.layout}, ${orientation}: ${found.join(" ")}`;
        problems.push(problem);
        onProblem(problem, shot);
      }
      concepts++;
    }
  }
  return { figures: { concepts, brands, stills, otherLayouts, failed: problems.length }, problems };
}

/**
 * Two stills of one delivery look alike when both are below. Measured: the same concept with other words, or with another phase of its
 * texture, lies at 0.002…0.022 and 0.04…0.37; the nearest two of 24 concepts of one brand, which the eye tells apart at once, at 0.030.
 */
const alike = { colour: 0.026, structure: 0.4 };

/** Draws one delivery of `count` concepts of a brand in one orientation and tells stills that look alike and shared headlines. */
export async function inspectDelivery(
  shots: readonly Shot[],
  orientationOf: (position: number) => PlacementId,
): Promise<Inspected> {
  const problems: string[] = [];
  const seen: { name: string; orientation: PlacementId; headline: string; glance: Glance }[] = [];
  let nearest = Infinity;
  for (const [position, shot] of shots.entries()) {
    const orientation = orientationOf(position);
    const name = `concept ${position + 1} (${shot.scene.layout}, ${orientation})`;
    const drawn = await draw(shot, orientation);
    if (drawn.kind === "refused") {
      problems.push(`${name} was refused: ${drawn.reason}`);
      continue;
    }
    const { report, file } = drawn.still;
    if (report.findings.length > 0) problems.push(`${name}: ${report.findings.join(" ")}`);
    if (report.glyphs.clipped.length > 0) problems.push(`${name}: clipped ${report.glyphs.clipped.join(", ")}`);
    const { headline } = shot.scene.words;
    const glance = await glanceOf(file);
    for (const other of seen) {
      if (other.headline === headline) problems.push(`${name} and ${other.name} share the headline “${headline}”`);
      if (other.orientation !== orientation) continue;
      const { colour, structure } = unlikeness(glance, other.glance);
      nearest = Math.min(nearest, colour);
      if (colour < alike.colour && structure < alike.structure)
        problems.push(`${name} and ${other.name} look alike: ${colour.toFixed(3)}, ${structure.toFixed(2)}`);
    }
    seen.push({ name, orientation, headline, glance });
  }
  return { figures: { stills: seen.length, nearest }, problems };
}
