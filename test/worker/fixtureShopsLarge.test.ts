import { describe, it } from "vitest";
import { onboardsAsExpected, shopsOf } from "./fixtureShops.ts";

const patienceMs = 220_000;

describe("feeds of many pages are read to their end, or in part, and that is said", () => {
  it.concurrent.each(shopsOf("large"))("$name", (shop) => onboardsAsExpected(shop, patienceMs), patienceMs + 10_000);
});
