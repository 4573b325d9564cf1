import { chance } from "../seed.ts";
import type { Material } from "./material.ts";
import { wordLimits } from "./review.ts";
import type { Voice } from "./tone.ts";

const verbs: Record<Voice | "plain", readonly string[]> = {
  plain: ["Shop", "Meet", "Try", "Discover"],
  playful: ["Try", "Get", "Meet"],
  clinical: ["Shop", "Explore", "See"],
  luxurious: ["Discover", "Meet", "Explore"],
  calm: ["Meet", "Shop", "Find"],
};

/** "Shop the serum": by the product's noun, shortened to its last word and then its article where it must be. */
export function callToActionOf(material: Material, voice: Voice | null, seed: number): string {
  const [first = "", ...rest] = verbs[voice ?? "plain"]
    .map((verb, at) => ({ verb, key: chance(seed, "verb", at) }))
    .sort((a, b) => a.key - b.key)
    .map(({ verb }) => verb);
  const head = material.noun.split(" ").at(-1) ?? material.noun;
  const forms = [first, ...rest].map((verb) => `${verb} the ${material.noun}`);
  const shorter = [first, ...rest].map((verb) => `${verb} the ${head}`);
  return (
    [...forms, ...shorter, `Shop ${head}`, "Shop now"].find((form) => form.length <= wordLimits.callToAction) ??
    "Shop now"
  );
}
