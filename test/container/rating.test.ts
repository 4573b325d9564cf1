import { describe, expect, it } from "vitest";
import { fontPairing } from "../../container/ads/statics/fonts.ts";
import { minTypePixelsOn } from "../../container/ads/statics/piece.ts";
import { rating } from "../../container/ads/statics/rating.ts";
import { placements } from "../../src/core/rendering/placements.ts";
import { aScene } from "./sampleScenes.ts";

/** How far the filled part of the last star reaches across it, 0 to 1. */
function lastStarShare(value: number): number {
  const { palette, words } = aScene("editorial", "bottle");
  const block = rating(
    {
      fonts: fontPairing("cormorant-jost"),
      palette,
      words: { ...words, rating: { value, reviewCount: 120 }, ratingLabel: "120 reviews" },
      logo: null,
      shade: palette.groundShadow,
      minTypePixels: minTypePixelsOn(placements.vertical),
    },
    { x: 100, y: 100, width: 800, align: "left" },
    20,
  );
  const acrossOf = (path: string) => [...path.matchAll(/([\d.]+) [\d.]+/g)].map(([, x]) => Number(x));
  const pieces = block?.pieces ?? [];
  const outlines = pieces.flatMap((piece) => (piece.kind === "stroke" ? [acrossOf(piece.path)] : []));
  const last = outlines.at(-1) ?? [];
  const [left, right] = [Math.min(...last), Math.max(...last)];
  const reach = Math.max(
    left,
    ...pieces.flatMap((piece) => (piece.kind === "fill" ? acrossOf(piece.path) : [])).filter((x) => x <= right + 0.01),
  );
  return (reach - left) / (right - left);
}

describe("the stars of a rating", () => {
  it.each([
    [4, 0],
    [4.3, 0.3],
    [4.5, 0.5],
    [4.9, 0.9],
    [5, 1],
  ])("are filled as far as its figure says: %s", (value, share) => {
    expect(lastStarShare(value)).toBeCloseTo(share, 2);
  });
});
