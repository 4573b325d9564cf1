import { describe, it } from "vitest";
import { onboardsAsExpected, shopsOf, shopTimeoutMs, withBrowsersOnlyFor } from "./fixtureShops.ts";

withBrowsersOnlyFor();

describe("feeds of many pages are read to their end, or in part, and that is said", () => {
  it.concurrent.each(shopsOf("large"))("$name", (shop) => onboardsAsExpected(shop), shopTimeoutMs);
});
