import { LRUCache } from "lru-cache";
import type { CopyAngle } from "../contract/creative.ts";
import type { ProductFacts } from "../product/facts.ts";
import { headlinesFor, supportsFor } from "./candidates.ts";
import { plainText } from "./clean.ts";
import { type Pieces, piecesOf } from "./extras.ts";
import { languageFor } from "./tellLanguage.ts";
import { asSpeltIn } from "./languages/english/british.ts";
import type { LanguagePack } from "./languages/pack.ts";
import { languagePacks } from "./languages/packs.ts";
import { allowedPieces, saysOneOf, withoutBanned } from "./bannedWords.ts";
import { type Candidate, contentWords, plainHeadline } from "./line.ts";
import type { CopySource, Material } from "./material.ts";
import { materialOf } from "./readMaterial.ts";
import { printableFacts, type PrintableFact } from "./provenance.ts";

/** A page as the copywriter works with it. What it can say does not change, so each part is worked out once. */
export interface Page {
  pack: LanguagePack;
  material: Material;
  /** Telling words of the product itself, which its ads may say again and again. */
  ownWords: ReadonlySet<string>;
  /** Every headline, and every line of support, that an angle can give the product. */
  headlines(angle: CopyAngle): readonly Candidate[];
  supports(angle: CopyAngle): readonly Candidate[];
  pieces(): Pieces;
  /** Every fact that an ad may print, with the page's own words for it. */
  facts(): readonly PrintableFact[];
}

export interface PageSource extends CopySource {
  /** As the shop declares it, BCP 47; null: told from the page's words. */
  language: string | null;
  /** Words and phrases that nothing of an ad may say but the brand's name; absent: none. */
  bannedWords?: readonly string[];
}

const pages = new WeakMap<ProductFacts, Map<string, Page>>();
/** A page that is read whole takes a few hundred kilobytes. */
const latestPages = new LRUCache<string, Page, PageSource>({
  max: 16,
  memoMethod: (_key, _stale, { context }) => readPage(context),
});

/**
 * The page of a source. One at a time is kept for as long as its facts live, and the latest ones for whoever brings the same facts again: a
 * product is ordered more than once.
 */
export function pageOf(source: PageSource): Page {
  const { brandName, name, category, language, bannedWords = [], facts } = source;
  const key = [brandName, name, category, language ?? "", ...bannedWords].join("\n");
  const known = pages.get(facts)?.get(key);
  if (known) return known;
  const page = latestPages.memo(JSON.stringify([key, facts]), { context: source });
  pages.set(facts, new Map([[key, page]]));
  return page;
}

function readPage(source: PageSource): Page {
  const { language, facts } = source;
  const texts = [plainText(source.name), plainText(facts.description), ...facts.claims.map(plainText)];
  const spoken = languagePacks[languageFor(language, texts)];
  const { bannedWords = [] } = source;
  const material = withoutBanned(materialOf(source, spoken), bannedWords);
  const pack = asSpeltIn(language, spoken, material.name, texts);
  const isAllowed = ({ text }: Candidate) => !saysOneOf(plainHeadline(text), bannedWords);
  const { noun, texture, ingredients } = material;
  const name = `${material.name ?? ""} ${noun}`;
  return {
    pack,
    material,
    ownWords: new Set(contentWords([name, texture ?? "", ...ingredients.map((hero) => hero.name)].join(" "))),
    headlines: rememberedBy((angle) => headlinesFor(pack, material, angle, source).filter(isAllowed)),
    supports: rememberedBy((angle) => supportsFor(pack, material, angle, source).filter(isAllowed)),
    pieces: remembered(() => allowedPieces(piecesOf(source, pack, material), bannedWords)),
    facts: remembered(() => printableFacts(source, pack, material)),
  };
}

function rememberedBy<Key, Value>(work: (key: Key) => Value): (key: Key) => Value {
  const done = new Map<Key, Value>();
  return (key) => {
    const value = done.get(key) ?? work(key);
    done.set(key, value);
    return value;
  };
}

function remembered<Value>(work: () => Value): () => Value {
  const once = rememberedBy(() => work());
  return () => once(null);
}
