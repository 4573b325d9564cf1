import type { Plugin } from "vite";
import { pictureFiles } from "../../src/api/setProductPicture/contract.ts";
import { kitLimits } from "../../src/core/brand/kitEdits.ts";
import { categoryGroups } from "../../src/core/categories/category.ts";
import { categories } from "../../src/core/categories/index.ts";
import { styleIdOf } from "../../src/core/categories/styleId.ts";
import { maxReason } from "../../src/core/contract/correction.ts";
import { CopyAngle, Spread } from "../../src/core/contract/creative.ts";
import { maxConceptsPerDelivery } from "../../src/core/contract/generate.ts";
import { supportedCategories } from "../../src/core/product/categories.ts";
import { FontPairingName, fontPairings } from "../../src/core/rendering/fonts.ts";
import { testModeHeader, testModeLimits, testModeParameter } from "../../src/core/people/testMode.ts";
import { uncutMarginShare } from "../../src/core/product/uncut.ts";
import { PlacementId, placementsOf } from "../../src/core/rendering/placements.ts";
import { pictureLimits } from "../../src/core/rendering/protocol.ts";
import { LayoutName, wordLimits } from "../../src/core/rendering/scene.ts";
import { maxCommentCharacters, maxNameCharacters } from "../../src/core/sharing/limits.ts";
import { PaletteScheme } from "../../src/core/styles/paletteScheme.ts";
import { logoFiles } from "../../src/services/accounts/setBrandLogo.ts";

/** A style of the catalogue as people choose one; its picture is the documentation's. */
export interface StyleFact {
  id: string;
  name: string;
}

export interface CategoryFact {
  name: string;
  styles: StyleFact[];
}

/** What an order may hold. */
export const orderFacts = {
  maxCount: maxConceptsPerDelivery,
  copyAngles: CopyAngle.options,
  spreads: Spread.options,
  categoryGroups: categoryGroups.map((group) => ({
    name: group,
    categories: categories.flatMap((category): CategoryFact[] =>
      category.group === group
        ? [{ name: category.name, styles: category.styles.map(({ name }) => ({ id: styleIdOf(name), name })) }]
        : [],
    ),
  })),
};
export type OrderFacts = typeof orderFacts;

/** What a verdict and a comment may hold. */
export const reviewFacts = { maxReason, maxCommentCharacters, maxNameCharacters };
export type ReviewFacts = typeof reviewFacts;

/** What a correction may hold. */
export const correctionFacts = {
  layouts: LayoutName.options,
  palettes: PaletteScheme.options,
  wordLimits,
  categoryGroups: orderFacts.categoryGroups,
};
export type CorrectionFacts = typeof correctionFacts;

/** The pairings of fonts that the renderer has, by the names of their families. */
const pairingNames: Record<FontPairingName, string> = {
  "cormorant-jost": "Cormorant Garamond and Jost",
  "bodoni-montserrat": "Bodoni Moda and Montserrat",
  "playfair-figtree": "Playfair Display and Figtree",
  "fraunces-work": "Fraunces and Work Sans",
  instrument: "Instrument Serif and Instrument Sans",
  "lora-karla": "Lora and Karla",
  "dm-serif-dm-sans": "DM Serif Display and DM Sans",
  "outfit-instrument": "Outfit and Instrument Sans",
  inter: "Inter Display and Inter",
  "space-grotesk-inter": "Space Grotesk and Inter",
  "josefin-jost": "Josefin Sans and Jost",
};

/** What a brand kit may hold. */
export const kitFacts = {
  limits: kitLimits,
  /** Files that a logo may be. */
  logoTypes: logoFiles.types,
  pairings: FontPairingName.options.map((id) => ({ id, name: pairingNames[id], moods: fontPairings[id].moods })),
};
export type KitFacts = typeof kitFacts;

/** The kinds of product that ads show. */
export const productKinds = supportedCategories;

/** How a page says that it works in the test account, and what it may pay there at once. */
export const testModeFacts = { header: testModeHeader, parameter: testModeParameter, ...testModeLimits };
export type TestModeFacts = typeof testModeFacts;

/** How much around a cut-out is kept of its picture, and the longest picture that is not scaled down. */
export const uncutFacts = { marginShare: uncutMarginShare, longSidePixels: pictureLimits.longSidePixels };
export type UncutFacts = typeof uncutFacts;

/** Files of pictures that a product can be shown by. */
export const pictureTypes: readonly string[] = pictureFiles.types;

/** The placements with what each platform covers of them. */
export const placementFacts = placementsOf(PlacementId.options).map(
  ({ id, name, ratio, width, height, safeZones }) => ({
    id,
    name,
    ratio,
    width,
    height,
    safeZones: safeZones.map(({ platform, margins }) => ({ platform, margins })),
  }),
);
export type PlacementFact = (typeof placementFacts)[number];

const modules: Readonly<Record<string, unknown>> = {
  "facts:order": orderFacts,
  "facts:correction": correctionFacts,
  "facts:review": reviewFacts,
  "facts:kit": kitFacts,
  "facts:testMode": testModeFacts,
  "facts:uncut": uncutFacts,
  "facts:pictureTypes": pictureTypes,
  "facts:productKinds": productKinds,
  "facts:placements": placementFacts,
};

/** Gives the page the service's facts as plain data: the modules that hold them would bring the whole of zod along. */
export function facts(): Plugin {
  return {
    name: "facts",
    resolveId: (id) => (id in modules ? `\0${id}` : null),
    load: (id) => (id.startsWith("\0facts:") ? `export default ${JSON.stringify(modules[id.slice(1)])}` : null),
  };
}
