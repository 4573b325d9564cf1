import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { readSettings } from "../../src/settings.ts";

const given = { SECRETS_KEY: "AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8=" };

describe("the settings", () => {
  it("know the Worker by the name that wrangler.toml gives it", () => {
    const wranglerConfig = readFileSync(new URL("../../wrangler.toml", import.meta.url), "utf8");
    expect(readSettings(given).workerName).toBe(/^name = "(.+)"$/m.exec(wranglerConfig)?.[1]);
  });
});
