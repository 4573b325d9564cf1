import { inject, describe, expect, it } from "vitest";
import { PhotonPictures } from "../../src/adapters/images/photonPictures.ts";
import { inTurn } from "../../src/adapters/images/pictureRoom.ts";
import type { AskRenderer } from "../../src/adapters/renderer/askRenderer.ts";
import { RendererOutlines } from "../../src/adapters/renderer/rendererOutlines.ts";
import { RendererPictureNormaliser } from "../../src/adapters/renderer/pictureNormaliser.ts";
import { err, ok } from "../../src/core/result.ts";
import type { PictureNormaliser } from "../../src/ports/pictures.ts";
import { placesOn, rendererAnswer } from "./rendererFakes.ts";

const megabyte = 1024 * 1024;
const full = { kind: "busy" as const, retryAfterSeconds: 1 };

/** Chunks of 64 KiB, as they are asked for; `taken` counts the bytes, `isCancelled` whether the rest was declined. */
function source(bytes: number | Uint8Array) {
  const [size, whole] = typeof bytes === "number" ? [bytes, null] : [bytes.length, bytes];
  const state = { taken: 0, isCancelled: false };
  const stream = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (state.taken >= size) return controller.close();
      const end = Math.min(size, state.taken + 65_536);
      controller.enqueue(whole?.slice(state.taken, end) ?? new Uint8Array(end - state.taken));
      state.taken = end;
    },
    cancel: () => void (state.isCancelled = true),
  });
  return { stream, state };
}

async function shopPicture(file: string): Promise<Uint8Array> {
  return new Uint8Array(await (await fetch(`${inject("sampleShopUrl")}/pictures/${file}`)).arrayBuffer());
}

/** A normaliser that answers with `answer` and says what reached it. */
function listening(answer: Uint8Array) {
  const heard = { streams: 0, bytes: 0, mostAhead: 0 };
  const at = (state: { taken: number }): PictureNormaliser => ({
    async normalise(picture) {
      if (picture instanceof Uint8Array) return ok(answer);
      heard.streams++;
      try {
        for await (const chunk of picture) {
          heard.bytes += chunk.byteLength;
          heard.mostAhead = Math.max(heard.mostAhead, state.taken - heard.bytes);
        }
        return ok(answer);
      } catch {
        return err({ reason: "It broke off.", temporary: true });
      }
    },
  });
  return { heard, at };
}

const renderer: AskRenderer = (path, init) => fetch(new URL(path, inject("rendererUrl")), init);
const outlines = new RendererOutlines(placesOn(renderer));

describe("a picture that comes as a stream", () => {
  it("is read as its bytes would be", async () => {
    const bytes = await shopPicture("barrier-repair-serum.png");
    const [streamed, whole] = [source(bytes), await new PhotonPictures(null, outlines).read(bytes)];
    expect(await new PhotonPictures(null, outlines).read(streamed.stream)).toEqual(whole);
    expect(whole.ok).toBe(true);
  });

  it("goes on to the renderer as it comes when it is large: no more of it is held than is read here", async () => {
    const { stream, state } = source(9 * megabyte);
    const { heard, at } = listening(await shopPicture("barrier-repair-serum.png"));
    expect((await new PhotonPictures(at(state), outlines).read(stream)).ok).toBe(true);
    expect(heard).toMatchObject({ streams: 1, bytes: 9 * megabyte });
    expect(heard.mostAhead).toBeLessThan(4 * megabyte);
  });

  it("is declined past 16 MB, and where there is no renderer", async () => {
    const huge = source(40 * megabyte);
    const { at } = listening(new Uint8Array());
    const problem = { temporary: false, reason: expect.stringContaining("more than 16 MB") as string };
    expect(await new PhotonPictures(at(huge.state), outlines).read(huge.stream)).toMatchObject({
      ok: false,
      error: problem,
    });
    expect(huge.state).toMatchObject({ isCancelled: true });
    expect(huge.state.taken).toBeLessThan(17 * megabyte);
    const large = source(9 * megabyte);
    expect(await new PhotonPictures(null, outlines).read(large.stream)).toMatchObject({
      ok: false,
      error: { temporary: false },
    });
    expect(large.state.isCancelled).toBe(true);
  });

  it("that breaks off may be read at another time", async () => {
    const broken = new ReadableStream<Uint8Array>({ start: (controller) => controller.error(new Error("gone")) });
    expect(await new PhotonPictures(null, outlines).read(broken)).toMatchObject({
      ok: false,
      error: { temporary: true },
    });
  });

  it("travels once, and is no attempt when the renderer is busy", async () => {
    let asked = 0;
    const busy = async (_path: string, init?: RequestInit) => {
      asked++;
      await new Response(init?.body ?? null).arrayBuffer();
      return rendererAnswer(null, { status: 503 });
    };
    const pictures = new PhotonPictures(new RendererPictureNormaliser(placesOn(busy)), null);
    const found = await pictures.read(source(5 * megabyte).stream);
    expect(found).toMatchObject({ ok: false, error: { temporary: true, busy: true } });
    expect(asked).toBe(1);
  });

  it("does not travel at all where no renderer has room", async () => {
    const places = { ...placesOn(() => expect.fail("it was sent")), take: () => Promise.resolve(err(full)) };
    const { stream, state } = source(5 * megabyte);
    const found = await new PhotonPictures(new RendererPictureNormaliser(places), null).read(stream);
    expect(found).toMatchObject({ ok: false, error: { temporary: true, busy: true } });
    expect(state.isCancelled).toBe(true);
  });
});

describe("turns of reading pictures", () => {
  it("are two at a time for all callers together, first come, first served; one that has waited too long is told so", async () => {
    const leave: (() => void)[] = [];
    const order: string[] = [];
    const staying = () => inTurn(() => new Promise<string>((resolve) => leave.push(() => resolve("read"))));
    const named = (name: string) => inTurn(() => Promise.resolve(order.push(name)));
    const [first, second] = [staying(), staying()];
    const others = [named("third"), named("fourth"), named("fifth")];
    expect(await inTurn(() => Promise.resolve("read"), 60)).toBeNull();
    expect(order).toEqual([]);
    leave[0]?.();
    await Promise.all([first, ...others]);
    expect(order).toEqual(["third", "fourth", "fifth"]);
    leave[1]?.();
    expect(await second).toBe("read");
    await expect(inTurn(() => Promise.reject(new Error("failed")))).rejects.toThrow("failed");
    expect(await inTurn(() => Promise.resolve("read"), 0)).toBe("read");
  });
});
