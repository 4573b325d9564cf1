import { expect, it } from "vitest";
import { closeUpOf, sharpened } from "../../src/adapters/images/closeUp.ts";
import type { Silhouette } from "../../src/adapters/images/outlineShape.ts";

const side = 400;

/** A silhouette of half the picture's size. */
function silhouette(isInside: (x: number, y: number) => boolean): Silhouette {
  const size = side / 2;
  const mask = new Uint8Array(size * size);
  for (let i = 0; i < mask.length; i++) mask[i] = isInside((i % size) * 2 + 1, Math.floor(i / size) * 2 + 1) ? 1 : 0;
  return { mask, width: size, height: size };
}

const picture = { rgba: new Uint8Array(side * side * 4).fill(255), width: side, height: side };
const isNozzle = (x: number, y: number) => x >= 100 && x < 150 && y >= 196 && y < 204;
const isBox = (x: number, y: number) => x >= 150 && x < 250 && y >= 100 && y < 300;

/** What a look at the whole picture gives where it sees `isSeen`. */
function lookThatSees(isSeen: (x: number, y: number) => boolean) {
  const mask = new Uint8Array(side * side);
  for (let i = 0; i < mask.length; i++) mask[i] = isSeen(i % side, Math.floor(i / side)) ? 255 : 0;
  return { mask, width: side, height: side };
}

type Place = (x: number, y: number) => boolean;

/** The coverage that a product, else the box, has along its own line, after a look that sees `isSeen`. */
function coverageAfter(isSeen: Place, isProduct: Place = isBox): (x: number, y: number) => number {
  const mask = new Uint8Array(side * side);
  for (let i = 0; i < mask.length; i++) mask[i] = isProduct(i % side, Math.floor(i / side)) ? 255 : 0;
  const part = { x: 0, y: 0, width: side, height: side };
  const after = sharpened(mask, picture, silhouette(isProduct), lookThatSees(isSeen), part);
  return (x, y) => Math.round(after[y * side + x] ?? 0);
}

it("a close-up shows the product with air around it, no more slender than 1.5", () => {
  expect(closeUpOf(picture, silhouette(isBox))?.part).toEqual({ x: 118, y: 76, width: 165, height: 248 });
});

it("a close-up of a product at the picture's border ends there", () => {
  const part = closeUpOf(
    picture,
    silhouette((x, y) => x < 100 && y < 200),
  )?.part;
  expect(part).toMatchObject({ x: 0, y: 0 });
});

it("there is no close-up of nothing", () => {
  expect(
    closeUpOf(
      picture,
      silhouette(() => false),
    ),
  ).toBeNull();
});

it("a product gets the edge that the look sees beside its own", () => {
  const shareAt = coverageAfter((x, y) => x >= 152 && x < 250 && y >= 100 && y < 298);
  expect([shareAt(150, 200), shareAt(153, 200), shareAt(200, 299), shareAt(200, 296)]).toEqual([0, 1, 0, 1]);
});

it("a product keeps what the look does not see at all, such as a white lid, and its edge there", () => {
  const shareAt = coverageAfter((x, y) => isBox(x, y) && y >= 150);
  expect([shareAt(150, 120), shareAt(149, 120), shareAt(200, 100), shareAt(200, 125)]).toEqual([1, 0, 1, 1]);
});

it("a product keeps a thin part that the look does not see, such as a nozzle", () => {
  const shareAt = coverageAfter(
    (x, y) => isBox(x, y) && y >= 104,
    (x, y) => isBox(x, y) || isNozzle(x, y),
  );
  expect([shareAt(125, 200), shareAt(105, 199), shareAt(125, 190)]).toEqual([1, 1, 0]);
});

it("a product gets nothing that the look sees beside it and the silhouette does not, such as a shadow", () => {
  const shareAt = coverageAfter((x, y) => isBox(x, y) || (x >= 250 && x < 320 && y >= 270 && y < 300));
  expect([shareAt(300, 290), shareAt(252, 290), shareAt(249, 290)]).toEqual([0, 0, 1]);
});
