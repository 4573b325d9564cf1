import { spawnSync } from "node:child_process";

/** The documentation's pages as their sources are now, whoever started the tests. */
export default function setup(): void {
  const { status } = spawnSync(process.execPath, ["scripts/setup.mjs", "docs"], { stdio: "inherit" });
  if (status !== 0) throw new Error("The documentation's pages could not be built.");
}
