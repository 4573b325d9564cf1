import { describe, expect, it } from "vitest";
import { HttpRenderer, type Slot } from "../../src/adapters/renderer/httpRenderer.ts";
import type { RenderJob } from "../../src/ports/renderer.ts";
import { Scene } from "../../src/core/rendering/scene.ts";

const file = {
  ...{ event: "file", renderId: "0123456789abcdef0123456789abcdef", file: "vertical.jpg", kind: "still" },
  ...{ orientation: "vertical", contentType: "image/jpeg", bytes: 3 },
};
const lines = (...events: object[]) => new Response(events.map((event) => `${JSON.stringify(event)}\n`).join(""));
const busy = () => new Response('{"busy":true}', { status: 503 });

/** A slot that notes what it is asked and answers renders as told. */
function slotThat(name: string, asked: string[], answer: (waits: boolean) => Response): Slot {
  return (path, init) => {
    const waits = new Headers(init?.headers).get("prefer") !== "wait=0";
    asked.push(`${name} ${init?.method ?? "GET"} ${path.split("/")[1] ?? ""}${waits ? "" : " at once"}`);
    return Promise.resolve(init?.method === "POST" ? answer(waits) : new Response("jpg"));
  };
}

const colour = "#f3d9d0";
const scene = Scene.parse({
  ...{ version: 1, format: "static", layout: "editorial", texture: "Lotion Texture", fonts: "cormorant-jost", seed: 1 },
  palette: {
    ...{ groundBase: colour, groundShadow: colour, groundLight: colour, ink: colour },
    ...{ inkSoft: colour, panel: colour, accent: colour, onAccent: colour },
  },
  words: { brand: "Aurelia", headline: "Glow.", support: "Soft.", proofPoints: [], callToAction: "Shop", rating: null },
  product: { width: 10, height: 20, box: { x: 0, y: 0, width: 10, height: 20 }, blend: "cut-out" },
  motion: { seconds: 6, framesPerSecond: 30 },
});
const job: RenderJob = {
  route: "dlv_1:1",
  scene,
  product: new Uint8Array([1]),
  ground: null,
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
    expect(await new HttpRenderer(() => [full], false).render(job)).toEqual({ kind: "busy" });
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
