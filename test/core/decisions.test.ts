import { describe, expect, it } from "vitest";
import { choicesInTurn } from "../../src/core/creative/choices.ts";
import { choicesOf, composeConcepts } from "../../src/core/creative/compose.ts";
import { decisionsOf, type Decision } from "../../src/core/creative/decision.ts";
import type { Brief } from "../../src/core/creative/brief.ts";
import { hasSocialProof } from "../../src/core/copywriter/socialProof.ts";
import { anOrder } from "./deliveryBuilders.ts";
import { DeliveryOrder } from "../../src/core/delivery/order.ts";
import { usualPlacements } from "../../src/core/rendering/placements.ts";
import { aBrief, aProduct, aSource, honestPages } from "./creativeBuilders.ts";

const products = ["serum", "cream", "mist"].map((id) => aProduct(honestPages[id] ?? aSource({}), id));

function decided(change: Partial<Brief> = {}): Brief & { decisions: Decision[] } {
  const brief = aBrief({ products, count: 9, ...change });
  return { ...brief, decisions: decisionsOf(brief.products, choicesInTurn(choicesOf(brief)), brief.seed) };
}

const shown = (brief: Brief) =>
  composeConcepts(brief).map(({ productId, styleId, angle, scene }) => ({
    productId,
    styleId,
    angle,
    seed: scene.seed,
  }));

describe("what an order has decided", () => {
  it("is what an order without decisions chooses when it is composed", () => {
    for (let seed = 0; seed < 10; seed++) {
      const { decisions, ...open } = decided({ seed });
      expect(composeConcepts({ ...open, decisions })).toEqual(composeConcepts(open));
    }
  });

  it("is carried out, whatever the products' turns and the brand's history would choose now", () => {
    const brief = decided();
    const recentStyles = brief.decisions.map(({ styleId }) => styleId);
    const later = { ...brief, products: [...products].reverse(), recentStyles, choiceSeed: 77, copyAngle: null };
    expect(shown(later)).toEqual(brief.decisions);
  });

  it("changes for the concepts alone whose product has gone; another one takes their place", () => {
    const brief = decided();
    const [gone] = products;
    const rest = products.slice(1);
    for (const [position, concept] of shown({ ...brief, products: rest }).entries()) {
      const decision = brief.decisions[position];
      if (decision?.productId !== gone?.id) {
        expect(concept).toEqual(decision);
        continue;
      }
      const substitute = rest.find(({ id }) => id === concept.productId);
      expect(concept.seed).toBe(decision?.seed);
      expect(substitute).toBeDefined();
      if (concept.angle === "social proof") expect(hasSocialProof(substitute?.facts ?? expect.fail())).toBe(true);
    }
  });

  it("changes in its style alone where that is no longer in the catalogue", () => {
    const brief = decided();
    const decisions = brief.decisions.map((decision, n) => (n === 4 ? { ...decision, styleId: "sty_gone" } : decision));
    const concepts = shown({ ...brief, decisions });
    expect(concepts.filter((_, n) => n !== 4)).toEqual(brief.decisions.filter((_, n) => n !== 4));
    expect(concepts[4]).toMatchObject({ productId: brief.decisions[4]?.productId, seed: brief.decisions[4]?.seed });
    expect(concepts[4]?.styleId).not.toBe("sty_gone");
  });

  it("is absent in an order of an older version, which has the usual placements", () => {
    const { placements: _placements, ...older } = anOrder();
    const order = DeliveryOrder.parse(JSON.parse(JSON.stringify(older)));
    expect(order.decisions).toBeUndefined();
    expect(order.placements).toEqual(usualPlacements);
  });
});
