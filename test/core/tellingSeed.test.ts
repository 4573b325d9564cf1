import { describe, expect, it } from "vitest";
import { emptyBrandKit, type BrandKit } from "../../src/core/brand/kit.ts";
import { applyEdit } from "../../src/core/brand/kitEdits.ts";
import type { Brief } from "../../src/core/creative/brief.ts";
import { composeConcepts } from "../../src/core/creative/compose.ts";
import { tellingSeed } from "../../src/core/creative/tellingSeed.ts";
import type { HexColour } from "../../src/core/rendering/scene.ts";
import { aBrief } from "./creativeBuilders.ts";

const brandKit: BrandKit = {
  ...emptyBrandKit,
  colours: ["#7d3c1f", "#2c3a2e", "#d9b48f"],
  roles: { ...emptyBrandKit.roles, primary: "#7d3c1f", accent: "#2c3a2e", secondary: "#d9b48f" },
};

/** One ad of the product in a kit with this main colour, as it is drawn beside the kit. */
function adOf(id: string, primary: HexColour) {
  const { kit } = applyEdit({ name: "Aurelia", kit: brandKit, edited: [] }, { roles: { primary } });
  const products = aBrief({})
    .products.slice(0, 1)
    .map((product) => ({ ...product, id }));
  const brief: Brief = { ...aBrief({ kit }), products, count: 1, seed: 0 };
  const seed = tellingSeed(brief);
  const [concept] = composeConcepts({ ...brief, seed });
  return { seed, styleId: concept?.styleId, headline: concept?.headline, ground: concept?.scene.palette.groundBase };
}

describe("the ad beside a brand kit", () => {
  const ids = Array.from({ length: 12 }, (_, at) => `prd_${at}`);

  it("has the same style and words whatever colours the kit has, and follows its main colour", () => {
    for (const id of ids) {
      const [brown, green, pink] = [adOf(id, "#7d3c1f"), adOf(id, "#0b6e4f"), adOf(id, "#c2185b")];
      const same = ({ seed, styleId, headline }: ReturnType<typeof adOf>) => ({ seed, styleId, headline });
      expect([same(green), same(pink)]).toEqual([same(brown), same(brown)]);
      expect(new Set([brown, green, pink].map(({ ground }) => ground)).size).toBeGreaterThan(1);
    }
  });

  it("differs from product to product", () => {
    expect(new Set(ids.map((id) => adOf(id, "#7d3c1f").styleId)).size).toBeGreaterThan(3);
  });
});
