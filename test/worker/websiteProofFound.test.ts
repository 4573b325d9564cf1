import { afterEach, beforeEach, describe, expect, inject, it } from "vitest";
import { aReadyAccount, outcome } from "./builders.ts";
import {
  anUnprovenAccount,
  brandOf,
  check,
  methodOf,
  moveBrandTo,
  order,
  ownedWebsites,
  page,
  put,
  type ReadyAccount,
} from "./websiteProofHelpers.ts";

const resolver = inject("dnsResolverUrl");

const { ours, theirs, clear } = ownedWebsites(2);
let account: ReadyAccount;
beforeEach(async () => {
  account = await anUnprovenAccount();
});
afterEach(clear);

describe("a tag on the home page", () => {
  beforeEach(() => moveBrandTo(`${ours}/shop`, account));

  it("proves the website, and orders are accepted from then on", async () => {
    const { tag, url } = await methodOf(account, "meta_tag");
    expect(url).toBe(`${ours}/`);
    await put(ours, "/", { body: page(`<title>Aurelia</title>${tag}`) });
    const { website_proof: proof, findings } = await check(account);
    expect(proof).toMatchObject({ required: true, status: "verified", verified_by: "meta_tag" });
    expect(Date.parse(proof.verified_at ?? "")).toBeGreaterThan(Date.now() - 60_000);
    expect(findings).toMatchObject([{ method: "meta_tag", found: true }]);
    expect((await brandOf(account)).ready_for_ads).toBe(true);
    expect((await order(account)).status).toBe(202);
  });

  it("is looked for once only: a website that is proven is not asked again", async () => {
    await put(ours, "/", { body: page((await methodOf(account, "meta_tag")).tag) });
    await check(account);
    await fetch(`${ours}/`, { method: "DELETE" });
    expect(await check(account)).toMatchObject({ website_proof: { status: "verified" }, findings: [] });
  });

  it("proves it where the home page redirects within the domain", async () => {
    await put(ours, "/", { status: 302, headers: { location: "/de/" } });
    await put(ours, "/de/", { body: page((await methodOf(account, "meta_tag")).tag) });
    expect((await check(account)).website_proof.status).toBe("verified");
  });

  /** What the home page may show, with the account's own tag, without proving anything. */
  const unproving: [string, (tag: string) => Promise<unknown>][] = [
    ["has no tag", () => put(ours, "/", { body: page("") })],
    ["has the tag in a comment", (tag) => put(ours, "/", { body: page(`<!-- ${tag} -->`) })],
    ["has the tag in its body", (tag) => put(ours, "/", { body: page("", `<p>Lovely!</p>${tag}`) })],
    ["has the tag as a text", (tag) => put(ours, "/", { body: page("", tag.replace("<", "&lt;")) })],
    [
      "has a token of its own making",
      (tag) => put(ours, "/", { body: page(tag.replace(/[0-9a-z]{32}/, "1".repeat(32))) }),
    ],
    ["is an error", (tag) => put(ours, "/", { status: 404, body: page(tag) })],
    ["is no page", (tag) => put(ours, "/", { headers: { "content-type": "text/plain" }, body: page(tag) })],
    ["leaves the tag to a page below it", (tag) => put(ours, "/shop", { body: page(tag) })],
    [
      "redirects to another domain",
      async (tag) => {
        await put(theirs, "/", { body: page(tag) });
        await put(ours, "/", { status: 302, headers: { location: `${theirs}/` } });
      },
    ],
    [
      "has the tag behind a megabyte of other things",
      (tag) => put(ours, "/", { body: page(`<style>${" ".repeat(1024 * 1024)}</style>${tag}`) }),
    ],
  ];
  it.each(unproving)("proves nothing where the home page %s", async (_, arrange) => {
    await arrange((await methodOf(account, "meta_tag")).tag);
    const { website_proof: proof, findings } = await check(account);
    expect(proof.status).toBe("pending");
    expect(findings).toMatchObject([{ method: "meta_tag", found: false }]);
    expect(findings[0]?.message).toMatch(/^\S.*\.$/);
    expect(await outcome(order(account))).toEqual([403, "website_not_verified"]);
  });

  it("of another account proves nothing, and does no harm beside one's own", async () => {
    const other = await aReadyAccount();
    await moveBrandTo(ours, other);
    const foreign = (await methodOf(other, "meta_tag")).tag;
    await put(ours, "/", { body: page(foreign) });
    const { website_proof: proof, findings } = await check(account);
    expect(proof.status).toBe("pending");
    expect(findings[0]?.message).toContain("not with this account's content");
    await put(ours, "/", { body: page(`${foreign}${(await methodOf(account, "meta_tag")).tag}`) });
    expect((await check(account)).website_proof.status).toBe("verified");
  });
});

describe("a record in the DNS", () => {
  const zone = (name: string, texts: string[]) =>
    fetch(`${resolver}/zone/${name}`, { method: "PUT", body: JSON.stringify({ texts }) });

  /** A website of its own, which the internet does not have. */
  async function aDomain(): Promise<string> {
    const domain = `a${crypto.randomUUID()}.example`;
    await moveBrandTo(`https://shop.${domain}/de`, account);
    return domain;
  }

  it("proves the domain with all that lies under it", async () => {
    const domain = await aDomain();
    const { name, value } = await methodOf(account, "dns_txt");
    expect(name).toBe(`_ad-creative.${domain}`);
    await zone(name, ["v=spf1 -all", value]);
    const { website_proof: proof, findings } = await check(account);
    expect(proof).toMatchObject({ status: "verified", verified_by: "dns_txt", domain });
    expect(findings).toMatchObject([
      { method: "meta_tag", found: false },
      { method: "dns_txt", found: true },
    ]);
    for (const host of [domain, `www.${domain}`, `other.${domain}`]) {
      await moveBrandTo(`https://${host}`, account);
      expect((await brandOf(account)).website_proof.status).toBe("verified");
    }
    await moveBrandTo(`https://${domain}.net`, account);
    expect((await brandOf(account)).website_proof.status).toBe("pending");
  });

  it("of another account, of another domain, or under another name proves nothing", async () => {
    const domain = await aDomain();
    const { name, value } = await methodOf(account, "dns_txt");
    await zone(domain, [value]);
    await zone(`_ad-creative.shop.${domain}`, [value]);
    const other = await aReadyAccount();
    await moveBrandTo(`https://${domain}`, other);
    await zone(name, [(await methodOf(other, "dns_txt")).value, `${value}0`, value.slice(0, -1)]);
    const { website_proof: proof, findings } = await check(account);
    expect(proof.status).toBe("pending");
    expect(findings).toMatchObject([{ found: false }, { method: "dns_txt", found: false }]);
    expect(await outcome(order(account))).toEqual([403, "website_not_verified"]);
  });
});
