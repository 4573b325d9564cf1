import { env, exports } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { errorCodes } from "../../src/core/contract/errors.ts";
import type { Ad, Delivery } from "../../src/core/contract/responses/delivery.ts";
import { builtPages } from "../../src/http/pages/docs/builtPages.ts";
import { cspHash } from "../../src/http/pages/html.ts";
import { viewerPages } from "../../src/http/pages/viewer/viewerPage.ts";
import { usualPlacements } from "../../src/core/rendering/placements.ts";

const media = "https://media.example.com";
const llms = await (await env.ASSETS.fetch(`http://assets.example${builtPages}/llms.txt`)).text();
const guidePaths = [...llms.matchAll(/\]\(\{\{public_url\}\}(\/docs[^)]*)\.md\)/g)].map(([, path = ""]) => path);
const docsPaths = [...guidePaths, ...errorCodes.map((code) => `/docs/errors/${code}`)];

function ads(count: number, change: Partial<Ad> = {}): Ad[] {
  return Array.from({ length: count }, (_, i) =>
    (["vertical", "square"] as const).map((orientation) => ({
      ad_id: `ad_${i}${orientation}`,
      index: i + 1,
      version: 1,
      orientation,
      headline: "Skin that holds its glow.",
      static_url: `${media}/ads/${i}.jpg`,
      video_url: `${media}/ads/${i}.mp4`,
      status: "rendered" as const,
      style_id: null,
      product_id: null,
      product_name: null,
      compliance: null,
      ...change,
    })),
  ).flat();
}

function page(change: Partial<Delivery> = {}, conceptCount = 1, format: "full" | "static" = "full"): Promise<string> {
  const delivery: Delivery = {
    delivery_id: "del_1",
    status: "completed",
    raw_status: "completed",
    ad_count: 2,
    ads: ads(conceptCount),
    concepts: [],
    viewer_url: `${media}/viewers/x/index.html`,
    created_at: "2026-01-01T00:00:00.000Z",
    ...change,
  };
  return viewerPages.render({ delivery, format, placements: usualPlacements, conceptCount });
}

async function expectHashes(html: string, policy: string): Promise<void> {
  for (const tag of ["style", "script"]) {
    const inline = new RegExp(`<${tag}>([\\s\\S]*?)</${tag}>`).exec(html)?.[1];
    if (inline !== undefined) expect(policy).toContain(await cspHash(inline));
  }
}

describe("the viewer page", () => {
  it("shows playing videos with their stills, downloads and a headline to copy", async () => {
    const html = await page();
    expect(html.match(/<video [^>]*autoplay muted loop playsinline/g)).toHaveLength(2);
    expect(html.match(/poster="https:/g)).toHaveLength(2);
    expect(html.match(/Download video/g)).toHaveLength(2);
    expect(html).toContain('data-copy="headline-1"');
  });

  it("has no video for static ads", async () => {
    expect(await page({ ads: ads(1, { video_url: null }) }, 1, "static")).not.toContain("<video");
  });

  it("admits by its policy exactly its own style, script and media, and nothing inline", async () => {
    const html = await page();
    const policy = /Content-Security-Policy" content="([^"]+)"/.exec(html)?.[1] ?? "";
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain(`media-src ${media};`);
    await expectHashes(html, policy);
    expect(html).not.toMatch(/ style="| on\w+="|javascript:/);
  });

  it.each(["queued", "processing", "rendering"] as const)("refreshes itself while %s", async (status) => {
    expect(await page({ status, ads: [] })).toContain('http-equiv="refresh"');
  });

  it.each(["completed", "failed"] as const)("stands still once %s", async (status) => {
    expect(await page({ status })).not.toContain('http-equiv="refresh"');
  });

  it("says on failure that the credits came back, and that the files were withdrawn", async () => {
    const withdrawn = ads(2, { static_url: null, video_url: null, status: "failed" });
    const html = await page({ status: "failed", ads: withdrawn }, 2);
    expect(html).toContain("credits were returned");
    expect(html).toContain("files were withdrawn");
    expect(html).not.toMatch(/<video |<img |download=/);
  });

  it("escapes whatever a headline brings", async () => {
    const html = await page({ ads: ads(1, { headline: `"><script>alert(1)</script>'&` }) });
    expect(html).not.toContain("<script>alert");
    expect(html).toContain("&lt;script&gt;");
  });

  it("holds fifty concepts without loading all of them at once", async () => {
    const html = await page({ ads: ads(50) }, 50);
    expect(html.match(/<section/g)).toHaveLength(50);
    expect(html.match(/preload="none"/g)).toHaveLength(96);
  });
});

async function get(path: string, init: RequestInit = {}): Promise<Response> {
  return exports.default.fetch(new Request(`http://127.0.0.1:8787${path}`, init));
}

describe("the documentation", () => {
  it.each(docsPaths)("serves %s as a page with its policy, and as Markdown", async (path) => {
    const response = await get(path);
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toMatch(/^text\/html/);
    expect(response.headers.get("cache-control")).toBe("public, max-age=300");
    await expectHashes(await response.text(), response.headers.get("content-security-policy") ?? "");
    const markdown = await get(`${path}.md`);
    expect(markdown.headers.get("content-type")).toBe("text/markdown; charset=utf-8");
    expect(await markdown.text()).toMatch(/^# /);
  });

  it("has an anchor and a page for every code", async () => {
    const html = await (await get("/docs/errors")).text();
    for (const code of errorCodes) {
      expect(html).toContain(`id="${code}"`);
    }
  });

  it("names the address of the service that serves it, in pages, Markdown and llms.txt", async () => {
    for (const path of ["/docs", "/docs.md", "/docs/guides/agents", "/docs/errors/invalid_count.md", "/llms.txt"]) {
      const text = await (await get(path)).text();
      expect(text, path).toContain("http://127.0.0.1:8787/");
      expect(text, path).not.toContain("{{");
    }
  });

  it("answers HEAD as it answers GET, without the text", async () => {
    for (const path of ["/docs", "/docs/guides/limits", "/docs/guides/limits.md", "/llms.txt"]) {
      const [whole, head] = [await get(path), await get(path, { method: "HEAD" })];
      expect([head.status, await head.text()], path).toEqual([200, ""]);
      for (const name of ["content-type", "cache-control", "content-security-policy", "referrer-policy"])
        expect(head.headers.get(name), name).toBe(whole.headers.get(name));
      await whole.text();
    }
  });

  it("tells agents where everything is", async () => {
    for (const path of ["/llms.txt", "/docs/llms.txt"]) {
      const response = await get(path);
      expect(response.headers.get("content-type")).toBe("text/plain; charset=utf-8");
      expect(await response.text()).toContain("/docs/guides/agents.md");
    }
  });

  it("answers what is not there with the envelope, and other methods with what it takes", async () => {
    for (const path of [
      "/docs/nothing",
      "/docs/nothing.md",
      "/docs/errors/nothing",
      "/docs/__proto__",
      "/docs/%00",
      "/docs/",
      "/docs/errors/",
      "/docs//errors",
      "/docs/%65rrors",
      "/docs/errors.html",
      "/docs/errors.md.md",
      "/docs/reference.md",
      "/docs/pages/docs/errors",
      `${builtPages}/docs/errors.html`,
      `${builtPages}/policies.json`,
      "/docs/plainReference",
    ]) {
      const response = await get(path);
      expect(response.status, path).toBe(404);
      expect(await response.json()).toMatchObject({ error: { code: "not_found" } });
    }
    const refused = await get("/docs/guides/webhooks", { method: "POST" });
    expect([refused.status, refused.headers.get("allow")]).toEqual([405, "GET, HEAD"]);
  });

  it("shows the API reference under a policy with a nonce of the answer's own, never kept", async () => {
    const nonces = await Promise.all(
      [1, 2].map(async () => {
        const response = await get("/docs/reference");
        expect(response.headers.get("cache-control")).toBe("no-store");
        await response.text();
        return /'nonce-([^']+)'/.exec(response.headers.get("content-security-policy") ?? "")?.[1];
      }),
    );
    expect(nonces[0]).toMatch(/^[A-Za-z0-9+/]{22}==$/);
    expect(nonces[1]).not.toBe(nonces[0]);
  });

  it("serves its files without the Worker", async () => {
    const file = await env.ASSETS.fetch("http://assets.example/docs/assets/icon.svg");
    expect([file.status, file.headers.get("x-content-type-options")]).toEqual([200, "nosniff"]);
  });
});
