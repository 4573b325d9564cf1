import { describe, it } from "vitest";
import { onboardsAsExpected, shopsOf, shopTimeoutMs } from "./fixtureShops.ts";

describe("one odd picture costs at most its own product", () => {
  it.concurrent.each(shopsOf("pictures"))("$name", (shop) => onboardsAsExpected(shop), shopTimeoutMs);
});
