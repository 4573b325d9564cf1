/**
 * The steady load: for MINUTES minutes (default 30) orders come evenly, so many that the renderer draws LOAD (default 0.8) of the time, every
 * 25th of them with videos; what it can draw is measured first. Memory has to stay flat. In the middle one account orders more than it may
 * in a minute, and the renderer is asked for more than its line holds: what is refused says when to come again, and nothing is lost.
 */
import { randomUUID } from "node:crypto";
import { request } from "node:http";
import { callJson } from "../../scripts/client.ts";
import { creditsPerConcept } from "../../src/core/credits/pricing.ts";
import { protocolHeader, rendererProtocol, waitingPerPlace } from "../../src/core/rendering/protocol.ts";
import { limitsPerMinute } from "../../src/ports/rateLimits.ts";
import { makeCalls, type Answered, type HttpCall } from "../bench/manyCalls.ts";
import { checkLedger, type EndedDelivery } from "../e2e/ledgerCheck.ts";
import { processesOf } from "../e2e/instanceProcesses.ts";
import { openBacklogWorld, pause } from "./backlogWorld.ts";
import { reportFigures } from "./report.ts";
import { residentMiBByProgram, residentMiBOf } from "./residentMemory.ts";
import { WorkerHeap } from "./workerHeap.ts";

type Format = "static" | "full";

const minutes = Number(process.env.MINUTES ?? 30);
const load = Number(process.env.LOAD ?? 0.8);
/** One order of so many is with videos. */
const fullEvery = 25;
/** Concepts by which it is measured what the renderer draws. */
const measured: Record<Format, number> = { static: 40, full: 4 };
const sampleEveryMs = 5_000;
/** Of the renderer with its children: 1 GB. */
const mostRendererMiB = 953;
const mostGrowthMiBPerConcept = 0.5;
/** Of the Worker's heap, from the end of the first third on. */
const mostWorkerGrowth = 1.15;
const endedWithinMs = 10 * 60_000;

interface Sample {
  atMs: number;
  /** Concepts that have been drawn and handed on. */
  done: number;
  renderer: number;
  /** The same for each of its programs. */
  programs: ReadonlyMap<string, number>;
  /** Our Worker's heap. */
  worker: number;
  /** The process in which it runs, with the emulator's databases, buckets and queues. */
  emulator: number;
}

const accepted: EndedDelivery[] = [];
const problems: string[] = [];
const answeredMs: number[] = [];
let conceptsOrdered = 0;

const world = await openBacklogWorld(() => "served");
try {
  const secondsEach = { static: await secondsOfConcept("static"), full: await secondsOfConcept("full") };
  const meanSeconds = ((fullEvery - 1) * secondsEach.static + secondsEach.full) / fullEvery;
  const intervalMs = (1000 * meanSeconds) / load;
  console.log(`soak: ${minutes} minutes, an order every ${round(intervalMs)} ms`);
  const conceptsBefore = conceptsOrdered;
  answeredMs.length = 0;
  const endAtMs = performance.now() + minutes * 60_000;
  const sampling = sampleMemory(endAtMs);
  const [mostWaiting, refusals] = await Promise.all([orderEvenly(intervalMs, endAtMs), pastTheLimits()]);
  const samples = await sampling;
  await untilAllEnded();
  problems.push(...(await checkLedger(world.instance.url, world.apiKey, accepted)));
  const memory = judgeMemory(samples);
  showSeries(samples);
  reportFigures({
    figures: {
      minutes,
      secondsOfTheRendererForAStillConcept: round(secondsEach.static, 2),
      secondsOfTheRendererForAFullConcept: round(secondsEach.full, 2),
      msBetweenOrders: round(intervalMs),
      concepts: conceptsOrdered - conceptsBefore,
      mostConceptsUnderWay: mostWaiting,
      msOfAnAcceptMedian: round(quantile(answeredMs, 0.5)),
      msOfAnAccept95thPercentile: round(quantile(answeredMs, 0.95)),
      ...memory,
      ...refusals,
      ordersAccepted: accepted.length,
    },
    problems,
  });
} finally {
  await world.close();
}

function drawn(): number {
  return world.proxy.renders.filter(({ doneAtMs }) => doneAtMs !== null).length;
}

/** Queues some concepts at once: how long the renderer takes for each, with all its places at work. */
async function secondsOfConcept(format: Format): Promise<number> {
  // The first few make it warm.
  await order(2, format);
  await untilAllEnded();
  const drawnBefore = drawn();
  const startedMs = performance.now();
  await order(measured[format], format);
  while (drawn() < drawnBefore + measured[format]) await pause(20);
  const seconds = (performance.now() - startedMs) / 1000 / measured[format];
  await untilAllEnded();
  return seconds;
}

/** Orders one concept after another, each at its time however long the answers take; gives how many were under way at most. */
async function orderEvenly(intervalMs: number, endAtMs: number): Promise<number> {
  const startedMs = performance.now();
  const orders: Promise<void>[] = [];
  let most = 0;
  for (let i = 0; startedMs + i * intervalMs < endAtMs; i++) {
    await pause(Math.max(0, startedMs + i * intervalMs - performance.now()));
    orders.push(order(1, i % fullEvery === fullEvery - 1 ? "full" : "static"));
    most = Math.max(most, conceptsOrdered - drawn());
  }
  await Promise.all(orders);
  return most;
}

/** Orders until it is accepted: a refusal for too many calls is sent again under its key when its time is over. */
async function order(count: number, format: Format): Promise<void> {
  const call = orderCall({ count, format });
  for (;;) {
    const { answers } = await makeCalls([call], 1);
    const [answer] = answers;
    if (answer === undefined) throw new Error("There is no answer.");
    if (answer.status === 202) {
      answeredMs.push(answer.tookMs);
      return accept(answer, count, format);
    }
    if (!isProperRefusal(answer)) return void problems.push(`an order was answered ${answer.status}`);
    await pause(1000 * (answer.retryAfterSeconds ?? 0));
  }
}

function orderCall(json: { count: number; format: Format; dry_run?: true }): HttpCall {
  return { url: `${world.instance.url}/v1/ads/generate`, token: world.apiKey, idempotencyKey: randomUUID(), json };
}

function accept({ body }: Answered, count: number, format: Format): void {
  const { delivery_id: id } = body as { delivery_id: string };
  conceptsOrdered += count;
  accepted.push({ id, costCredits: count * creditsPerConcept[format], failed: false });
}

function isProperRefusal({ status, retryAfterSeconds }: Answered): boolean {
  return (status === 429 || status === 503) && (retryAfterSeconds ?? 0) > 0;
}

/** In the middle of the run more calls than an account may make in a minute, and more renders than the renderer's line holds. */
async function pastTheLimits() {
  await pause(minutes * 30_000);
  const rendersRefusedWith503 = await fillTheLine();
  const calls = Array.from({ length: limitsPerMinute.generate + 100 }, (_, i) =>
    orderCall({ count: 1, format: "static", ...(i % 20 !== 0 && { dry_run: true }) }),
  );
  const { answers } = await makeCalls(calls, 32);
  const again: HttpCall[] = [];
  for (const [i, answer] of answers.entries()) {
    if (answer.status === 202) accept(answer, 1, "static");
    else if (answer.status !== 200 && !isProperRefusal(answer)) problems.push(`past the limit: ${answer.status}`);
    else if (answer.status !== 200 && i % 20 === 0) again.push(...calls.slice(i, i + 1));
  }
  const refused = answers.filter(({ status }) => status === 429).length;
  if (refused === 0) problems.push("nothing was refused past the limit");
  await pause(1000 * Math.max(0, ...answers.map(({ retryAfterSeconds }) => retryAfterSeconds ?? 0)));
  for (const call of again) {
    const [answer] = (await makeCalls([call], 1)).answers;
    if (answer?.status === 202) accept(answer, 1, "static");
    else problems.push(`sent again: ${answer?.status}`);
  }
  return { callsRefusedWith429: refused, refusedOrdersSentAgain: again.length, rendersRefusedWith503 };
}

/** Renders whose bodies never end, more than the renderer lets wait, for a second; those of the service are refused meanwhile too. */
async function fillTheLine(): Promise<number> {
  const headers = { [protocolHeader]: String(rendererProtocol), priority: "u=3", "content-type": "application/json" };
  const refusals: (string | undefined)[] = [];
  const asked = Array.from({ length: 8 * (1 + waitingPerPlace.video) }, () => {
    const render = request(`${world.renderer.url}/renders`, { method: "POST", headers }, (response) => {
      if (response.statusCode === 503) refusals.push(response.headers["retry-after"]);
      response.resume();
    });
    // What was let in is broken off below.
    render.on("error", () => undefined);
    render.write("{");
    return render;
  });
  await pause(1_000);
  for (const render of asked) render.destroy();
  if (refusals.length === 0) problems.push("the renderer refused nothing past its line");
  if (refusals.some((seconds) => !(Number(seconds) > 0))) problems.push("a 503 of the renderer had no Retry-After");
  return refusals.length;
}

/** None is under way any more, and none has failed. */
async function untilAllEnded(): Promise<void> {
  const deadlineMs = performance.now() + endedWithinMs;
  for (const status of ["queued", "processing", "rendering"])
    while ((await idsOf(status)).length > 0) {
      if (performance.now() > deadlineMs) return void problems.push(`deliveries are still ${status}`);
      await pause(500);
    }
  problems.push(...(await idsOf("failed")).map((id) => `${id} failed`));
}

async function idsOf(status: string): Promise<string[]> {
  const address = `${world.instance.url}/operator/v1/deliveries?status=${status}`;
  const token = world.instance.operatorToken;
  const { deliveries } = await callJson<{ deliveries: { delivery_id: string }[] }>(address, { token });
  return deliveries.map(({ delivery_id }) => delivery_id);
}

async function sampleMemory(endAtMs: number): Promise<Sample[]> {
  const workers = processesOf(world.instance.dataDir)
    .filter(({ command }) => command[0]?.endsWith("workerd"))
    .map(({ pid }) => pid);
  const heap = await WorkerHeap.open(workers);
  const [samples, startedMs, doneBefore]: [Sample[], number, number] = [[], performance.now(), drawn()];
  for (; performance.now() < endAtMs; await pause(sampleEveryMs)) {
    const programs = residentMiBByProgram([world.renderer.pid]);
    samples.push({
      atMs: performance.now() - startedMs,
      done: drawn() - doneBefore,
      renderer: [...programs.values()].reduce((sum, share) => sum + share, 0),
      programs,
      worker: await heap.usedMiB(),
      emulator: residentMiBOf(workers),
    });
  }
  return samples;
}

/** Growth is measured from the end of the first third to the end: until then styles, fonts and code take their room. */
function judgeMemory(samples: readonly Sample[]) {
  const tenth = Math.ceil(samples.length / 10);
  const third = Math.ceil(samples.length / 3);
  const [warm, end] = [samples.slice(third, third + tenth), samples.slice(-tenth)];
  const medianOf = (part: readonly Sample[], what: "renderer" | "worker" | "emulator" | "done") =>
    quantile(
      part.map((sample) => sample[what]),
      0.5,
    );
  const drawnBetween = medianOf(end, "done") - medianOf(warm, "done");
  const growthOf = (what: "renderer" | "emulator") => (medianOf(end, what) - medianOf(warm, what)) / drawnBetween;
  const fullest = samples.toSorted((a, b) => b.renderer - a.renderer)[0];
  const mostRenderer = fullest?.renderer ?? NaN;
  const workerGrowth = medianOf(end, "worker") / medianOf(warm, "worker");
  if (mostRenderer > mostRendererMiB) problems.push(`the renderer took ${round(mostRenderer)} MiB`);
  if (growthOf("renderer") > mostGrowthMiBPerConcept)
    problems.push(`the renderer kept ${round(growthOf("renderer"), 2)} MiB of each concept`);
  if (workerGrowth > mostWorkerGrowth) problems.push(`the Worker's heap grew ${round(workerGrowth, 2)} times`);
  return {
    rendererMiBAfterAThird: round(medianOf(warm, "renderer")),
    rendererMiBAtTheEnd: round(medianOf(end, "renderer")),
    rendererMiBAtMost: round(mostRenderer),
    ...Object.fromEntries(
      [...(fullest?.programs ?? [])].map(([name, mib]) => [`rendererMiBAtMostOf:${name}`, round(mib)]),
    ),
    rendererGrowthKiBPerConcept: round(1024 * growthOf("renderer")),
    workerHeapMiBAfterAThird: round(medianOf(warm, "worker"), 1),
    workerHeapMiBAtTheEnd: round(medianOf(end, "worker"), 1),
    emulatorMiBAfterAThird: round(medianOf(warm, "emulator")),
    emulatorMiBAtTheEnd: round(medianOf(end, "emulator")),
    emulatorGrowthKiBPerConcept: round(1024 * growthOf("emulator")),
  };
}

function showSeries(samples: readonly Sample[]): void {
  console.log("\n| minutes | concepts | renderer MiB | Worker's heap MiB | emulator MiB |\n|---|---|---|---|---|");
  for (let tenth = 1; tenth <= 10; tenth++) {
    const last = samples[Math.ceil((samples.length * tenth) / 10) - 1];
    if (last === undefined) continue;
    const { atMs, done, renderer, worker, emulator } = last;
    const cells = [round(atMs / 60_000, 1), done, round(renderer), round(worker, 1), round(emulator)];
    console.log(`| ${cells.join(" | ")} |`);
  }
}

function quantile(values: readonly number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? NaN;
}

function round(value: number, digits = 0): number {
  return Number(value.toFixed(digits));
}
