import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { chromium, type Page } from "playwright-core";
import sharp from "sharp";
import { composeAd } from "../../container/ads/statics/composeAd.ts";
import { pairingCuts } from "../../container/ads/statics/fontPairings.ts";
import type { KernelModule } from "../../container/engine/kernel.ts";
import type { Scene } from "../../src/core/rendering/scene.ts";
import { PlacementId, placements } from "../../src/core/rendering/placements.ts";
import { findChromium } from "../../scripts/chromium.ts";
import type { Shot } from "../gallery/concepts.ts";
import { cpuMsOfFamily } from "./cpuOfFamily.ts";
import { groundPicture } from "./groundPicture.ts";

const require = createRequire(import.meta.url);

export interface ChromiumStudio {
  version: string;
  /** Hands a concept's pictures and fonts to the page beforehand, so that only drawing is measured. */
  load(shot: Shot): Promise<void>;
  /** Shows and pictures both orientations of what was loaded, as JPEGs of quality 90. */
  takePictures(): Promise<Uint8Array[]>;
  /** Milliseconds of processor time that all its processes have used; null where the system doesn't tell. */
  cpuMs(): number | null;
  close(): Promise<void>;
}

/** One orientation as the page shows it. */
interface View {
  width: number;
  height: number;
  ground: string;
  product: { picture: string; x: number; y: number; width: number; height: number; degrees: number };
  words: Scene["words"];
  palette: Scene["palette"];
  /** Where the words begin, and how wide they may be. */
  column: { x: number; y: number; width: number };
}

const css = `
  body { margin: 0; overflow: hidden; }
  #ad { position: relative; overflow: hidden; background-size: 100% 100%; }
  #product { position: absolute; }
  #words { position: absolute; font-family: Text; }
  #brand { font: 30px Display; letter-spacing: .3em; text-transform: uppercase; }
  h1 { font: 92px/1 Display; margin: 34px 0 22px; } h1 em { font-family: Italic; font-style: normal; }
  p { font-size: 33px; line-height: 1.35; margin: 0 0 22px; } li { font-size: 29px; margin: 8px 0; } ul { padding: 0; list-style: none; }
  #button { display: inline-block; margin-top: 26px; padding: 24px 46px; border-radius: 99px; font-size: 31px; }`;

/** Two warm headless Chromiums, one an orientation and each with one page, which stays open; only what it shows changes. */
export async function openChromiumStudio(kernels: KernelModule): Promise<ChromiumStudio> {
  const executablePath = findChromium();
  if (executablePath === null) throw new Error("Chromium is missing; install it, or set CHROMIUM_PATH.");
  const open = async () => {
    // Started as a server, since that alone tells its process.
    const server = await chromium.launchServer({ executablePath, args: ["--no-sandbox"] });
    const browser = await chromium.connect(server.wsEndpoint());
    const { width, height } = placements.vertical;
    const page = await browser.newPage({ viewport: { width, height } });
    await page.setContent(
      `<style>${css}</style><div id="ad"><img id="product"><div id="words"><div id="brand"></div><h1></h1><p></p><ul></ul><div id="button"></div></div></div>`,
    );
    return { server, browser, page };
  };
  const first = await open();
  // Within one browser screenshots wait for each other.
  const studios = [first, await open()];
  let views: { page: Page; view: View }[] = [];
  return {
    version: first.browser.version().replace(/^.*?\//, ""),
    async load(shot) {
      views = await Promise.all(
        studios.map(async ({ page }, n) => {
          await page.evaluate(setFonts, fontsOf(shot.scene));
          const view = await viewOf(kernels, shot, PlacementId.options[n] ?? "vertical");
          const [ground, picture] = [await keep(page, view.ground), await keep(page, view.product.picture)];
          return { page, view: { ...view, ground, product: { ...view.product, picture } } };
        }),
      );
    },
    takePictures: () =>
      Promise.all(
        views.map(async ({ page, view }) => {
          await page.evaluate(show, view);
          const clip = { x: 0, y: 0, width: view.width, height: view.height };
          return page.screenshot({ type: "jpeg", quality: 90, clip });
        }),
      ),
    cpuMs() {
      const all = studios.map(({ server }) => cpuMsOfFamily(server.process().pid));
      return all.reduce<number | null>((sum, ms) => (sum === null || ms === null ? null : sum + ms), 0);
    },
    async close() {
      for (const { server } of studios) await server.close();
    },
  };
}

async function viewOf(kernels: KernelModule, { scene, product }: Shot, orientation: PlacementId): Promise<View> {
  const { width, height } = placements[orientation];
  const ad = composeAd(scene, placements[orientation]);
  const { palette, words } = scene;
  const ground = await groundPicture(kernels, scene, orientation);
  const { box } = scene.product;
  const cropped = await sharp(product.png)
    .extract({ left: box.x, top: box.y, width: box.width, height: box.height })
    .png()
    .toBuffer();
  const place = ad.product;
  const [first] = [...ad.placed].sort((a, b) => a.ink.y - b.ink.y);
  return {
    width,
    height,
    ground: `data:image/jpeg;base64,${ground.toString("base64")}`,
    product: {
      picture: `data:image/png;base64,${cropped.toString("base64")}`,
      x: place.centreX - place.width / 2,
      y: place.centreY - place.height / 2,
      width: place.width,
      height: place.height,
      degrees: place.rotationDegrees,
    },
    words,
    palette,
    column: { x: first?.ink.x ?? 0, y: first?.ink.y ?? 0, width: 620 },
  };
}

/** The pairing's own files, embedded. */
function fontsOf({ fonts }: Scene): Record<string, string> {
  const { display, displayItalic, text } = pairingCuts[fonts];
  const embedded = Object.entries({ Display: display, Italic: displayItalic, Text: text }).map(([name, cut]) => {
    const file = require.resolve(`@fontsource/${cut.family}/files/${cut.family}-latin-${cut.style}.woff2`);
    return [name, `data:font/woff2;base64,${readFileSync(file).toString("base64")}`];
  });
  return Object.fromEntries(embedded) as Record<string, string>;
}

/** A picture's address within the page, where its bytes already are. */
function keep(page: Page, dataUrl: string): Promise<string> {
  return page.evaluate(async (url) => URL.createObjectURL(await (await fetch(url)).blob()), dataUrl);
}

async function setFonts(fonts: Record<string, string>): Promise<void> {
  document.fonts.clear();
  for (const [name, url] of Object.entries(fonts)) {
    const face = new FontFace(name, `url(${url})`);
    document.fonts.add(await face.load());
  }
}

async function show({ width, height, ground, product, words, palette, column }: View): Promise<void> {
  const find = (selector: string) => document.querySelector<HTMLElement>(selector) ?? document.body;
  const loaded = new Image();
  loaded.src = ground;
  const image = find("#product") as HTMLImageElement;
  image.src = product.picture;
  await Promise.all([loaded.decode(), image.decode()]);
  Object.assign(find("#ad").style, { width: `${width}px`, height: `${height}px`, backgroundImage: `url(${ground})` });
  Object.assign(image.style, {
    left: `${product.x}px`,
    top: `${product.y}px`,
    width: `${product.width}px`,
    height: `${product.height}px`,
    transform: `rotate(${product.degrees}deg)`,
    filter: `drop-shadow(46px 56px 23px ${palette.groundShadow}) drop-shadow(7px 9px 3px ${palette.groundShadow})`,
  });
  Object.assign(find("#words").style, {
    left: `${column.x}px`,
    top: `${column.y}px`,
    width: `${column.width}px`,
    color: palette.ink,
  });
  find("#brand").textContent = words.brand;
  find("h1").innerHTML = words.headline.replace(/\*([^*]+)\*/, "<em>$1</em>");
  find("p").textContent = words.support;
  find("ul").innerHTML = words.proofPoints.map((point) => `<li>${point}</li>`).join("");
  const button = find("#button");
  button.textContent = words.callToAction;
  Object.assign(button.style, { background: palette.accent, color: palette.onAccent });
  await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
}
