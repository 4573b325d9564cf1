import { createCanvas } from "@napi-rs/canvas";
import { describe, expect, it } from "vitest";
import { endOnProduct } from "../../container/ads/statics/leaderEnd.ts";
import type { Leader } from "../../container/ads/statics/piece.ts";
import type { Sheet } from "../../container/ads/statics/sheet.ts";

const edge = 400;

/** A pack whose right edge is at `edge`, with a speck of dust beside it. */
function packWithSpeck(): Sheet {
  const canvas = createCanvas(340, 200);
  const ctx = canvas.getContext("2d");
  ctx.fillStyle = "#5a2038";
  ctx.fillRect(0, 0, 300, 200);
  ctx.fillRect(320, 98, 4, 4);
  return { name: "product", canvas, x: edge - 300, y: 500 };
}

const leaderAt = (y: number): Leader => ({
  kind: "leader",
  from: [600, y],
  to: [edge - 150, y],
  colour: "#000000",
  heart: "#ffffff",
});

describe("a leader's dot", () => {
  it("lies on the product's edge, where it covers no lettering, and on no speck before it", () => {
    const [x, y] = endOnProduct(leaderAt(600), packWithSpeck())?.to ?? [0, 0];
    expect(Math.abs(x - edge)).toBeLessThanOrEqual(2);
    expect(y).toBe(600);
  });

  it("is left out with its line where the line passes the product by", () => {
    expect(endOnProduct(leaderAt(900), packWithSpeck())).toBeNull();
  });
});
