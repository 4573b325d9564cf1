import { env } from "cloudflare:workers";
import { afterEach, describe, expect, it, vi } from "vitest";
import { ContainerSlots, ProcessSlot } from "../../src/adapters/signals/rendererSlots.ts";
import { servicesFor } from "../../src/composition.ts";
import { createApp } from "../../src/http/app.ts";
import type { HealthCheck } from "../../src/ports/health.ts";
import type { HealthReport } from "../../src/services/checkHealth.ts";
import { origin, send } from "./builders.ts";

const services = servicesFor(env);

/** What a Worker answers of which one check is as given. */
async function healthWith(name: HealthCheck["name"], check: HealthCheck["check"]) {
  const healthChecks = services.healthChecks.map((known) => (known.name === name ? { name, check } : known));
  const app = createApp(() => ({ ...services, healthChecks }));
  const response = await app.fetch(new Request(`${origin}/health`), env);
  const { status, checks } = await response.json<HealthReport>();
  const ill = Object.entries(checks).flatMap(([each, outcome]) => (outcome.status === "ill" ? [each] : []));
  return { code: response.status, status, ill };
}

afterEach(() => {
  vi.restoreAllMocks();
});

describe("GET /health", () => {
  it("asks database, buckets, queues and renderer, and answers 200 to anybody when all are well", async () => {
    const response = await send("/health");
    expect([response.status, response.headers.get("cache-control")]).toEqual([200, "no-store"]);
    const { status, checks } = await response.json<HealthReport>();
    expect(status).toBe("ok");
    expect(Object.entries(checks).map(([name, outcome]) => [name, outcome.status])).toEqual([
      ["database", "ok"],
      ["media", "ok"],
      ["kept_files", "ok"],
      ["queues", "ok"],
      ["renderer", "ok"],
    ]);
  });

  it.each(["database", "media", "kept_files", "queues", "renderer"] as const)(
    "answers 503 and says which is ill, in no words of the fault: %s",
    async (name) => {
      const warned = vi.spyOn(console, "warn").mockImplementation(() => undefined);
      const broken = () => Promise.reject(new Error("no connection to 10.0.0.7"));
      expect(await healthWith(name, broken)).toEqual({ code: 503, status: "ill", ill: [name] });
      expect(warned).toHaveBeenCalledOnce();
    },
  );

  it("takes for ill what does not answer within two seconds", async () => {
    vi.spyOn(console, "warn").mockImplementation(() => undefined);
    const startedMs = Date.now();
    const silent = () => new Promise(() => undefined);
    expect(await healthWith("queues", silent)).toMatchObject({ code: 503, ill: ["queues"] });
    expect(Date.now() - startedMs).toBeLessThan(4_000);
  });

  it("asks once in five seconds, however often it is asked itself", async () => {
    let asked = 0;
    let nowMs = 1_000;
    const check = () => Promise.resolve(void (asked += 1));
    const healthChecks: HealthCheck[] = [{ name: "database", check }];
    const app = createApp(() => ({
      ...services,
      runtime: { ...services.runtime, nowMs: () => nowMs },
      healthChecks,
    }));
    const ask = () => app.fetch(new Request(`${origin}/health`), env);
    await ask();
    await ask();
    expect(asked).toBe(1);
    nowMs += 5_000;
    await ask();
    expect(asked).toBe(2);
  });
});

describe("the renderers, as they are looked at", () => {
  const containers = (states: (() => Promise<{ status: string; exitCode?: number }>)[]) =>
    new ContainerSlots(
      {
        idFromName: (name) => name as unknown as DurableObjectId,
        get: (id) => ({ getState: states[Number(String(id).split("-")[1])] ?? (() => Promise.reject(new Error())) }),
      },
      states.length,
    );

  it("are awake, asleep or ill by what their objects say, and no container is asked", async () => {
    const states = [
      () => Promise.resolve({ status: "healthy" }),
      () => Promise.resolve({ status: "stopped" }),
      () => Promise.resolve({ status: "stopped_with_code", exitCode: 0 }),
      () => Promise.resolve({ status: "stopped_with_code", exitCode: 137 }),
      () => Promise.reject(new Error("the object was reset")),
    ];
    expect((await containers(states).look()).map(({ state }) => state)).toEqual([
      "awake",
      "asleep",
      "asleep",
      "ill",
      "ill",
    ]);
  });

  it("are ill where the process does not answer", async () => {
    expect(await new ProcessSlot("http://127.0.0.1:9").look()).toEqual([{ state: "ill" }]);
  });
});
