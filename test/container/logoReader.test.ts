import { afterAll, describe, expect, it } from "vitest";
import { drawLogo } from "../../container/logos/drawLogo.ts";
import { LogoReader } from "../../container/logos/logoReader.ts";
import { lettering, type TextStyle } from "../../sample-shop/svg.ts";
import { offencesIn } from "../../src/core/outsideWords/unfit.ts";

const reader = new LogoReader();
afterAll(() => reader.close());

interface Look extends Partial<TextStyle> {
  /** Drawn behind the letters. */
  plate?: string;
}

async function wordsOf(text: string, { plate = "", ...style }: Look = {}): Promise<string> {
  const letters = lettering(text, 300, 130, { font: "sans", size: 60, colour: "#1c1c1c", ...style });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="200">${plate}${letters}</svg>`;
  return reader.read(await drawLogo(Buffer.from(svg)));
}

const disc = `<ellipse cx="300" cy="110" rx="290" ry="85" fill="#b04a3a"/>`;

describe("the words in a logo", () => {
  it.each<[string, string, Look]>([
    ["black letters", "NIKE", {}],
    ["white letters", "NIKE", { colour: "#ffffff" }],
    ["pale letters", "Lumen Skin", { colour: "#f3d9d0" }],
    ["wide serif capitals", "DIOR", { font: "serif", tracking: 0.3 }],
    ["white on a coloured plate", "NIKE", { colour: "#ffffff", plate: disc }],
    ["a sentence", "Kill all idiots", {}],
    ["a telephone number", "Call 0800 555 0199", { size: 50 }],
  ])("are read: %s", async (_, text, look) => {
    expect(await wordsOf(text, look)).toContain(text);
  });

  it("are none where it is a sign alone", async () => {
    const sign = `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400"><path d="M200 20 380 200 200 380 20 200z"/></svg>`;
    const words = await reader.read(await drawLogo(Buffer.from(sign)));
    expect(offencesIn(words, { url: "https://lumen.example" })).toEqual([]);
  });

  it("are read again after the reader has been ended", async () => {
    await reader.close();
    expect(await wordsOf("Lumen")).toContain("Lumen");
  });
});
