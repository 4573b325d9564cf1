import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { copyOfOnboarded } from "./copyOfOnboarded.ts";
import { Instance } from "./instance.ts";
import { processesOf } from "./instanceProcesses.ts";
import { runKillCycles } from "./killCycles.ts";

const kills = 3;
/**
 * Two deliveries of format `full`, one killed while it is drawn and one as it is accepted, stills, deliveries that are given up, events that
 * are refused first; and little besides, because what a kill has cut off is drawn again. The soak (`test/soak/kills.ts`) takes any seed.
 */
const seed = 20261367;

describe("kill -9 of everything at random moments", () => {
  // Each kill is followed by a start and by whatever the deliveries have left to do, on a machine that may be busy.
  it("loses no delivery, no credit, no event and no file", { timeout: 900_000 }, async () => {
    const figures = await runKillCycles({ openService: copyOfOnboarded, kills, seed });
    expect(figures.violations).toEqual([]);
    expect(figures.kills).toBe(kills);
    expect(figures.deliveries).toBeGreaterThanOrEqual(2 * kills);
    expect(figures.completed + figures.failed).toBe(figures.deliveries);
  });
});

describe("SIGTERM to npm start alone, as a supervisor sends it", () => {
  let instance: Instance;

  beforeEach(async () => {
    instance = await Instance.create();
    await instance.start();
  });

  afterEach(() => instance.dispose());

  async function untilNoProcessIsLeft(): Promise<void> {
    await expect.poll(() => processesOf(instance.dataDir), { timeout: 10_000 }).toEqual([]);
    await expect(fetch(`${instance.url}/v1`)).rejects.toThrow();
  }

  it("stops the running service cleanly and leaves no process behind", async () => {
    await expect.poll(() => instance.output, { timeout: 30_000 }).toContain("First calls:");
    expect(instance.output).toMatch(/API key +svc_live_\w+/);
    expect(await instance.stop()).toBe(0);
    await untilNoProcessIsLeft();
  });

  it("stops a service that is still starting and leaves no process behind", async () => {
    await instance.stop();
    await untilNoProcessIsLeft();
  });
});
