import type { Concept, ConceptTable } from "./concept.ts";
import { ingredientConcepts } from "./ingredientConcepts.ts";
import { looks } from "./looks.ts";
import { manners } from "./manners.ts";
import { moods } from "./moods.ts";
import { motions } from "./motions.ts";
import { places } from "./places.ts";
import { subjects } from "./subjects.ts";
import { textures } from "./textures.ts";

/** How much a table says about which style is meant: what is shown decides, light and mood choose among its looks. */
const tables: readonly (readonly [table: ConceptTable, weight: number])[] = [
  [textures, 1],
  [subjects, 1],
  [places, 1],
  [ingredientConcepts, 0.9],
  [motions, 0.8],
  [looks, 0.4],
  [moods, 0.4],
  [manners, 0.4],
];

export interface WeightedConcept {
  name: string;
  concept: Concept;
  weight: number;
}

/** Every concept; its position is its dimension in a vector. */
export const concepts: readonly WeightedConcept[] = tables.flatMap(([table, tableWeight]) =>
  Object.entries(table).map(([name, concept]) => ({ name, concept, weight: tableWeight * (concept.weight ?? 1) })),
);
