import { afterAll, describe, expect, it } from "vitest";
import { drawLogo } from "../../container/pictures/logos/drawLogo.ts";
import { LogoReader } from "../../container/pictures/logos/logoReader.ts";
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

  it("are too many for a logo where the last of them would not be judged", async () => {
    const praise = [30, 50, 70, 90, 110].map((y) =>
      lettering("Gentle creams for calm and happy skin every day", 300, y, {
        font: "sans",
        size: 18,
        colour: "#1c1c1c",
      }),
    );
    const letters = lettering("NIKE", 300, 185, { font: "sans", size: 70, colour: "#1c1c1c" });
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="200">${praise.join("")}${letters}</svg>`;
    await expect(reader.read(await drawLogo(Buffer.from(svg)))).rejects.toThrow("more words than a logo");
  });

  it("are given up where there is too much in a logo, and the next is read", async () => {
    const strokes = Array.from({ length: 2_400 }, (_, i) => {
      const [x, y] = [4 + (i % 60) * 10, 4 + Math.floor(i / 60) * 10];
      return `M${x} ${y}l4 1l-3 4l3 1l-4 1z`;
    });
    const dense = `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="400"><path d="${strokes.join("")}"/></svg>`;
    const slow = drawLogo(Buffer.from(dense)).then((logo) => reader.read(logo));
    slow.catch(() => undefined);
    expect(await wordsOf("Lumen")).toContain("Lumen");
    await slow.catch((error: unknown) => expect(String(error)).toMatch(/too much in the logo|more words than a logo/));
  });

  it("are none where it is a sign alone", async () => {
    const sign = `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400"><path d="M200 20 380 200 200 380 20 200z"/></svg>`;
    const words = await reader.read(await drawLogo(Buffer.from(sign)));
    expect(offencesIn(words, { url: "https://lumen.example" })).toEqual([]);
  });

  it("are read to their end although the reader is ended meanwhile", async () => {
    const words = wordsOf("Lumen");
    await new Promise((resolve) => setTimeout(resolve, 50));
    await reader.close();
    expect(await words).toContain("Lumen");
  });

  it("are read again after the reader has been ended", async () => {
    await reader.close();
    expect(await wordsOf("Lumen")).toContain("Lumen");
  });
});
