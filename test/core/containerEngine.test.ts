import { spawnSync } from "node:child_process";
import { expect, it } from "vitest";

it("without a container engine the image's test says in one line that it is skipped, and why", () => {
  const env = { ...process.env, WRANGLER_DOCKER_BIN: "no-such-engine" };
  const { status, stdout } = spawnSync(process.execPath, ["scripts/testContainer.ts"], { encoding: "utf8", env });
  expect([status, stdout]).toEqual([0, expect.stringMatching(/^skipped: no container engine: .*no-such-engine.*\n$/)]);
});
