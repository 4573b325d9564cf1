import { env } from "cloudflare:workers";
import { expect, inject, it } from "vitest";
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
