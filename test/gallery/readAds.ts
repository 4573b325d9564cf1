import { composeConcepts } from "../../src/core/creative/compose.ts";
import { englishPages, sourceOf } from "../core/copyShopPages.ts";
import { aBrief, aProduct } from "../core/creativeBuilders.ts";

/** Prints ads as their readers see them, for reading aloud: `node test/gallery/readAds.ts 100 1` (how many, seed). */
const [count = 100, seed = 1] = process.argv.slice(2).map(Number);
const tones = [null, "playful, cheeky", "clinical", "luxurious, elegant", "calm, minimal"];
const pages = englishPages.map((page) => sourceOf("Aurelia", page)).filter(({ isCompatible }) => isCompatible);
const perBrand = 10;

for (let at = 0; at * perBrand < count; at++) {
  const some = Array.from({ length: perBrand }, (_, i) => pages[(at * perBrand + i + seed) % pages.length]);
  const products = some.flatMap((page, i) => (page === undefined ? [] : [aProduct(page, `p${at}-${i}`)]));
  const brandTone = tones[at % tones.length] ?? null;
  const concepts = composeConcepts(aBrief({ count: perBrand, seed: seed * 1000 + at, products, brandTone }));
  for (const { index, productId, angle, scene } of concepts) {
    const { words, layout } = scene;
    const product = products.find(({ id }) => id === productId);
    const extra = {
      number: [words.bigNumber && `[${words.bigNumber.value} ${words.bigNumber.label}]`],
      quote: [`“${words.quote}” — ${words.quoteAuthor}`],
      callouts: (words.callouts ?? []).map(({ name, note }) => `(${name}${note ? `: ${note}` : ""})`),
    }[layout as string];
    console.log(
      `${at * perBrand + index}. ${product?.name} <${product?.category}> ${angle}, ${layout}, ${brandTone ?? "no tone"}\n` +
        `   ${words.headline} | ${words.support}\n` +
        `   ${words.proofPoints.join(" · ")} | ${words.callToAction}${words.ratingLabel ? ` | ★ ${words.ratingLabel}` : ""}\n` +
        (extra ? `   ${extra.join(" ")}\n` : ""),
    );
  }
}
