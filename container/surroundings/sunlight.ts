import type { SurroundingsName } from "../../src/core/rendering/scene.ts";
import { lightSideOf } from "../../src/core/rendering/surroundingsLight.ts";
import { randomFrom } from "../engine/random.ts";

/** Parallel light from the side and from behind the camera. */
export interface Sunlight {
  /** For one unit across, how far it falls and how far it goes into the depth. */
  fall: number;
  depth: number;
  /** 1: it goes from left to right; -1: from right to left. */
  side: 1 | -1;
  /** How much of what stands on the surface shows in it, 0…1. */
  reflection: number;
  /** How dark a shadow is against the surface in the sun, 0…1. */
  strength: number;
}

const usual: Record<SurroundingsName, Omit<Sunlight, "side">> = {
  "Bathroom Shelf": { fall: 0.6, depth: 0.5, reflection: 0.12, strength: 0.5 },
  "Stone and Water": { fall: 0.7, depth: 0.62, reflection: 0.1, strength: 0.58 },
  "Linen and Shadow": { fall: 0.72, depth: 0.6, reflection: 0, strength: 0.5 },
  "Sand and Sky": { fall: 0.5, depth: 0.42, reflection: 0, strength: 0.56 },
  "Vanity Marble": { fall: 0.58, depth: 0.7, reflection: 0.3, strength: 0.5 },
};

/** The light of surroundings: they and the product's shadow agree on it. */
export function sunlightOf(surroundings: SurroundingsName, seed: number): Sunlight {
  const random = randomFrom(seed ^ 0x51ed270b);
  const base = usual[surroundings];
  return {
    ...base,
    fall: base.fall * (0.9 + 0.25 * random()),
    depth: base.depth * (0.9 + 0.25 * random()),
    side: lightSideOf(seed) === "left" ? 1 : -1,
  };
}
