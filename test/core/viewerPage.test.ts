import { describe, expect, it } from "vitest";
import type { Ad, Delivery } from "../../src/core/contract/responses/delivery.ts";
import { usualPlacements, type PlacementId } from "../../src/core/rendering/placements.ts";
import type { Format } from "../../src/core/rendering/scene.ts";

interface Pages {
  render(model: {
    delivery: Delivery;
    format: Format;
    placements: readonly PlacementId[];
    conceptCount: number;
  }): Promise<string>;
}

// The page belongs to another TypeScript project (the Worker's); a static import would pull that project in here.
const address = new URL("../../src/http/pages/viewer/viewerPage.ts", import.meta.url).href;
const { viewerPages } = (await import(address)) as { viewerPages: Pages };

const media = "https://media.example.com";

function ads(count: number, change: Partial<Ad> = {}): Ad[] {
  return Array.from({ length: count }, (_, i) =>
    (["vertical", "square"] as const).map((orientation) => ({
      ad_id: `ad_${i}_${orientation}`,
      index: i + 1,
      version: 1,
      orientation,
      headline: `Headline ${i + 1}`,
      static_url: `${media}/ads/${i}-${orientation}.jpg`,
      video_url: `${media}/ads/${i}-${orientation}.mp4`,
      status: "rendered" as const,
      style_id: null,
      product_id: null,
      product_name: null,
      compliance: null,
      ...change,
    })),
  ).flat();
}

function page(change: Partial<Delivery> = {}, conceptCount = 1, format: Format = "full"): Promise<string> {
  const shown = change.ads ?? ads(conceptCount, format === "static" ? { video_url: null } : {});
  return viewerPages.render({
    delivery: {
      delivery_id: "del_1",
      status: "completed",
      raw_status: "completed",
      concepts: [],
      viewer_url: `${media}/viewers/x/index.html`,
      created_at: "2026-01-01T00:00:00.000Z",
      ...change,
      ads: shown,
      ad_count: shown.length,
    },
    format,
    placements: usualPlacements,
    conceptCount,
  });
}

const policyOf = (html: string) => /Content-Security-Policy" content="([^"]+)"/.exec(html)?.[1] ?? "";
const count = (html: string, pattern: RegExp) => html.match(pattern)?.length ?? 0;

async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return `'sha256-${Buffer.from(digest).toString("base64")}'`;
}

describe("the viewer page's safety", () => {
  it.each([`"><script>alert(1)</script>`, `' onmouseover='alert(1)`, "</style><img src=x>", "<!--", "&amp;lt;"])(
    "shows the hostile headline %s as text and nothing else",
    async (headline) => {
      const html = await page({ ads: ads(4, { headline }) }, 4);
      const plain = await page({ ads: ads(4, { headline: "Plain" }) }, 4);
      expect(count(html, /</g)).toBe(count(plain, /</g));
      expect(count(html, /"/g)).toBe(count(plain, /"/g));
      expect(html).not.toContain(headline);
    },
  );

  it("takes media from http and https addresses of plain hosts only", async () => {
    for (const url of [
      "javascript:alert(1)",
      "data:text/html,x",
      "//host/x",
      "https://a;script-src *;/x.jpg",
      "no address",
    ]) {
      const html = await page({ ads: ads(1, { static_url: url, video_url: url }) });
      expect(html).not.toMatch(/(?:src|href|poster)="(?!#)/);
      expect(policyOf(html)).toContain(`img-src ${media};`);
    }
  });

  it("admits by its policy exactly its own style, its own script and the media origin", async () => {
    const html = await page();
    const style = /<style>([\s\S]*?)<\/style>/.exec(html)?.[1] ?? "";
    const script = /<script>([\s\S]*?)<\/script>/.exec(html)?.[1] ?? "";
    expect(policyOf(html)).toBe(
      `default-src 'none'; img-src ${media}; media-src ${media}; style-src ${await sha256(style)}; script-src ${await sha256(script)}; base-uri 'none'; form-action 'none'`,
    );
    expect(count(html, /<style|<script/g)).toBe(2);
    expect(html).not.toMatch(/<[^>]+\s(?:style|on\w+)=/);
  });

  it("names no host but the media's, and keeps robots and referrers out", async () => {
    const html = await page({}, 3);
    const hosts = new Set([...html.matchAll(/https?:\/\/[^/"'\s;]+/g)].map(([host]) => host));
    expect([...hosts]).toEqual([media]);
    expect(html).toContain('name="robots" content="noindex"');
    expect(html).toContain('name="referrer" content="no-referrer"');
  });
});

describe("the viewer page's content", () => {
  it.each(["queued", "processing", "rendering"] as const)("refreshes itself while %s", async (status) => {
    expect(await page({ status, ads: [] }, 3)).toContain('<meta http-equiv="refresh" content="3">');
  });

  it.each(["completed", "failed"] as const)("stands still once %s", async (status) => {
    expect(await page({ status })).not.toContain('http-equiv="refresh"');
  });

  it("names the number of concepts in its title", async () => {
    expect(await page()).toContain("<title>1 concept</title>");
    expect(await page({ status: "rendering" }, 12)).toContain("<title>12 concepts, in the making</title>");
  });

  it("plays videos for full deliveries only", async () => {
    const full = await page();
    expect(
      count(full, /<video src="[^"]+" autoplay muted loop playsinline preload="metadata" poster="[^"]+\.jpg"/g),
    ).toBe(2);
    expect(count(full, /Download (?:still|video)</g)).toBe(4);
    const still = await page({}, 1, "static");
    expect(still).not.toContain("<video");
    expect(count(still, /<img /g)).toBe(2);
  });

  it("shows stills while it refreshes, because each refresh would start the videos again", async () => {
    const html = await page({ status: "rendering" });
    expect(html).not.toContain("<video");
    expect(count(html, /Download video</g)).toBe(2);
  });

  it("counts concepts whose every ad is rendered, and says how each other ad stands", async () => {
    const [first, second, third] = [ads(3)[0], ads(3)[2], ads(3)[4]] as [Ad, Ad, Ad];
    const blank = { static_url: null, video_url: null };
    const shown = [
      first,
      { ...second, ...blank, status: "rendering" as const },
      { ...third, ...blank, status: "queued" as const },
    ];
    const html = await page({ status: "rendering", ads: shown }, 3);
    expect(html).toContain('max="3" value="1"');
    expect(html).toContain("<span>Rendering</span>");
    expect(html).toContain("<span>Waiting</span>");
  });

  it("says on failure that it was refunded, that its files were withdrawn, and shows none", async () => {
    const html = await page(
      { status: "failed", ads: ads(2, { static_url: null, video_url: null, status: "failed" }) },
      2,
    );
    expect(html).toContain("This delivery failed and was refunded: your credits were returned in full.");
    expect(html).toContain("Its files were withdrawn");
    expect(html).not.toMatch(/<video |<img |download=/);
    expect(count(html, /Not delivered/g)).toBe(4);
  });

  it("holds fifty concepts and loads two of them at once", async () => {
    const html = await page({}, 50);
    expect(count(html, /<section /g)).toBe(50);
    expect(count(html, / autoplay /g)).toBe(4);
    expect(count(html, /loading="lazy"/g)).toBe(96);
    expect(count(html, /preload="none"/g)).toBe(96);
    expect(count(html, / poster="/g)).toBe(4);
  });

  it("orders concepts by index and puts the vertical ad first", async () => {
    const html = await page({ ads: ads(3).reverse() }, 3);
    expect([...html.matchAll(/<section class="concept" id="concept-(\d)"/g)].map(([, index]) => index)).toEqual([
      "1",
      "2",
      "3",
    ]);
    expect(html.indexOf('class="vertical"')).toBeLessThan(html.indexOf('class="square"'));
  });
});
