import { describe, expect, it } from "vitest";
import { withoutFootShadow } from "../../src/adapters/images/footShadow.ts";

const [width, height] = [200, 400];
/** A pack from row 60 to row 339, and below it a strip in the colour that is given. */
const pack = { left: 60, right: 139, top: 60, bottom: 339 };
const stripRows = 9;

function drawn(strip: readonly number[], colour: readonly number[], fades: boolean) {
  const rgba = new Uint8Array(width * height * 4).fill(255);
  const mask = new Uint8Array(width * height);
  for (let i = 0; i < mask.length; i++) {
    const [x, y] = [i % width, Math.floor(i / width)];
    if (x < pack.left || x > pack.right || y < pack.top || y > pack.bottom + stripRows) continue;
    mask[i] = 1;
    const under = y - pack.bottom;
    // A shadow grows lighter away from the pack.
    const faded = fades ? under / (stripRows + 1) : 0;
    for (let c = 0; c < 3; c++)
      rgba[i * 4 + c] = under <= 0 ? (colour[c] ?? 0) : (strip[c] ?? 0) + (255 - (strip[c] ?? 0)) * faded;
  }
  return { pixels: { rgba, width, height }, shape: { mask, width, height } };
}

const footOf = ({ mask }: { mask: Uint8Array }) => Math.floor(mask.lastIndexOf(1) / width);

describe("the foot of a product", () => {
  it("ends where the product does, not where the shadow under it does", () => {
    const { pixels, shape } = drawn([190, 190, 190], [190, 90, 60], true);
    expect(Math.abs(footOf(withoutFootShadow(pixels, shape)) - pack.bottom)).toBeLessThanOrEqual(1);
  });

  it("keeps a base of another colour", () => {
    const { pixels, shape } = drawn([200, 150, 20], [190, 90, 60], false);
    expect(footOf(withoutFootShadow(pixels, shape))).toBe(pack.bottom + stripRows);
  });

  it("is left alone where nothing is under it", () => {
    const { pixels, shape } = drawn([190, 90, 60], [190, 90, 60], false);
    const trimmed = withoutFootShadow(pixels, shape);
    expect(footOf(trimmed)).toBe(footOf(shape));
  });
});
