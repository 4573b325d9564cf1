import { describe, expect, it } from "vitest";
import { agreedName } from "../../src/core/discovery/agreedName.ts";

const of = (claim: string, host: string, title = "", words: string[] = []) =>
  agreedName({ tags: [{ name: claim, group: "meta" }], title, host, words });

describe("a name in one tag", () => {
  it.each([
    ["L’Oréal Paris", "loreal-paris.fr"],
    ["Müller", "muller.de"],
    ["Müller", "mueller.de"],
    ["Weiß", "weiss.de"],
    ["Miraculum Łódź", "miraculumlodz.pl"],
    ["Beauté", "beaute.com"],
    ["H&M", "hm.com"],
    ["Rossi & Figli", "rossiefigli.it"],
    ["Glowlab Skincare", "glowlab.co.uk"],
    ["Aurelia", "aurelia-beauty.com"],
  ])("that its domain spells is taken: %s at %s", (name, host) => {
    expect(of(name, host, "Home")).toEqual({ name, doubted: null });
  });

  it.each([
    ["Kérastase", "Soins capillaires Kérastase"],
    ["H&M", "H&M | Mode"],
    ["Léa", "LÉA – soins naturels"],
  ])("that the title says in whole words is taken: %s", (name, title) => {
    expect(of(name, "shop.example", title)).toEqual({ name, doubted: null });
  });

  it.each([
    ["Dior", "Superdiorama creams", "glow.example"],
    ["NIKE", "Glow creams", "glow.example"],
    ["NIKE myshopify", "Glow creams", "glow.myshopify.com"],
  ])("that nothing else says is doubted: %s beside the title “%s”", (name, title, host) => {
    expect(of(name, host, title).doubted).toBe(name);
  });

  it("is not confirmed by another tag of the same kind, but by structured data", () => {
    const tag = { name: "NIKE", group: "meta" as const };
    const signs = { title: "", host: "evil.example", words: [] };
    expect(agreedName({ ...signs, tags: [tag, tag] })).toEqual({ name: "evil.example", doubted: "NIKE" });
    expect(agreedName({ ...signs, tags: [tag, { ...tag, group: "structured data" }] }).name).toBe("NIKE");
  });
});
