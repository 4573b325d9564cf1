import { afterEach, describe, expect, it, vi } from "vitest";
import { SafeWeb } from "../../src/adapters/net/safeWeb.ts";
import { production } from "./addressPolicies.ts";

const web = new SafeWeb(production, "AdCreativeService/1.0 (+https://api.example.com/docs)");
const limits = { maxBytes: 50_000, timeoutMs: 300 };

afterEach(() => {
  vi.restoreAllMocks();
});

/** Answers instead of the internet; gives the addresses that were asked for. */
function internet(answer: (url: string, init: RequestInit) => Response | Promise<Response>): string[] {
  const asked: string[] = [];
  vi.spyOn(globalThis, "fetch").mockImplementation((input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    asked.push(url);
    return Promise.resolve(answer(url, init ?? {}));
  });
  return asked;
}

const redirect = (location: string) => new Response(null, { status: 302, headers: { location } });

describe("reading the web", () => {
  it("says who asks, and gives the last address with status, type and bytes", async () => {
    let agent: string | null = null;
    internet((url, init) => {
      agent = new Headers(init.headers).get("user-agent");
      if (url === "https://shop.example/") return redirect("/home");
      return new Response("hello", { status: 404, headers: { "content-type": "text/plain" } });
    });
    expect(await web.get("https://shop.example/", limits)).toEqual({
      ok: true,
      status: 404,
      url: "https://shop.example/home",
      contentType: "text/plain",
      body: new TextEncoder().encode("hello"),
    });
    expect(agent).toContain("https://api.example.com/docs");
  });

  it.each([
    "http://127.0.0.1/admin",
    "http://169.254.169.254/latest/meta-data",
    "http://[::ffff:10.0.0.1]/",
    "http://localhost:8787/",
    "https://api.example.com/v1/balance",
    "file:///etc/passwd",
  ])("does not follow a redirect to %s", async (target) => {
    const asked = internet(() => redirect(target));
    const answer = await web.get("https://shop.example/", limits);
    expect(answer).toMatchObject({ ok: false, temporary: false });
    expect(asked).toEqual(["https://shop.example/"]);
  });

  it("does not follow a redirect to what whoever asks may not read", async () => {
    const asked = internet(() => redirect("/private/feed"));
    const problemWith = (url: string) => (url.includes("/private/") ? "robots.txt does not allow it." : null);
    expect(await web.get("https://shop.example/feed", { ...limits, problemWith })).toEqual({
      ok: false,
      problem: "robots.txt does not allow it.",
      temporary: false,
    });
    expect(asked).toEqual(["https://shop.example/feed"]);
  });

  it("ends a loop of redirects", async () => {
    const asked = internet((url) => redirect(url.endsWith("/a") ? "/b" : "/a"));
    expect(await web.get("https://shop.example/a", limits)).toMatchObject({
      ok: false,
      problem: expect.stringContaining("more than 5 times") as string,
    });
    expect(asked).toHaveLength(6);
  });

  it("stops reading a body that never ends, and closes it", async () => {
    let closed = false;
    internet(() => {
      const endless = new ReadableStream<Uint8Array>({
        pull: (controller) => controller.enqueue(new Uint8Array(10_000)),
        cancel: () => {
          closed = true;
        },
      });
      return new Response(endless);
    });
    expect(await web.get("https://shop.example/", limits)).toMatchObject({
      ok: false,
      temporary: false,
      problem: expect.stringContaining("larger than") as string,
    });
    expect(closed).toBe(true);
  });

  it("gives up on a site that does not answer, as something to try again", async () => {
    internet(
      (_url, { signal }) =>
        new Promise((_, reject) => signal?.addEventListener("abort", () => reject(signal.reason as Error))),
    );
    expect(await web.get("https://shop.example/", limits)).toEqual({
      ok: false,
      temporary: true,
      problem: "https://shop.example/ did not answer within 0.3 s.",
    });
  });

  it("tells people nothing of the platform's own errors", async () => {
    vi.spyOn(console, "warn").mockReturnValue(undefined);
    internet(() => Promise.reject(new Error("internal error; reference = 1234")));
    expect(await web.get("https://shop.example/", limits)).toEqual({
      ok: false,
      temporary: true,
      problem: "https://shop.example/ could not be reached.",
    });
  });
});
