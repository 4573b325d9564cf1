import { describe, it } from "vitest";
import { onboardsAsExpected, shopsOf, shopTimeoutMs } from "./fixtureShops.ts";

describe("a shop is crawled as it asks, and its troubles are waited for", () => {
  it.concurrent.each(shopsOf("crawling"))("$name", (shop) => onboardsAsExpected(shop), shopTimeoutMs);
});
