import { spawn, type ChildProcess } from "node:child_process";
import { rmSync } from "node:fs";
import path from "node:path";
import { createInterface } from "node:readline";
import { startSampleShop } from "../../sample-shop/server.ts";
import { callJson, createAccount, onboard } from "../../scripts/client.ts";
import { freePort, stop, untilHealthy } from "../../scripts/processes.ts";
import { rendererMemory } from "../../scripts/rendererMemory.ts";
import { Instance } from "../e2e/instance.ts";
import { startRefusingProxy, type Fate, type RefusingProxy } from "./refusingProxy.ts";

export interface Delivery {
  delivery_id: string;
  status: string;
  raw_status: string;
  viewer_url: string;
  ads: { ad_id: string; static_url: string | null; video_url: string | null }[];
}

/** A whole service, its renderer behind a proxy that may refuse, and an account that can order. */
export interface BacklogWorld {
  instance: Instance;
  proxy: RefusingProxy;
  renderer: CountingRenderer;
  apiKey: string;
  order(count: number, format: "static" | "full"): Promise<string>;
  read(deliveryId: string): Promise<Delivery>;
  untilEnded(deliveryIds: string[], timeoutMs: number): Promise<Delivery[]>;
  close(): Promise<void>;
}

export async function openBacklogWorld(fateOf: (concept: string) => Fate): Promise<BacklogWorld> {
  const renderer = new CountingRenderer(await freePort());
  const [proxy, shop] = await Promise.all([
    startRefusingProxy({ rendererUrl: () => renderer.url, fateOf }),
    startSampleShop(),
    renderer.start(),
  ]);
  const instance = await Instance.create({ RENDERER_URL: proxy.url });
  async function close(): Promise<void> {
    await instance.dispose();
    await Promise.all([proxy.close(), shop.close(), renderer.stop()]);
  }
  try {
    await instance.start();
    const token = instance.operatorToken;
    const { account_id, api_key: apiKey } = await createAccount(instance.url, token, "backlog@example.com");
    const json = { credits: 1_000_000, reason: "backlog" };
    await callJson(`${instance.url}/operator/v1/accounts/${account_id}/credits`, { token, json });
    await onboard(instance.url, apiKey, shop.url, { timeoutMs: 180_000 });
    const read = (id: string) => callJson<Delivery>(`${instance.url}/v1/deliveries/${id}`, { token: apiKey });
    return {
      instance,
      proxy,
      renderer,
      apiKey,
      read,
      close,
      order: async (count, format) => {
        const call = { token: apiKey, json: { count, format } };
        return (await callJson<{ delivery_id: string }>(`${instance.url}/v1/ads/generate`, call)).delivery_id;
      },
      untilEnded: async (deliveryIds, timeoutMs) => {
        const deadlineMs = performance.now() + timeoutMs;
        for (;;) {
          const deliveries = await Promise.all(deliveryIds.map(read));
          const areOver = deliveries.every(({ status }) => status === "completed" || status === "failed");
          if (areOver || performance.now() > deadlineMs) return deliveries;
          await pause(500);
        }
      },
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/** The renderer as `npm start` runs it, which tells besides what it draws. */
export class CountingRenderer {
  readonly url: string;
  /** Stills by concept and orientation: how often their drawing was begun, and how often it came to its end. */
  readonly begun = new Map<string, number>();
  readonly drawn = new Map<string, number>();
  readonly #port: number;
  readonly #scratchDir: string;
  #child: ChildProcess | null = null;

  constructor(port: number) {
    this.#port = port;
    this.url = `http://127.0.0.1:${port}`;
    this.#scratchDir = path.join(".cache", `backlog-scratch-${process.pid}`);
  }

  get pid(): number {
    return this.#child?.pid ?? 0;
  }

  async start(): Promise<void> {
    const env = { ...process.env, ...rendererMemory, PORT: String(this.#port), SCRATCH_DIR: this.#scratchDir };
    const args = ["--import", "./test/container/announceDrawings.ts", "container/server/main.ts"];
    const child = spawn("node", args, { env, stdio: ["ignore", "pipe", "inherit"] });
    this.#child = child;
    createInterface({ input: child.stdout }).on("line", (line) => {
      const [, what, still = ""] = /^(begun|drawn) (.+)$/.exec(line) ?? [];
      const counts = what === "begun" ? this.begun : what === "drawn" ? this.drawn : null;
      counts?.set(still, (counts.get(still) ?? 0) + 1);
    });
    await untilHealthy(`${this.url}/health`, child, 60_000);
  }

  kill(): void {
    this.#child?.kill("SIGKILL");
  }

  /** Stops its process where it is, until `letGo`. */
  hold(): void {
    this.#child?.kill("SIGSTOP");
  }

  letGo(): void {
    this.#child?.kill("SIGCONT");
  }

  async stop(): Promise<void> {
    if (this.#child) await stop(this.#child);
    rmSync(this.#scratchDir, { recursive: true, force: true });
  }
}

/** Deliveries of at most `most` concepts that make up `concepts`. */
export function splitIntoDeliveries(concepts: number, most: number): number[] {
  const deliveries = Math.ceil(concepts / most);
  return Array.from(
    { length: deliveries },
    (_, i) => Math.floor((concepts * (i + 1)) / deliveries) - Math.floor((concepts * i) / deliveries),
  );
}

export function pause(durationMs: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, durationMs));
}
