import { describe, it } from "vitest";
import { onboardsAsExpected, shopsOf, shopTimeoutMs } from "./fixtureShops.ts";

describe("shops of every kind of platform are read as they are", () => {
  it.concurrent.each(shopsOf("platforms"))("$name", (shop) => onboardsAsExpected(shop), shopTimeoutMs);
});
