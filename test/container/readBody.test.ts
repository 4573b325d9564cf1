import type { IncomingMessage } from "node:http";
import { Readable } from "node:stream";
import { expect, it } from "vitest";
import { readBody } from "../../container/server/readBody.ts";

/** A request whose body comes in parts of one byte and says nothing of its length unless told. */
function requestOf(bytes: number, headers: Record<string, string> = {}) {
  const taken = { bytes: 0 };
  function* parts() {
    for (; taken.bytes < bytes; taken.bytes++) yield Buffer.from("x");
  }
  const body = Object.assign(Readable.from(parts(), { highWaterMark: 1 }), { headers });
  return { taken, request: body as unknown as IncomingMessage };
}

it("gives a body of as many bytes as are allowed", async () => {
  expect((await readBody(requestOf(100).request, 100))?.length).toBe(100);
});

it("gives up a body that turns out too long while it comes, though nothing had said its length", async () => {
  const { request, taken } = requestOf(1_000);
  expect(await readBody(request, 100)).toBeNull();
  expect(taken.bytes).toBeLessThan(150);
});

it("takes nothing of a body that says that it is too long", async () => {
  const { request, taken } = requestOf(1_000, { "content-length": "1000" });
  expect(await readBody(request, 100)).toBeNull();
  expect(taken.bytes).toBe(0);
});
