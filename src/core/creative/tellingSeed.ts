import type { BrandKit } from "../brand/kit.ts";
import { applyEdit } from "../brand/kitEdits.ts";
import { colourDistance } from "../rendering/colour.ts";
import type { HexColour } from "../rendering/scene.ts";
import { deriveSeed } from "../seed.ts";
import type { Brief } from "./brief.ts";
import { decidedOf, paletteOf } from "./compose.ts";

/** Main colours far apart from each other: by them is told whether an ad follows the brand's own or its product's. */
const probes: readonly HexColour[] = ["#8a1f2b", "#0b6e4f", "#1f4f9a"];
/** OKLab distance from which two grounds are told apart at a glance. */
const apart = 0.05;
const mostTries = 24;

/**
 * A seed under which the one ad of a brief shows the brand's main colour, so that it changes with the kit: many ads take their colours from
 * their product alone. It follows from the product, not from the colours of the kit, and so stays while those are edited.
 */
export function tellingSeed(brief: Brief): number {
  const [product] = brief.products;
  const seeds = Array.from({ length: mostTries }, (_, at) => deriveSeed(0, "preview", product?.id ?? "", at));
  const kits = probes.map((primary) => kitWith(brief.kit, primary));
  return seeds.find((seed) => isTelling({ ...brief, seed }, kits)) ?? seeds[0] ?? 0;
}

/** A kit of which only what colours do not say is the brand's. */
function kitWith(kit: BrandKit, primary: HexColour): BrandKit {
  const roles = { primary, secondary: "#d9b48f", accent: "#2c3a2e", background: "#f8f5f1", text: "#241c17" };
  return applyEdit({ name: "", kit: { ...kit, colours: [] }, edited: [] }, { roles }).kit;
}

function isTelling(brief: Brief, kits: readonly BrandKit[]): boolean {
  const [decided] = decidedOf(brief);
  if (decided === undefined) return false;
  const grounds = kits.map((kit) => paletteOf({ ...brief, kit }, decided, []).groundBase);
  return grounds.every((ground, at) => grounds.slice(0, at).every((other) => colourDistance(ground, other) >= apart));
}
