/**
 * The backlog: CONCEPTS static concepts (default 200) in deliveries of 50 at once, of which a proxy refuses and loses some between Worker
 * and renderer, from the seed SEED (default 1); in their middle a single static. RENDERER_KILLS (default 0) times the renderer
 * dies by `kill -9` meanwhile and comes back.
 */
import { availableParallelism } from "node:os";
import { callJson } from "../../scripts/client.ts";
import { checkLedger } from "../e2e/ledgerCheck.ts";
import { checkFiles, type Delivery } from "../e2e/outcomeChecks.ts";
import { randomFrom } from "../../container/engine/random.ts";
import { openBacklogWorld, pause, splitIntoDeliveries, type BacklogWorld } from "./backlogWorld.ts";
import type { Fate, PassedRender } from "./refusingProxy.ts";
import { reportFigures } from "./report.ts";

const concepts = Number(process.env.CONCEPTS ?? 200);
const seed = Number(process.env.SEED ?? 1);
const kills = Number(process.env.RENDERER_KILLS ?? 0);
/** Of the orders that reach the proxy. */
const refusedShare = 0.15;
const lostShare = 0.1;
/** Of one concept. Losing the renderer is counted apart from failing, up to ten times, and a killed one is lost too. */
const mostLost = 5;
/** Three kills come within a minute, however slow the machine is. */
const mostBetweenKillsMs = 20_000;
const creditsEach = 5;
/** Far more than this takes on a machine that is busy with other things. */
const stuckAfterMs = concepts * 10_000 + 120_000;

const random = randomFrom(seed);
const losses = new Map<string, number>();
const isLoss = (fate: Fate) => fate === "dropped" || fate === "cut" || fate === "lost";

function fateOf(concept: string): Fate {
  const [chance, which] = [random(), random()];
  if (chance < refusedShare) return which < 0.5 ? "busy" : "overloaded";
  const lost = losses.get(concept) ?? 0;
  if (chance >= refusedShare + lostShare || lost >= mostLost) return "served";
  losses.set(concept, lost + 1);
  return which < 1 / 3 ? "dropped" : which < 2 / 3 ? "cut" : "lost";
}

console.log(`soak: a backlog of ${concepts} concepts, SEED=${seed}, RENDERER_KILLS=${kills}`);
const world = await openBacklogWorld(fateOf);
try {
  const startedAtMs = performance.now();
  const counts = splitIntoDeliveries(concepts, 50);
  const ids = await Promise.all(counts.map((count) => world.order(count, "static")));
  const killing = killAlong(world);
  await untilDone(world, concepts / 2);
  const single = await orderSingle(world);
  const deliveries = await world.untilEnded([...ids, single.id], stuckAfterMs);
  await killing;
  const seconds = Math.round((performance.now() - startedAtMs) / 1000);
  const problems = [
    ...(await outcomeProblems(world, deliveries, [...counts, 1])),
    ...drawingProblems(world),
    ...singleProblems(world, single),
  ];
  const { renders } = world.proxy;
  const count = (...fates: Fate[]) => renders.filter(({ fate }) => fates.includes(fate)).length;
  reportFigures({
    figures: {
      seed,
      concepts,
      seconds,
      rendererKills: kills,
      refused: count("busy", "overloaded"),
      dropped: count("dropped"),
      cut: count("cut"),
      lost: count("lost"),
      stillsDrawn: total(world.renderer.drawn),
      stillsBegunInVain: total(world.renderer.begun) - total(world.renderer.drawn),
      startedBeforeTheSingle: startedBefore(world, single),
      drawnWhenItCame: single.drawing,
      secondsOfTheSingle: Math.round(single.startedAfterMs(world) / 100) / 10,
    },
    problems,
  });
} finally {
  await world.close();
}

interface Single {
  id: string;
  acceptedAtMs: number;
  /** Concepts that were being drawn and handed on at that moment. */
  drawing: number;
  startedAfterMs(world: BacklogWorld): number;
}

async function orderSingle(world: BacklogWorld): Promise<Single> {
  const id = await world.order(1, "static");
  const acceptedAtMs = performance.now();
  const isDrawn = ({ fate, startedAtMs, doneAtMs }: PassedRender) =>
    fate === "served" && startedAtMs !== null && doneAtMs === null;
  const drawing = world.proxy.renders.filter(isDrawn).length;
  return {
    id,
    acceptedAtMs,
    drawing,
    startedAfterMs: ({ proxy }) => (startOf(proxy.renders, id) ?? Infinity) - acceptedAtMs,
  };
}

function startOf(renders: BacklogWorld["proxy"]["renders"], id: string): number | null {
  return renders.find(({ deliveryId, startedAtMs }) => deliveryId === id && startedAtMs !== null)?.startedAtMs ?? null;
}

/** How many renders began between the acceptance of the single one and its own start. */
function startedBefore({ proxy: { renders } }: BacklogWorld, { id, acceptedAtMs }: Single): number {
  const startedAtMs = startOf(renders, id) ?? Infinity;
  const isBetween = (atMs: number | null) => atMs !== null && atMs > acceptedAtMs && atMs < startedAtMs;
  return renders.filter((render) => render.deliveryId !== id && isBetween(render.startedAtMs)).length;
}

function singleProblems(world: BacklogWorld, single: Single): string[] {
  const [before, places] = [startedBefore(world, single), availableParallelism()];
  return before > places
    ? [`${before} concepts were begun before the single one that came, with ${places} places`]
    : [];
}

async function outcomeProblems(world: BacklogWorld, deliveries: Delivery[], counts: number[]): Promise<string[]> {
  const { instance, apiKey } = world;
  const problems: string[] = [];
  for (const [i, delivery] of deliveries.entries()) {
    const { delivery_id: id, status, raw_status: rawStatus } = delivery;
    if (status !== "completed") problems.push(`${id} is ${status}: ${rawStatus}`);
    else problems.push(...(await checkFiles(delivery, "static", counts[i] ?? 0)));
    const finished = await finishedConcepts(world, id);
    if (finished.length !== counts[i] || new Set(finished).size !== counts[i])
      problems.push(`${id} came to ${finished.length} finished concepts of ${counts[i]}`);
  }
  const charged = deliveries.map(({ delivery_id: id, status }, i) => ({
    id,
    costCredits: creditsEach * (counts[i] ?? 0),
    failed: status === "failed",
  }));
  return [...problems, ...(await checkLedger(instance.url, apiKey, charged))];
}

async function finishedConcepts({ instance }: BacklogWorld, id: string): Promise<number[]> {
  const { journal } = await callJson<{ journal: { entry: string }[] }>(
    `${instance.url}/operator/v1/deliveries/${id}/journal`,
    { token: instance.operatorToken },
  );
  return journal
    .filter(({ entry }) => entry.startsWith('{"kind":"conceptFinished"'))
    .map(({ entry }) => (JSON.parse(entry) as { concept: number }).concept);
}

/** Every concept's two stills were drawn to their end once; only what a killed renderer took along is drawn again. */
function drawingProblems({ renderer, proxy }: BacklogWorld): string[] {
  const problems: string[] = [];
  const stills = 2 * (concepts + 1);
  if (renderer.drawn.size !== stills) problems.push(`${renderer.drawn.size} different stills were drawn of ${stills}`);
  const again = total(renderer.drawn) - renderer.drawn.size;
  // Each of its places had a concept of two stills.
  const mostAgain = kills * availableParallelism() * 2;
  if (again > mostAgain) problems.push(`${again} stills were drawn again`);
  const inVain = total(renderer.begun) - total(renderer.drawn);
  const mostInVain = 2 * proxy.renders.filter(({ fate }) => isLoss(fate)).length + mostAgain;
  if (inVain > mostInVain) problems.push(`${inVain} stills were begun in vain`);
  const done = new Set(proxy.renders.filter(({ doneAtMs }) => doneAtMs !== null).map(({ concept }) => concept));
  if (done.size !== concepts + 1) problems.push(`${done.size} concepts were handed on of ${concepts + 1}`);
  return problems;
}

async function killAlong(world: BacklogWorld): Promise<void> {
  for (let kill = 1; kill <= kills; kill++) {
    const isFurther = untilDone(world, (concepts * kill) / (kills + 1));
    await (kill === 1 ? isFurther : Promise.race([isFurther, pause(mostBetweenKillsMs)]));
    world.renderer.kill();
    await pause(1_000);
    await world.renderer.start();
  }
}

async function untilDone({ proxy }: BacklogWorld, wanted: number): Promise<void> {
  const deadlineMs = performance.now() + stuckAfterMs;
  while (proxy.renders.filter(({ doneAtMs }) => doneAtMs !== null).length < wanted) {
    if (performance.now() > deadlineMs) throw new Error(`the backlog stands still before ${wanted} concepts`);
    await pause(20);
  }
}

function total(counts: ReadonlyMap<string, number>): number {
  return [...counts.values()].reduce((sum, count) => sum + count, 0);
}
