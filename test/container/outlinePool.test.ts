import { afterEach, expect, it } from "vitest";
import { OutlinePool } from "../../container/pictures/outlines/outlinePool.ts";
import type { RgbPixels } from "../../container/pictures/outlines/guidedFilter.ts";

const processUrl = new URL("../setup/outlineStandIn.ts", import.meta.url);
let pool: OutlinePool;
afterEach(() => pool.close());

/** A picture of one pixel; the stand-in answers after as many milliseconds as its red, and dies of green. */
function picture(waitMs: number, dies = false): RgbPixels {
  return { rgb: new Uint8Array([waitMs, dies ? 255 : 0, 0]), width: 1, height: 1 };
}

function open(deadlineMs?: number): OutlinePool {
  pool = new OutlinePool({ folder: "", processUrl, ...(deadlineMs === undefined ? {} : { deadlineMs }) });
  return pool;
}

it("a picture that ends the model's process takes no other with it", async () => {
  open();
  const [dying, next] = [pool.trace(picture(50, true), "whole"), pool.trace(picture(1), "edge")];
  await expect(dying).rejects.toThrow("ended");
  await expect(next).resolves.toBeNull();
});

it("a picture's time begins when it is looked at, not when it is asked for", async () => {
  open(2_000);
  await pool.trace(picture(0), "whole");
  const all = Array.from({ length: 12 }, () => pool.trace(picture(250), "whole"));
  await expect(Promise.all(all)).resolves.toHaveLength(12);
});

it("a picture that takes too long is told so, and the next one is looked at", async () => {
  open(2_000);
  await pool.trace(picture(0), "whole");
  const [slow, next] = [
    pool.trace({ rgb: new Uint8Array([255, 0, 255]), width: 1, height: 1 }, "whole"),
    pool.trace(picture(0), "whole"),
  ];
  await expect(slow).rejects.toThrow("too long");
  await expect(next).resolves.toBeNull();
});

it("a picture whose caller has gone is not looked at", async () => {
  open();
  const caller = new AbortController();
  const [first, abandoned] = [pool.trace(picture(200), "whole"), pool.trace(picture(200), "edge", caller.signal)];
  expect(pool.size).toBe(2);
  caller.abort();
  await expect(abandoned).rejects.toThrow("gone");
  expect(pool.size).toBe(1);
  await expect(first).resolves.toBeNull();
});
