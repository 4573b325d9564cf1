import { describe, it } from "vitest";
import { onboardsAsExpected, shopsOf, shopTimeoutMs, withBrowsersOnlyFor } from "./fixtureShops.ts";

withBrowsersOnlyFor();

describe("one odd picture costs at most its own product", () => {
  it.concurrent.each(shopsOf("pictures"))("$name", (shop) => onboardsAsExpected(shop), shopTimeoutMs);
});
