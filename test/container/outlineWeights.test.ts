import { expect, it } from "vitest";
import { singlesOf } from "../../container/pictures/outlines/singles.ts";

it("weights in half precision keep their values in single precision", () => {
  const halves = { 0x3c00: 1, 0xc000: -2, 0x3555: 0.333251953125, 0x0400: 2 ** -14, 0x0001: 2 ** -24, 0x7bff: 65504 };
  const bits = Uint16Array.from(Object.keys(halves).map(Number));
  expect([...singlesOf(new Uint8Array(bits.buffer))]).toEqual(Object.values(halves));
});
