import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { kernelDeclarationsFile, kernelDeclarationsModule } from "../../scripts/kernelDeclarations.ts";

it("declares of the kernels what their compiler says of them: run `npm run build:declarations` where it does not", async () => {
  expect(readFileSync(kernelDeclarationsFile, "utf8")).toBe(await kernelDeclarationsModule());
});
