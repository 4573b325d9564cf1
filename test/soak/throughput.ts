/**
 * The throughput: CONCEPTS concepts (default 100) of FORMAT `static` (default) or `full`, queued at once. As many a minute at the end
 * as at the beginning, no memory kept for each concept, and never more than 1 GB for the renderer with its children.
 */
import { usualIdleMs } from "../../container/pictures/outlines/outlinePool.ts";
import { cpuMsOfFamily } from "../bench/cpuOfFamily.ts";
import { processesOf } from "../e2e/instanceProcesses.ts";
import { openBacklogWorld, pause, splitIntoDeliveries, type BacklogWorld } from "./backlogWorld.ts";
import { reportFigures } from "./report.ts";
import { residentMiBOf } from "./residentMemory.ts";

const concepts = Number(process.env.CONCEPTS ?? 100);
const format = process.env.FORMAT === "full" ? "full" : "static";
const stuckAfterMs = concepts * (format === "full" ? 60_000 : 10_000) + 120_000;
const mostSlowdown = 1.5;
/** Of the renderer with its children, on two cores: 1 GB. */
const mostRendererMiB = 953;
/**
 * Growth after warm-up, for each concept. A still's pixels alone are 6 MiB: whoever forgot to give back one picture of a concept
 * would be far above, and what the allocator does from one moment to the next lies below.
 */
const mostGrowthMiBPerConcept = 0.5;
const sampleEveryMs = 100;
const outlineModelEndsMs = usualIdleMs + 5_000;
/** Of the process of the Worker and the emulator, from warm-up to the end. */
const mostWorkerdGrowth = 1.15;
/**
 * Each style, font and layout takes its room the first time, and code is compiled as it gets warm: of 100 concepts the first third
 * still has most of that before it. Growth is measured from there on.
 */
const warmAfter = Math.ceil(concepts / 3);

/** After so many concepts: memory in MiB, and the processor time that the renderer has taken in all. */
interface Sample {
  done: number;
  renderer: number;
  worker: number;
  rendererCpuMs: number;
}

console.log(`soak: ${concepts} ${format} concepts queued at once`);
const world = await openBacklogWorld(() => "served");
try {
  // The outline model, which read the shop, ends when it has been idle for a while; what is measured is drawing.
  await pause(outlineModelEndsMs);
  const startedAtMs = performance.now();
  const counts = splitIntoDeliveries(concepts, 50);
  const ids = await Promise.all(counts.map((count) => world.order(count, format)));
  const sampling = sampleMemory(world);
  const deliveries = await world.untilEnded(ids, stuckAfterMs);
  const samples = await sampling;
  const doneAtMs = completions(world);
  const third = Math.floor(concepts / 3);
  const [first, last] = [intervals(doneAtMs.slice(0, third + 1)), intervals(doneAtMs.slice(-third - 1))];
  const slowdown = median(last) / median(first);
  const span = Math.ceil(concepts / 20);
  const warm = samples.filter(({ done }) => Math.abs(done - warmAfter) <= span);
  const end = samples.filter(({ done }) => done >= concepts - 2 * span);
  const mostMiB = Math.max(...samples.map(({ renderer }) => renderer));
  showSeries(samples);
  const workerdGrowth = median(end.map(({ worker }) => worker)) / median(warm.map(({ worker }) => worker));
  const growth = (of: "renderer" | "worker") =>
    (median(end.map((sample) => sample[of])) - median(warm.map((sample) => sample[of]))) /
    (concepts - span - warmAfter);
  reportFigures({
    figures: {
      concepts,
      seconds: round((performance.now() - startedAtMs) / 1000),
      medianIntervalFirstThirdMs: round(median(first)),
      medianIntervalLastThirdMs: round(median(last)),
      slowdown: round(slowdown, 2),
      conceptsPerMinuteFirstThird: round(60_000 / mean(first), 1),
      conceptsPerMinuteLastThird: round(60_000 / mean(last), 1),
      rendererCpuMsPerConceptFirstThird: round(cpuMsPerConcept(samples, 0, third)),
      rendererCpuMsPerConceptLastThird: round(cpuMsPerConcept(samples, concepts - third, concepts)),
      [`rendererMiBAfter${warmAfter}`]: round(median(warm.map(({ renderer }) => renderer))),
      rendererMiBAtTheEnd: round(median(end.map(({ renderer }) => renderer))),
      rendererMiBAtMost: round(mostMiB),
      rendererGrowthKiBPerConcept: round(1024 * growth("renderer")),
      [`workerdMiBAfter${warmAfter}`]: round(median(warm.map(({ worker }) => worker))),
      // Our Worker and, in the same process, the emulator's databases, buckets and queues.
      workerdMiBAtTheEnd: round(median(end.map(({ worker }) => worker))),
      workerdGrowthKiBPerConcept: round(1024 * growth("worker")),
    },
    problems: [
      ...deliveries.filter(({ status }) => status !== "completed").map((one) => `${one.delivery_id} is ${one.status}`),
      ...(doneAtMs.length === concepts ? [] : [`${doneAtMs.length} concepts were handed on of ${concepts}`]),
      ...(slowdown > mostSlowdown ? [`the last third took ${round(slowdown, 2)} times as long as the first`] : []),
      ...(growth("renderer") > mostGrowthMiBPerConcept
        ? [`the renderer kept ${round(growth("renderer"), 2)} MiB of each concept`]
        : []),
      ...(workerdGrowth > mostWorkerdGrowth ? [`workerd's memory grew ${round(workerdGrowth, 2)} times`] : []),
      ...(mostMiB > mostRendererMiB ? [`the renderer took ${round(mostMiB)} MiB, more than ${mostRendererMiB}`] : []),
    ],
  });
} finally {
  await world.close();
}

async function sampleMemory({ renderer, instance, proxy }: BacklogWorld): Promise<Sample[]> {
  const workers = processesOf(instance.dataDir)
    .filter(({ command }) => command[0]?.endsWith("workerd"))
    .map(({ pid }) => pid);
  const samples: Sample[] = [];
  const deadlineMs = performance.now() + stuckAfterMs;
  const done = () => proxy.renders.filter((render) => render.doneAtMs !== null).length;
  for (; done() < concepts && performance.now() < deadlineMs; await pause(sampleEveryMs))
    samples.push({
      done: done(),
      renderer: residentMiBOf([renderer.pid]),
      worker: residentMiBOf(workers),
      rendererCpuMs: cpuMsOfFamily(renderer.pid) ?? NaN,
    });
  return samples;
}

/** What one concept cost between two numbers of finished ones: unlike time, hardly a matter of what else the machine does. */
function cpuMsPerConcept(samples: readonly Sample[], from: number, to: number): number {
  const within = samples.filter(({ done }) => done >= from && done <= to);
  const [first, last] = [within[0], within.at(-1)];
  return first && last ? (last.rendererCpuMs - first.rendererCpuMs) / (last.done - first.done) : NaN;
}

function showSeries(samples: readonly Sample[]): void {
  console.log("\n| concepts | renderer MiB | workerd MiB |\n|---|---|---|");
  for (let tenth = 1; tenth <= 10; tenth++) {
    const of = samples.filter(({ done }) => Math.ceil((10 * (done + 1)) / concepts) === tenth);
    const memory = (["renderer", "worker"] as const).map((what) => round(median(of.map((sample) => sample[what]))));
    console.log(`| ${Math.round((concepts * tenth) / 10)} | ${memory.join(" | ")} |`);
  }
}

function completions({ proxy }: BacklogWorld): number[] {
  return proxy.renders.flatMap(({ doneAtMs }) => doneAtMs ?? []).sort((a, b) => a - b);
}

function intervals(momentsMs: readonly number[]): number[] {
  return momentsMs.slice(1).map((atMs, i) => atMs - (momentsMs[i] ?? atMs));
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function round(value: number, digits = 0): number {
  return Number(value.toFixed(digits));
}
