/**
 * `npm run bench:onboarding`: how long a shop of PRODUCTS products (default 200) takes from the call to `ready_for_ads`. Medians
 * of RUNS runs (default 3), each on a new account; the shop answers after LATENCY_MS (default 30) each time.
 */
import { cpus } from "node:os";
import { callJson, createAccount, onboard } from "../../scripts/client.ts";
import { freePort } from "../../scripts/processes.ts";
import { startService } from "../../scripts/service.ts";
import { startLargeShop } from "../setup/largeShop.ts";

const runs = Number(process.env.RUNS ?? 3);
const products = Number(process.env.PRODUCTS ?? 200);
const latencyMs = Number(process.env.LATENCY_MS ?? 30);

const shop = await startLargeShop({ products, latencyMs });
const service = await startService({ port: await freePort(), dataDir: ".data/bench", verbose: false });
try {
  const seconds: number[] = [];
  let usable = 0;
  for (let run = 0; run < runs; run++) {
    const account = await createAccount(service.url, service.operatorToken, `bench${run}@example.com`);
    const started = performance.now();
    await onboard(service.url, account.api_key, shop.url, { timeoutMs: 600_000 });
    seconds.push((performance.now() - started) / 1000);
    const list = await callJson<{ usable_count: number }>(`${service.url}/v1/products`, { token: account.api_key });
    usable = list.usable_count;
  }
  seconds.sort((a, b) => a - b);
  const [fastest = NaN] = seconds;
  const median = seconds[Math.floor(seconds.length / 2)] ?? NaN;
  console.log(
    `\n${cpus().length} cores, ${products} products (${usable} usable), ${latencyMs} ms latency, ${shop.requests()} requests in ${runs} runs`,
  );
  console.log("| median s | fastest s | slowest s |\n|---|---|---|");
  console.log(`| ${[median, fastest, seconds.at(-1) ?? NaN].map((value) => value.toFixed(1)).join(" | ")} |`);
} finally {
  await shop.close();
  await service.stop();
}
