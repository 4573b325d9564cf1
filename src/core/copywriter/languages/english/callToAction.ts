import { chance } from "../../../seed.ts";
import type { Material } from "../../material.ts";
import type { Voice } from "../../tone.ts";

const verbs: Record<Voice | "plain", readonly string[]> = {
  plain: ["Shop", "Meet", "Try", "Discover"],
  playful: ["Try", "Get", "Meet"],
  clinical: ["Shop", "Explore", "See"],
  luxurious: ["Discover", "Meet", "Explore"],
  calm: ["Meet", "Shop", "Find", "Discover"],
};

/** Heads of nouns that name nothing by themselves: nobody shops "the water". */
const saysLittle = new Set(["water", "wash", "soap", "bath", "milk", "color", "tint", "stain", "care", "butter"]);

/** "Shop the serum": by the product's noun, then its last word, then without an article. */
export function callsToActionOf(material: Material, voice: Voice | null, seed: number): string[] {
  const inOrder = verbs[voice ?? "plain"]
    .map((verb, at) => ({ verb, key: chance(seed, "verb", at) }))
    .sort((a, b) => a.key - b.key)
    .map(({ verb }) => verb);
  const { noun } = material;
  const head = noun.split(" ").at(-1) ?? noun;
  // "The treatment" alone is what a clinic gives.
  if (head === "treatment") {
    const care = noun === head ? [] : [`Shop ${noun.replace(head, "care")}`];
    return [
      ...care,
      ...["Shop now", "Get yours", "Take a look"].sort((a, b) => chance(seed, a, 0) - chance(seed, b, 0)),
    ];
  }
  return [
    ...inOrder.map((verb) => `${verb} the ${noun}`),
    ...(saysLittle.has(head) ? inOrder.map((verb) => `${verb} ${noun}`) : inOrder.map((verb) => `${verb} the ${head}`)),
    ...(saysLittle.has(head) ? [] : [`Shop ${head}`]),
    "Shop now",
  ];
}
