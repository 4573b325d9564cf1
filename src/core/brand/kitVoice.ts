import { isHarmless } from "../copywriter/quotation.ts";
import type { BrandKit } from "./kit.ts";

/** What a site says of itself, in plain text, most telling first. */
export interface VoiceSigns {
  /** The description that the home page gives to search engines; may be empty. */
  description: string;
  headings: readonly string[];
  /** Paragraphs of the home page. */
  paragraphs: readonly string[];
  /** Paragraphs of the page on the brand itself; empty where there is none. */
  about: readonly string[];
}

export interface Voice {
  tone: string | null;
  toneWords: string[];
  examples: string[];
}

const maxTone = 500;
const maxToneWords = 4;
const maxExamples = 6;
const maxExample = 200;
const maxWords = 8000;
const maxClaims = 12;

/** Beginnings of words that speak for a tone, in English, German, French and Spanish. */
const lexicon: Record<string, string> = {
  calm: "calm|gentl|sooth|seren|quiet|tranquil|peace|soft|restor|balanc|sanft|ruhe|ruhig|beruhig|doux|douce|apais|suav|calmante|seren",
  clinical:
    "clinic|dermatolog|tested|proven|efficac|active|concentrat|medical|pharma|klinisch|wirkstoff|getestet|clinique|clínic|eficac|sensitiv",
  scientific:
    "scien|laborator|labs?$|research|formulat|molecul|peptid|biotech|evidence|wissenschaft|forsch|labor$|recherche|ciencia|investigaci",
  luxurious:
    "luxur|luxe|indulg|opulen|prestig|precious|exquisit|sumptu|haute|couture|refined|exclusiv|decaden|luxus|edel|kostbar|précieu|lujo|exquisit",
  playful:
    "fun$|funny|play|joy|happy|cheeky|sassy|vibe|yay|obsess|colourful|colorful|cute|silly|spaß|bunt|frech|joyeu|divert|alegr",
  bold: "bold|fearless|unapolog|rebel|disrupt|power|loud|dare|daring|badass|statement|mutig|stark$|audac|audaz|atrevid",
  minimal:
    "minimal|simple|simpl|essential|less$|stripped|pared|uncomplicat|schlicht|einfach|wesentlich|épur|essentiel|sencill|esencial",
  earthy:
    "earth|botanic|plant|organic|natur|herb|wild|forest|soil|root|garden|harvest|pflanz|bio$|kräuter|végét|bio$|plante|orgánic|hierb",
  warm: "warm|cosy|cozy|comfort|hug|cuddl|nurtur|nourish|care$|caring|family|home|heart|love|liebe|herz|familie|geborgen|amour|famille|cœur|amor|corazón|cariño",
  fresh:
    "fresh|bright|dewy|radian|glow|luminous|crisp|clean|vibran|frisch|strahl|leucht|fraîch|éclat|lumin|fresc|brill",
  elegant:
    "elegan|timeless|sophistic|graceful|parisian|heritage|atelier|maison|artisan|craft|zeitlos|intemporel|élégan|atemporal",
};
const tones = Object.entries(lexicon).map(([word, stems]) => [word, new RegExp(`^(?:${stems})`, "u")] as const);

/** The tone of voice of a site, in the words of a rule and in its own. */
export function readVoice(signs: VoiceSigns): Voice {
  const tone = [signs.description, ...signs.about].map(voiced).find((text) => text.length >= 15) ?? null;
  const texts: [string, number][] = [
    [signs.description, 2],
    ...signs.headings.map((text): [string, number] => [text, 1.5]),
    ...[...signs.about, ...signs.paragraphs].map((text): [string, number] => [text, 1]),
  ];
  return {
    tone: tone === null ? null : wholeSentences(tone, maxTone),
    toneWords: toneWordsOf(texts),
    examples: examplesOf(signs),
  };
}

/** The tones that a text speaks in, strongest first; at most four, none that only one passing word speaks for. */
export function toneWordsOf(texts: readonly (readonly [text: string, weight: number])[]): string[] {
  const scores = new Map<string, { score: number; seen: Map<string, number> }>();
  let words = 0;
  for (const [text, weight] of texts) {
    for (const [word] of text.toLowerCase().matchAll(/\p{L}{3,}/gu)) {
      if (++words > maxWords) return strongest(scores);
      for (const [tone, pattern] of tones) {
        if (!pattern.test(word)) continue;
        const entry = scores.get(tone) ?? { score: 0, seen: new Map<string, number>() };
        const times = entry.seen.get(word) ?? 0;
        entry.seen.set(word, times + 1);
        // A word that stands in every product's name says no more each time.
        entry.score += weight / 2 ** times;
        scores.set(tone, entry);
      }
    }
  }
  return strongest(scores);
}

function strongest(scores: ReadonlyMap<string, { score: number }>): string[] {
  const ranked = [...scores].map(([tone, { score }]) => ({ tone, score })).sort((a, b) => b.score - a.score);
  const top = ranked[0]?.score ?? 0;
  return ranked
    .filter(({ score }) => score >= 2 && score >= top * 0.4)
    .slice(0, maxToneWords)
    .map(({ tone }) => tone);
}

function examplesOf({ headings, description, about, paragraphs }: VoiceSigns): string[] {
  const found: string[] = [];
  const spoken = [...headings.slice(0, 12), description, ...about.slice(0, 20), ...paragraphs.slice(0, 40)];
  for (const text of spoken) {
    for (const sentence of sentencesOf(text).slice(0, 3)) {
      if (found.length >= maxExamples) return found;
      const isNew = found.every((other) => !other.includes(sentence) && !sentence.includes(other));
      if (isNew && isExample(sentence)) found.push(sentence);
    }
  }
  return found;
}

function isExample(sentence: string): boolean {
  const words = sentence.split(/\s+/).length;
  if (sentence.length < 12 || sentence.length > maxExample || words < 3) return false;
  const isShouted = sentence.length > 40 && sentence === sentence.toUpperCase();
  return !isShouted && !/\d{3,}|[$€£¥%©®]/.test(sentence) && isVoice(sentence);
}

/** What every shop says in the same words, and says nothing of its voice. */
const boilerplate =
  /\b(cookies?|privacy|terms|shipping|delivery|returns?|refund|checkout|cart|log ?in|sign ?(?:in|up)|subscri|newsletter|e-?mail|password|skip to|navigation|menu|javascript|browser|copyright|all rights|powered by|quick (?:view|shop)|add to|sold out|sale|discount|free gift|versand|warenkorb|datenschutz|anmelden|livraison|panier|connexion|env[íi]o|carrito|reviews?|bewertungen|follow us|instagram|faqs?|contact)\b/i;

/** Words to machines in other languages than English; `isHarmless` knows those. */
const foreignOrders =
  /\b(?:ignorier\p{L}*|vergiss|missachte|ignorez|oubliez|ignora|olvida|ignore[sz]?)\b.{0,40}\b(?:anweisung|anleitung|vorherig|bisherig|instruction|consigne|précédent|instruccion|anterior|istruzion)/iu;
const machineWords =
  /\bas an? (?:ai|assistant|language model)\b|\b(?:ki|ai|ia)[- ](?:model|modell|assistant|agent|system|assistent)|\b(?:llms?|gpt-?\d?|claude|gemini|copilot)\b|\byou are (?:now )?(?:an? )?(?:ai|assistant|bot|language)|[<>{}[\]`|\\]|#{2,}|\b\d{1,3}\.\d{1,3}\.\d{1,3}\.\d{1,3}\b|:\/\/|\+?\d[\d ()/-]{7,}\d/i;

/** Whether a sentence may show the brand's voice: nothing that gives orders to machines, names an address, or that every shop says. */
export function isVoice(text: string): boolean {
  if (!/\p{L}{2}/u.test(text) || boilerplate.test(text)) return false;
  return isHarmless(text) && !foreignOrders.test(text) && !machineWords.test(text);
}

/** The sentences of a text that may show the brand's voice. */
function voiced(text: string): string {
  return sentencesOf(text).filter(isVoice).join(" ");
}

/** Sentences with their marks; a text without any is one sentence. At most 40. */
export function sentencesOf(text: string): string[] {
  return text
    .slice(0, 4000)
    .split(/(?<=[.!?…])\s+(?=[\p{Lu}\p{Lo}„“"'¿¡])/u, 40)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== "");
}

function wholeSentences(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  let whole = "";
  for (const sentence of sentencesOf(text)) {
    if (whole.length + sentence.length + 1 > maxLength) break;
    whole = `${whole} ${sentence}`.trim();
  }
  return whole === "" ? text.slice(0, maxLength).replace(/\s\S*$/, "") : whole;
}

/**
 * Claims that the brand makes again and again: on its own pages, or on several products. Quoted as the first product has them,
 * the most repeated first; at most twelve of at most 80 characters.
 */
export function repeatedClaims(productClaims: readonly (readonly string[])[], siteText: string): string[] {
  const site = keyOf(siteText.slice(0, 40_000));
  const counts = new Map<string, { claim: string; times: number }>();
  for (const claims of productClaims) {
    const ofProduct = new Map(claims.slice(0, 40).map((claim) => [keyOf(claim), claim.trim()]));
    for (const [key, claim] of ofProduct) {
      if (claim === "" || claim.length > 80 || !isHarmless(claim) || machineWords.test(claim)) continue;
      const known = counts.get(key);
      if (known === undefined) counts.set(key, { claim, times: 1 });
      else known.times++;
    }
  }
  return [...counts]
    .map(([key, { claim, times }]) => ({ claim, times: times + (site.includes(key) ? 1 : 0) }))
    .filter(({ times }) => times > 1)
    .sort((a, b) => b.times - a.times)
    .slice(0, maxClaims)
    .map(({ claim }) => claim);
}

/** The kit with the claims that its own pages make, and those that several of its products make. */
export function withRepeatedClaims(kit: BrandKit, productClaims: readonly (readonly string[])[]): BrandKit {
  return { ...kit, claims: repeatedClaims([kit.claims, ...productClaims], kit.claims.join("\n")) };
}

/** Case, hyphens and spaces make no other claim. */
function keyOf(text: string): string {
  return text
    .toLowerCase()
    .replace(/[\s\u2010-\u2015-]+/g, " ")
    .trim();
}

/** BCP 47 of an attribute `lang` or an `og:locale`: `de`, `en-GB`; null where it is none. */
export function languageOf(text: string): string | null {
  const [, language = "", region = ""] =
    /^\s{0,5}([a-z]{2,3})(?:[-_]([a-z]{2}|\d{3}))?(?:[-_.@]|\s|$)/i.exec(text) ?? [];
  if (language === "") return null;
  return region === "" ? language.toLowerCase() : `${language.toLowerCase()}-${region.toUpperCase()}`;
}
