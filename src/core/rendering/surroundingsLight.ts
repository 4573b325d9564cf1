/** Of surroundings so many are lit from the left, as most product pictures are. */
const leftShare = 0.68;

/** Which side the light of surroundings comes from: they and the product's shadow agree on it. */
export function lightSideOf(seed: number): "left" | "right" {
  return (Math.imul(seed ^ 0x51ed270b, 0x9e3779b1) >>> 0) / 0x1_0000_0000 < leftShare ? "left" : "right";
}
