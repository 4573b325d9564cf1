import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { namesOf, usualTemplate, type AdFile } from "../../app/src/views/delivery/fileNames.ts";

const file = (product: string | null, index = 1): AdFile => ({
  url: `https://media.example/ads/${index}/vertical.jpg`,
  kind: "still",
  ad: { index, orientation: "vertical", product_name: product } as AdFile["ad"],
});
const nameOf = (product: string | null, template = usualTemplate, brand = "Aurelia") =>
  namesOf([file(product)], template, brand)[0];

describe("the name of a downloaded file", () => {
  it("says brand, product, concept and size", () => {
    expect(nameOf("Barrier Repair Serum")).toBe("Aurelia-Barrier-Repair-Serum-01-9x16.jpg");
  });

  it.each([
    ["../../etc/passwd", "etc-passwd.jpg"],
    ["C:\\Windows\\system32", "C-Windows-system32.jpg"],
    ["a\u202Egpj.exe", "a-gpj.exe.jpg"],
    ["<img src=x onerror=alert(1)>", "img-src-x-onerror-alert-1.jpg"],
    ["nul\u0000byte\r\nSet-Cookie: x", "nul-byte-Set-Cookie-x.jpg"],
    [" . ", "ad.jpg"],
    ["Con", "Con-ad.jpg"],
    ["aux.serum", "aux-ad.serum.jpg"],
    ["Contour", "Contour.jpg"],
  ])("is harmless whatever a shop calls its product: %j", (product, name) => {
    expect(nameOf(product, "{product}")).toBe(name);
  });

  it("keeps the letters of every script, with their marks", () => {
    expect(nameOf("Crème Été", "{product}")).toBe("Crème-Été.jpg");
    expect(nameOf("गुलाब जल", "{product}")).toBe("गुलाब-जल.jpg");
    expect(nameOf("薔薇水", "{product}")).toBe("薔薇水.jpg");
  });

  it("is given to no second file, also by one that is called like the first one's other name, or by another case", () => {
    const names = namesOf(["a", "a", "a-2", "A"].map(file), "{product}", "");
    expect(names).toEqual(["a.jpg", "a-2.jpg", "a-2-2.jpg", "A-3.jpg"]);
  });

  it("is one that every file system takes, and no other file's, for whatever names and templates", () => {
    const words = fc.string({ unit: "binary", maxLength: 300 });
    fc.assert(
      fc.property(fc.array(words, { minLength: 1, maxLength: 4 }), words, words, (products, template, brand) => {
        const names = namesOf(products.map(file), template, brand);
        expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(names.length);
        for (const name of names) {
          expect(new TextEncoder().encode(name).length).toBeLessThanOrEqual(255);
          expect(name).toMatch(/^[\p{L}\p{M}\p{N}_][\p{L}\p{M}\p{N}._-]*$/u);
        }
      }),
    );
  });
});
