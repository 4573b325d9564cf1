import { describe, expect, inject, it } from "vitest";
import { DnsOverHttps } from "../../src/adapters/net/dnsOverHttps.ts";
import type { DnsRecords } from "../../src/ports/dnsRecords.ts";
import { FakeDnsRecords } from "./dnsRecordsFake.ts";

const resolverUrl = inject("dnsResolverUrl");
const websiteUrl = inject("ownedWebsiteUrls")[4] ?? "";

type Zone = ReadonlyMap<string, string[] | null>;

async function overHttps(zone: Zone): Promise<DnsRecords> {
  for (const [name, texts] of zone) {
    const known = texts === null ? { code: 2 } : { texts };
    await fetch(`${resolverUrl}/zone/${name}`, { method: "PUT", body: JSON.stringify(known) });
  }
  return new DnsOverHttps(resolverUrl);
}

describe.each([
  ["DNS over HTTPS", overHttps],
  ["the fake of the tests", (zone: Zone) => Promise.resolve(new FakeDnsRecords(zone))],
])("%s", (_, open) => {
  const long = "x".repeat(700);

  it("gives every text of a name, whole, whatever characters it has", async () => {
    const texts = ["v=spf1 -all", 'a "quoted" \\ text', long, "ad-creative-verification=1"];
    const dns = await open(new Map([["texts.example", texts]]));
    expect(await dns.txt("texts.example")).toEqual({ ok: true, texts });
  });

  it("gives none for a name without texts, and for one that is not there", async () => {
    const dns = await open(new Map([["empty.example", []]]));
    expect(await dns.txt("empty.example")).toEqual({ ok: true, texts: [] });
    expect(await dns.txt("nobody.example")).toEqual({ ok: true, texts: [] });
  });

  it("says that a name could not be looked up, which is not the same as that it has no texts", async () => {
    const dns = await open(new Map([["broken.example", null]]));
    const answer = await dns.txt("broken.example");
    expect(answer.ok ? "" : answer.problem).toMatch(/^The .*broken\.example.*\.$/);
  });
});

describe("a resolver that is none", () => {
  async function problemOf(answer: object): Promise<string | null> {
    await fetch(`${websiteUrl}/dns?name=x.example&type=TXT`, { method: "PUT", body: JSON.stringify(answer) });
    const told = await new DnsOverHttps(`${websiteUrl}/dns`).txt("x.example");
    return told.ok ? null : told.problem;
  }
  const unreadable = "The records of x.example could not be read just now.";

  it.each([
    ["an error", { status: 500, body: "{}" }],
    ["a page", { body: "<p>hello</p>" }],
    ["JSON of another kind", { body: '{"Status":"NOERROR"}' }],
    ["a redirect", { status: 302, headers: { location: `${resolverUrl}/?name=x.example&type=TXT` } }],
    ["a body without end", { body: JSON.stringify({ Status: 0, Answer: [], Comment: "x".repeat(100_000) }) }],
  ])("that answers %s is a problem, never a proof", async (_, answer) => {
    expect(await problemOf(answer)).toBe(unreadable);
  });

  it("that is not there is one too", async () => {
    expect(await new DnsOverHttps("http://127.0.0.1:9/dns-query").txt("x.example")).toEqual({
      ok: false,
      problem: unreadable,
    });
  });
});
