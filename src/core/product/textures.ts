/** Words for how a product is made and how it feels, by language: English, German, French, Spanish and Italian. */
const nouns =
  "gel[- ]cream|cream[- ]gel|gel|cream|lotion|serum|oil|balm|milk|fluid|mousse|foam|mist|emulsion|butter|clay|jelly|essence|water|texture|gloss|" +
  "gel-creme|creme|öl|balsam|schaum|emulsion|textur|milch|" +
  "gel-crème|crème|huile|baume|lait|fluide|brume|sérum|beurre|" +
  "crema|aceite|bálsamo|espuma|textura|suero|siero|olio|balsamo|schiuma|latte|burro";
const adjectives =
  "silky|velvety|weightless|ultra-?light|lightweight|light|rich|buttery|creamy|cushiony|cooling|bouncy|milky|airy|whipped|dewy|plush|satin|soft|fresh|melting|glassy|watery|golden|honeyed|cloud-like|smooth|" +
  "seidige[srmn]?|samtige[srmn]?|leichte[srmn]?|federleichte[srmn]?|reichhaltige[srmn]?|zarte[srmn]?|cremige[srmn]?|luftige[srmn]?|" +
  "soyeux|soyeuse|velouté|veloutée|légère|léger|riche|fondante?|onctueux|onctueuse|fraîche|" +
  "sedosa?|sedoso|ligera|ligero|aterciopelad[ao]|rica|cremosa|cremoso|fundente|setos[ao]|leggera|leggero|vellutat[ao]|ricca";
/** Romance languages put it the other way round: "une crème fondante". */
const romanceNouns =
  "gel-crème|gel|crème|huile|baume|lait|fluide|brume|sérum|beurre|mousse|texture|crema|aceite|bálsamo|espuma|textura|suero|fluido|siero|olio|balsamo|schiuma|latte|burro|texture";
const romanceAdjectives =
  "soyeux|soyeuse|velouté|veloutée|légère|léger|riche|fondante?|onctueux|onctueuse|fraîche|sedosa|sedoso|ligera|ligero|aterciopelad[ao]|rica|cremosa|cremoso|fundente|setos[ao]|leggera|leggero|vellutat[ao]|ricca";

/** What something is only likened to: "soft like a light lotion". */
const likened = "(?<!(?:like|wie|comme|como|come) (?:an?|eine?[rnms]?|une?|una?) )";
/** What it turns into: a balm that "melts into a silky oil" is a balm. */
const become = "(?<!(?:(?:in)?to|becomes?|turns|in|zu|en|devient|wird) (?:an?|ein(?:e[nm]?)?|une?|una?) |(?:en|into) )";
/** Another product, before or over which this one is worn: "under a light cream". */
const ofAnother =
  "(?<!(?:under|beneath|before|after|followed by|follow with|unter|vor|nach|sous|avant|après|bajo|antes de|después de|sotto|prima di|dopo) " +
  "(?:(?:an?|any|your|the|eine[rnms]?|deine[rnms]?|ihre[rnms]?|der|die|das|une?|votre|vos|ton|ta|la|le|una?|tu|su|il) )?)";
/** "Mineral-rich clay": the clay has minerals. */
const start = `${likened}${become}${ofAnother}(?<![\\p{L}\\p{N}]|\\p{L}-)`;
/** "Water-based" is no water. */
const end = "(?![\\p{L}\\p{N}]|-\\p{L})";
const adjectiveFirst = new RegExp(`${start}(?:(?:${adjectives})(?:,| and| und)? ){1,2}(?:${nouns})${end}`, "giu");
const nounFirst = new RegExp(
  `${start}(?:${romanceNouns}) (?:très |ultra-?|muy )?(?:${romanceAdjectives})(?: (?:et|y|e) (?:${romanceAdjectives}))?${end}`,
  "giu",
);

/**
 * How the product feels in the page's own words, lower case, at most 80 characters: "silky gel"; null where it does not say. In the name of
 * another product ("3 drops after our Rice Milky Water Toner") it is told of that one.
 */
export function readTexture(text: string, name = ""): string | null {
  const isOfAnother = ({ 0: phrase, index }: RegExpExecArray) =>
    /^\p{Lu}/u.test(phrase) &&
    /[^.!?:\s]\s+$/u.test(text.slice(Math.max(0, index - 3), index)) &&
    !name.toLowerCase().includes(phrase.toLowerCase());
  const [first] = [adjectiveFirst, nounFirst]
    .flatMap((pattern) => [...text.matchAll(pattern)].filter((found) => !isOfAnother(found)).slice(0, 1))
    .sort((a, b) => a.index - b.index);
  return first?.[0].toLowerCase().slice(0, 80) ?? null;
}
