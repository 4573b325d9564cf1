import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { createInterface } from "node:readline";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { callJson } from "../../scripts/client.ts";
import { freePort, stop, untilHealthy } from "../../scripts/processes.ts";
import { creditsPerConcept } from "../../src/core/credits/pricing.ts";
import type { Format } from "../../src/core/rendering/scene.ts";
import { copyOfOnboarded } from "./copyOfOnboarded.ts";
import type { Instance } from "./instance.ts";
import { checkLedger } from "./ledgerCheck.ts";
import { checkFiles, type Delivery } from "./outcomeChecks.ts";

const ordersOfARollout = 20;

/** The renderer of one slot: as in Cloudflare's containers, the old one keeps the address until it has ended. */
class Slot {
  readonly url: string;
  readonly #scratchDir: string;
  readonly #drawnFor: string[] = [];
  #renderer: ChildProcess | null = null;

  constructor(url: string, scratchDir: string) {
    this.url = url;
    this.#scratchDir = scratchDir;
  }

  async start(): Promise<void> {
    const env = { ...process.env, PORT: new URL(this.url).port, SCRATCH_DIR: this.#scratchDir };
    const renderer = spawn("node", ["container/server/main.ts"], { env, stdio: ["ignore", "pipe", "inherit"] });
    this.#renderer = renderer;
    createInterface({ input: renderer.stdout }).on("line", (line) => this.#hear(line));
    await untilHealthy(`${this.url}/health`, renderer, 60_000);
  }

  /** SIGTERM, the wait until everything that was drawn is fetched, and a new renderer at the same address. */
  async replace(): Promise<void> {
    const renderer = this.#renderer;
    if (renderer === null) throw new Error("There is no renderer to replace.");
    const ended = once(renderer, "exit");
    renderer.kill("SIGTERM");
    expect(await ended).toEqual([0, null]);
    await this.start();
  }

  async close(): Promise<void> {
    if (this.#renderer !== null) await stop(this.#renderer);
  }

  /** How often a delivery's concept was drawn to its end; to hand on again what an earlier try has left is no drawing. */
  drawingsOf(deliveryId: string): number {
    return this.#drawnFor.filter((id) => id === deliveryId).length;
  }

  #hear(line: string): void {
    if (!line.startsWith("{")) return;
    const told = JSON.parse(line) as Partial<Record<string, string | number>>;
    if (told.event_name === "render.drawn" && told.outcome === "done" && told.files_drawn !== 0)
      this.#drawnFor.push(String(told.delivery_id));
  }
}

describe("a rollout while twenty orders are under way", () => {
  let [instance, slot]: [Instance | null, Slot | null] = [null, null];
  let apiKey: string;
  const ended: { id: string; costCredits: number; failed: boolean }[] = [];

  const parts = () => {
    if (instance === null || slot === null) throw new Error("The service has not been started.");
    return { instance, slot };
  };

  beforeAll(async () => {
    const rendererUrl = `http://127.0.0.1:${await freePort()}`;
    const onboarded = await copyOfOnboarded({ RENDERER_URL: rendererUrl });
    ({ instance } = onboarded);
    slot = new Slot(rendererUrl, path.join(instance.dataDir, "scratch"));
    await slot.start();
    await instance.start();
    const { account } = onboarded;
    apiKey = account.api_key;
    await callJson(`${instance.url}/operator/v1/accounts/${account.account_id}/credits`, {
      token: instance.operatorToken,
      json: { credits: 10_000, reason: "rollouts" },
    });
  });

  afterAll(async () => {
    await slot?.close();
    await instance?.dispose();
  });

  async function replaceWorker(): Promise<void> {
    expect(await parts().instance.stop()).toBe(0);
    await parts().instance.start();
  }

  const read = (id: string) =>
    callJson<Delivery>(`${parts().instance.url}/v1/deliveries/${id}`, { token: apiKey }).catch(() => null);

  it.each([
    ["the renderer and then the Worker", () => parts().slot.replace().then(replaceWorker)],
    ["the Worker and then the renderer", () => replaceWorker().then(() => parts().slot.replace())],
  ])(
    "that replaces %s refunds nothing, and draws nothing twice to its end",
    { timeout: 900_000 },
    async (_parts, rollOut) => {
      const { slot, instance } = parts();
      const orders = await Promise.all(
        Array.from({ length: ordersOfARollout }, async (_, i) => {
          const format: Format = i % 10 === 0 ? "full" : "static";
          const json = { count: 1, format };
          const accepted = await callJson<Delivery>(`${instance.url}/v1/ads/generate`, { token: apiKey, json });
          return { id: accepted.delivery_id, format };
        }),
      );
      const isUnderWay = async () => {
        const all = await Promise.all(orders.map(({ id }) => read(id)));
        const completed = all.filter((delivery) => delivery?.status === "completed").length;
        return completed >= 2 && completed < ordersOfARollout;
      };
      await expect.poll(isUnderWay, { timeout: 120_000, interval: 100 }).toBe(true);
      await rollOut();
      for (const { id, format } of orders) {
        await expect.poll(async () => (await read(id))?.status, { timeout: 480_000, interval: 500 }).toBe("completed");
        const delivery = await read(id);
        expect(delivery && (await checkFiles(delivery, format, 1))).toEqual([]);
        expect(slot.drawingsOf(id)).toBe(1);
        ended.push({ id, costCredits: creditsPerConcept[format], failed: false });
      }
      expect(await checkLedger(instance.url, apiKey, ended)).toEqual([]);
    },
  );
});
