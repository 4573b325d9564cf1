import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { rendererMemory } from "../../scripts/rendererMemory.ts";

it("the renderer deals with memory in its image as on a laptop", () => {
  const dockerfile = readFileSync("container/Dockerfile", "utf8");
  const settings = dockerfile
    .split("\n")
    .filter((line) => line.startsWith("ENV "))
    .flatMap((line) => line.slice("ENV ".length).split(" "));
  const wanted = Object.entries(rendererMemory).map(([name, value]) => `${name}=${value}`);
  expect(settings).toEqual(expect.arrayContaining(wanted));
});
