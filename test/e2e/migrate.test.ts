import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import path from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { migrate } from "../../scripts/migrate.ts";

let dataDir: string;

beforeEach(() => {
  dataDir = mkdtempSync(path.join(process.cwd(), ".cache", "e2e-migrate-"));
});

afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

it("a new database, which gets every migration at once, has none left to apply, as wrangler sees it", () => {
  const env = { ...process.env, WRANGLER_SEND_METRICS: "false" };
  migrate(dataDir, env);
  const args = ["d1", "migrations", "list", "DB", "--local", "--persist-to", path.join(dataDir, "state")];
  const { status, stdout } = spawnSync("wrangler", args, { env, encoding: "utf8" });
  expect([status, stdout]).toEqual([0, expect.stringContaining("No migrations to apply")]);
});
