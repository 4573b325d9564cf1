import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { cleanSvg } from "../../container/pictures/logos/cleanSvg.ts";
import { drawLogo } from "../../container/pictures/logos/drawLogo.ts";
import { logoLimits } from "../../src/core/rendering/protocol.ts";

const draw = (svg: string) => drawLogo(Buffer.from(svg));
const svg = (inner: string, head = 'viewBox="0 0 240 60"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${head}>${inner}</svg>`;
/** A ring and a bar: a logo with an outline. */
const mark = `<circle cx="30" cy="30" r="20" fill="none" stroke="#123456" stroke-width="6"/><path d="M70 20h150v8H70z" fill="#123456"/>`;

async function pixels(png: Buffer) {
  const { data, info } = await sharp(png).raw().toBuffer({ resolveWithObject: true });
  return { data, ...info };
}

/** Colours of what is opaque. */
async function colours(png: Buffer): Promise<Set<string>> {
  const { data } = await pixels(png);
  const found = new Set<string>();
  for (let at = 0; at < data.length; at += 4)
    if (data[at + 3] === 255) found.add(data.subarray(at, at + 3).toString("hex"));
  return found;
}

describe("a logo that is drawn", () => {
  it("has alpha, no border and its own size", async () => {
    const { channels, width, height } = await pixels(await draw(svg(mark)));
    expect(channels).toBe(4);
    expect(width).toBe(logoLimits.longSidePixels);
    expect(width / height).toBeCloseTo(213 / 46, 1);
  });

  it.each([
    ["currentColor", svg(mark.replaceAll("#123456", "currentColor")), "000000"],
    [
      "a style sheet of its own",
      svg(`<style>.a{fill:#ff0000}</style><path class="a" d="M0 0h99v9H0zM0 40h240v9H0z"/>`),
      "ff0000",
    ],
    [
      "a use of what it defines",
      svg(`<defs><path id="p" d="M0 0h99v9H0zM0 40h240v9H0z"/></defs><use xlink:href="#p" fill="#00ff00"/>`),
      "00ff00",
    ],
    [
      "names as HTML writes them",
      svg(
        `<lineargradient id="g"><stop stop-color="#0000ff"/></lineargradient><path fill="url(#g)" d="M0 0h99v9H0zM0 40h240v9H0z"/>`,
        'viewbox="0 0 240 60"',
      ),
      "0000ff",
    ],
    ["a size instead of a view box", svg(mark, 'width="240px" height="60"'), "123456"],
    [
      "what editors leave in it",
      `<?xml version="1.0"?><!-- made by hand -->${svg(`<title>A & B</title><metadata><rdf:x a="b">x</rdf:x></metadata>${mark}`)}`,
      "123456",
    ],
  ])("is right with %s", async (_what, drawing, colour) => {
    expect(await colours(await draw(drawing))).toContain(colour);
  });

  it("may be a picture with alpha, and is none on a plate", async () => {
    const picture = await draw(svg(mark));
    expect((await pixels(await drawLogo(picture))).channels).toBe(4);
    const onWhite = await sharp(picture).flatten({ background: "#ffffff" }).png().toBuffer();
    await expect(drawLogo(onWhite)).rejects.toThrow("no outline");
    const small = await sharp(picture).resize(120).png().toBuffer();
    await expect(drawLogo(small)).rejects.toThrow("120 pixels");
  });
});

const laughs = `<!DOCTYPE svg [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]>${svg("<title>&b;</title>")}`;
const doubling = Array.from({ length: 30 }, (_, i) => `<g id="g${i + 1}"><use href="#g${i}"/><use href="#g${i}"/></g>`);

describe("a hostile drawing", () => {
  it.each([
    ["entities that laugh a billion times", laughs],
    ["a document type", `<!DOCTYPE svg SYSTEM "http://127.0.0.1/x.dtd">${svg(mark)}`],
    ["an entity that nothing declares", svg(`<path id="&xxe;" d="M0 0h9v9z"/>`)],
    ["uses that double thirty times", svg(`<path id="g0" d="M0 0h9v9z"/>${doubling.join("")}`)],
    ["a mask in its own mask", svg(`<mask id="m"><path mask="url(#m)" d="M0 0h9v9z"/></mask>${mark}`)],
    ["HTML in it", svg(`<foreignObject><body onload="x()"/></foreignObject>${mark}`)],
    ["a picture in it", svg(`<image href="file:///etc/passwd" width="9" height="9"/>${mark}`)],
    ["type", svg(`<text>AURELIA</text>`)],
    ["an effect over a large area", svg(`<filter id="f"><feGaussianBlur stdDeviation="9999"/></filter>${mark}`)],
    ["deep nesting", svg("<g>".repeat(5000) + "</g>".repeat(5000))],
    ["too many elements", svg(`<path d="M0 0h9v9z"/>`.repeat(4000))],
    ["elements that do not close", svg("<g><path d='M0 0h9v9z'>")],
    ["a view box that is no size", svg(mark, 'viewBox="0 0 1e99 1e99"')],
    ["a view box of no area", svg(mark, 'viewBox="0 0 0 10"')],
    ["a shape like a thread", svg(mark, 'viewBox="0 0 90000 1"')],
    ["more bytes than a logo", svg(`<path d="M0 0${" ".repeat(logoLimits.svgBytes)}"/>`)],
    ["another root", `<html><body>${mark}</body></html>`],
    ["nothing to see", svg(`<path fill="none" d="M0 0h9v9z"/>`)],
    ["attributes without end", `<svg ${"a ".repeat(100_000)}`],
  ])("with %s is refused in no time", async (_what, drawing) => {
    const startedAt = performance.now();
    await expect(draw(drawing)).rejects.toMatchObject({ name: "UnusableInput" });
    expect(performance.now() - startedAt).toBeLessThan(2000);
  });

  it("is drawn without its script, its listeners and whatever it would fetch", () => {
    const drawing = svg(
      `<script>alert(1)</script><style>@import url(http://127.0.0.1/x.css);</style><a href="javascript:x()"><path d="M0 0"/></a>` +
        `<use href="http://127.0.0.1/x.svg#a"/><path onclick="x()" fill="url(http://127.0.0.1/x)" style="fill:url('file:///x')" d="M0 0h9v9z"/>` +
        `<path stroke-dasharray="0.0001" style="stroke-dasharray:.0001" d="M0 0"/>${mark}`,
    );
    const { svg: clean } = cleanSvg(drawing, 640);
    const body = clean.slice(clean.indexOf(">"));
    expect(body).not.toMatch(/script|import|127\.0\.0\.1|file:|javascript|onclick|dasharray|<a /i);
    expect(body).toContain("#123456");
  });

  it("is drawn no larger than a logo, whatever it says", () => {
    expect(cleanSvg(svg(mark, 'viewBox="0 0 900000 450000" width="999999999"'), 640)).toMatchObject({
      width: 640,
      height: 320,
    });
  });
});
