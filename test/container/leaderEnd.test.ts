import { createCanvas } from "@napi-rs/canvas";
import { describe, expect, it } from "vitest";
import { leaderShape } from "../../container/statics/drawPiece.ts";
import { endOnProduct } from "../../container/statics/leaderEnd.ts";
import type { Leader } from "../../container/statics/pieces.ts";
import type { Sheet } from "../../container/statics/sheet.ts";

const edge = 400;

/** A pack whose right edge is at `edge`, with upright strokes like lettering between two distances from that edge. */
function packWithLettering(from: number, to: number): Sheet {
  const canvas = createCanvas(300, 200);
  const ctx = canvas.getContext("2d");
  ctx.fillStyle = "#5a2038";
  ctx.fillRect(0, 0, 300, 200);
  ctx.fillStyle = "#ffffff";
  for (let depth = from; depth < to; depth += 8) ctx.fillRect(300 - depth - 3, 60, 3, 80);
  return { name: "product", canvas, x: edge - 300, y: 500 };
}

const leaderAt = (y: number): Leader => ({
  kind: "leader",
  from: [600, y],
  to: [edge - 150, y],
  colour: "#000000",
  heart: "#ffffff",
});
const depthAt = (product: Sheet, y = 600) => {
  const end = endOnProduct(leaderAt(y), product);
  return end === null ? null : edge - end.to[0];
};

describe("a leader's dot", () => {
  it("lies on the product as near its edge as it has room", () => {
    const depth = depthAt(packWithLettering(0, 0));
    expect(depth).toBeGreaterThan(leaderShape.dotRadius);
    expect(depth).toBeLessThan(leaderShape.dotRadius + 12);
  });

  it("goes past lettering that stands at the edge, and covers none of it", () => {
    const depth = depthAt(packWithLettering(4, 36));
    expect(depth).toBeGreaterThanOrEqual(36 + leaderShape.dotRadius - 4);
    expect(depth).toBeLessThan(60);
  });

  it("stays at the edge where lettering goes on and on", () => {
    expect(depthAt(packWithLettering(4, 200))).toBe(depthAt(packWithLettering(0, 0)));
  });

  it("is left out with its line where the line passes the product by", () => {
    expect(depthAt(packWithLettering(0, 0), 900)).toBeNull();
  });
});
