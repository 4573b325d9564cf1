import { describe, expect, it } from "vitest";
import { HttpRenderer } from "../../src/adapters/renderer/httpRenderer.ts";
import type { AskRenderer } from "../../src/adapters/renderer/askRenderer.ts";
import type { NoPlace, Places } from "../../src/adapters/renderer/places.ts";
import { protocolHeader, rendererProtocol } from "../../src/core/rendering/protocol.ts";
import { err } from "../../src/core/result.ts";
import type { RenderJob } from "../../src/ports/renderer.ts";
import { Scene } from "../../src/core/rendering/scene.ts";
import { placesOn, rendererAnswer } from "./rendererFakes.ts";

const file = {
  event: "file",
  renderId: "0123456789abcdef0123456789abcdef",
  file: "vertical.jpg",
  kind: "still",
  orientation: "vertical",
  contentType: "image/jpeg",
  bytes: 3,
};
const lines = (...events: object[]) => rendererAnswer(events.map((event) => `${JSON.stringify(event)}\n`).join(""));
const done = () => lines({ event: "done" });

/** A renderer that notes what it is asked and answers renders as told. */
function rendererThat(asked: string[], answer: () => Response): AskRenderer {
  return (path, init) => {
    asked.push(`${init?.method ?? "GET"} ${path.split("/")[1] ?? ""}`);
    return init?.method === "POST" ? new Promise((taken) => taken(answer())) : Promise.resolve(rendererAnswer("jpg"));
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
  deliveryId: "dlv_1",
  concept: 1,
  scene,
  product: new Uint8Array([1]),
  ground: null,
  logo: null,
  signal: new AbortController().signal,
  onFile: async (_file, body) => void (await new Response(body).text()),
};

describe("a renderer that draws", () => {
  it("removes what is finished once all is there, and leaves it to the next attempt when one fails", async () => {
    const asked: string[] = [];
    const events = [
      [file, { event: "failed", message: "ffmpeg ended", retriable: true }],
      [file, { event: "done" }],
    ];
    const places = placesOn(rendererThat(asked, () => lines(...(events.shift() ?? []))));
    expect(await new HttpRenderer(places).render(job)).toMatchObject({ kind: "failed" });
    expect(asked).toEqual(["POST renders", "GET renders"]);
    expect(await new HttpRenderer(places).render(job)).toEqual({ kind: "done" });
    expect(asked.slice(2)).toEqual(["POST renders", "GET renders", "DELETE renders"]);
    expect(places.ends).toEqual(Array.from({ length: 2 }, () => ({ kind: "answered", protocol: rendererProtocol })));
  });

  it("names its version in every question, the one for a file too", async () => {
    const named: (string | null)[] = [];
    const places = placesOn((_path, init) => {
      named.push(new Headers(init?.headers).get(protocolHeader));
      return Promise.resolve(init?.method === "POST" ? lines(file, { event: "done" }) : rendererAnswer("jpg"));
    });
    await new HttpRenderer(places).render(job);
    expect(named).toEqual([rendererProtocol, rendererProtocol, rendererProtocol]);
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
    return rendererAnswer(body);
  };

  it.each([
    [{ event: "done" }, { kind: "done" }],
    [{ event: "failed", message: "No layout can hold this scene.", retriable: false }, { kind: "failed" }],
  ])("is taken at that word: %j", async (event, outcome) => {
    const places = placesOn(rendererThat([], () => breakingAfter(file, event)));
    expect(await new HttpRenderer(places).render(job)).toMatchObject(outcome);
  });

  it("is lost before it", async () => {
    const places = placesOn(rendererThat([], () => breakingAfter(file)));
    expect(await new HttpRenderer(places).render(job)).toMatchObject({ kind: "lost" });
  });
});

describe("a renderer that is busy", () => {
  const busy = (headers: Record<string, string>) => () => rendererAnswer('{"busy":true}', { status: 503, headers });

  it("is told to the pool, which is asked again soon and knows better then", async () => {
    const asked: string[] = [];
    const places = placesOn(rendererThat(asked, busy({ "retry-after": "7" })));
    expect(await new HttpRenderer(places).render(job)).toEqual({ kind: "busy", retryAfterSeconds: 1 });
    expect([asked, places.ends]).toEqual([
      ["POST renders"],
      [{ kind: "full", protocol: rendererProtocol, retryAfterMs: 7_000 }],
    ]);
  });

  it.each(["soon", "-1", "", "1e9", "99999999999"])("does not say for how long by %j", async (retryAfter) => {
    const places = placesOn(rendererThat([], busy({ "retry-after": retryAfter })));
    await new HttpRenderer(places).render(job);
    expect(places.ends).toMatchObject([{ kind: "full", retryAfterMs: null }]);
  });
});

describe("a pool without a place", () => {
  const without = (...answers: NoPlace[]) => {
    const asked: string[] = [];
    const open = placesOn(rendererThat(asked, done));
    const take: Places["take"] = (...work) => {
      const none = answers.shift();
      return none === undefined ? open.take(...work) : Promise.resolve(err(none));
    };
    return { asked, places: { ...open, take } };
  };

  it.each([4, null])("says when it is asked again (%s), and no renderer is asked", async (retryAfterSeconds) => {
    const { asked, places } = without({ kind: "busy", retryAfterSeconds });
    expect(await new HttpRenderer(places).render(job)).toEqual({ kind: "busy", retryAfterSeconds });
    expect(asked).toEqual([]);
  });

  it("since no renderer could be reached is asked again within the attempt", async () => {
    const { asked, places } = without({ kind: "unreachable" }, { kind: "unreachable" });
    expect(await new HttpRenderer(places, [1, 1]).render(job)).toEqual({ kind: "done" });
    expect(asked).toEqual(["POST renders"]);
  });
});

describe("a renderer of another version", () => {
  const refusal = '{"message":"The scene is malformed."}';

  it.each([
    ["refuses the scene that it does not know", () => new Response(refusal, { status: 400 })],
    ["draws", () => new Response('{"event":"done"}\n')],
    ["names the version before", () => new Response(refusal, { status: 400, headers: { [protocolHeader]: "0" } })],
    ["names the next one", () => new Response("{}", { headers: { [protocolHeader]: "2" } })],
    ["fails", () => new Response("boom", { status: 500, headers: { [protocolHeader]: "0" } })],
  ])("is busy, whatever it says: it %s", async (_what, answer) => {
    const places = placesOn(rendererThat([], answer));
    expect(await new HttpRenderer(places).render(job)).toEqual({ kind: "busy", retryAfterSeconds: 1 });
    expect(places.ends).toMatchObject([{ kind: "otherVersion" }]);
  });
});

describe("a renderer that cannot be reached", () => {
  const away = () => {
    throw new TypeError("Network connection lost.");
  };
  /** Away for the first `times` questions. */
  const backAfter = (times: number, asked: string[]) => {
    let left = times;
    return placesOn(rendererThat(asked, () => (left-- > 0 ? away() : done())));
  };

  it("is asked again within the attempt until it is back", async () => {
    const asked: string[] = [];
    const renderer = new HttpRenderer(backAfter(3, asked), [100, 100, 100]);
    expect(await renderer.render(job)).toEqual({ kind: "done" });
    expect(asked).toHaveLength(4);
  });

  it("is lost when it does not come back in time", async () => {
    const asked: string[] = [];
    const renderer = new HttpRenderer(backAfter(4, asked), [100, 100, 100]);
    expect(await renderer.render(job)).toMatchObject({ kind: "lost" });
    expect(asked).toHaveLength(4);
  });

  it("is lost in time though each question takes long to fail", async () => {
    const asked: string[] = [];
    const slow: AskRenderer = async (path) => {
      asked.push(path);
      await scheduler.wait(30);
      return away();
    };
    const renderer = new HttpRenderer(placesOn(slow), [10, 10, 10, 10, 10, 10]);
    expect(await renderer.render(job)).toMatchObject({ kind: "lost" });
    expect(asked.length).toBeLessThan(4);
  });

  it.each([
    [500, "Failed to start container: image not found"],
    [502, "<html>Bad gateway</html>"],
    [429, "Too many containers"],
  ])("is not taken for one that judges the scene when what stands before it answers %i", async (status, text) => {
    const places = placesOn(rendererThat([], () => new Response(text, { status })));
    expect(await new HttpRenderer(places, [100]).render(job)).toMatchObject({ kind: "lost" });
    expect(places.ends).toEqual([{ kind: "unreachable" }, { kind: "unreachable" }]);
  });

  it("is no longer asked when the attempt is over", async () => {
    const asked: string[] = [];
    const over = new AbortController();
    const renderer = new HttpRenderer(backAfter(9, asked), [60_000]);
    const rendering = renderer.render({ ...job, signal: over.signal });
    over.abort(new Error("the attempt is over"));
    await expect(rendering).rejects.toThrow();
    expect(asked).toHaveLength(1);
  });
});
