import { isWholeList } from "./ingredients.ts";

// A figure is whole: the 7 of "98,7 %" begins no claim.
const start = "(?<![\\p{L}\\p{N}])(?<!\\p{N}[.,])";
const percent = "\\d{1,3}(?:[.,]\\d{1,2})? ?%";
/** "Sans parfum de synthèse": another scent may be in it. */
const notOnlyMade = "(?! (?:de synthèse|synth|sint|artifici|ajouté|añadid))";
const end = "(?![\\p{L}\\p{N}])";
/** "SPF 52.4" is what a test measured, not the class on the label. */
const wholeFigure = "(?!\\d|[.,]\\d)";
const phrase = (pattern: string) => new RegExp(`${start}(?:${pattern})${end}`, "giu");

const skins = "sensitive|dry|oily|combination|mature|normal|all";

/**
 * Claims as shops make them; each is quoted as it stands. Only what a formula is or leaves out, how it wears and how it was
 * tested: nothing that it heals ("cures acne" is matched by none).
 */
const patterns = [
  // English
  "(?<!essential[ -])(?:fragrance|perfume|scent|paraben|sulfate|sulphate|silicone|alcohol|oil|mineral oil|soap|gluten|dye|talc|phthalate|nut|plastic|microplastic|gmo|peg|palm oil|preservative|lanolin|cruelty|residue|aluminium|aluminum)[- ]free",
  "(?:up to )?\\d{1,3}[- ](?:hours?|h)(?: of)?(?: long-lasting)? (?:hydration|moisture|wear|protection|comfort)",
  `broad[- ]spectrum(?: SPF ?\\d{2}(?:\\+|${wholeFigure}))?`,
  `SPF ?\\d{2}(?:\\+|${wholeFigure})(?: PA\\+{1,4})?`,
  "non-(?:greasy|comedogenic|sticky|drying|stripping)",
  "(?:no|zero|never any) (?:white cast|residue|added fragrance|sticky finish|stickiness)",
  "(?:leaves no|without a) (?:white cast|residue|sticky finish)",
  "(?:dermatologist|ophthalmologist|dermatologically|clinically)[- ]tested",
  "vegan|suitable for vegans",
  "fast[- ]absorbing",
  `(?:suitable|made|gentle enough) for (?:${skins}) skin(?: types)?`,
  "refillable|pH[- ]balanced|reef[- ]safe",
  "\\d{1,2} (?:ceramides|peptides|botanical oils|cold[- ]pressed oils|plant oils|weights of hyaluronic acid|amino acids|natural clays)",
  `${percent} (?:natural(?:ly derived| origin)?|organic|plant-based|biodegradable|recycled)(?! (?!ingredients?|formula|origin|and)\\p{L})`,
  // German
  "(?:parfüm|duftstoff|alkohol|silikon|paraben|öl|mineralöl|sulfat|seifen|gluten|mikroplastik|tierversuchs)frei(?:e[rsnm]?)?",
  "ohne (?:parfüm|duftstoffe|alkohol|silikone|parabene|mineralöle?|mikroplastik|sulfate|tierversuche)",
  "(?:hautverträglichkeit )?dermatologisch (?:getestet|bestätigt)|nicht[- ](?:fettend|komedogen)|zieht schnell ein|schnell einziehend|nachfüllbar|(?:pH-)?hautneutral|pH-neutral|vegan(?:e[rsnm]?)?",
  `(?:bis zu )?\\d{1,3}(?: |-)(?:stunden|h)(?: |-)(?:feuchtigkeit|schutz|pflege|halt)|LSF ?\\d{2}(?:\\+|${wholeFigure})`,
  `für (?:empfindliche|trockene|fettige|reife|jede|alle) (?:haut(?:typen)?)|${percent} (?:natürlichen ursprungs|biologisch|vegan)`,
  // French
  `sans (?:parfum|silicones?|parabènes?|alcool|sulfates?|savon|huiles? minérales?|colorants?|microplastiques?)${notOnlyMade}`,
  "testé(?:e)? (?:sous contrôle )?dermatologique(?:ment)?|non (?:comédogène|gras(?:se)?|collante?|testée? sur les animaux)|rechargeable|végane?s?",
  `(?:jusqu['’]à )?\\d{1,3} ?(?:h|heures) d['’](?:hydratation|éclat)|hydratation \\d{1,3} ?h(?:eures)?|${percent} d['’]origine naturelle`,
  "pour (?:les )?peaux (?:sensibles|sèches|grasses|mixtes|matures)(?: (?:à|et) (?:grasses|sèches|sensibles|mixtes|matures))?|tous types de peaux?|indice (?:de protection )?\\d{2}",
  // Spanish
  `sin (?:perfume|fragancias?|siliconas?|parabenos|alcohol|sulfatos|aceites minerales|jabón|microplásticos)${notOnlyMade}`,
  "dermatológicamente (?:testad[oa]|probad[oa])|no (?:comedogénic[oa]|gras[oa]|pegajos[oa]|testad[oa] en animales)|recargable|vegan[oa]s?|rápida absorción",
  `(?:hasta )?\\d{1,3} (?:horas|h) de (?:hidratación|protección)|(?:para )?pieles? (?:sensibles?|secas?|grasas?|mixtas?|maduras?)(?: [ay] (?:sensibles?|secas?|grasas?|mixtas?|maduras?))?|todo tipo de pieles?|FPS ?\\d{2}(?:\\+|${wholeFigure})`,
].map(phrase);

/** "It isn't vegan", "non vegan", "nicht für empfindliche Haut": the opposite of the claim. */
const deniedBefore =
  /(?<!\p{L})(?:(?:too|trop|zu|demasiado|demasiada) \p{L}+|not|isn['’]t|aren['’]t|non|nicht|kein\p{L}{0,3}|pas|no|ungeeignet|unsuitable|déconseillé\p{L}*|desaconsejad\p{L}*)(?: (?:an?|eine?|une?|una?|us\p{L}+|utili[sz]\p{L}+|aplic\p{L}+|en|sobre|bei|auf|sur|on|yet|100 ?%|quite|suitable|geeignet|adaptée?|convient|es|est|is|apt[oa]|recomendad[oa]|recommandée?|recommended|aux?|à|pour|for|für|para|l[ao]s?|les))* ?-?$/iu;
/** "Für empfindliche Haut nicht geeignet". */
const deniedAfter = /^ (?:(?:ist |sind )?(?:nicht|ungeeignet)|(?:is|are) not|isn['’]t|n['’]est pas|no )/iu;
/** "All vegan but Plush", "véganes (sauf deux teintes)": what holds of some is no claim of the product. */
const exceptionAfter =
  /^[^.!?]{0,40}(?<!\p{L})(?:(?:sauf|hormis|except|apart from|au(?:ß|ss)er|bis auf|excepto|salvo|menos)(?!\p{L})|but (?=not|for|\p{Lu}))/u;
const exceptionBefore =
  /(?<!\p{L})(?:all (?:\p{L}+ )?(?:but|except)|alle (?:\p{L}+ )?(?:au(?:ß|ss)er|bis auf)|tou[ts]\p{L}* (?:\p{L}+ )?sauf|tod[oa]s (?:\p{L}+ )?(?:menos|salvo|excepto))[^.!?]{0,30}$/iu;
/** "Always wear SPF 30", "puis une protection SPF 50": advice on another product, which is used over this one. */
const advice =
  /(?<!\p{L})(?:(?:use|apply|wear|follow(?:ed)?|finish|moisturi[sz]er and|then)(?: (?:with|by|an?|your|daily|always|it|broad[- ]spectrum|under))* (?:SPF|sunscreen|sun)|always|next day|or higher|minimum|at least|trage?|verwenden?|nutzen?|benutzen?|mindestens|anschließend|danach|dann|portez|appliquez|utilisez|complétez|puis|au moins|dans la journée|usa|use(?= (?:una?|el|siempre)(?!\p{L}))|utili(?:za|ce)|apli(?:ca|que)|mínimo|durante el día|después|al día siguiente)(?!\p{L})/iu;
const sunFilter = /^(?:broad|SPF|LSF|FPS|indice)/iu;
/** "Lifts SPF 50 and mascara", "löst LSF 50": what a cleanser takes off stands after what it does. */
const takenOffBefore =
  /(?<!\p{L})(?:lifts?|melts?|removes?|dissolves?|takes? off|breaks down|löst|entfernt|schmilzt|nimmt|dissout|fait fondre|élimine|retire|enlève|emporte|démaquille|retira|arrastra|se lleva|quita|deshace|disuelve|derrite|elimina|despega)(?!\p{L})[^.!?]*$/iu;
const cleanses =
  /(?<!\p{L})(?:cleans\p{L}*|make-?up|mascara|\p{L}*reinig\p{L}*|abschmink\p{L}*|wimperntusche|démaquill\p{L}*|nettoy\p{L}*|maquillage|rímel|desmaquill\p{L}*|limpiador\p{L}*|maquillaje)(?!\p{L})/iu;
/** "Is it reef safe?": a question claims nothing. */
const askedAfter =
  /^[^.!?]{0,40}\?(?! (?:yes|of course|absolutely|ja|natürlich|klar|oui|bien sûr|sí|claro|por supuesto)(?!\p{L}))/iu;

const ofSkinType = /(?:skin|haut(?:typen)?|peaux?|pieles?)(?: types?)?$|(?:skin|haut|peau|piel)/iu;
/** "Dry skin: eye cream first", "pieles mixtas, solo en las mejillas", "sensitive skin: patch-test": said of how, not that it suits. */
const condition =
  /(?<!\p{L})(?:first|only|before|patch|test|version|if|over|on top|über|par-dessus|encima|zuerst|vorher|vorab|erst|nur|falls|wenn|variante|probe|d['’]abord|avant|seulement|uniquement|si|essai|testez|antes|primero|solo|sólo|solamente|prueba|versión)(?!\p{L})/iu;

const ofFeel = /greasy|sticky|sticki|residue|gras|fett|kleb|collant|pegaj/iu;
/** "Non-greasy after a few minutes": only then. "24 hours of hydration after one application" is how it was measured. */
const laterOnly = /^ (?:after|once|nach|sobald|après|une fois|tras|después|una vez)(?!\p{L})/iu;
/** "Recomendamos la versión Sin Perfume": of another one. */
const ofVersion =
  /(?<!\p{L})(?:recommend|see|try|empfehlen|gibt es|siehe|conseillons|existe|recomendamos|prueba|hay)(?!\p{L})[^.!?]{0,40}(?<!\p{L})(?:versi[oó]n|variante?n?)\s$/iu;
/** "No.", "Nein, denn …", "There's no regulated definition of it": what answers a question, from the end of its claim on. */
const deniedAnswer =
  /^[^.!?]{0,40}\?[\s"'”»]*(?:no(?:t|n)?(?!\p{L})|nein|nicht|kein|pas |dafür gibt es keine|there(?:['’]s| is) no(?!\p{L})|[^.!?]{0,40}(?:n['’]t|cannot|nicht)(?!\p{L}))/iu;
/** "Is it reef safe?", "¿Es vegano?": what a customer asks, up to the claim. */
const asks = /(?:^|[.!?¿]\s*)(?:is|are|does|ist|sind|est-(?:ce|il|elle)|es|son|lleva)(?!\p{L})[^.!?]{0,60}$/iu;

/** Whether a claim is said of the product where it stands: not denied, and no advice to wear a sunscreen over it. */
function isSaidOfProduct(text: string, claim: string, at: number): boolean {
  const [before, after] = [text.slice(Math.max(0, at - 60), at), text.slice(at + claim.length, at + claim.length + 60)];
  if (
    deniedBefore.test(before) ||
    deniedAfter.test(after) ||
    exceptionBefore.test(before) ||
    exceptionAfter.test(after) ||
    (ofFeel.test(claim) && laterOnly.test(after)) ||
    ofVersion.test(before)
  )
    return false;
  const isOfSun = sunFilter.test(claim);
  if (!isOfSun && !ofSkinType.test(claim)) return !askedAfter.test(after);
  const sentence = `${/[^.!?]*$/u.exec(text.slice(Math.max(0, at - 120), at))?.[0] ?? ""}${/^[^.!?]*/u.exec(text.slice(at, at + 80))?.[0] ?? ""}`;
  if (isOfSun)
    return (
      !advice.test(sentence) && !(takenOffBefore.test(text.slice(Math.max(0, at - 120), at)) && cleanses.test(text))
    );
  return !condition.test(sentence);
}

/** The claims of a text, quoted, none inside another and none that it denies elsewhere; at most 20 of at most 80 characters. */
export function readClaims(text: string): string[] {
  const claims = new Map<string, string>();
  const denied = new Set<string>();
  for (const pattern of patterns) {
    for (const { 0: claim, index } of text.matchAll(pattern)) {
      const [before, after] = [
        text.slice(Math.max(0, index - 80), index),
        text.slice(index + claim.length, index + 100),
      ];
      // What a customer asks, and the page does not affirm, is not said by repeating the word.
      if (deniedBefore.test(before.slice(-30)) || (asks.test(before) && deniedAnswer.test(after)))
        denied.add(claim.toLowerCase());
      if (claim.length <= 80 && isSaidOfProduct(text, claim, index)) claims.set(claim.toLowerCase(), claim);
    }
  }
  for (const claim of denied) claims.delete(claim);
  // A claim inside a longer one says nothing more.
  const all = withWholeFilters([...claims.values()], text).map((claim) => [claim.toLowerCase(), claim] as const);
  return all
    .filter(([key]) => !all.some(([other]) => other !== key && other.includes(key)))
    .map(([, claim]) => claim)
    .filter((claim, at, whole) => whole.indexOf(claim) === at)
    .slice(0, 20);
}

/** What comes of bees, milk, wool, lice and snails, as lists of ingredients name it. */
const ofAnimals =
  /(?<!synthetic |vegan |vegetable |plant )(?<!\p{L})(?:mel|honey|cera alba|beeswax|cire d['’]abeille|bienenwachs|cera de abeja|propolis|lanolin|carmine|CI 75470|lac|goat milk|snail \p{L}+|royal jelly|collagen|keratin)(?!\p{L})/iu;
const saysNotForVegans =
  /(?<!\p{L})(?:not (?:suitable |intended |made )?(?:for vegans|vegan)|n(?:e|['’]est) (?:convient )?pas (?:aux )?v[ée]gan\p{L}*|nicht (?:für veganer\p{L}*|vegan)|no es (?:vegan\p{L}*|apt\p{L}* para vegan\p{L}*)|(?:vegans|veganer):? [^.!?]{0,40}(?:isn['’]t|not|nicht|leider))(?!\p{L})/iu;

/** The claims without "vegan" where the product's own list, or its page, says that it is not: the word is then of another product. */
export function withoutFalseVegan(claims: readonly string[], text: string, list: string): string[] {
  const isOfAnimals = ofAnimals.test(list) || saysNotForVegans.test(text);
  return isOfAnimals ? claims.filter((claim) => !/(?<!\p{L})v[eé]gan/iu.test(claim)) : [...claims];
}

/** What keeps the sun off, as a list of ingredients names it. */
const uvFilters =
  /zinc oxide|titanium dioxide|CI 77891|CI 77947|zinkoxid|titandioxid|oxyde de (?:zinc|titane)|óxido de zinc|dióxido de titanio|octinoxate|oxybenzone|ecamsule|ensulizole|dicamphor|drometrizole|salate(?!\p{L})|ethylhexyl salicylate|octocrylene|methoxycinnamate|dibenzoylmethane|avobenzone|triazine|triazone|benzophenone|hexyl benzoate|benzotriazol|benzimidazole/iu;
const ofSun =
  /(?<!\p{L})(?:SPF|LSF|FPS|IP) ?\d{2}|(?<!\p{L})(?:sun(?:screen|block|care)?|sonnen(?!blume)\p{L}*|solaires?|solar(?:es)?|soleil|sol|UV[AB]?)(?!\p{L})/iu;
/** UTF-16 units of a page in which it says what a product is. */
const openingLength = 300;

/**
 * The claims without a sun filter that is another product's: "SPF 50 siempre", a day cream sold beside a night cream. A product that has one
 * says so in its name, has what makes it in its list, or, without a list, begins its page with it.
 */
export function withoutOthersFilter(
  claims: readonly string[],
  { name, description, list }: { name: string; description: string; list: string },
): string[] {
  const isOfSun =
    ofSun.test(name) || (isWholeList(list) ? uvFilters.test(list) : ofSun.test(description.slice(0, openingLength)));
  return isOfSun ? [...claims] : claims.filter((claim) => !sunFilter.test(claim));
}

/** A product has one sun filter: its name's, or the first that its page gives; another is advice or another product's. */
export function withOneFilter(claims: readonly string[], name: string): string[] {
  const filterOf = (text: string) => /(?:SPF|LSF|FPS|indice(?: de protection)?) ?(\d{2})/iu.exec(text)?.[1];
  const own = filterOf(name) ?? claims.map(filterOf).find((filter) => filter !== undefined);
  return claims.filter((claim) => (filterOf(claim) ?? own) === own);
}

/** "SPF 50" → "SPF 50+" wherever the text has "50+": the two are different classes on a label, and one page means one. */
export function withWholeFilters(claims: readonly string[], text: string): string[] {
  const plus = new Set([...text.matchAll(/(?:SPF|LSF|FPS) ?(\d{2})\+/giu)].map(([, value]) => value));
  return claims.map((claim) =>
    claim.replace(/((?:SPF|LSF|FPS) ?(\d{2}))(?![\d+])/giu, (filter: string, _: string, value: string) =>
      plus.has(value) ? `${filter}+` : filter,
    ),
  );
}
