/**
 * `npm run bench`: how long a delivery of one concept takes, from the call to `completed`, on a warm instance. Medians of
 * RUNS runs (default 5), both formats in turn in the same run.
 */
import { cpus } from "node:os";
import { startSampleShop } from "../../sample-shop/server.ts";
import { callJson, createAccount, onboard } from "../../scripts/client.ts";
import { freePort } from "../../scripts/processes.ts";
import { startService } from "../../scripts/service.ts";

const runs = Number(process.env.RUNS ?? 5);
/** What the spec's service takes ("Typical wait"). */
const specSeconds = { static: "60 to 120", full: "120 to 240" };

const service = await startService({ port: await freePort(), dataDir: ".data/bench", verbose: false });
const shop = await startSampleShop();
try {
  const account = await createAccount(service.url, service.operatorToken, "bench@example.com");
  await callJson(`${service.url}/operator/v1/accounts/${account.account_id}/credits`, {
    token: service.operatorToken,
    json: { credits: 10_000, reason: "benchmark" },
  });
  const onboardingStarted = performance.now();
  await onboard(service.url, account.api_key, shop.url, { timeoutMs: 120_000 });
  const onboardingSeconds = (performance.now() - onboardingStarted) / 1000;

  const deliver = async (format: "static" | "full", count = 1): Promise<number> => {
    const started = performance.now();
    const answer = await callJson<{ status: string; delivery_id: string }>(`${service.url}/v1/ads/generate`, {
      token: account.api_key,
      headers: { prefer: "wait" },
      json: { format, count },
    });
    if (answer.status !== "completed")
      throw new Error(`The ${format} delivery ${answer.delivery_id} ended as ${answer.status}.`);
    return (performance.now() - started) / 1000;
  };

  await deliver("static");
  await deliver("full");
  const seconds: Record<"static" | "full", number[]> = { static: [], full: [] };
  for (let run = 0; run < runs; run++) {
    seconds.static.push(await deliver("static"));
    seconds.full.push(await deliver("full"));
  }
  console.log(
    `\n${cpus().length} cores, medians of ${runs} runs, warm; onboarding of the sample shop ${onboardingSeconds.toFixed(1)} s\n`,
  );
  console.log("| one concept | median s | fastest s | slowest s | spec's service s |");
  console.log("|---|---|---|---|---|");
  for (const format of ["static", "full"] as const) {
    const sorted = seconds[format].sort((a, b) => a - b);
    const median = sorted[Math.floor(sorted.length / 2)] ?? NaN;
    const figures = [median, sorted[0] ?? NaN, sorted.at(-1) ?? NaN].map((value) => value.toFixed(2)).join(" | ");
    console.log(`| ${format} | ${figures} | ${specSeconds[format]} |`);
  }
} finally {
  await shop.close();
  await service.stop();
}
