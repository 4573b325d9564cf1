import { blocksOf, isHeading, maxHeading } from "./blocks.ts";
import { maxPoints } from "./facts.ts";
import { ofProduct, speaksOfOthers } from "./otherProducts.ts";
import { plainText } from "./plainText.ts";
import {
  asSentence,
  isPoint,
  openingPoint,
  saidOfIt,
  saidPoint,
  saysAnEffect,
  saysWhatItDoes,
} from "./pointWording.ts";
import { namesOther, opensWithOther, repeatsName, speaksOfKind, withoutSubject } from "./subject.ts";

/** The labels of tabs, which stand before the text, end no page; one that ends too early here loses a sentence, no claim. */
const minSaid = 24;
/** An item of a list, as shops set what a product does: "<li>Melts make-up in 60 seconds</li>". */
const item = /<li\b[^<>]{0,300}>([\s\S]{1,800}?)(?=<\/li>|<li\b|$)/giu;
const opensList = /<ul\b/giu;
const maxListLength = 8000;
const maxMarkup = 40_000;
const maxLists = 12;
const maxItems = 40;
/** What stands over a list within so many UTF-16 units of markup. */
const headingReach = 200;
/** Lists of what it is without, of what to mind and of how it is used say nothing of what it does. */
const headsOtherThings =
  /(?<!\p{L})(?:others?$|other \p{L}+$|old formula|drugstore|myths?|side effects|the problem|won['’]t|herkömmliche\p{L}*|das problem|les autres|le problème|idées reçues|los demás|el problema|mitos|cautions?|warnings?|warnhinweise?|mises? en garde|advertencias?|shop|delivery|lieferung|livraison|envíos?|why (?!.{0,20}(?:love|adore|like|works|special))|warum (?!.{0,20}(?:lieb|gefall))|pourquoi (?!.{0,20}(?:ador|aim|craqu))|por qué (?!.{0,20}(?:enamor|encant|gust))|free (?:from|of)|^without|left out|leave out|doesn['’]t|isn['’]t|weggelassen|écarté|laissé de côté|dejado fuera|no lleva|no tiene|not (?:for|suitable)|avoid|^contains|ingredients|how to|directions|shades|^ohne|frei von|nicht|achtung|hinweis|enthält|inhaltsstoffe|anwendung|nuancen|^sans(?!\p{L})|évite|précaution|attention|contient|ingrédients|conseils?|utilisation|teintes|^sin(?!\p{L})|evita|advertencia|precauci|contiene|ingredientes|modo de|tonos)[^.!?]{0,30}$|(?<!\p{L})(?:without|ohne|sans|sin|contains)$/iu;
/** "Made for you if", "Idéale pour", "Te va a gustar si…": what it heads goes on from it, and is no sentence of its own. */
const goesOn =
  /(?<!\p{L})(?:if|when|for|made for you|für|pour|si|para|por|quien|qui|wenn|wer|wen|wenn du|wenn sie)[\s,:…¿?]*$/iu;
/** "You want one step instead of five": whom a list is for, as it speaks to them. */
const isOfReader =
  /^(?:you|du(?= (?:\p{L}+ )?\p{L}+st(?!\p{L}))|vous|tienes|tiene|buscas|busca|quieres|quiere|necesitas)(?!\p{L})|^(?:your|dein\p{L}*|ta|tes|votre|vos|tus?)(?!\p{L})(?! (?:skin|lips|hands|complexion|face|haut|lippen|hände|peau|lèvres|mains|teint|piel|labios|manos|rostro) (?:feel|stay|fühl|bleib|reste|devient|queda|se siente))/iu;
/** Each is compared with every other: no more than so many. */
const maxCompared = 60;
const quoted = /["“”„«»]/u;
/**
 * What a page says that the product does, is or is for, as it says it: "Melts make-up in 60 seconds". The line that it opens with, then what
 * it lists, then sentences of its text. Plain text without a stop at its end; at most `maxPoints` of at most `maxPointLength` characters.
 */
export function readPoints(html: string, name: string): string[] {
  const whole = html.slice(0, maxMarkup);
  const spoken = notSpoken.reduce((kept, [opening, closing]) => without(kept, opening, closing), whole);
  const markup = ofProduct(spoken, minSaid);
  const all = [...openingPoints(markup, name), ...listedPoints(markup, name), ...saidPoints(markup, name)]
    .slice(0, maxCompared)
    .filter((point) => !repeatsName(point, name) && !speaksOfKind(point, name));
  const unlike = all
    .map((point) => [point.toLowerCase(), point] as const)
    .filter(([key], at, pairs) => pairs.findIndex(([first]) => first === key) === at);
  const isInAnother = (key: string) => unlike.some(([other]) => other !== key && other.includes(key));
  return unlike
    .filter(([key]) => !isInAnother(key))
    .map(([, point]) => point)
    .slice(0, maxPoints);
}

/** Comments, customers' words, and numbered lists, which are steps. */
const notSpoken = [
  ["<!--", "-->"],
  ["<blockquote", "</blockquote>"],
  ["<ol", "</ol>"],
] as const;

/** The markup without everything from an opening to its closing. */
function without(markup: string, opening: string, closing: string): string {
  let kept = "";
  let from = 0;
  for (let at = markup.indexOf(opening); at >= 0; at = markup.indexOf(opening, from)) {
    kept += `${markup.slice(from, at)} `;
    const end = markup.indexOf(closing, at);
    if (end < 0) return kept;
    from = end + closing.length;
  }
  return kept + markup.slice(from);
}

/** Shops shout these before they say what a thing is: "1+1 EVENT: order 1, receive 2", "Prix cassé", "She's back!!" */
const isOffer =
  /(?<!\p{L})(?:order|offer|sale|event|is back|back in|sold out|free (?:shipping|delivery|gift|sample|mini)|save|gratis|angebot|rabatt|ausverkauft|wieder da|offert\p{L}*|promo\p{L}*|prix|soldes|oferta|regalo|descuento|agotad\p{L}*)(?!\p{L})|-\d+ ?%|!!/iu;
/** "The sunscreen you'll actually want to wear": a title that tells something of the product. */
const tellsOfProduct =
  /^(?:the|der|die|das|l[ae]|l['’]|el) ?\p{L}+ (?:you|that|for|der|die|das|für|qui|que|pour|para)(?!\p{L})/iu;
const firstTitle = /<h[1-4]\b[^<>]{0,80}>([^<>]{1,100})<\/h/iu;
/** A heading that names what stands below it: "Why you'll love this cream", "So wirkt die Creme". */
const asksOrTells =
  /^(?:why|how|what|who|when|the (?:story|science|details)|about|your|warum|wie|was|wer|so|darum|das|pourquoi|comment|que|qu['’]|à propos|por qué|cómo|qué|quién|sobre)(?!\p{L})|:$/iu;
/** So many blocks that say nothing of the product may stand before the one that it opens with. */
const maxGreetings = 2;

/** The line that the page opens with, where it is one that an ad may say. */
function openingPoints(markup: string, name: string): string[] {
  const title = plainText(firstTitle.exec(markup.slice(0, headingReach))?.[1] ?? "", headingReach).trim();
  const isLine = tellsOfProduct.test(title) || saysWhatItDoes(title);
  const mayHead = isLine && !asksOrTells.test(title) && !headsOther(title) && !repeatsName(title, name);
  const titled = mayHead ? openingPoint(`${title}.`) : [];
  if (titled.length > 0) return titled;
  let greetings = 0;
  for (const part of blocksOf(markup)) {
    const text = plainText(part, 2000).trim();
    if (text === "" || heads(text)) continue;
    if (quoted.test(text)) return [];
    const [first = ""] = sentencesOf(text);
    if ((isOffer.test(first) || first.endsWith("?")) && greetings++ < maxGreetings) continue;
    return openingPoint(first);
  }
  return [];
}

/** Sentences and items that are points; none of a customer's, and none under a heading of other things. */
function saidPoints(markup: string, name: string): string[] {
  const points: string[] = [];
  let heading = "";
  let isOpening = true;
  for (const part of blocksOf(markup)) {
    const text = plainText(part, 2000).trim();
    if (text === "") continue;
    const isHeader = heads(text) || (!isOpening && isAsked.test(text));
    if (!isHeader && !quoted.test(text) && !headsOther(heading)) points.push(...pointsOfBlock(text, name, isOpening));
    // It holds until the next one.
    if (isHeader) heading = text;
    else isOpening = false;
  }
  return points;
}

/** A question by itself that a customer asks: what answers it is said to them. */
const isAsked =
  /^¿?(?!how does (?:it|this)|wie wirkt|comment (?:ça|agit)|cómo (?:funciona|actúa))(?:can|could|is|are|does|do|will|should|may|how|where|which|how long|ist|sind|kann|darf|hilft|soll|muss|wie|wo|woher|welche\p{L}*|lässt|est-ce|peut-on|puis-je|je peux|comment|combien|où|quand|quelle?s?|puedo|se puede|es|son|sirve|cuánto|cómo|dónde|cuándo|lo puedo)(?!\p{L})[^.!?]{0,80}\?$/iu;
const isStep = /^\d{1,2} ?[.)](?!\d)/u;

function pointsOfBlock(text: string, name: string, isOpening: boolean): string[] {
  if (bullet.test(text)) return itemPoint(text, name);
  if (isStep.test(text)) return [];
  const sentences = sentencesOf(text);
  // Further down a question is a customer's, and what follows is told to them; a page may open with one of its own.
  const other = sentences.findIndex(
    (sentence) => speaksOfOthers(sentence) || opensWithOther(sentence, name) || (!isOpening && sentence.endsWith("?")),
  );
  // What goes on from another product is said of that one.
  return (other < 0 ? sentences : sentences.slice(0, other)).flatMap((sentence, at) => {
    const said = saidPoint(withoutSubject(sentence, sentences[at - 1] ?? "", name) ?? sentence);
    return said.length > 0 ? said : saidPoint(saidOfIt(sentence) ?? "");
  });
}

/** Whether a block heads the next one; a question is often answered in the same breath, and an item with a tick heads nothing. */
function heads(text: string): boolean {
  return isHeading(text) && !text.endsWith("?") && !bullet.test(text);
}

/** "Squalane (from sugarcane) softens", "Salicylsäure (BHA)": what may be left out, for it says no more than what something is. */
const aside =
  / \((?:(?:from|aus|von|issue?s? (?:de|du)|tirée?s? (?:de|du)|procedente de|d['’]origine)(?!\p{L})(?! (?:our|notre|nuestr\p{L}*|unser\p{L}*|week|woche|semaine|semana|leichter))|[ABP]HA|\d+(?:[.,]\d+)? ?%|(?:pro-?)?vitamin[ae]? \p{L}\d?)[^()]{0,40}\)/giu;

function sentencesOf(text: string): string[] {
  return text
    .replace(aside, "")
    .split(/(?<=[.!?])\s+/u)
    .map(unshouted);
}

const minShouted = 12;
/** German nouns keep their large letter, and which words are nouns is not known here. */
const looksGerman = /[ÄÖÜẞ]|(?<!\p{L})(?:UND|MIT|DER|DIE|DAS|HAUT|PFLEGT|OHNE|ZIEHT|IST|MACHT)(?!\p{L})/u;

/** "DOMA LA BARBA." → "Doma la barba." */
function unshouted(sentence: string): string {
  const isShouted = sentence.length >= minShouted && sentence === sentence.toUpperCase() && /\p{L}{3}/u.test(sentence);
  if (!isShouted || looksGerman.test(sentence)) return sentence;
  return asSentence(
    sentence
      .toLowerCase()
      .replace(/(?<!\p{L})(?:spf|lsf|fps|uv[ab]?|[abp]ha)(?!\p{L})|(?<=vitamin[ae]? )\p{L}\d{0,2}(?!\p{L})/gu, (word) =>
        word.toUpperCase(),
      ),
  );
}

function listedPoints(markup: string, name: string): string[] {
  const points = new Set<string>();
  let end = 0;
  for (const { index } of [...markup.matchAll(opensList)].slice(0, maxLists)) {
    if (index < end) continue;
    const close = /<\/[uo]l>/iu.exec(markup.slice(index, index + maxListLength));
    if (close === null) continue;
    end = index + close.index;
    const items = markup.slice(index, end);
    const before = blocksOf(markup.slice(Math.max(0, index - headingReach), index));
    if (headsOther(before.findLast((part) => plainText(part, headingReach).trim() !== "") ?? "")) continue;
    for (const [, text = ""] of [...items.matchAll(item)].slice(0, maxItems)) {
      for (const point of itemPoint(plainText(text, 300), name)) points.add(point);
    }
  }
  return [...points];
}

/** What shops set before an item of a list: a tick, a dot, a picture. */
const bullet = /^(?:[✔✓✅☑•·▪➤→*–-]|\p{Extended_Pictographic}|\uFE0F)+\s*/u;
/** A cross, a warning sign, a customer's stars. */
const isCrossed = /^[✗✘✖×☒❌❎🚫⛔⚠🛑👎★]/u;
/** "Brighter skin – helps fade dark spots", "Ceramide NP: stärkt die Hautbarriere": what stands after a label. */
const label = /^[^.!?:–—]{3,40}(?: ?:| [–—-]) (?=\p{L})/u;
/** A label under which something else is said than what the product does: "Warning:", "Without primer:", "Step 2 –". */
const isOtherLabel =
  /^(?:warning|note|caution|downside|cons|not|too|without|on|before|after|myth|most|others?|step|if|for|achtung|hinweis|nachteil|nicht|zu|ohne|bei|vor|nach|schritt|für|attention|note|inconvénient|à éviter|sans|trop|étape|pour|avant|après|atención|nota|inconveniente|evitar|sin|demasiad\p{L}*|paso|para|antes|después)(?!\p{L})/iu;

/** What an item of a list says of the product, without its bullet and label; none where it says something else. */
function itemPoint(text: string, name: string): string[] {
  const bare = text.trim();
  const item = bare
    .replace(bullet, "")
    .replace(aside, "")
    .replace(/[.,\s]+$/u, "")
    .trim();
  const [labelled = ""] = label.exec(item) ?? [];
  const effect = item.slice(labelled.length);
  if (isCrossed.test(bare) || isOtherLabel.test(labelled) || namesOther(labelled, name)) return [];
  const point = labelled !== "" && saysAnEffect(effect) ? asSentence(effect) : item;
  return isPoint(point) && !isOfReader.test(point) ? [point] : [];
}

/** Whether what stands before a list or a paragraph says that it is of other things; a whole paragraph heads nothing. */
function headsOther(markup: string): boolean {
  const heading = plainText(markup, headingReach).trim();
  return (
    heading.length <= maxHeading &&
    (isAsked.test(heading) || headsOtherThings.test(heading.replace(/[.:\s]+$/u, "")) || goesOn.test(heading))
  );
}
