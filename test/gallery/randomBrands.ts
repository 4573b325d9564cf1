import type { BottleLook } from "../../sample-shop/bottles.ts";
import { BrandKit } from "../../src/core/brand/kit.ts";
import { chance, deriveSeed } from "../../src/core/seed.ts";
import { hexOfOklch } from "../../src/core/rendering/colour.ts";
import { FontPairingName } from "../../src/core/rendering/fonts.ts";
import { copyBrands } from "../core/copyPages.ts";
import { honestPages, roughPages } from "../core/creativeBuilders.ts";
import type { GalleryBrand, GalleryProduct } from "./brand.ts";
import type { Design } from "./products.ts";

const names = ["AURELIA", "KALDR", "OONA", "VESPERYN", "MOSSGATE", "ZIBBLE", "LUMI", "PETRA", "SOL", "NUAGE"];
const tones = [null, "clinical", "playful, cheeky", "calm", "luxurious", "bold", "warm and honest"];
const vessels = ["dropper", "pump", "mist", "bottle", "jar", "tube", "vial", "tin", "stick"] as const;
/** Of what could be drawn in any colour, so many are black, white or grey, as products are. */
const greyShare = 0.3;

/** Picks of one brand: the same seed always gives the same. */
class Picks {
  readonly #seed: number;
  #drawn = 0;

  constructor(seed: number) {
    this.#seed = seed;
  }

  number(): number {
    this.#drawn += 1;
    return chance(this.#seed, this.#drawn);
  }

  of<T>(list: readonly [T, ...T[]] | readonly T[]): T {
    const one = list[Math.floor(this.number() * list.length)];
    if (one === undefined) throw new Error("There is nothing to pick from.");
    return one;
  }

  colour(): string {
    const isGrey = this.number() < greyShare;
    const lightness = 0.05 + 0.93 * this.number();
    return hexOfOklch({ lightness, chroma: isGrey ? 0.01 : 0.05 + 0.2 * this.number(), hue: 360 * this.number() });
  }
}

function someDesign(picks: Picks, brand: string): Design {
  const vessel = picks.of(vessels);
  const metal = picks.of<BottleLook["metal"]>(["gold", "silver", "rose"]);
  const body = picks.colour();
  const text = { brand, lines: ["DAILY", "FORMULA"], note: "", size: "50 ML" };
  const common = { body, ink: picks.colour(), gloss: picks.number(), text };
  if (vessel === "tin" || vessel === "stick") return { vessel, ...common, cap: picks.of([metal, picks.colour()]) };
  const label = picks.of([null, "#f6f1e8", picks.colour()]);
  return { vessel, ...common, label, metal, cap: picks.colour() };
}

/** A brand by chance: its look, its language and up to four products, whose pages are honest, foreign, careless or hostile. */
export function randomBrand(seed: number): GalleryBrand {
  const picks = new Picks(deriveSeed(seed, "brand"));
  const name = picks.of(names);
  const language = picks.of(Object.keys(copyBrands) as (keyof typeof copyBrands)[]);
  const english = [honestPages, honestPages, honestPages, roughPages].map((pages) => Object.values(pages));
  const foreign = Object.values(copyBrands[language]).map(({ pages }) => pages);
  const pool = language === "en" ? english : foreign;
  const products = Array.from({ length: 1 + Math.floor(picks.number() * 4) }, (): GalleryProduct => {
    const { name: title, category, facts } = picks.of(picks.of(pool));
    return { name: title, category, facts, design: someDesign(picks, name) };
  });
  const colours = Array.from({ length: Math.floor(picks.number() * 5) }, () => picks.colour());
  const tone = picks.of(tones);
  const fonts = { heading: null, body: null, pairing: picks.of(FontPairingName.options) };
  return { name, kit: BrandKit.parse({ colours, tone, language, fonts }), products };
}
