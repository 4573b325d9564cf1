import { spawnSync } from "node:child_process";

/** The dashboard as its sources are now, whoever started the tests. */
export default function setup(): void {
  const { status } = spawnSync(process.execPath, ["scripts/setup.mjs", "app"], { stdio: "inherit" });
  if (status !== 0) throw new Error("The dashboard could not be built.");
}
