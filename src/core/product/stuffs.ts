import { LRUCache } from "lru-cache";
import type { Consistency, Ingredient, Stuff } from "../categories/stuffs.ts";
import type { SupportedCategory } from "./categories.ts";
import { supportedCategories } from "./categories.ts";
import type { ProductFacts } from "./facts.ts";
import { normalName, words } from "./words.ts";

/** What of a product says what is in it and how it feels. */
export interface StuffSource {
  name: string;
  category: string;
  facts: Pick<ProductFacts, "texture" | "description" | "ingredients">;
}

/**
 * What a ground can show, by the words that a shop has for it in English, German, French, Spanish and in lists of ingredients; as
 * `normalName` writes them: without accents, but with the diaeresis. Words that mean a colour or another plant as well stand with what
 * makes them clear.
 */
const ingredientWords: Record<Ingredient, string> = {
  honey: "honeys?|manuka|honig\\p{L}*|miel|mel extract|propolis|royal jelly|gelee royale",
  aloe: "aloe|aloes|aloe barbadensis|aloe vera",
  coconut:
    "coconuts?|kokos\\p{L}*|(?:noix|huile|lait|eau|beurre|aceite|leche|agua|pulpa) (?:de )?coco|cocos nucifera|copra",
  almond: "almonds?|mandel(?!i|s[aä]ure)\\p{L}*|amandes?|almendras?|prunus (?:amygdalus|dulcis)",
  cocoa: "cocoa|cacao|kakao\\p{L}*|theobroma(?: cacao)?|chocolates?|schoko\\p{L}*|chocolat",
  orange:
    "(?:blood |sweet |bitter )?oranges?(?! (?:blossom|flower))|blutorangen?\\p{L}*|orangen(?!bl[uü])\\p{L}*|naranjas?|citrus (?:sinensis|aurantium(?: dulcis)?)",
  grapefruit: "grapefruits?\\p{L}*|pamplemousses?|pomelos?|toronjas?|citrus (?:paradisi|grandis)",
  citrus:
    "citrus|citruses|agrumes?|citricos?|zitrus\\p{L}*|lemons?|zitronen?\\p{L}*|citrons?|limon(?:es)?|mandarin(?:e|en|es|a|as)?|bergamot(?:te|a|e)?|yuzu|clementines?|tangerines?",
  lime: "limes?|limetten?\\p{L}*|citrons? verts?|limas|citrus aurantifolia",
  kiwi: "kiwis?|kiwi ?(?:fruit|frucht)\\p{L}*|actinidia(?: \\p{L}+)?",
  papaya: "papayas?\\p{L}*|papaye|carica papaya",
  strawberry: "strawberr(?:y|ies)|erdbeer\\p{L}*|fraises?|fresas?|fragaria(?: \\p{L}+)?",
  berries:
    "berr(?:y|ies)|beeren?|baies|bayas|blueberr(?:y|ies)|heidelbeer\\p{L}*|blaubeer\\p{L}*|myrtilles?|arandanos?|raspberr(?:y|ies)|himbeer\\p{L}*|framboises?|frambuesas?|rubus idaeus|vaccinium(?: \\p{L}+)?",
  fig: "figs?|feigen?(?!blatt)\\p{L}*|figues?|higos?|ficus carica",
  cucumber: "cucumbers?|gurken?\\p{L}*|concombres?|pepinos?|cucumis sativus",
  algae:
    "alga|algas|algae|algal|algen\\p{L}*|algues?|seaweeds?|sea kelp|kelp|spirulina|chlorella|laminaria(?: \\p{L}+)?|fucus(?: \\p{L}+)?|chondrus crispus",
  nuts: "nuts?|(?:wal|hazel|pea|chest|brazil ?)nuts?|n[uü]sse|(?:wal|hasel|macadamia|para)n[uü]ss?e?\\p{L}*|noisettes?|noix(?! de coco)|nueces|avellanas?|macadamia|pistachios?|pistazien?\\p{L}*|sesame|sesam\\p{L}*|pumpkin seeds?",
  spices:
    "spices?|gew[uü]rze?|epices?|especias?|turmeric|kurkuma|curcuma|cinnamon|zimt|cannelle|canela|saffron|safran|azafran|ginger|ingwer|gingembre|jengibre|cardamom|kardamom|curcuma longa|cinnamomum(?: \\p{L}+)?|crocus sativus",
  rose: "(?<!(?:argile|ton|teint|rouge|nude|vieux|bois de|encens) )rose(?! (?:gold|quartz|clay|hips?|geranium))|roses|rosen(?:wasser|öl|bl[uü]\\p{L}*|extrakt|bl[aä]tter)|rosewater|rosas|rosa (?:damascena|centifolia|gallica|alba)",
  lavender: "lavender|lavandin|lavendel\\p{L}*|lavande|lavanda|lavandula(?: \\p{L}+)?",
  chamomile: "c?hamomile|camomile|kamillen?\\p{L}*|camomille|manzanilla|chamomilla(?: recutita)?|matricaria",
  peony: "peon(?:y|ies)|pfingstrosen?\\p{L}*|pivoines?|peonias?|paeonia(?: \\p{L}+)?",
  cherryBlossom:
    "cherry blossoms?|sakura|kirschbl[uü]ten?\\p{L}*|fleurs? de cerisier|flor de cerezo|prunus (?:serrulata|yedoensis)",
  lotus: "lotus\\p{L}*|loto|nelumbo(?: nucifera)?",
  orchid: "orchids?|orchideen?\\p{L}*|orchidees?|orquideas?|orchis(?: \\p{L}+)?",
  flowers:
    "flowers?|floral|blossoms?|petals?|blüten?\\p{L}*|blumen?\\p{L}*|fleurs?|florale?s?|flor(?:es)?|petalos?|jasmin\\p{L}*|neroli|hibiscus|hibiskus|calendula|ringelblumen?\\p{L}*|violets?|veilchen|ylang(?: ylang)?|geranium|cornflower|malve|mallow|edelweiss|helianthus(?: annuus)?",
  tulip: "tulips?|tulpen?|tulipes?|tulipan(?:es)?",
  eucalyptus: "eucalyptus|eukalyptus\\p{L}*|eucalipto",
  olive: "olives?|oliven?\\p{L}*|oliva|aceitunas?|olea europaea",
  bamboo: "bamboo|bambus\\p{L}*|bambou|bambu|bambusa(?: \\p{L}+)?",
  greens:
    "leaf|leaves|herbs?|herbal|botanicals?|plants?|bl[aä]tter|kräuter\\p{L}*|pflanzen\\p{L}*|pflanzlich\\p{L}*|feuilles?|herbes?|plantes?|hojas?|hierbas?|plantas?|folium|tea|gr[uü]ner tee|gr[uü]ntee\\p{L}*|the vert|te verde|camellia sinensis|matcha|mint|minze|pfefferminz\\p{L}*|menthe|menta|mentha(?: \\p{L}+)?|sage|salbei|sauge|salvia|basil|basilikum|basilic|albahaca|rosemary|rosmarin|romarin|romero|thyme|thymian|nettle|brennnessel|moringa|neem|centella(?: asiatica)?|cica|tigergras|ginkgo|fern|farn|fougere|helecho",
  roots: "ginseng|panax|ginseng root|wurzeln?|roots?|racines?|raiz|raices",
  caramel: "caramel|karamell?\\p{L}*|caramelo|toffee",
  vitamins: "vitamins?|vitamine|vitaminas?|multivitamin\\p{L}*|ascorbic acid|tocopherol|niacinamide?",
};

const ingredientPatterns = Object.entries(ingredientWords).map(
  ([stuff, pattern]) => [stuff as Ingredient, words(pattern)] as const,
);

/** What a product of a kind is, wherever it is sold; the rest say it in their names or pages. */
const ownConsistencies: Record<SupportedCategory, readonly Consistency[]> = {
  "Eye Treatment": [],
  "Lip Gloss": ["pigment"],
  "Lip Treatment": [],
  "Lip Balm": ["balm"],
  "Lip Color": ["pigment"],
  Foundation: ["pigment"],
  Concealer: ["pigment"],
  Primer: [],
  "Tinted Moisturizer": ["pigment"],
  Blush: ["pigment"],
  Bronzer: ["pigment"],
  Highlighter: ["pigment"],
  Sunscreen: [],
  Mask: [],
  Scrub: [],
  Mousse: ["foam"],
  Cleanser: [],
  Mist: ["water"],
  Toner: ["water"],
  Essence: ["water"],
  Serum: ["serum"],
  Oil: ["oil"],
  Balm: ["balm"],
  Gel: ["gel"],
  Lotion: ["cream"],
  Cream: ["cream"],
  Treatment: [],
};

const consistencyPatterns = (
  [
    [
      "cream",
      "creams?|creamy|\\p{L}*cremes?|cremig\\p{L}*|cremeu(?:x|se)|cremas?|cremos[ao]|lotions?|\\p{L}*lotion|locion|milks?|milky|\\p{L}*milch|laits?|leche|butters?|buttery|\\p{L}*butter|beurres?|manteca|emulsions?|\\p{L}*emulsion|moisturi[sz]ers?|whipped|velouté",
    ],
    [
      "balm",
      "balms?|balmy|salves?|\\p{L}*balsam|\\p{L}*salbe|baumes?|balsamos?|butters?|buttery|wax|waxy|pomades?|pommades?",
    ],
    [
      "gel",
      "gels?|gel-?cremes?|gel-?creams?|jell(?:y|ies)|gelees?|hydrogels?|(?:dusch|wasch|reinigungs|augen|gesichts|creme|sonnen|hydro|aqua|aloe|kühl|peeling|hyaluron|feuchtigkeits)gel",
    ],
    [
      "foam",
      "foams?|foaming|foamy|lather\\p{L}*|suds|mousses?|moussante?s?|\\p{L}*schaum|schaum\\p{L}*|schäumend\\p{L}*|espumas?|espumos[ao]|(?:face|facial|body|hand|baby|intimate|shower) wash|shower gels?|bubble baths?|(?:liquid |hand )?soaps?|dusch\\p{L}+|\\p{L}*seife|savons?|gels? douche|jabon(?:es)?|gel de (?:bano|ducha)",
    ],
    [
      "serum",
      "serums?|\\p{L}*serum|fluids?|\\p{L}*fluid|fluides?|fluidos?|drops|gouttes|gotas|ampoules?|boosters?|elixirs?|concentrates?",
    ],
    ["oil", "oils?(?![- ]free)|oily|(?:\\p{L}+)?öle?(?!frei)|huiles?|aceites?"],
    [
      "water",
      "waters?|watery|\\p{L}*wasser|wässrig\\p{L}*|eau|aqueux|agua|acuos[ao]|mists?|toners?|tonics?|tonikum|\\p{L}*spray|brumes?|brumas?|essences?|micellar",
    ],
  ] satisfies [Consistency, string][]
).map(([consistency, pattern]) => [consistency, words(pattern)] as const);

/** What a text says that a product is without, only looks like, or stands beside: none of it is in the product. */
const denials = [
  // The notes of a scent: "Duft: Zeder und Bergamotte". First: what is denied before it ends at its colon.
  /(?<!\p{L})(?:scents?|fragrance|duft|parfum|senteur|aroma|fragancia|perfume|olor) ?:[^.;!?\n]*/gu,
  /\b(?:free (?:of|from)|without|contains? no|not contain(?:ing)?|no|zero|traces? of|ohne|frei von|keine?[nr]?|spuren von|sans|exempte?s? de|traces? de|sin|libres? de|trazas de)\s(?:(?!\b(?:but|with|and with|instead|aber|mit|sondern|mais|avec|pero|con)\b)[^.;:!?\n])*/gu,
  /[\p{L}\p{N}]+(?:[- ]free|[- ]?frei\p{L}{0,2})(?!\p{L})/gu,
  /[\p{L}\p{N}]+[- ](?:colou?red|shaped|sized|toned|farben\p{L}*)/gu,
  // "Smells of honey and cut hay": a scent is not the stuff.
  /\b(?:smells?|smelling|tastes?|scented|riecht|duftet|schmeckt|sent|huele|sabe)\b[^.;:!?\n]{0,60}/gu,
  // What a tenside is made from is not in it: "Zuckertenside auf Basis von Kokos", "coconut-derived cleansers".
  /\b(?:auf basis von|aus|derived from|based on|issus? (?:de|du)|derivad[oa]s? de|a base de) (?:kokos\p{L}*|coconuts?|coco|noix de coco)(?: und \p{L}+)?|(?:coconut|kokos)[- ](?:derived|based|basiert\p{L}*)/gu,
  // What is called as large as a nut: "eine haselnussgroße Menge", "une noix de crème", "una nuez de producto".
  /[\p{L}]+(?:gro(?:ß|ss)\p{L}*)|(?:hazel|wal|pea)nut(?:-| )size\p{L}*|\b(?:noix|noisettes?|nuez|avellana) (?:de|d') ?(?:creme|crema|produit|producto|baume|balsamo|gel|lait|soin|texture|masque|mascarilla|serum|matiere)\p{L}*/gu,
  /[^.;!?\n]*\b(?:pairs?|pair with|combine|layer|followed by|follow with|kombinier\p{L}*|associe[rz]?|combina(?:r|lo|la)?)\b[^.;!?\n]*/gu,
];

/** What follows is what a product contains or serves, not what it feels like: "Cream with Rose Oil". */
const contents = / (?:with|for|mit|für|avec|pour|a la|au|aux|con|para|\+|–|—|-|\|) |,/u;

const longestText = 6000;

const latestStuffs = new LRUCache<string, ReadonlySet<Stuff>, StuffSource>({
  max: 200,
  memoMethod: (_key, _stale, { context }) => readStuffs(context),
});

/** What is in a product and how it feels, by its kind and its own facts. */
export function stuffsOf(source: StuffSource): ReadonlySet<Stuff> {
  const { name, category, facts } = source;
  const ingredients = facts.ingredients.map((ingredient) => ingredient.name);
  const key = JSON.stringify([name, category, facts.texture, facts.description, ingredients]);
  return latestStuffs.memo(key, { context: source });
}

function readStuffs({ name, category, facts }: StuffSource): ReadonlySet<Stuff> {
  const said = normalName(
    [name, facts.texture ?? "", ...facts.ingredients.map((ingredient) => ingredient.name), facts.description].join(
      ".\n",
    ),
    longestText,
  );
  const text = denials.reduce((kept, denial) => kept.replace(denial, " "), said);
  const feel = normalName([name, facts.texture ?? ""].map((part) => part.split(contents)[0] ?? "").join(" . "));
  const kind = supportedCategories.find((supported) => supported === category);
  return new Set<Stuff>([
    ...(kind === undefined ? [] : ownConsistencies[kind]),
    ...consistencyPatterns.filter(([, pattern]) => feel.search(pattern) >= 0).map(([consistency]) => consistency),
    ...ingredientPatterns.filter(([, pattern]) => text.search(pattern) >= 0).map(([ingredient]) => ingredient),
  ]);
}
