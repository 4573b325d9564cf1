import { afterAll, beforeAll, expect, it } from "vitest";
import { FramePool } from "../../container/ads/video/framePool.ts";
import type { Loop } from "../../container/ads/video/frameProtocol.ts";

const palette = {
  groundBase: "#f3d9d0",
  groundShadow: "#c98f80",
  groundLight: "#fff6f1",
  ink: "#3d241c",
  inkSoft: "#5a4036",
  panel: "#ffffff",
  accent: "#7a4a3a",
  onAccent: "#ffffff",
};
const canvas = { width: 64, height: 64, quietZones: [], layers: [] };
const loopOf = (seed: number): Loop => ({
  texture: "Serum Droplets",
  setting: null,
  palette,
  seed,
  style: null,
  frames: 24,
  canvases: [canvas, canvas],
});
const { signal } = new AbortController();

let pool: FramePool;
beforeAll(async () => {
  pool = await FramePool.open({ size: 2 });
});
afterAll(() => pool.close());

/** Frames as they are delivered, each with the name of its loop. */
async function drawn(name: string, seed: number, log: string[], until = signal): Promise<Buffer> {
  const frames: Buffer[] = [];
  const deliver = async (moment: Uint8Array[]) => {
    log.push(name);
    await new Promise((done) => setTimeout(done, 1));
    frames.push(Buffer.concat(moment));
  };
  await pool.renderLoop(loopOf(seed), deliver, until);
  return Buffer.concat(frames);
}

it("delivers loops one after another, in the order in which they came, and each as if it were alone", async () => {
  const alone = [await drawn("a", 1, []), await drawn("b", 2, []), await drawn("c", 3, [])];
  const log: string[] = [];
  const together = await Promise.all([drawn("a", 1, log), drawn("b", 2, log), drawn("c", 3, log)]);
  expect(log.join("")).toBe("a".repeat(24) + "b".repeat(24) + "c".repeat(24));
  expect(together.map((frames, i) => frames.equals(alone[i] ?? Buffer.alloc(0)))).toEqual([true, true, true]);
});

it("goes on with the next loop when one is aborted, while it waits and while it is delivered", async () => {
  const [alone, log] = [await drawn("b", 2, []), [] as string[]];
  const [first, third] = [new AbortController(), new AbortController()];
  const firstOne = drawn("a", 1, log, first.signal);
  const second = drawn("b", 2, log);
  const thirdOne = drawn("c", 3, log, third.signal);
  third.abort(new Error("no longer wanted"));
  await expect(thirdOne).rejects.toThrow("no longer wanted");
  while (log.length < 3) await new Promise((done) => setTimeout(done, 1));
  first.abort(new Error("the caller has gone"));
  await expect(firstOne).rejects.toThrow("the caller has gone");
  expect((await second).equals(alone)).toBe(true);
  expect(log).not.toContain("c");
});

it("ends a loop whose frames cannot be delivered, and no other", async () => {
  const failing = pool.renderLoop(loopOf(1), () => Promise.reject(new Error("ffmpeg ended")), signal);
  const next = drawn("b", 2, []);
  await expect(failing).rejects.toThrow("ffmpeg ended");
  expect((await next).length).toBeGreaterThan(0);
});
