import { applyD1Migrations } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beforeAll } from "vitest";

beforeAll(() => applyD1Migrations(env.DB, env.TEST_MIGRATIONS));

// Signals that a test is not about; one that is, listens itself.
for (const level of ["info", "log", "warn", "error"] as const) {
  const print = console[level].bind(console);
  console[level] = (...said: unknown[]) => {
    if (!String(said[0]).startsWith('{"timestamp":')) print(...said);
  };
}
