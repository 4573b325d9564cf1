import { randomFrom } from "../../container/engine/random.ts";
import { callJson } from "../../scripts/client.ts";
import { creditsPerConcept } from "../../src/core/credits/pricing.ts";
import { startReceiver } from "../setup/receiver.ts";
import type { Instance } from "./instance.ts";
import { checkLedger } from "./ledgerCheck.ts";
import type { Onboarded } from "./onboarded.ts";
import { checkEvent, checkFiles, type Delivery } from "./outcomeChecks.ts";

export interface KillFigures {
  kills: number;
  deliveries: number;
  completed: number;
  failed: number;
  /** From the moment the restarted service answers to the end of the last delivery of that cycle. */
  slowestRecoveryMs: number;
  medianRecoveryMs: number;
  /** Order calls that the kill left without an answer, and how many of them had been accepted nevertheless. */
  lostAnswers: number;
  lostButAccepted: number;
  /** Every promise that was not kept, with its cycle. */
  violations: string[];
}

interface KillCyclesOptions {
  /** Gives the service that is killed, with these settings. */
  openService: (env: Record<string, string>) => Promise<Onboarded>;
  kills: number;
  seed: number;
  onCycle?: (line: string) => void;
}

interface Order {
  key: string;
  path: string;
  body: { count: number; format: "static" | "full"; webhook_url: string };
  eventsExpected: number;
  startAfterMs: number;
  /** When an operator gives the delivery up, right before the kill, so that refunds are interrupted too. */
  giveUpAfterMs: number | null;
  costCredits: number;
}

interface Answer {
  delivery_id: string;
  replayed_from_idempotency_key?: boolean;
}

interface World {
  instance: Instance;
  apiKey: string;
  receiverUrl: string;
  random: () => number;
}

type Ended = Delivery & { order: Order };

const maxKillAfterMs = 4_000;
/** One order of each cycle, and each giving up, starts so shortly before the kill that its answer is often lost. */
const lastMomentsMs = 60;
/** Past this a delivery counts as stuck. The promise of 60 s is for the soak to judge. */
const stuckAfterMs = 180_000;
const pollEveryMs = 250;

/** Kills the whole service with SIGKILL at seeded random moments while deliveries run, and checks what is left after each. */
export async function runKillCycles({ openService, kills, seed, onCycle }: KillCyclesOptions): Promise<KillFigures> {
  const { instance, account } = await openService({ WEBHOOK_RETRY_SECONDS: "1,2,3" });
  const receiver = await startReceiver();
  try {
    await instance.start();
    await callJson(`${instance.url}/operator/v1/accounts/${account.account_id}/credits`, {
      token: instance.operatorToken,
      json: { credits: 1_000_000, reason: "kill cycles" },
    });
    const world: World = { instance, apiKey: account.api_key, receiverUrl: receiver.url, random: randomFrom(seed) };
    const ended: Ended[] = [];
    const recoveriesMs: number[] = [];
    const violations: string[] = [];
    let [lostAnswers, lostButAccepted] = [0, 0];
    for (let cycle = 1; cycle <= kills; cycle++) {
      const outcome = await oneCycle(world, cycle);
      ended.push(...outcome.ended);
      recoveriesMs.push(outcome.recoveryMs);
      lostAnswers += outcome.lostAnswers;
      lostButAccepted += outcome.lostButAccepted;
      const faults = [...outcome.faults, ...(await ledgerFaults(world, ended))];
      violations.push(...faults.map((fault) => `seed ${seed}, cycle ${cycle}: ${fault}`));
      onCycle?.(
        `kill ${cycle} of ${kills} after ${outcome.killAfterMs} ms: ${outcome.ended.length} deliveries, ` +
          `${outcome.lostAnswers} answers lost, recovered in ${outcome.recoveryMs} ms${faults.map((fault) => `\n  FAULT ${fault}`).join("")}`,
      );
    }
    return {
      kills,
      deliveries: ended.length,
      completed: ended.filter(({ status }) => status === "completed").length,
      failed: ended.filter(({ status }) => status === "failed").length,
      slowestRecoveryMs: Math.max(...recoveriesMs),
      medianRecoveryMs: recoveriesMs.sort((a, b) => a - b)[Math.floor(recoveriesMs.length / 2)] ?? NaN,
      lostAnswers,
      lostButAccepted,
      violations,
    };
  } finally {
    await instance.dispose();
    await receiver.close();
  }
}

async function oneCycle(world: World, cycle: number) {
  const { instance, random } = world;
  const killAfterMs = Math.round(random() * maxKillAfterMs);
  const orders = plannedOrders(world, cycle, killAfterMs);
  const startedAtMs = performance.now();
  const until = (afterMs: number) => sleep(Math.max(0, startedAtMs + afterMs - performance.now()));
  const calls = orders.map(async (order) => {
    await until(order.startAfterMs);
    const answer = await place(world, order).catch(() => null);
    if (answer === null || order.giveUpAfterMs === null) return answer;
    await until(order.giveUpAfterMs);
    await giveUp(world, answer.delivery_id).catch(() => null);
    return answer;
  });
  await sleep(killAfterMs);
  await instance.killEverything();
  const answers = await Promise.all(calls);
  await instance.start();
  const readyAtMs = performance.now();

  const faults: string[] = [];
  const found = await Promise.all(
    orders.map(async (order, i) => {
      const before = answers[i]?.delivery_id;
      const again = await placeAgain(world, order);
      if (before !== undefined && again.delivery_id !== before)
        faults.push(`${order.key} was ${before} before the kill and ${again.delivery_id} after it`);
      return { order, again, delivery: await untilEnded(world, again.delivery_id) };
    }),
  );
  const recoveryMs = Math.round(performance.now() - readyAtMs);
  const ended = found.map(({ order, delivery }) => ({ ...delivery, order }));
  for (const { order, ...delivery } of ended) {
    if (delivery.status === "completed")
      faults.push(...(await checkFiles(delivery, order.body.format, order.body.count)));
    else if (delivery.status !== "failed") faults.push(`${delivery.delivery_id} is stuck: ${delivery.raw_status}`);
    faults.push(...(await checkEvent(`${world.receiverUrl}${order.path}`, delivery, order.eventsExpected)));
  }
  const lost = found.filter((_, i) => answers[i] === null);
  return {
    killAfterMs,
    recoveryMs,
    ended,
    faults,
    lostAnswers: lost.length,
    lostButAccepted: lost.filter(({ again }) => again.replayed_from_idempotency_key).length,
  };
}

/** Two to four orders at random moments before the kill, the last one right before it. */
function plannedOrders({ random, receiverUrl }: World, cycle: number, killAfterMs: number): Order[] {
  const orders = 2 + Math.floor(random() * 3);
  return Array.from({ length: orders }, (_, i) => {
    const format = random() < 0.5 ? "static" : "full";
    const count = random() < 0.5 ? 1 : 2;
    const refusedFirst = random() < 0.25;
    const beforeKillMs = (i === orders - 1 ? lastMomentsMs : killAfterMs) * random();
    const isGivenUp = random() < 0.2;
    const path = `/cycle-${cycle}-order-${i}`;
    return {
      key: `kill-${cycle}-${i}`,
      path,
      body: { count, format, webhook_url: `${receiverUrl}${path}${refusedFirst ? "?statuses=500,200" : ""}` },
      eventsExpected: refusedFirst ? 2 : 1,
      startAfterMs: Math.max(0, killAfterMs - beforeKillMs),
      giveUpAfterMs: isGivenUp ? killAfterMs - lastMomentsMs * random() : null,
      costCredits: creditsPerConcept[format] * count,
    };
  });
}

function place({ instance, apiKey }: World, { key, body }: Order): Promise<Answer> {
  return callJson<Answer>(`${instance.url}/v1/ads/generate`, {
    token: apiKey,
    headers: { "idempotency-key": key },
    json: body,
    signal: AbortSignal.timeout(30_000),
  });
}

function giveUp({ instance }: World, deliveryId: string): Promise<unknown> {
  return callJson(`${instance.url}/operator/v1/deliveries/${deliveryId}/fail`, {
    token: instance.operatorToken,
    json: { reason: "given up right before a kill" },
    signal: AbortSignal.timeout(30_000),
  });
}

/** The call under the same Idempotency-Key after the restart; also a client of the world outside tries more than once. */
async function placeAgain(world: World, order: Order): Promise<Answer> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await place(world, order);
    } catch (error) {
      if (attempt === 5) throw error;
      await sleep(1_000);
    }
  }
}

/** The delivery when it has ended, or as it is when it does not end. */
async function untilEnded({ instance, apiKey }: World, id: string): Promise<Delivery> {
  const deadline = performance.now() + stuckAfterMs;
  for (;;) {
    const delivery = await callJson<Delivery>(`${instance.url}/v1/deliveries/${id}`, { token: apiKey });
    if (["completed", "failed"].includes(delivery.status) || performance.now() > deadline) return delivery;
    await sleep(pollEveryMs);
  }
}

async function ledgerFaults({ instance, apiKey }: World, ended: Ended[]): Promise<string[]> {
  const deliveries = ended.map(({ delivery_id, order, status }) => ({
    id: delivery_id,
    costCredits: order.costCredits,
    failed: status === "failed",
  }));
  const token = instance.operatorToken;
  const { sound } = await callJson<{ sound: boolean }>(`${instance.url}/operator/v1/ledger`, { token });
  const faults = await checkLedger(instance.url, apiKey, deliveries);
  return sound ? faults : [...faults, "the operator interface calls the ledger broken"];
}

function sleep(durationMs: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, durationMs));
}
