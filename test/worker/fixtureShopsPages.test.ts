import { describe, it } from "vitest";
import { onboardsAsExpected, shopsOf, shopTimeoutMs, withBrowsersOnlyFor } from "./fixtureShops.ts";

withBrowsersOnlyFor();

describe("one hostile page or name leaves the rest of the shop alone", () => {
  it.concurrent.each(shopsOf("pages"))("$name", (shop) => onboardsAsExpected(shop), shopTimeoutMs);
});
