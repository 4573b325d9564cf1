import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { maxVariants } from "../../../src/core/delivery/concepts.ts";
import {
  atFile,
  atRender,
  breakRenderer,
  cutAfterLines,
  throughText,
  withoutLines,
  type Misbehaviour,
} from "./brokenRenderer.ts";
import {
  aDelivery,
  expectSettled,
  journalOf,
  mostFailures,
  mostLostRenderers,
  type End,
  type Tried,
} from "./invariants.ts";
import { rendererAnswer } from "../rendererFakes.ts";

const answer = (body: BodyInit | null, status = 200) =>
  atRender(() => Promise.resolve(rendererAnswer(body, { status })));
/** What stands before a renderer answers in its place. */
const answerOfTheRoad = (body: string, status: number) =>
  atRender(() => Promise.resolve(new Response(body, { status })));
const lines = (...events: unknown[]) => events.map((event) => `${JSON.stringify(event)}\n`).join("");
const busy = answer('{"busy":true}', 503);
const refusal = answer('{"message":"The scene is malformed."}', 400);
const reset: Misbehaviour = () => Promise.reject(new TypeError("Network connection lost."));
const aFile = {
  event: "file",
  renderId: "0".repeat(32),
  file: "vertical.jpg",
  kind: "still",
  orientation: "vertical",
  contentType: "image/jpeg",
  bytes: 1000,
};

/** Both connections break in the same moment, with the first file half-way: what it would have said after that dies with it. */
function diesDuringAFile(): Misbehaviour {
  let die: (() => void) | undefined;
  return async (real, path, init) => {
    const response = await real(path, init);
    if (path === "/renders") {
      let hasAnnounced = false;
      const text = response.body?.pipeThrough(new TextDecoderStream()).pipeThrough(
        new TransformStream<string, string>({
          start: (controller) => {
            die = () => controller.error(new Error("connection reset"));
          },
          transform(chunk, controller) {
            for (const line of chunk.split("\n").filter((part) => part !== "")) {
              if (!hasAnnounced) controller.enqueue(`${line}\n`);
              hasAnnounced ||= line.includes('"event":"file"');
            }
          },
          flush: () => new Promise<void>(() => undefined),
        }),
      );
      return new Response(text?.pipeThrough(new TextEncoderStream()) ?? null, response);
    }
    if (init?.method === "DELETE") return response;
    const bytes = await response.bytes();
    const half = new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(bytes.slice(0, bytes.length / 2)),
      pull: (controller) => {
        die?.();
        controller.error(new Error("connection reset"));
      },
    });
    return new Response(half);
  };
}

/** A renderer that is gone, and whatever a road to nowhere answers: of that no concept is to blame. */
const losses: [what: string, misbehaviour: Misbehaviour][] = [
  ["is away", reset],
  ["dies before its first word", answer(null)],
  ["dies after its first file", throughText(() => cutAfterLines(1, (controller) => controller.terminate()))],
  [
    "resets the connection after its first file",
    throughText(() => cutAfterLines(1, (controller) => controller.error(new Error("connection reset")))),
  ],
  ["answers 500", answerOfTheRoad("Internal Server Error", 500)],
  ["answers 502 with a page of HTML", answerOfTheRoad("<html><body>Bad gateway</body></html>", 502)],
  ["stops in the middle of an event", answer('{"event":"file","renderId":"00')],
  ["announces a file that it does not have", answer(lines(aFile, { event: "done" }))],
  ["loses a file before it is fetched", atFile(() => new Response("gone", { status: 404 }))],
];

/** Everything else that a renderer can do wrong and that another attempt may mend, or another composition. */
const misbehaviours: [what: string, misbehaviour: Misbehaviour][] = [
  ["answers bytes that are no text", answer(new Uint8Array([0xff, 0xfe, 0, 10, 0xc3, 0x28, 10]))],
  ["answers JSON that is no event", answer(lines({ hello: "world" }))],
  ["announces a file outside its folder", answer(lines({ ...aFile, file: "../../etc/passwd" }))],
  ["says done without a file", answer(lines({ event: "done" }))],
  ["leaves one file out", throughText(() => withoutLines('"orientation":"square"'))],
  ["has filled its disk", answer('{"message":"The renderer failed."}', 500)],
  [
    "fills its disk in the middle of a still",
    throughText(() =>
      cutAfterLines(1, (to) =>
        to.enqueue(lines({ event: "failed", message: "ENOSPC: no space left on device, write", retriable: true })),
      ),
    ),
  ],
  ["gives fewer bytes than it announced", atFile(async (file) => new Response((await file.bytes()).slice(0, 99)))],
  [
    "gives more bytes than it announced",
    atFile(async (file) => new Response(new Blob([await file.bytes(), "and more"]))),
  ],
  ["gives an empty file", atFile(() => new Response(new Blob([])))],
];

/** What happens to whom; all deliveries go on beside one another, and each test looks at one of them. */
const cases: { name: string; times: number; end: End; attempts: number; misbehaviour: Misbehaviour }[] = [
  ...[
    ...misbehaviours.map(([what, misbehaviour]) => ({ what, misbehaviour, most: mostFailures + maxVariants })),
    ...losses.map(([what, misbehaviour]) => ({ what, misbehaviour, most: mostLostRenderers + 1 })),
  ].flatMap(({ what, misbehaviour, most }) => [
    { name: `that ${what} once is asked again`, times: 1, end: "completed" as const, attempts: 2, misbehaviour },
    { name: `that ${what} always`, times: Infinity, end: "failed" as const, attempts: most, misbehaviour },
  ]),
  {
    name: "that dies while a file is fetched once is asked again",
    times: 1,
    end: "completed",
    attempts: 2,
    misbehaviour: diesDuringAFile(),
  },
  {
    name: "that dies while a file is fetched always",
    times: Infinity,
    end: "failed",
    attempts: mostLostRenderers + 1,
    misbehaviour: diesDuringAFile(),
  },
  {
    name: "that is away as often as it may is asked once more",
    times: mostLostRenderers,
    end: "completed",
    attempts: mostLostRenderers + 1,
    misbehaviour: reset,
  },
  { name: "that is busy five times is asked again", times: 5, end: "completed", attempts: 1, misbehaviour: busy },
  { name: "that refuses a scene gets another", times: 1, end: "completed", attempts: 2, misbehaviour: refusal },
  {
    name: "that refuses every scene",
    times: Infinity,
    end: "failed",
    attempts: 1 + maxVariants,
    misbehaviour: refusal,
  },
];

const tries = new Map<string, { tried: Tried; plan: { hits(): number } }>();
beforeAll(async () => {
  const renderer = breakRenderer();
  for (const { name, times, misbehaviour } of cases) {
    const tried = await aDelivery();
    tries.set(name, { tried, plan: renderer.plan(tried.deliveryId, times, misbehaviour) });
  }
});
afterAll(() => {
  vi.restoreAllMocks();
});

describe("a renderer", () => {
  it.each(cases)("$name, and the delivery is $end", async ({ name, times, end, attempts }) => {
    const { tried, plan } = tries.get(name) ?? expect.fail("the delivery was not accepted");
    await expectSettled(tried, end);
    // A renderer that is busy with other tests is asked again for the same attempt.
    expect(plan.hits()).toBeGreaterThanOrEqual(Math.min(times, attempts === 1 ? times : 4));
    const claims = (await journalOf(tried.deliveryId)).filter(({ kind }) => kind === "claimed");
    expect(Math.max(...claims.map(({ attempt }) => Number(attempt)))).toBe(attempts);
  });
});
