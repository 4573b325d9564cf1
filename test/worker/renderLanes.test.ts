import { afterEach, expect, it, vi } from "vitest";
import { HttpRenderer } from "../../src/adapters/renderer/httpRenderer.ts";
import { aReadyAccount } from "./builders.ts";
import { accept, ended, read } from "./deliveryHelpers.ts";

// oxlint-disable-next-line typescript/unbound-method -- called with its renderer below
const realRender = HttpRenderer.prototype.render;

afterEach(() => {
  vi.restoreAllMocks();
});

it("a delivery's first still is drawn while the queue is held up by others' concepts", async () => {
  let isHeldUp = true;
  const heldUp: number[] = [];
  vi.spyOn(HttpRenderer.prototype, "render").mockImplementation(async function (this: HttpRenderer, job) {
    if (job.concept > 1) {
      heldUp.push(job.concept);
      await vi.waitUntil(() => !isHeldUp, { timeout: 60_000, interval: 20 });
    }
    return realRender.call(this, job);
  });
  const [many, single] = [await aReadyAccount(), await aReadyAccount()];
  const manyId = await accept(many, { format: "static", count: 4 });
  await vi.waitFor(() => expect(heldUp).not.toEqual([]), { timeout: 30_000 });
  const singleId = await accept(single, { format: "static" });
  expect((await ended(single, singleId)).status).toBe("completed");
  expect((await read(many, manyId)).status).not.toBe("completed");
  isHeldUp = false;
  expect((await ended(many, manyId)).status).toBe("completed");
});
