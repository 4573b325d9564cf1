import { describe, it } from "vitest";
import { onboardsAsExpected, shopsOf, shopTimeoutMs, withBrowsersOnlyFor } from "./fixtureShops.ts";

withBrowsersOnlyFor("a shop that is empty until its script has run");

describe("shops of every kind of platform are read as they are", () => {
  it.concurrent.each(shopsOf("platforms"))("$name", (shop) => onboardsAsExpected(shop), shopTimeoutMs);
});
