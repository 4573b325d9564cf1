import { env, exports } from "cloudflare:workers";
import { expect, it } from "vitest";
import { origin, outcome } from "./builders.ts";

const get = (path: string, init: RequestInit = {}) => exports.default.fetch(`${origin}${path}`, init);

it.each(["/app", "/app/products", "/app/deliveries/del_1", "/app/settings/keys", "/app/index.html", "/app/apiary"])(
  "%s is the dashboard's page, with headers that let nothing of another run in it or frame it",
  async (path) => {
    const answer = await get(path);
    expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "text/html; charset=UTF-8"]);
    const html = await answer.text();
    expect(html).toContain('<div id="app">');
    expect(html).not.toMatch(/<script(?! type="module" crossorigin src=)|<style|style=/);
    const policy = answer.headers.get("content-security-policy") ?? "";
    expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self';");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/unsafe|\*|data:|blob:/);
    expect(
      ["cache-control", "referrer-policy", "x-content-type-options"].map((name) => answer.headers.get(name)),
    ).toEqual(["no-cache", "no-referrer", "nosniff"]);
  },
);

it.each(["/app/assets/none.js", "/app/assets", "/app/api/nothing", "/application"])(
  "%s is no view, and is answered with the envelope",
  async (path) => {
    expect(await outcome(get(path))).toEqual([404, "not_found"]);
  },
);

it("files may be fetched by the dashboard's pages, which may be on another host, and by no one else's", async () => {
  await env.MEDIA.put("products/x/hero.png", new Uint8Array([1, 2, 3]), { httpMetadata: { contentType: "image/png" } });
  const file = await get("/media/products/x/hero.png");
  await file.arrayBuffer();
  expect([file.status, file.headers.get("access-control-allow-origin")]).toEqual([200, origin]);
});

it("a page is read, and nothing is sent to it", async () => {
  expect(await outcome(get("/app/products", { method: "POST" }))).toEqual([405, "method_not_allowed"]);
});
