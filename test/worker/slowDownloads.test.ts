import { env } from "cloudflare:workers";
import { expect, inject, it, vi } from "vitest";
import { pacedBody } from "../../src/adapters/net/pacedBody.ts";
import { servicesFor } from "../../src/composition.ts";
import { err, ok } from "../../src/core/result.ts";

/** An address of its own that sends a little more for ever, some 240 bytes a second. */
const trickling = () => `${inject("scriptedPagesUrl")}/trickles/${crypto.randomUUID()}`;
const limits = { maxBytes: 1_000_000, timeoutMs: 30_000 };

it("a page that comes slower than 8 KB a second is broken off after 5 s, with the reason, and may be tried again", async () => {
  const url = trickling();
  const startedMs = Date.now();
  const problem = `${url} sends less than 8 KB a second.`;
  expect(await servicesFor(env).onboarding.web.get(url, limits)).toEqual({ ok: false, problem, temporary: true });
  expect(Date.now() - startedMs).toBeGreaterThan(4_500);
  expect(Date.now() - startedMs).toBeLessThan(9_000);
});

it("a picture that comes so slowly is broken off for the same reason", async () => {
  const { web, pictures } = servicesFor(env).onboarding;
  const url = trickling();
  const read = await pictures.read(async () => {
    const answer = await web.open(url, limits);
    return answer.ok ? ok(answer.body) : err({ reason: answer.problem, temporary: answer.temporary });
  });
  expect(read).toEqual(err({ reason: `${url} sends less than 8 KB a second.`, temporary: true }));
});

it("a body that has come is read, however long this thread was busy with something else meanwhile", async () => {
  const bytes = new Uint8Array(1000);
  let sent: ReadableStreamDefaultController<Uint8Array> | undefined;
  const source = new ReadableStream<Uint8Array>({ start: (controller) => void (sent = controller) });
  const read = new Response(pacedBody(source, "A picture")).bytes();
  await scheduler.wait(0);
  const busyMs = vi.spyOn(Date, "now");
  const startedMs = Date.now();
  // The clock of a busy thread: it goes on by far more than the time in which anybody waited.
  busyMs.mockImplementation(() => startedMs + 20_000);
  sent?.enqueue(bytes);
  sent?.close();
  expect(await read).toHaveLength(bytes.length);
  busyMs.mockRestore();
});
