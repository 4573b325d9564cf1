import { expect, it } from "vitest";
import { platformFrames } from "../../app/src/views/delivery/platformFrames.ts";
import { placements } from "../../src/core/rendering/placements.ts";

it("every place in which an ad can run has a mock-up", () => {
  const places = Object.values(placements).flatMap(({ safeZones }) => safeZones.map(({ platform }) => platform));
  expect(Object.keys(platformFrames).toSorted()).toStrictEqual(places.toSorted());
});
