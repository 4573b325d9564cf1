import { env } from "cloudflare:workers";
import { afterEach, expect, it, vi } from "vitest";
import { servicesFor } from "../../src/composition.ts";
import { createApp } from "../../src/http/app.ts";
import type { RateLimits } from "../../src/ports/rateLimits.ts";
import { origin, outcome } from "./builders.ts";

const services = servicesFor(env);
afterEach(() => {
  vi.restoreAllMocks();
});

/** The app with a limit of so many calls of a network, and nothing of a minute's end. */
function appWith(limit: number) {
  const counts = new Map<string, number>();
  const network: RateLimits["network"] = (name) => {
    counts.set(name, (counts.get(name) ?? 0) + 1);
    return Promise.resolve((counts.get(name) ?? 0) <= limit);
  };
  const app = createApp(() => ({ ...services, rateLimits: { ...services.rateLimits, network } }));
  return {
    counts,
    call: async (path: string, address: string, method = "GET") =>
      app.request(`${origin}${path}`, { method, headers: { "cf-connecting-ip": address } }, env),
  };
}

it("files that a network asks for too often are refused before the bucket or the database is asked, others' are served", async () => {
  await env.MEDIA.put("products/x/hero.png", new Uint8Array([1, 2, 3]), { httpMetadata: { contentType: "image/png" } });
  const { call } = appWith(5);
  const path = "/media/products/x/hero.png";
  const answers = await Promise.all(Array.from({ length: 20 }, () => call(path, "192.0.2.7")));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
  const asked = [vi.spyOn(services.mediaFiles, "serve"), vi.spyOn(services.mediaOwners, "isSuspended")];
  const refused = await call(path, "192.0.2.7");
  expect([refused.headers.get("retry-after"), refused.headers.get("ratelimit-policy")]).toEqual([
    "60",
    '"network";q=3000;w=60',
  ]);
  expect(await outcome(refused)).toEqual([429, "rate_limited"]);
  for (const spy of asked) expect(spy).not.toHaveBeenCalled();
  expect((await call(path, "192.0.2.8")).status).toBe(200);
});

it("the addresses of one /64 are one network, and every call that needs no key counts towards it", async () => {
  const { call, counts } = appWith(6);
  const paths = ["/media/ads/none.jpg", "/docs", "/llms.txt", "/openapi.json", "/v1"];
  for (const [place, path] of paths.entries())
    expect((await call(path, `2001:db8:1:2::${place + 1}`)).status).not.toBe(429);
  expect((await call("/payments/stripe/events", "2001:db8:1:2::aa", "POST")).status).toBe(404);
  for (const path of paths) expect(await outcome(call(path, "2001:db8:1:2::bb"))).toEqual([429, "rate_limited"]);
  expect([...counts.keys()]).toEqual(["2001:db8:1:2::/64"]);
});
