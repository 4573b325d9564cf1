import { words } from "./words.ts";

/** The kinds of product that an ad can be made of (spec "Supported products"). */
export const supportedCategories = [
  "Eye Treatment",
  "Lip Gloss",
  "Lip Treatment",
  "Lip Balm",
  "Lip Color",
  "Foundation",
  "Concealer",
  "Primer",
  "Tinted Moisturizer",
  "Blush",
  "Bronzer",
  "Highlighter",
  "Sunscreen",
  "Mask",
  "Scrub",
  "Mousse",
  "Cleanser",
  "Mist",
  "Toner",
  "Essence",
  "Serum",
  "Oil",
  "Balm",
  "Gel",
  "Lotion",
  "Cream",
  "Treatment",
] as const;
export type SupportedCategory = (typeof supportedCategories)[number];

export interface CategoryWords {
  category: SupportedCategory;
  pattern: RegExp;
  /**
   * `use`: what it is for outranks what it is made as, and the first row that matches wins. `texture`: of several the head
   * of the name wins. `hint`: counts where a name holds nothing clearer.
   */
  rank: "use" | "texture" | "hint";
}

type Row = [SupportedCategory, CategoryWords["rank"], string];

/**
 * Signals by language: English, German (compounds end with what they are: "Hagebuttenöl"; endings that other words share,
 * such as "-gel" in "Spiegel", need a known beginning), then French, Spanish and Italian.
 */
const germanGel =
  "(?:dusch|wasch|reinigungs|augen|gesichts|feuchtigkeits|kühl|pflege|körper|hyaluron|fuß|hand|peeling|creme|rasier|massage|after-?sun|sonnen|wimpern|augenbrauen|schaum|intim|baby|lippen|hydro|aqua)gele?";

const rows: Row[] = [
  [
    "Eye Treatment",
    "use",
    "(?:under[- ]?)?eye(?: (?!brow|lash|shadow|liner|make)\\p{L}+){0,2}[ -]?(?:creams?|cremes?|serums?|gels?|treatments?|balms?|concentrates?|masks?|lotions?|sticks?|fluids?|oils?)|eye (?:\\p{L}+ )?(?:roll-?ons?|rollerballs?)|under[- ]?eyes?|eye (?:care|contour|corrector)|augen(?:creme|serum|gel|balsam|maske|fluid|pflege|öl)|contour (?:des )?yeux|contorno (?:de )?(?:los )?ojos|contorno occhi|(?:creme|serum|gel|soin|crema|suero|siero) (?:(?:pour )?les )?(?:yeux|ojos|occhi)",
  ],
  [
    "Lip Gloss",
    "use",
    "lip ?gloss(?:es)?|gloss(?:es)?|lip (?:plumpers?|lacquers?|glaze|glass|vinyl|shine)|lipgloss\\p{L}*|brillo (?:de )?labi(?:al|os)|lucidalabbra",
  ],
  [
    "Lip Treatment",
    "use",
    "lip (?:\\p{L}+ )?(?:oils?|treatments?|masks?|serums?|butters?|scrubs?|polish|exfoliators?|therapy|repair)|lippen(?:öl|maske|peeling|serum|butter|pflege|creme)|(?:huile|masque|gommage|soin|serum) (?:a |pour )?(?:les )?levres|(?:aceite|mascarilla|exfoliante|tratamiento) (?:de |para )?(?:los )?labi(?:al|os)|(?:olio|maschera|scrub|trattamento) labbra",
  ],
  [
    "Lip Balm",
    "use",
    "lip ?(?:\\p{L}+ )?(?:balms?|salves?|conditioners?|ointments?)|chap ?stick|lippenbals[aä]me?|baumes? (?:a |pour )?(?:les )?levres|balsamos? (?:de )?(?:labial(?:es)?|labios|labbra)",
  ],
  [
    "Lip Color",
    "use",
    "lip ?sticks?|lip ?colou?rs?|lip (?:\\p{L}+ )?(?:creams?|stains?|tints?|colou?rs?|crayons?|paints?|mousses?|velvets?|inks?)|lippenstifte?|rouges? a levres|(?:pinta|barra de )labi(?:al(?:es)?|os)|pintalabios|labial(?:es)?|rossett[oi]",
  ],
  [
    "Concealer",
    "use",
    "concealers?|colou?r[- ]correct(?:or|ing)s?|abdeckstifte?|correcteurs?|anti-?cernes|corrector(?:es)?|correttor[ei]",
  ],
  ["Primer", "use", "primers?|make-?up base|base de teint|prebase"],
  [
    "Foundation",
    "use",
    "foundations?|skin ?tints?|teints? (?:legers?|lumineux|naturels?|mats?|fluides?)|[bcd]{2}[ -]creams?|[bc]{2}[ -]cremes?|complexion (?:balms?|drops|serums?|fluids?)|grundierung(?:en)?|make-?up[- ]?fluid|fonds? de teint|bases? de maquillaje|fondotinta|cushions?(?: compacts?)?(?! (?:creams?|moisturi|lotions?|balms?|masks?|serums?|foot|hand|body))",
  ],
  [
    "Tinted Moisturizer",
    "use",
    "tinted (?:\\p{L}+ )?(?:moisturi[sz]ers?|creams?|serums?|fluids?)|getönte \\p{L}*creme|cremes? (?:\\p{L}+ )?teintees?|cremas? (?:\\p{L}+ )?con color|crem[ae] (?:\\p{L}+ )?colorat[ae]",
  ],
  [
    "Blush",
    "use",
    "blush(?:es)?|blushers?|cheek (?:tints?|stains?|colou?rs?|gels?)|(?:fards? a )joues|coloretes?|rubor",
  ],
  [
    "Bronzer",
    "use",
    "bronzers?|bronzing (?:drops|cream|gel|serum|balm|lotion|stick|oil)s?|cream contours?|liquid contours?",
  ],
  [
    "Highlighter",
    "use",
    "highlighters?|highlighting (?:sticks?|drops|creams?|liquids?)|(?:l|ill)umini[sz]ers?|illuminators?|strobe creams?|enlumineurs?|illuminateurs?|iluminador(?:es)?|illuminant[ei]",
  ],
  [
    "Sunscreen",
    "use",
    "sun ?screens?|sun ?blocks?|(?<!after[ -])sun (?:creams?|fluids?|milks?|lotions?|gels?|serums?|sticks?|protection|defen[cs]e|drops)|sonnen(?:cremes?|schutz\\p{L}*|fluid|milch|gel|spray|lotion|sticks?|stifte?|öl)|(?:cremes?|laits?|huiles?|fluides?|sprays?|protections?|ecrans?|sticks?) (?:de )?solaires?|(?:protector(?:es)?|bloqueador(?:es)?|crema|leche|spray|fluido|stick) solar(?:es)?|fotoprotector(?:es)?|(?:crema|latte|protezione|spray|olio|stick) solar[ei]",
  ],
  [
    "Mask",
    "use",
    "masks?|masques?|(?:face|mud|clay|sleeping|ubtan|wash-?off|model(?:l)?ing|herbal) packs?|\\p{L}*masken?|\\p{L}*maskers?|mascarillas?|mascher[ae]",
  ],
  [
    "Scrub",
    "use",
    "scrubs?|exfoliants?|exfoliators?|exfoliating (?:gels?|liquids?|lotions?|tonics?|solutions?|pastes?|waters?)|(?:liquid )?peels?|polish|peelings?|\\p{L}+peelings?|gommages?|exfoliantes?|exfolianti|esfoliant[ei]",
  ],
  ["Mousse", "use", "mousses?|foams?|\\p{L}*schaum|schaum\\p{L}+|espumas?|schium[ae]"],
  [
    "Cleanser",
    "use",
    "cleansers?|(?:face|facial|body|hand|baby|intimate|feminine|shower|skin) ?wash(?:es)?|cleansing (?:gels?|milks?|oils?|balms?|creams?|lotions?|waters?|jell(?:y|ies)|butters?)|micellar(?: waters?)?|(?:make-?up )?removers?|(?:liquid|hand|foaming|gel|cream)(?: \\p{L}+)? soaps?|soap gels?|shower (?:gels?|oils?|creams?|milks?|jell(?:y|ies)|butters?)|bubble baths?|(?:reinigungs|abschmink)\\p{L}+|mizellen\\p{L}+|(?:dusch|wasch)(?:gel|creme|öl|lotion|milch|emulsion)\\p{L}{0,2}|make-?up-?entferner|(?:flüssig|hand)seifen?|nettoyante?s?|demaquillante?s?|(?:eau|agua|acqua) mice?l+a(?:ire|r|re)|gels? douche|savons? liquides?|limpiador(?:a|es|as)?|desmaquillantes?|gel de (?:bano|ducha)|jabon(?:es)? liquidos?|detergent[ei](?: viso| corpo)?|struccant[ei]|bagnoschiuma|docciaschiuma|gel doccia|sapon[ei] liquid[oi]",
  ],
  [
    "Mist",
    "texture",
    "mists?|(?:setting|fixing|face|facial|body|toner|hydrating|finishing) sprays?|brumes?|brumas?|fixing mists?|thermal water|(?:eau|agua|acqua) thermale?|thermalwasser|gesichtssprays?|körpersprays?",
  ],
  [
    "Toner",
    "texture",
    "toners?|tonics?|toning (?:lotions?|waters?|essences?)|(?:rose|floral|flower|blossom|orange|lavender|beauty|treatment|toning|hamamelis) waters?|rosewater|hydrosols?|tonikum|gesichts(?:wasser|tonic|tonikum)|rosenwasser|toniques?|eau florale|tonicos?|tonic[oi]|hydrolats?",
  ],
  ["Essence", "texture", "essences?|essenz(?:en)?|\\p{L}{4,}essenz|esencias?|essenz[ae]"],
  [
    "Serum",
    "texture",
    "serums?|ampoules?|concentrates?|drops?|boosters?|elixirs?|\\p{L}+serum|seren|gesichtsseren|\\p{L}*konzentrate?|\\p{L}*ampullen?|concentres?(?! \\d)|elixirs?|sueros?|ampollas?|concentrados?|sier[oi]|concentrat[oi]|fial[ae]|gocce",
  ],
  ["Oil", "texture", "oils?|\\p{L}*öle?|(?:\\p{L}{3,})?oele?|huiles?|aceites?|olio|oli"],
  [
    "Balm",
    "texture",
    "balms?|salves?|ointments?|unguents?|\\p{L}*bals[aä]me?|\\p{L}*salben?|baumes?|pommades?|balsam[oi]s?|unguentos?|pomadas?|unguent[oi]",
  ],
  ["Gel", "texture", `gels?|jell(?:y|ies)|gelees?|${germanGel}|geles`],
  [
    "Lotion",
    "texture",
    "lotions?|milks?|emulsions?|fluids?|(?:skin|body|face|facial) conditioners?|after-?sun|\\p{L}*lotion(?:en)?|\\p{L}*milch|\\p{L}*emulsion(?:en)?|\\p{L}*fluide?|laits?|emulsiones|locion(?:es)?|leches?|fluidos?|lozion[ei]|latte (?:corpo|viso|detergente|idratante|solare)|emulsion[ei]",
  ],
  [
    "Cream",
    "texture",
    "creams?|cremes?|moisturi[sz]ers?|hydrators?|butters?|souffles?|\\p{L}*cremes?|\\p{L}*crem|feuchtigkeitspflege|\\p{L}*butter|beurres?|hydratante?s?|cremas?|hidratantes?|mantecas?|crem[ae]|burr[oi]|idratant[ei]",
  ],
  ["Sunscreen", "hint", "spf ?\\d*|lsf ?\\d*|fps ?\\d*"],
  ["Lip Color", "hint", "lips?|lippen|levres|labios|labbra"],
  ["Eye Treatment", "hint", "(?:contorno|contour)(?: de \\p{L}+)?|ojeras|cernes|augenringe"],
  ["Eye Treatment", "hint", "eye (?:\\p{L}+ )?(?:complex|repair|therapy|rescue|brightener|perfector|renewal|recovery)"],
  ["Cleanser", "hint", "wash(?:es)?|(?:double )?cleanse"],
  ["Scrub", "hint", "exfoliate|polisher"],
  ["Oil", "hint", "squalane"],
  ["Cream", "hint", "sorbets?|mylks?"],
  [
    "Lotion",
    "hint",
    "(?:self|auto|gradual)[- ]?tan(?:ner|ners|ning)?|tanners?|selbstbräuner|autobronzante?s?|autobronceador|autoabbronzante",
  ],
  ["Serum", "hint", "solutions?|shots?|fluides?|soluciones?"],
  ["Mousse", "hint", "whips?"],
  [
    "Treatment",
    "hint",
    "(?:spot|night|overnight|day|face|facial|skin|blemish|acne|retinol|dark spot|firming|body|hand|foot|neck|anti-?age?ing|\\p{L}+ing|wrinkle|pore|radiance|moisture|corrective|resurfacing|brightening|intensive|cuticle|scar) treatments?|\\p{L}{3,}pflege|soins? (?:visage|corps|(?:de )?nuit|(?:de )?jour|hydratante?|anti-?age|nourrissante?)|tratamientos? (?:de noche|de dia|facial(?:es)?)",
  ],
];

export const categoryWords: readonly CategoryWords[] = rows.map(([category, rank, pattern]) => ({
  category,
  rank,
  pattern: words(pattern),
}));

/** Whether a category says what a product is for: that outranks what it is made as. */
export function isUse(category: SupportedCategory): boolean {
  return categoryWords.some((row) => row.category === category && row.rank === "use");
}
