import { describe, expect, it } from "vitest";
import { HttpRenderer } from "../../src/adapters/renderer/httpRenderer.ts";
import type { Slot } from "../../src/adapters/renderer/slot.ts";
import type { RenderJob } from "../../src/ports/renderer.ts";
import { Scene } from "../../src/core/rendering/scene.ts";

const file = {
  event: "file",
  renderId: "0123456789abcdef0123456789abcdef",
  file: "vertical.jpg",
  kind: "still",
  orientation: "vertical",
  contentType: "image/jpeg",
  bytes: 3,
};
const lines = (...events: object[]) => new Response(events.map((event) => `${JSON.stringify(event)}\n`).join(""));
const busy = () => new Response('{"busy":true}', { status: 503 });

/** A slot that notes what it is asked and answers renders as told. */
function slotThat(name: string, asked: string[], answer: (waits: boolean) => Response): Slot {
  return (path, init) => {
    const waits = new Headers(init?.headers).get("prefer") !== "wait=0";
    asked.push(`${name} ${init?.method ?? "GET"} ${path.split("/")[1] ?? ""}${waits ? "" : " at once"}`);
    return init?.method === "POST"
      ? new Promise((taken) => taken(answer(waits)))
      : Promise.resolve(new Response("jpg"));
  };
}

const colour = "#f3d9d0";
const scene = Scene.parse({
  version: 1,
  format: "static",
  layout: "editorial",
  texture: "Lotion Texture",
  fonts: "cormorant-jost",
  seed: 1,
  palette: {
    groundBase: colour,
    groundShadow: colour,
    groundLight: colour,
    ink: colour,
    inkSoft: colour,
    panel: colour,
    accent: colour,
    onAccent: colour,
  },
  words: { brand: "Aurelia", headline: "Glow.", support: "Soft.", proofPoints: [], callToAction: "Shop", rating: null },
  product: { width: 10, height: 20, box: { x: 0, y: 0, width: 10, height: 20 } },
  motion: { seconds: 6, framesPerSecond: 30 },
});
const job: RenderJob = {
  route: "dlv_1:1",
  scene,
  product: new Uint8Array([1]),
  ground: null,
  logo: null,
  signal: new AbortController().signal,
  onFile: async (_file, body) => void (await new Response(body).text()),
};

describe("the renderer behind several slots", () => {
  it("takes a free place anywhere before a turn in the first one's line", async () => {
    const asked: string[] = [];
    const slots = [slotThat("a", asked, busy), slotThat("b", asked, () => lines({ event: "done" }))];
    expect(await new HttpRenderer(() => slots, false).render(job)).toEqual({ kind: "done" });
    expect(asked).toEqual(["a POST renders at once", "b POST renders at once"]);
  });

  it("waits in the first one's line where none is free, and is busy where that is full", async () => {
    const asked: string[] = [];
    const waiting = slotThat("a", asked, (waits) => (waits ? lines({ event: "done" }) : busy()));
    const full = slotThat("b", asked, busy);
    expect(await new HttpRenderer(() => [waiting, full], false).render(job)).toEqual({ kind: "done" });
    expect(asked).toEqual(["a POST renders at once", "b POST renders at once", "a POST renders"]);
    expect(await new HttpRenderer(() => [full], false).render(job)).toEqual({ kind: "busy", retryAfterSeconds: null });
  });

  it("removes what is finished once all is there, and leaves it to the next attempt when one fails", async () => {
    const asked: string[] = [];
    const failing = slotThat("a", asked, () =>
      lines(file, { event: "failed", message: "ffmpeg ended", retriable: true }),
    );
    expect(await new HttpRenderer(() => [failing], false).render(job)).toMatchObject({ kind: "failed" });
    const well = slotThat("b", asked, () => lines(file, { event: "done" }));
    await new HttpRenderer(() => [well], false).render(job);
    expect(asked.filter((line) => line.includes("DELETE"))).toEqual(["b DELETE renders"]);
  });
});

describe("a renderer whose connection breaks after its last event", () => {
  const breakingAfter = (...events: object[]) => {
    const texts = events.map((event) => new TextEncoder().encode(`${JSON.stringify(event)}\n`));
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        const text = texts.shift();
        if (text) controller.enqueue(text);
        else controller.error(new Error("connection reset"));
      },
    });
    return new Response(body);
  };

  it.each([
    [{ event: "done" }, { kind: "done" }],
    [{ event: "failed", message: "No layout can hold this scene.", retriable: false }, { kind: "failed" }],
  ])("is taken at that word: %j", async (event, outcome) => {
    const slot = slotThat("a", [], () => breakingAfter(file, event));
    expect(await new HttpRenderer(() => [slot], false).render(job)).toMatchObject(outcome);
  });

  it("is lost before it", async () => {
    const slot = slotThat("a", [], () => breakingAfter(file));
    expect(await new HttpRenderer(() => [slot], false).render(job)).toMatchObject({ kind: "lost" });
  });
});

describe("a renderer that is busy", () => {
  const busyFor = (retryAfter: string) => () =>
    new Response('{"busy":true}', { status: 503, headers: { "retry-after": retryAfter } });
  const outcomeOf = (...answers: string[]) =>
    new HttpRenderer(() => answers.map((answer) => slotThat("a", [], busyFor(answer))), false).render(job);

  it("says when it is asked again, the first of several that has room", async () => {
    expect(await outcomeOf("7")).toEqual({ kind: "busy", retryAfterSeconds: 7 });
    expect(await outcomeOf("7", "3")).toEqual({ kind: "busy", retryAfterSeconds: 3 });
  });

  it.each(["soon", "-1", "", "1e9", "99999999999"])("says nothing by %j", async (retryAfter) => {
    expect(await outcomeOf(retryAfter)).toEqual({ kind: "busy", retryAfterSeconds: null });
  });
});

describe("a renderer that cannot be reached", () => {
  const done = () => lines({ event: "done" });
  const away = () => {
    throw new TypeError("Network connection lost.");
  };
  /** Away for the first `times` questions. */
  const backAfter = (times: number, asked: string[]) => {
    let left = times;
    return slotThat("a", asked, () => (left-- > 0 ? away() : done()));
  };

  it("is asked again within the attempt until it is back", async () => {
    const asked: string[] = [];
    const renderer = new HttpRenderer(() => [backAfter(3, asked)], false, [100, 100, 100]);
    expect(await renderer.render(job)).toEqual({ kind: "done" });
    expect(asked).toHaveLength(4);
  });

  it("is lost when it does not come back in time", async () => {
    const asked: string[] = [];
    const renderer = new HttpRenderer(() => [backAfter(4, asked)], false, [100, 100, 100]);
    expect(await renderer.render(job)).toMatchObject({ kind: "lost" });
    expect(asked).toHaveLength(4);
  });

  it("is lost in time though each question takes long to fail", async () => {
    const asked: string[] = [];
    const slow: Slot = async (path) => {
      asked.push(path);
      await scheduler.wait(30);
      return away();
    };
    const renderer = new HttpRenderer(() => [slow], false, [10, 10, 10, 10, 10, 10]);
    expect(await renderer.render(job)).toMatchObject({ kind: "lost" });
    expect(asked.length).toBeLessThan(4);
  });

  it("is passed over for another", async () => {
    const asked: string[] = [];
    const slots = [slotThat("a", asked, away), slotThat("b", asked, done)];
    expect(await new HttpRenderer(() => slots, false).render(job)).toEqual({ kind: "done" });
    expect(asked).toEqual(["a POST renders at once", "b POST renders at once"]);
  });

  it("is not waited in line for where another is busy", async () => {
    const asked: string[] = [];
    const free = slotThat("b", asked, (waits) => (waits ? done() : busy()));
    const renderer = new HttpRenderer(() => [slotThat("a", asked, away), free], false);
    expect(await renderer.render(job)).toEqual({ kind: "done" });
    expect(asked.at(-1)).toBe("b POST renders");
  });

  it.each([
    [500, "Failed to start container: image not found"],
    [502, "<html>Bad gateway</html>"],
    [429, "Too many containers"],
  ])("is not taken for one that judges the scene when what stands before it answers %i", async (status, text) => {
    const slot = slotThat("a", [], () => new Response(text, { status }));
    expect(await new HttpRenderer(() => [slot], false, [1]).render(job)).toMatchObject({ kind: "lost" });
  });

  it("is no longer asked when the attempt is over", async () => {
    const asked: string[] = [];
    const over = new AbortController();
    const renderer = new HttpRenderer(() => [backAfter(9, asked)], false, [60_000]);
    const rendering = renderer.render({ ...job, signal: over.signal });
    over.abort(new Error("the attempt is over"));
    await expect(rendering).rejects.toThrow();
    expect(asked).toHaveLength(1);
  });
});
