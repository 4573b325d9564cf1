import { spawnSync } from "node:child_process";

/** The program of the container engine: Docker, or what wrangler is told to use instead of it. */
export const engine = process.env.WRANGLER_DOCKER_BIN ?? "docker";

/** What the engine printed; throws what it complained of. */
export function askEngine(...args: string[]): string {
  const { status, stdout, stderr, error } = spawnSync(engine, args, { encoding: "utf8", maxBuffer: 2 ** 26 });
  if (status === 0) return stdout.trim();
  throw new Error(`\`${engine} ${args[0]}\` failed: ${error?.message ?? stderr.trim().slice(-2000)}`);
}

/** Why no container can be run here, or null. */
export function missingEngine(): string | null {
  const { error, status, stderr } = spawnSync(engine, ["info"], { encoding: "utf8", timeout: 20_000 });
  if (error) return `\`${engine}\` could not be run (${error.message})`;
  return status === 0 ? null : (stderr.trim().split("\n")[0] ?? "it does not answer");
}
