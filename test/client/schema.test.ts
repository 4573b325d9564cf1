import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { clientSchema, clientSchemaPath } from "../../scripts/clientSchema.ts";

it("the client's types are those of the OpenAPI document; if not, run `npm run build:client`", async () => {
  expect(readFileSync(clientSchemaPath, "utf8")).toBe(await clientSchema());
});
