// A figure is whole: the 7 of "98,7 %" begins no claim.
const start = "(?<![\\p{L}\\p{N}])(?<!\\p{N}[.,])";
const percent = "\\d{1,3}(?:[.,]\\d{1,2})? ?%";
/** "Sans parfum de synthèse": another scent may be in it. */
const notOnlyMade = "(?! (?:de synthèse|synth|sint|artifici|ajouté|añadid))";
const end = "(?![\\p{L}\\p{N}])";
const phrase = (pattern: string) => new RegExp(`${start}(?:${pattern})${end}`, "giu");

const skins = "sensitive|dry|oily|combination|mature|normal|all";

/**
 * Claims as shops make them; each is quoted as it stands. Only what a formula is or leaves out, how it wears and how it was
 * tested: nothing that it heals ("cures acne" is matched by none).
 */
const patterns = [
  // English
  "(?:fragrance|perfume|scent|paraben|sulfate|sulphate|silicone|alcohol|oil|mineral oil|soap|gluten|dye|talc|phthalate|nut|plastic|microplastic|gmo|peg|palm oil|preservative|lanolin|cruelty|residue|aluminium|aluminum)[- ]free",
  "(?:up to )?\\d{1,3}[- ](?:hours?|h)(?: of)?(?: long-lasting)? (?:hydration|moisture|wear|protection|comfort)",
  "broad[- ]spectrum(?: SPF ?\\d{2}(?:\\+|(?!\\d)))?",
  "SPF ?\\d{2}(?:\\+|(?!\\d))(?: PA\\+{1,4})?",
  "non-(?:greasy|comedogenic|sticky|drying|stripping)",
  "(?:no|zero|never any) (?:white cast|residue|added fragrance|sticky finish|stickiness)",
  "(?:leaves no|without a) (?:white cast|residue|sticky finish)",
  "(?:dermatologist|ophthalmologist|dermatologically|clinically)[- ]tested",
  "vegan|suitable for vegans",
  "fast[- ]absorbing",
  `(?:suitable|made|gentle enough) for (?:${skins}) skin(?: types)?`,
  "refillable|pH[- ]balanced|reef[- ]safe",
  "\\d{1,2} (?:ceramides|peptides|botanical oils|cold[- ]pressed oils|plant oils|weights of hyaluronic acid|amino acids|natural clays)",
  `${percent} (?:natural(?:ly derived| origin)?|organic|plant-based|biodegradable|recycled)`,
  // German
  "(?:parfüm|duftstoff|alkohol|silikon|paraben|öl|mineralöl|sulfat|seifen|gluten|mikroplastik|tierversuchs)frei(?:e[rsnm]?)?",
  "ohne (?:parfüm|duftstoffe|alkohol|silikone|parabene|mineralöle?|mikroplastik|sulfate|tierversuche)",
  "dermatologisch (?:getestet|bestätigt)|nicht[- ](?:fettend|komedogen)|zieht schnell ein|schnell einziehend|nachfüllbar|hautneutral|pH-neutral|vegan(?:e[rsnm]?)?",
  "\\d{1,3}(?: |-)(?:stunden|h)(?: |-)(?:feuchtigkeit|schutz|pflege|halt)|LSF ?\\d{2}\\+?(?!\\d)",
  `für (?:empfindliche|trockene|fettige|reife|jede|alle) (?:haut(?:typen)?)|${percent} (?:natürlichen ursprungs|biologisch|vegan)`,
  // French
  `sans (?:parfum|silicones?|parabènes?|alcool|sulfates?|savon|huiles? minérales?|colorants?|microplastiques?)${notOnlyMade}`,
  "testé(?:e)? (?:sous contrôle )?dermatologique(?:ment)?|non (?:comédogène|gras(?:se)?|collante?|testée? sur les animaux)|rechargeable|végane?s?",
  `\\d{1,3} ?(?:h|heures) d['’](?:hydratation|éclat)|hydratation \\d{1,3} ?h(?:eures)?|${percent} d['’]origine naturelle`,
  "pour (?:les )?peaux (?:sensibles|sèches|grasses|mixtes|matures)|tous types de peaux?|indice (?:de protection )?\\d{2}",
  // Spanish
  `sin (?:perfume|fragancias?|siliconas?|parabenos|alcohol|sulfatos|aceites minerales|jabón|microplásticos)${notOnlyMade}`,
  "dermatológicamente (?:testad[oa]|probad[oa])|no (?:comedogénic[oa]|gras[oa]|pegajos[oa]|testad[oa] en animales)|recargable|vegan[oa]s?|rápida absorción",
  "\\d{1,3} (?:horas|h) de (?:hidratación|protección)|(?:para )?pieles? (?:sensibles?|secas?|grasas?|mixtas?|maduras?)|todo tipo de pieles?|FPS ?\\d{2}\\+?(?!\\d)",
].map(phrase);

/** The claims of a text, quoted, none inside another; at most 20 of at most 80 characters. */
export function readClaims(text: string): string[] {
  const claims = new Map<string, string>();
  for (const pattern of patterns) {
    for (const [claim] of text.matchAll(pattern)) if (claim.length <= 80) claims.set(claim.toLowerCase(), claim);
  }
  // A claim inside a longer one says nothing more.
  const all = withWholeFilters([...claims.values()], text).map((claim) => [claim.toLowerCase(), claim] as const);
  return all
    .filter(([key]) => !all.some(([other]) => other !== key && other.includes(key)))
    .map(([, claim]) => claim)
    .filter((claim, at, whole) => whole.indexOf(claim) === at)
    .slice(0, 20);
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
