import { describe, expect, it } from "vitest";
import { isWithin, siteOfWebsite } from "../../src/core/discovery/site.ts";

const within = (website: string, scope: string) => {
  const site = siteOfWebsite(website);
  return site !== null && isWithin(site, scope);
};

describe("the domain of a website", () => {
  it.each([
    ["https://aurelia.example", "aurelia.example", "aurelia.example"],
    ["https://www.aurelia.example/de/shop?x=1", "aurelia.example", "aurelia.example"],
    ["http://shop.aurelia.co.uk:8443/a", "shop.aurelia.co.uk", "aurelia.co.uk"],
    ["https://Aurelia.Example./", "aurelia.example", "aurelia.example"],
    ["https://aurelia.myshopify.com", "aurelia.myshopify.com", "aurelia.myshopify.com"],
    ["https://www.aurelia.github.io", "aurelia.github.io", "aurelia.github.io"],
    ["https://Crème.example", "xn--crme-6oa.example", "xn--crme-6oa.example"],
  ])("of %s is what somebody has registered", (website, host, domain) => {
    expect(siteOfWebsite(website)).toMatchObject({ host, domain, isRegistered: true });
  });

  it.each(["http://127.0.0.1:8788/shop", "http://localhost:3000", "https://myshopify.com", "https://co.uk"])(
    "of %s, which nobody can register, is its host",
    (website) => {
      const { host } = new URL(website);
      expect(siteOfWebsite(website)).toMatchObject({ host, domain: host, isRegistered: false });
    },
  );

  it("has its home page at the usual port, whichever the website was given with", () => {
    expect(siteOfWebsite("https://www.aurelia.example:8443/de?x#y")?.homePage).toBe("https://www.aurelia.example/");
    expect(siteOfWebsite("http://127.0.0.1:8788/shop")?.homePage).toBe("http://127.0.0.1:8788/");
  });

  it("is told however long the address is, and of nothing but an address", () => {
    expect(siteOfWebsite(`https://aurelia.example/${"ä".repeat(1900)}`)?.domain).toBe("aurelia.example");
    for (const text of ["", "aurelia.example", "ftp://aurelia.example", "https://"])
      expect(siteOfWebsite(text)).toBeNull();
  });
});

describe("what is proven of a host", () => {
  it.each([
    ["https://aurelia.example/de", "aurelia.example", true],
    ["https://www.aurelia.example", "aurelia.example", true],
    ["https://shop.aurelia.example", "aurelia.example", true],
    ["https://shop.aurelia.example", "shop.aurelia.example", true],
    ["https://aurelia.example", "shop.aurelia.example", false],
    ["https://other.aurelia.example", "shop.aurelia.example", false],
    ["https://notaurelia.example", "aurelia.example", false],
    ["https://aurelia.example.net", "aurelia.example", false],
    ["https://aurelia.myshopify.com", "myshopify.com", false],
    ["https://aurelia.myshopify.com", "other.myshopify.com", false],
    ["http://127.0.0.1:8788", "127.0.0.1:8788", true],
    ["http://127.0.0.1:8789", "127.0.0.1:8788", false],
  ])("of %s by %s: %s", (website, scope, holds) => {
    expect(within(website, scope)).toBe(holds);
  });
});
