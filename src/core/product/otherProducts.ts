import { blocksOf, isHeading, maxHeading } from "./blocks.ts";
import { plainText } from "./plainText.ts";
import { opensWithOther } from "./subject.ts";

/** From such a heading on a page speaks of other products, or others speak of this one. */
const endsPage = new RegExp(
  [
    "^(?:(?:customer |product )?reviews?(?: \\(\\d+\\))?|avis(?: clients?)?(?: \\(\\d+\\))?|bewertungen(?: \\(\\d+\\))?|opiniones|reseñas|testimonials|témoignages|testimonios|erfahrungen|blog|journal)$",
    // Said in an item these may be the product's own: "Layers and pairs well with make-up".
    "^(?:pairs? (?:well |perfectly )?with|try it with|more from|shop the (?:set|look|range|routine)|complete (?:the|your)|your routine|dazu passt|passt (?:gut )?dazu|mehr aus|deine routine|dans la même|votre (?:rituel|routine)|complétez|complet[ae] (?:tu|su|el)|de la misma|descubre también|tu ritual|à découvrir)(?!\\p{L})",
    "(?<!\\p{L})(?:customers? (?:say|love|also)|people are saying|in their words|you (?:may|might) (?:also )?(?:like|love|enjoy|need)|also like|related (?:products|items)|frequently bought|bought together|if you like this|kundenstimmen|kund(?:inn)?en (?:kauften|kaufen|sagen|lieben|meinen)|das sagen|das könnte (?:dir|ihnen|euch)|auch gefallen|häufig zusammen|(?:vous )?aimerez aussi|tu vas aussi|souvent achetés|elles en parlent|te puede gustar|también te|comprados juntos|lo que dicen)(?!\\p{L})",
  ].join("|"),
  "iu",
);

/** The markup up to where it speaks of other products, or customers speak; nothing ends it before it has said `minSaid` characters. */
export function ofProduct(markup: string, minSaid: number): string {
  let [end, said] = [0, 0];
  for (const part of blocksOf(markup)) {
    const text = plainText(part, 4 * maxHeading).trim();
    const at = markup.indexOf(part, end);
    if (said >= minSaid && isHeading(text) && endsPage.test(text)) return markup.slice(0, at);
    end = at + part.length;
    said += text.length;
  }
  return markup;
}

/** What a page sells beside the product: "Pairs well with: Daily Shade SPF 30", "Completa tu rutina", "Existe aussi en coffret". */
const offersOthers =
  /(?<!\p{L})(?:pairs? (?:well |perfectly |beautifully )?with|goes (?:well|nicely|perfectly|great) with|customers (?:who|also)|(?:also|often) bought|(?:you )?(?:may|might) also like|complete (?:your|the) (?:routine|look|set)|also (?:available|comes) (?:as|in)|discover (?:also|our other)|dazu passt|passt (?:gut |perfekt )?(?:dazu|zu(?! (?:jede|trocken|fettig|sensib|empfindlich|normal|alle|reife|misch|hell|dunk|dein|ihre|eure|dir|ihnen)))|kund(?:inn)?en (?:kauften|kaufen)|das könnte (?:dir|ihnen|euch)|auch erhältlich|(?:suits|works) better|eignet sich [^.!?]{0,40}besser|convient mieux|va mejor|takes over|prend le relais|(?:dann )?schau dir|vous aimerez (?:aussi|peut-être)|(?:tu vas|vous allez) aussi|compl[éè]te[zr]? (?:votre|ta|avec)|existe aussi|voir aussi|retrouvez (?:aussi|notre)|im anschluss|en coffret|à associer|complet[ae] (?:tu|su) rutina|comb[ií]n[ae]l[oa]s?|también (?:te|le) (?:puede|va)|los clientes que|junto con nuestr[oa])(?!\p{L})/iu;
/** Advice that names another product, or what one may stir in: "Mix with a teaspoon of our rose water", "préférez notre masque à l’argile rose". */
const sendsToOthers =
  /(?:^|[,:;–—] ?|(?<!\p{L})(?:or|and|then|please|oder|und|dann|bitte|ou|et|puis|o|y|luego) )(?:mix|stir|blend|pair|combine(?= (?:it|this|with)(?!\p{L}))|layer|follow|finish(?= (?:off|it|your|with our))|top|try(?= our| the)|prefer|opt|swap|misch(?:e|en sie)?|rühr(?:e|en sie)?|kombinier(?:e|en sie)|probier(?:e|en sie)?|verwende|nimm|wähle|mélangez?|associez|combinez|poursuivez|poursuis|préférez|préfère|optez|opte|essayez(?= notre)|essaie(?= notre)|suivez|mézcl[ae]l[oa]s?|mezcl[ae]|prueb[ae]|prefier[ae]|elig[ea]|alterna)(?!\p{L})(?! (?:d['’]|in(?:to)? (?:the |your )?skin|(?:of|de|notes|upon|coat|from|dermat\p{L}*)(?!\p{L})))[^.!?]{0,60}?(?<!\p{L})(?:with|in(?:to)?|our|a (?:few|drop|spoon|teaspoon|little)|mit|unser\p{L}*|etwas|ein paar|avec|à (?:un|de)|notre|nos|un peu|quelques|con (?:agua|miel|yogur|unas?|unos?)|nuestr[oa]s?(?! fórmula)|un(?:as|os)? (?:poco|gotas|gotitas|cuchar\p{L}*)|el kit|le kit)(?!\p{L})/iu;
/** The same in forms that nothing else has, wherever they stand: "bei trockener Haut rühr sie mit etwas Honig an". */
const stirsIn =
  /(?<!\p{L})(?:(?:rühre?|mische?) (?:sie|es|ihn|das pulver)|préférez|optez pour|mélangez-(?:le|la)|mézcl[ae]l[oa]s?|add (?:half|an?|some|\d)|gib (?:etwas|einen?|ein paar)|ajoute[zr]? (?:une?|quelques|\d)|añad[ae] (?:unas?|un|media|\d))(?!\p{L})/iu;
/** "Für die Reinigung empfehlen wir unser Öl", "Sensitive to bicarb? Try our other one instead": the shop's own other things. */
const ownOthers =
  /(?<!\p{L})(?:(?:recommend|prefer|try|use|with|follow\p{L}*|goes nicely with) (?:\p{L}+ ){0,2}?our (?!formula|blend|patented|own|signature)|instead(?! of)|empfehlen wir|mit unsere[rmn](?! (?:formel|patent|mischung|duft|rezeptur|textur|\p{L}*-?komplex))|(?:nuestr[oa]|notre) (?:otr[oa]|autre)|en su lugar|à la place de ce)(?!\p{L})/iu;

/** "Peaux sèches : choisissez plutôt le Masque Argile Rose", "nimm lieber das Öl", "Little Fen mask is vegan, try that rather". */
const prefersOthers =
  /(?<!\p{L})(?:(?:choisi(?:ssez|s|r)|pren(?:ez|ds|dre)|commence[zr]?|opte[zr]?|utilise[zr]?|privilégie[zr]?) (?:plutôt|plutot)|préférer (?:le|la|notre) \p{L}|(?:nimm|greif(?:en sie)?|nehmen sie|wähle\p{L}*) (?:lieber|besser)|(?:mejor|prefiere|elige mejor) (?:usa|prueba|elige|nuestr\p{L}*)|(?:choose|go for|pick|use|try) (?:the|our) (?:\p{L}+ ){1,3}(?:rather|instead))(?!\p{L})/iu;

/** What comes with an order: "Gratis dazu: eine Probe mit Retinol". */
const isGift =
  /(?<![\p{L}-])(?:free (?:sample|gift|mini)|comes with a|buy it with|gratis dazu|als geschenk|offerte? (?::|dès|pour)|de regalo)(?!\p{L})/iu;
/** "Put SPF 50 underneath", "alongside Bright Serum (10% vitamin C)": a figure of what is worn with it. */
const isWornWith =
  /(?<!\p{L})(?:alongside|underneath|by contrast|darüber|darunter|par-dessus|en dessous|encima|debajo(?! de))(?!\p{L})/iu;
const aFigure = /(?:SPF|LSF|FPS) ?\d|\d ?%/iu;

/** Whether a sentence speaks of something else than the product. */
export function speaksOfOthers(sentence: string): boolean {
  return (
    [offersOthers, sendsToOthers, prefersOthers, stirsIn, ownOthers, isGift].some((speaks) => speaks.test(sentence)) ||
    (isWornWith.test(sentence) && aFigure.test(sentence))
  );
}

/** "Our Water Gel has niacinamide": a name where the page's own noun would stand. */
const opensWithName = /^(?:Our|The|Notre|La|Le|El|Nuestr[oa]) \p{Lu}/u;

/** A page's text without the sentences that speak of other products than `name`, or of what one may add to it. */
export function withoutOthers(text: string, name: string): string {
  return text
    .split(/(?<=[.!?…])\s+/u)
    .filter(
      (sentence) => !speaksOfOthers(sentence) && !(opensWithName.test(sentence) && opensWithOther(sentence, name)),
    )
    .join(" ");
}
