import { errorText } from "../core/errorText.ts";
import type { HealthCheck } from "../ports/health.ts";
import type { Runtime } from "../ports/runtime.ts";
import { within } from "./within.ts";

export interface HealthContext {
  runtime: Runtime;
  healthChecks: readonly HealthCheck[];
}

/** What `GET /health` answers. */
export interface HealthReport {
  status: "ok" | "ill";
  checks: Partial<Record<HealthCheck["name"], { status: "ok" | "ill"; duration_ms: number }>>;
}

/** Whoever has not answered by then is ill. */
const deadlineMs = 2_000;
/** Anybody may ask: what was found holds for so long in one instance of the Worker, so that asking often costs nothing. */
const validMs = 5_000;

const found = new WeakMap<readonly HealthCheck[], { atMs: number; report: HealthReport }>();

/** Asks all that the service does not work without, at once, and says which of it is ill. */
export async function checkHealth({ runtime, healthChecks }: HealthContext): Promise<HealthReport> {
  const earlier = found.get(healthChecks);
  if (earlier !== undefined && runtime.nowMs() - earlier.atMs < validMs) return earlier.report;
  const checks = await Promise.all(healthChecks.map((check) => outcomeOf(runtime, check)));
  const report: HealthReport = {
    status: checks.every(([, { status }]) => status === "ok") ? "ok" : "ill",
    checks: Object.fromEntries(checks),
  };
  found.set(healthChecks, { atMs: runtime.nowMs(), report });
  return report;
}

async function outcomeOf(runtime: Runtime, health: HealthCheck) {
  const { name } = health;
  const startedMs = runtime.nowMs();
  let status: "ok" | "ill" = "ok";
  try {
    await within(deadlineMs, name, health.check());
  } catch (error) {
    console.warn("a check of the health failed", name, errorText(error));
    status = "ill";
  }
  return [name, { status, duration_ms: runtime.nowMs() - startedMs }] as const;
}
