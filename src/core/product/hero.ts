import { samePicture } from "./pictureAddress.ts";
import type { ScrapedPicture } from "./scraped.ts";

/** What of a picture speaks for or against it as the hero of an ad. Shares are 0 to 1. */
export interface PictureSigns {
  /** How the product was parted from its ground. */
  treatment: "supplied-alpha" | "cut-out";
  /** How sure the outline is, from 0.5, just enough to be shown, to 1. */
  confidence: number;
  /** How alike its left and right halves are: a product from the front is nearly 1. */
  symmetry: number;
  /** Pixels of the product's longer side, before scaling. */
  longSidePixels: number;
}

/** Words of an `alt` text or a file name (English, German, French, Spanish; without accents) and what they count. */
const weightedWords: [weight: number, words: string][] = [
  [6, "packshot packshots cutout freisteller freigestellt detoure detouree transparent transparente nobg"],
  [2, "hero front frontal frontansicht vorderseite vorne devant frente frontale hauptbild closed"],
  [1, "bottle jar tube pump dropper flasche tiegel spender pipette flacon pot frasco tarro tubo botella envase"],
  [-2, "box boxed carton packaging karton verpackung schachtel etui emballage boite caja estuche empaque"],
  [
    -3,
    "back rueckseite ruckseite hinten dos arriere verso reverso trasera trasero side seite detail details open offen",
  ],
  [-3, "set kit bundle duo trio coffret conjunto group gruppe lineup family familie famille familia sizes"],
  [-5, "swatch swatches smear smudge texture textur textura consistency konsistenz farbmuster nuance drop splash"],
  [-5, "lifestyle model modell modele modelo mannequin woman frau femme mujer man applying anwendung aplicacion mood"],
  [
    -6,
    "results ergebnisse resultats resultados vorher nachher benefits vorteile bienfaits beneficios claims comparison",
  ],
  [-6, "ingredients ingredient inhaltsstoffe inci ingredientes infographic infografik infographie infografia study"],
  [-6, "howto routine steps schritte anleitung etapes pasos chart guide faq review reviews testimonial ugc"],
  [-8, "video thumbnail poster gif logo icon banner badge placeholder seal award swatchimage sprite"],
];

const wordWeight = new Map(weightedWords.flatMap(([weight, words]) => words.split(" ").map((word) => [word, weight])));

/** What means something only in several words. */
const weightedPhrases: [weight: number, phrases: string[]][] = [
  [
    3,
    ["pack shot", "cut out", "no background", "white background", "weisser hintergrund", "fond blanc", "fondo blanco"],
  ],
  [-6, ["before after", "before and after", "avant apres", "antes y despues", "antes despues", "vorher nachher"]],
  [-6, ["how to", "mode d emploi", "modo de uso", "so geht s", "close up", "on skin", "auf der haut", "sur la peau"]],
];

const phraseWeight = weightedPhrases.flatMap(([weight, phrases]) =>
  phrases.map((phrase) => [` ${phrase} `, weight] as const),
);

/**
 * The pictures most worth reading as a product's hero, best first, by what the shop says of them: words of alt text and file
 * name, order, stated size and file type. Words that all pictures of the product share say nothing about one of them.
 */
export function shortlist(pictures: readonly ScrapedPicture[], max: number): ScrapedPicture[] {
  const seen = new Set<string>();
  const distinct = pictures.filter(({ url }) => {
    const key = samePicture(url);
    return !seen.has(key) && seen.add(key);
  });
  const texts = distinct.map((picture) => plainWords(`${picture.alt.slice(0, 300)} ${fileName(picture.url)}`));
  const shared = distinct.length > 1 ? sharedBy(texts) : new Set<string>();
  return distinct
    .map((picture, order) => ({
      picture,
      order,
      score: saidOf(picture, texts[order] ?? "", shared) - orderCost(order),
    }))
    .filter(({ picture }) => !isTooSmall(picture) && !/\.svgz?$/i.test(pathOf(picture.url)))
    .sort((a, b) => b.score - a.score || a.order - b.order)
    .slice(0, max)
    .map(({ picture }) => picture);
}

/** Shops put their best picture first nearly always, and rarely the sixth. */
function orderCost(order: number): number {
  return order === 0 ? 0 : 1.5 + Math.min(order, 8) * 0.5;
}

function isTooSmall({ width, height }: ScrapedPicture): boolean {
  return (width !== null && width < 200) || (height !== null && height < 200);
}

function saidOf(picture: ScrapedPicture, text: string, shared: ReadonlySet<string>): number {
  const words = new Set(text.split(" ").filter((word) => !shared.has(word)));
  const padded = ` ${text} `;
  let score = 0;
  for (const word of words) score += wordWeight.get(word) ?? 0;
  for (const [phrase, weight] of phraseWeight) if (padded.includes(phrase)) score += weight;
  const { width, height } = picture;
  if (width !== null && height !== null) {
    if (Math.max(width, height) < 500) score -= 2;
    if (width > height * 2.2) score -= 4;
  }
  return score + (/\.png$/i.test(pathOf(picture.url)) ? 1 : 0);
}

function sharedBy(texts: readonly string[]): Set<string> {
  const [first = "", ...others] = texts;
  const rest = others.map((text) => new Set(text.split(" ")));
  return new Set(first.split(" ").filter((word) => rest.every((words) => words.has(word))));
}

/** Lower case, without accents, words parted by one blank each. */
function plainWords(text: string): string {
  const plain = text.toLowerCase().replaceAll("ß", "ss").normalize("NFD").replaceAll(/\p{M}/gu, "");
  return plain.replaceAll(/[^\p{L}\p{N}]+/gu, " ").trim();
}

function pathOf(url: string): string {
  return url.split(/[?#]/, 1)[0] ?? "";
}

/** The last part of the address without its ending, unescaped where it can be. */
function fileName(url: string): string {
  const path = pathOf(url);
  const name = path.slice(path.lastIndexOf("/") + 1).slice(0, 200);
  const withoutEnding = name.replace(/\.[a-z0-9]{1,5}$/i, "");
  try {
    return decodeURIComponent(withoutEnding);
  } catch {
    return withoutEnding;
  }
}

const treatmentScore: Record<PictureSigns["treatment"], number> = {
  "supplied-alpha": 1,
  "cut-out": 0.7,
};

/**
 * How well a picture that was read serves as the hero; more is better, only the order means anything. `position`: its place
 * in the shop's order, from 0.
 */
export function heroScore(signs: PictureSigns, position: number): number {
  const size = Math.log2(Math.min(1400, Math.max(200, signs.longSidePixels)) / 200) * 0.6;
  return (
    4 * signs.confidence +
    treatmentScore[signs.treatment] +
    2.4 * signs.symmetry +
    size -
    0.15 * Math.min(Math.max(position, 0), 10)
  );
}

/** Whether no further picture needs to be read: alone, from the front, whole, large, and parted from its ground for certain. */
export function isClearlyGood(signs: PictureSigns): boolean {
  return signs.confidence >= 0.85 && signs.symmetry >= 0.9 && signs.longSidePixels >= 700;
}
