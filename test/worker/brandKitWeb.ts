import { expect } from "vitest";
import { BrandKit } from "../../src/core/brand/kit.ts";
import { robotsRules } from "../../src/core/discovery/robots.ts";
import type { TaskOutcome } from "../../src/ports/brandObjects.ts";
import type { Media } from "../../src/ports/media.ts";
import type { Web } from "../../src/ports/web.ts";
import { readKit, type KitContext } from "../../src/services/onboarding/readKit.ts";
import { home, type SmallSite } from "./brandKitPages.ts";

export interface KitReading {
  outcome: TaskOutcome;
  /** Addresses in the order in which they were asked for, the home page left out. */
  asked: string[];
  /** How often the home page itself was asked for. */
  homeAsked: number;
  /** Milliseconds between the beginnings of two requests, the home page's among them. */
  gaps: number[];
  /** Bytes by key. */
  stored: Map<string, number>;
  /** The most requests that were under way at a time. */
  most: number;
}

export type HomeAnswer = Partial<{ status: number; url: string; contentType: string }>;

/** Reads the kit of a small site from a web of its own, which keeps to its callers' limits. */
export async function readingOf(
  { html, files = {} }: SmallSite,
  more: Partial<KitContext> & { robots?: string; answer?: HomeAnswer } = {},
): Promise<KitReading> {
  const { robots = "", answer = {}, ...ports } = more;
  const requests: { url: string; atMs: number }[] = [];
  let underWay = 0;
  let most = 0;
  const web: Web = {
    async get(url, { maxBytes }) {
      requests.push({ url, atMs: performance.now() });
      most = Math.max(most, ++underWay);
      await new Promise((resolve) => setTimeout(resolve, 1));
      underWay--;
      const file: string | Uint8Array | undefined = url === home ? html : files[url];
      if (file === undefined) return { ok: true, status: 404, url, contentType: "text/html", body: new Uint8Array() };
      const body = typeof file === "string" ? new TextEncoder().encode(file) : file;
      if (body.length > maxBytes) return { ok: false, problem: `${url} is too large.`, temporary: false };
      const isPage = url === home || (typeof file === "string" && file.startsWith("<html"));
      const plain = { ok: true, status: 200, url, contentType: isPage ? "text/html" : "text/css", body } as const;
      return url === home ? { ...plain, ...answer } : plain;
    },
  };
  const stored = new Map<string, number>();
  const media: Media = {
    put: (key, body) => Promise.resolve(void stored.set(key, (body as Uint8Array).length)),
    get: () => Promise.resolve(null),
    url: (key) => key,
  };
  const ctx = {
    web,
    media,
    browser: { open: null },
    pictureSize: () => null,
    coloursOfPng: null,
    logos: null,
    ...ports,
  };
  const outcome = await readKit(ctx, { home, robots: robotsRules(`${home}robots.txt`, robots), folder: "folder" });
  const asked = requests.map(({ url }) => url).filter((url) => url !== home);
  return {
    outcome,
    asked,
    homeAsked: requests.length - asked.length,
    gaps: requests.slice(1).map(({ atMs }, at) => atMs - (requests[at]?.atMs ?? 0)),
    stored,
    most,
  };
}

/** The same where there is a kit; fails where there is none. */
export async function kitOf(...of: Parameters<typeof readingOf>): Promise<KitReading & { kit: BrandKit }> {
  const reading = await readingOf(...of);
  const { outcome } = reading;
  if (outcome.kind !== "done" || outcome.result.kind !== "kit") throw new Error(JSON.stringify(outcome));
  const { kit } = outcome.result;
  expect(BrandKit.parse(kit)).toEqual(kit);
  return { ...reading, kit };
}
