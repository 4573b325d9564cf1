import { describe, expect, it } from "vitest";
import { withoutFootSpurs } from "../../src/adapters/images/footSpurs.ts";

const [width, height] = [300, 560];

/** What is within any of the boxes, each from its first to its last column and row. */
function shapeOf(...boxes: { left: number; right: number; top: number; bottom: number }[]) {
  const mask = new Uint8Array(width * height);
  for (let i = 0; i < mask.length; i++) {
    const [x, y] = [i % width, Math.floor(i / width)];
    if (boxes.some(({ left, right, top, bottom }) => x >= left && x <= right && y >= top && y <= bottom)) mask[i] = 1;
  }
  return { mask, width, height };
}

const pack = { left: 60, right: 239, top: 20, bottom: 519 };

describe("the spurs at a product's foot", () => {
  it("go: what is left of a shadow at its corners", () => {
    const horn = { left: 60, right: 65, top: 520, bottom: 527 };
    const sliver = { left: 240, right: 252, top: 515, bottom: 518 };
    const trimmed = withoutFootSpurs(shapeOf(pack, horn, sliver)).mask;
    const { mask: whole } = shapeOf(pack);
    const differing = trimmed.filter((value, i) => value !== whole[i]);
    expect(differing.length).toBeLessThan(20);
    expect(trimmed.lastIndexOf(1)).toBeLessThan(522 * width);
  });

  it("are not its own corners", () => {
    expect(withoutFootSpurs(shapeOf(pack)).mask).toEqual(shapeOf(pack).mask);
  });

  it("are not a plate that it stands on", () => {
    const plate = { left: 40, right: 259, top: 510, bottom: 526 };
    expect(withoutFootSpurs(shapeOf(pack, plate)).mask).toEqual(shapeOf(pack, plate).mask);
  });

  it("are not the nozzle of a pump, which is above", () => {
    const nozzle = { left: 240, right: 262, top: 40, bottom: 45 };
    expect(withoutFootSpurs(shapeOf(pack, nozzle)).mask).toEqual(shapeOf(pack, nozzle).mask);
  });
});
