import type { ProductFacts } from "./facts.ts";

type Ingredients = ProductFacts["ingredients"];

const most = 20;

/**
 * Ingredients that shops name, by the name that they are known by in English, with what the page may call them in German,
 * French, Spanish, and in the list of ingredients (INCI). Where the second column is empty the name is the only one. A Latin
 * name stands only where one thing alone is made of the plant: of Camellia sinensis come green, black and white tea.
 */
const known: readonly (readonly [name: string, otherNames: string])[] = [
  ["niacinamide", "niacinamid|niacinamida"],
  ["vitamin c", "vitamine c|vitamina c|ascorbic acid"],
  ["vitamin e", "vitamine e|vitamina e|tocopherol|tocopheryl acetate"],
  ["vitamin b5", "vitamine b5|vitamina b5"],
  ["retinol", "rétinol"],
  ["retinal", "retinaldehyde"],
  ["bakuchiol", ""],
  [
    "hyaluronic acid",
    "hyaluronsäure|acide hyaluronique|ácido hialurónico|acido ialuronico|sodium hyaluronate|hydrolyzed hyaluronic acid",
  ],
  ["lactic acid", "milchsäure|acide lactique|ácido láctico"],
  ["glycolic acid", "glykolsäure|acide glycolique|ácido glicólico"],
  ["salicylic acid", "salicylsäure|acide salicylique|ácido salicílico"],
  ["mandelic acid", "mandelsäure|acide mandélique|ácido mandélico"],
  ["azelaic acid", "azelainsäure|acide azélaïque|ácido azelaico"],
  ["tranexamic acid", "tranexamsäure|acide tranexamique|ácido tranexámico"],
  ["ferulic acid", "ferulasäure|acide férulique|ácido ferúlico"],
  ["polyglutamic acid", "polyglutaminsäure"],
  ["ectoin", "ectoine"],
  ["ceramides", "ceramide|ceramiden?|céramides?|ceramidas?|ceramide (?:np|ap|eop|ng|ns|as)"],
  ["peptides", "peptide|peptiden?|péptidos|palmitoyl (?:tri|tetra|penta)peptide-\\d{1,2}"],
  ["peptide complex", "peptidkomplex|complexe de peptides|complejo de péptidos"],
  ["squalane", "squalan|escualano"],
  ["squalene", ""],
  ["panthenol", "panthénol|pantenol|provitamin b5|pro-vitamin b5|provitamine b5|pro-vitamine b5|provitamina b5"],
  ["glycerin", "glyzerin|glycérine|glicerina|glycerine"],
  ["allantoin", "allantoïne|alantoína"],
  ["zinc oxide", "zinkoxid|oxyde de zinc|óxido de zinc"],
  ["zinc pca", "zink pca"],
  ["titanium dioxide", "titandioxid"],
  ["urea", "harnstoff|urée"],
  ["centella asiatica", "centella|tigergras|centella asiatica (?:leaf )?extract"],
  ["cica", ""],
  ["green tea", "grüner tee|grünem tee|thé vert|té verde"],
  ["black tea", "schwarzer tee|schwarzem tee|thé noir|té negro"],
  ["white tea", "weißer tee|weißem tee|thé blanc|té blanco"],
  ["tea tree oil", "teebaumöl|huile d['’]arbre à thé|aceite de árbol de té"],
  ["castor oil", "rizinusöl|huile de ricin|aceite de ricino"],
  ["avocado oil", "avocadoöl|huile d['’]avocat|aceite de aguacate"],
  ["mango butter", "mangobutter|beurre de mangue|manteca de mango"],
  ["rice water", "reiswasser|eau de riz|agua de arroz"],
  ["licorice root", "liquorice root|süßholzwurzel|réglisse|regaliz"],
  ["aloe vera", "aloe barbadensis(?: leaf)?(?: juice| extract)?(?: powder)?|aloès"],
  ["aloe", ""],
  ["rosehip", ""],
  [
    "rosehip oil",
    "rosehip (?:fruit|seed) oil|hagebuttenöl|huile de rose musquée|rosa mosqueta|rosa canina (?:fruit|seed) oil",
  ],
  ["jojoba", ""],
  ["jojoba oil", "jojoba seed oil|jojobaöl|huile de jojoba|aceite de jojoba|simmondsia chinensis(?: seed)? oil"],
  ["argan", ""],
  ["argan oil", "argan kernel oil|arganöl|huile d['’]argan|aceite de argán|argania spinosa(?: kernel)? oil"],
  ["marula", ""],
  ["marula oil", "marula seed oil|marulaöl|sclerocarya birrea seed oil"],
  ["sea buckthorn", "sanddorn|argousier|espino amarillo"],
  ["sea buckthorn oil", "sea buckthorn (?:fruit|seed) oil|sanddornöl|hippophae rhamnoides(?: fruit| seed)? oil"],
  ["camellia", ""],
  ["camellia oil", "camellia seed oil|kamelienöl"],
  ["sunflower oil", "sunflower seed oil|sonnenblumenöl|helianthus annuus(?: seed)? oil"],
  ["grapeseed", ""],
  ["grapeseed oil", "grape seed oil|traubenkernöl|vitis vinifera(?: seed)? oil"],
  [
    "almond oil",
    "sweet almond oil|mandelöl|huile d['’]amande(?: douce)?|aceite de almendras|prunus amygdalus dulcis oil",
  ],
  ["coconut oil", "kokosöl|huile de coco|aceite de coco|cocos nucifera oil"],
  ["olive oil", "olive fruit oil|olivenöl|huile d['’]olive|aceite de oliva|olea europaea(?: fruit)? oil"],
  ["apricot", "aprikose|abricot"],
  ["apricot kernel oil", "apricot oil|aprikosenkernöl|prunus armeniaca kernel oil"],
  ["kakadu plum", "kakadu-?pflaume|prune de kakadu|ciruela kakadu"],
  ["plum", ""],
  ["plum oil", "plum (?:kernel|seed) oil|pflaumenkernöl|huile de (?:noyaux de )?prune|aceite de ciruela"],
  ["shea butter", "sheabutter|karitébutter|beurre de karité|manteca de karité|butyrospermum parkii butter"],
  ["cocoa butter", "kakaobutter|beurre de cacao|manteca de cacao|cocoa seed butter|theobroma cacao(?: seed)? butter"],
  ["kaolin", "kaolin clay|weiße tonerde|argile blanche"],
  ["bentonite", "bentonit"],
  ["pink clay", "rosa tonerde|argile rose|arcilla rosa"],
  ["charcoal", "aktivkohle|charbon|carbón activo|charcoal powder"],
  ["caffeine", "koffein|caféine|cafeína"],
  ["collagen", "kollagen|collagène|colágeno|hydrolyzed collagen"],
  ["snail mucin", "schneckenschleim|bave d['’]escargot|baba de caracol|snail secretion filtrate"],
  ["propolis", "propolis extract"],
  ["honey", "honig|miel"],
  ["oat", "hafer|avoine|avena sativa(?: kernel)? flour"],
  ["oat extract", "avena sativa(?: kernel)? extract"],
  ["oat milk", "hafermilch|lait d['’]avoine"],
  ["rose water", "rosenwasser|eau de rose|agua de rosas|rosa damascena flower water"],
  ["witch hazel", "hamamelis|zaubernuss|hamamelis virginiana(?: leaf| bark)?(?: water| extract)?"],
  ["probiotics", "probiotika|probiotiques|probióticos"],
  ["prebiotics", "präbiotika|prébiotiques|prebióticos"],
  ["beta-glucan", "beta glucan|beta-glucane"],
  ["coenzyme q10", "coenzym q10|q10|coenzima q10|ubiquinone"],
  ["cucumber", "gurke|concombre|pepino|cucumis sativus(?: fruit)? extract"],
  ["cucumber water", "cucumis sativus(?: fruit)? water"],
  ["birch sap", ""],
  ["birch water", "birkenwasser|birkensaft|sève de bouleau"],
  ["chamomile", "kamille|camomille|manzanilla|chamomilla recutita(?: flower)? extract"],
  ["calendula", "ringelblume|caléndula|calendula officinalis(?: flower)? extract"],
  ["papaya enzymes", "papaya enzyme|papain"],
  ["bamboo", "bambus|bambou|bambú"],
];

const nameOf = new Map(known.flatMap(([name]) => [[name, name] as const]));
const others = known.map(([name, otherNames]) => ({ name, is: new RegExp(`^(?:${otherNames || "(?!)"})$`, "iu") }));
const start = "(?<![\\p{L}\\p{N}-])";
const end = "(?![\\p{L}\\p{N}])";
/** The names as one pattern, longest first, so that "argan oil" is not read as "argan". */
export const ingredientNames = known
  .flatMap(([name, otherNames]) => [name, ...(otherNames === "" ? [] : [otherNames])])
  .sort((a, b) => b.length - a.length)
  .join("|");
const percentage = "(\\d{1,2}(?:[.,]\\d{1,2})?)\\s?%";
const percentFirst = new RegExp(
  `(?<![\\d.,])${percentage}(?:ige[rnsm]?)?\\s+(?:of\\s+|pure\\s+|stabili[sz]ed\\s+|reine[srnm]?\\s+|de\\s+|d['’])?(${ingredientNames})${end}`,
  "giu",
);
const percentLast = new RegExp(`${start}(${ingredientNames})\\s?[(:]?\\s?${percentage}`, "giu");
const named = new RegExp(`${start}(${ingredientNames})${end}`, "giu");
/** "Retinol-free", "ohne Harnstoff": what a product leaves out is no ingredient of it. */
const leftOutBefore =
  /(?<!\p{L})(?:(?:without|free (?:of|from)|no|non|zero|ohne|frei von|kein\p{L}{0,2}|sans|aucune?|sin|nada de|senza|libre de) |pas (?:de |d['’]))(?:added )?$/iu;
/** "Without coconut oil, shea butter or fragrance": a list of what is left out, up to its next name. */
const alsoLeftOut = "(?:or|and|nor|oder|und|noch|ou|et|ni|y|o) ";
const leftOutList = new RegExp(
  `(?<!\\p{L})(?:without|free (?:of|from)|no|neither|ohne|frei von|kein\\p{L}{0,2}|weder|sans|ni|sin|libre de) (?:(?:de |d['’]|added )?(?:(?:${ingredientNames})(?:, (?:${alsoLeftOut})?| ${alsoLeftOut})|(?:fragrance|perfume|parfum|parfüm|duftstoffe|alcohol|alkohol|silicones?|silikone),? ${alsoLeftOut})(?:kein\\p{L}{0,2} |no |ni |de |d['’])?){1,6}$`,
  "iu",
);
/** "Smells of honey and cucumber", "the colour of honey", "02 Plum": a scent, a taste or a shade. */
const likenessBefore =
  /(?<!\p{L})(?:shades?|colou?rs?|nuancen?|farb(?:e|en|töne?)|töne|teintes?|couleurs?|coloris|tonos?|colore?s?)\s?:[^.;!?]{0,60}$|(?<!\p{L})\d+ (?:shades?|colou?rs?|nuancen|farben|teintes|couleurs|coloris|tonos|colores)(?!\p{L})[^.;!?]{0,60}$|(?<!\p{L})(?:(?:smells?|scents?|scented|tastes?|flavou?rs?|duft\p{L}*|riecht|schmeckt|geschmack|odeurs?|senteurs?|sent|parfum|goût|aromas?|huele|olor|sabor)(?: \p{L}+)? (?:of|like|nach|von|de|du|d['’]|a|al|à)(?:(?!(?<!\p{L})(?:with|mit|avec|con)(?!\p{L}))[^.;:!?]){0,30}|(?:colou?rs?|shades?|farbe|couleurs?|teintes?|color|tonos?) (?:of|like|von|de|du|d['’])\s?|(?:scents?|fragrances?|duft|düfte|parfums?|senteurs?|aromas?|fragancias?|perfumes?|olor(?:es)?)(?: \p{L}+)?\s?:[^.;!?]{0,60}|(?<!(?:free|sans|sin|ohne|without|no|ni|von|und|et|y) )(?:parfum|senteur|scent|aroma|duft) (?!free|frei)(?:\p{L}+ ){0,2}\p{L}+, (?:(?!(?<!\p{L})(?:with|mit|avec|con|au|aux|formul\p{L}*)(?!\p{L}))[^.;:!?]){0,40})$|(?<!\p{L})0\d $/iu;
/** A text that ends in one of these phrases, with or without an article after it. */
const endingIn = (phrases: readonly string[], articles: string) =>
  new RegExp(`(?<!\\p{L})(?:${phrases.join("|")})(?: (?:${articles})| l['’])?\\s?$`, "iu");

/** "Goes well with retinol", "s’entend bien avec le rétinol": what may be worn with a product is another one. */
const wornWithBefore = endingIn(
  [
    "(?:goes|pairs|works|layers|plays|sits) (?:well|nicely|beautifully|happily|safely) (?:with|under|over)",
    "(?:(?:can|may) be (?:used|combined)|worn|compatible|alternated?|alternating) (?:with|alongside)",
    "(?:can|could|may) (?:i|you) (?:use|wear|combine) (?:it |this )?with|(?:l['’])?utiliser avec|usar(?:l[oa])? con|combinar(?:l[oa])? con",
    "verträgt sich (?:auch |gut |bestens )?mit|kombinierbar mit|kombinieren mit|im wechsel mit",
    "s['’](?:entend|accorde|utilise|alterne)(?: très)?(?: bien)? avec|compatible avec",
    "(?:se lleva|combina|se usa) (?:muy )?bien con|compatible con|alterna(?:r|rlo|rse)? con|si abbina (?:bene )?(?:a|con)",
  ],
  "the|your|an?|der|die|das|dem|le|la|les|une?|votre|el|los|las|una?|tu|il",
);

/** "Gentler than retinol", "eine Alternative zu Retinol", "el primo del retinol": what a product is compared with. */
const comparedBefore = endingIn(
  [
    "(?:alternatives?|cousins?|answer|substitutes?|equivalents?)(?: \\p{L}+){0,2} (?:to|of|for)",
    "unlike|instead of|rather than|than|replaces?|(?:works?|acts?|behaves?) (?:just )?like",
    "(?:alternativen?|ersatz|verwandte[rn]?|schwester|cousine?)(?: \\p{L}+){0,2} (?:zu|für|von|des)",
    "statt|anstelle von|anders als|\\p{L}+er als|wirkt (?:so |ähnlich )?wie",
    "(?:cousine?s?|équivalents?|substituts?)(?: \\p{L}+){0,2} (?:au|à|du|de)|alternatives?(?: \\p{L}+){0,2} (?:au|à)",
    "au lieu (?:du|de)|plutôt que|(?:plus|moins) \\p{L}+ que|agit comme",
    "(?:alternativas?|prim[oa]s?|sustitut[oa]s?|equivalentes?)(?: \\p{L}+){0,2} (?:al|a|del|de)",
    "en (?:lugar|vez) del?|(?:más|menos) \\p{L}+ que|actúa como|similar al?",
  ],
  "the|dem|der|das|le|la|el",
);
/** "Never on the same evening as retinol", "no lo combines con retinol": what is kept apart from a product is not in it. */
const keptApartBefore =
  /(?<!\p{L})(?:(?:never|don['’]t|do not|not) (?:use|mix|layer|combine|wear|apply|on|at the same|with|together)|avoid\p{L}*|(?:niemals|nicht) (?:zusammen|gleichzeitig|am selben|am gleichen|kombinier\p{L}*|mit)|jamais (?:le même|avec|en même|sur|mélang\p{L}*)|évite[rz]?|ne pas (?:utilis|mélang|associ|combin|superpos|appliqu)\p{L}*|no (?:l[oa]s? |se )?(?:us|combin|mezcl|apliqu|aplic|superpon)\p{L}*|evita\p{L}*)(?!\p{L})[^.!?;,]{0,50}$/iu;
/** "Stimule la synthèse de collagène", "boosts collagen production": what skin makes by itself is in no jar. */
const madeBySkinBefore =
  /(?<!\p{L})(?:synthèse|production|formation|fabrication|síntesis|producción|formación|synthese|bildung|produktion|perte|pérdida|loss|levels?)(?: (?:naturelle|natural))? (?:of|de|du|d['’]|del|la|von)\s?$/iu;
const madeBySkinAfter =
  /^(?:[- ]?(?:bildung|synthese|produktion|verlust)| (?:production|synthesis|formation|loss|levels?)(?!\p{L}))/iu;
/** "Retinol vegetal", "plant collagen": no plant has either, so another stuff is meant; "squalane végétal" is squalane. */
const hasNoPlant = /^(?:r[eé]tin(?:ol|al)|[ck]ol+ag)/iu;
const ofPlantsAfter = /^ (?:v[eé]g[eé]tal\p{L}*|natural(?:e|es)?(?!\p{L}))/iu;
const ofPlantsBefore = /(?<!\p{L})(?:pflanzliche[snmr]?|plant(?:-based)?|vegan|herbal)\s$/iu;
/** "Noyaux d'abricot": the stone is not the fruit. */
const stoneBefore = /(?<!\p{L})(?:noyaux?|huesos?|kerne|stones?) (?:d['’]|de |of )$/iu;
/** "Velo de bambú": the cloth of a mask. */
const clothBefore =
  /(?<!\p{L})(?:velo|tejido|tela|fibras?|voile|tissu|tuch|vlies|stoff|sheet|cloth|fib(?:er|re)s?) (?:de|en|aus|of|made of) $/iu;
/** "60 % Centella-Asiatica-Wasser": the share is that of the water. */
const waterAfter = /^[- ](?:\p{L}+[- ])?(?:wasser|water|hydrolat\p{L}*|saft|juice)(?!\p{L})/iu;

/** "Plum-coloured", "walnussgroß", "a plum tube": a colour, a scent, a size or a vessel. */
const leftOutAfter =
  /^[- ]?(?:free|frei|colou?red|scented|flavou?red|toned|shaped|sized|farben|groß|gross|duft|(?:tubes?|jars?|bottles?|pots?|shades?)(?!\p{L}))/iu;
/** "Mandelöl ist keins drin": the sentence goes on to say that it is not. */
const leftOutInSentence = /^ (?:ist|sind|is|are|est|es|n['’]y) (?:kein|nicht|not|no|est pas)/iu;
/** The first half of a botanical name is no name of a stuff. */
const speciesAfter = /^ (?:sinensis|japonica|oleifera|reticulata)/iu;

const isMadeBySkin = (before: string, after: string) => madeBySkinBefore.test(before) || madeBySkinAfter.test(after);

/**
 * How the list of ingredients (INCI) has stuffs that pages speak of without having them: "never on the same evening as retinol", "bamboo spatula",
 * "deep plum". One that is not in a product's list is not in it.
 */
const inList: Readonly<Record<string, RegExp>> = {
  retinol: /retinol|retinyl|retinoate/iu,
  retinal: /retinal/iu,
  bakuchiol: /bakuchiol|psoralea/iu,
  niacinamide: /niacin|nicotinamid/iu,
  "vitamin c": /ascorb/iu,
  "hyaluronic acid": /hyaluron/iu,
  "lactic acid": /lact(?:ic|ate)|milchsäure/iu,
  "glycolic acid": /glycol(?:ic|ate)/iu,
  "salicylic acid": /salicyl|salix|betaine sal/iu,
  "mandelic acid": /mandel(?:ic|ate)/iu,
  "azelaic acid": /azela/iu,
  "tranexamic acid": /tranexam/iu,
  "ferulic acid": /ferul/iu,
  ceramides: /ceramide/iu,
  squalane: /squalane/iu,
  collagen: /collagen/iu,
  caffeine: /caffeine|coffea|cola nitida|camellia|paullinia/iu,
  charcoal: /charcoal|(?<!\p{L})carbo(?!\p{L})|CI 77266/iu,
  "zinc oxide": /zinc oxide|CI 77947/iu,
  "titanium dioxide": /titanium dioxide|CI 77891/iu,
  urea: /urea/iu,
  "snail mucin": /snail/iu,
  honey: /(?<!\p{L})(?:mel|honey|miel)(?!\p{L})/iu,
  propolis: /propolis/iu,
  bentonite: /bentonite|montmorillonite|smectite/iu,
  "tea tree oil": /melaleuca|tea tree/iu,
  bamboo: /bamb|phyllostachys/iu,
  plum: /prunus domestica|prunus salicina|terminalia|plum/iu,
  apricot: /prunus armeniaca|apricot/iu,
  cucumber: /cucumis|cucumber/iu,
  chamomile: /chamomil|matricaria|anthemis|bisabolol/iu,
  calendula: /calendula/iu,
  oat: /avena|(?<!\p{L})oat/iu,
  "coconut oil": /cocos|coconut/iu,
  "shea butter": /butyrospermum|shea/iu,
  "cocoa butter": /theobroma|cocoa/iu,
  "olive oil": /olea |olive/iu,
  "almond oil": /prunus (?:amygdalus|dulcis)|almond/iu,
  "avocado oil": /persea|avocado/iu,
  "castor oil": /ricinus|castor/iu,
  "argan oil": /argan/iu,
  "jojoba oil": /simmondsia|jojoba/iu,
  "marula oil": /sclerocarya|marula/iu,
  "rosehip oil": /rosa (?:canina|rubiginosa|moschata|eglanteria)|rosehip/iu,
  "sunflower oil": /helianthus|sunflower/iu,
  "grapeseed oil": /vitis|grape/iu,
  "sea buckthorn oil": /hippophae|buckthorn/iu,
  "aloe vera": /aloe/iu,
  "green tea": /camellia sinensis|green tea/iu,
  "black tea": /camellia sinensis|black tea/iu,
  "white tea": /camellia sinensis|white tea/iu,
  panthenol: /panthe/iu,
  "rose water": /(?<!\p{L})ros(?:[ae](?!\p{L})|en)/iu,
  allantoin: /allanto/iu,
  kaolin: /kaolin/iu,
  "witch hazel": /hamamelis|witch hazel/iu,
  "coenzyme q10": /ubiquin/iu,
};
const milk = /(?<!\p{L})(?:milk|lac|lait)(?!\p{L})/iu;
/** A list of so many entries is the whole one; "key ingredients" are fewer, or more only with what no page calls a key ingredient. */
const minWholeList = 10;
const minSimpleList = 5;
/** What no page calls a key ingredient, and how a label alone names a plant: "Calendula Officinalis Flower Powder". */
const neverKey =
  /(?<!\p{L})(?:aqua|tocopherol|phenoxyethanol|xanthan|parfum|limonene|linalool|citric acid|sodium benzoate|potassium sorbate|caprylic|cera|CI \d{5})(?!\p{L})|(?<!\p{L})\p{L}{4,} (?:officinalis|sativa|recutita|vulgare|vinifera|chinensis|spinosa|annuus|communis|parkii|barbadensis) (?:\p{L}+ )?(?:powder|extract|oil|water|juice|flour|butter|wax)(?!\p{L})/iu;

/** Whether the product's whole list of ingredients lacks what its page speaks of. */
function isMissing(name: string, list: string): boolean {
  // Who says "rosehip" means its oil, or its extract: the plant is in the list either way.
  return isWholeList(list) && (inList[name] ?? inList[`${name} oil`] ?? inList[`${name} vera`])?.test(list) === false;
}

/** Whether a list of ingredients is the whole one. */
export function isWholeList(list: string): boolean {
  const entries = list.split(/[,;•·]/u).length;
  return entries >= minWholeList || (entries >= minSimpleList && neverKey.test(list));
}

/** "Butyrospermum Parkii (Shea) Butter": the list itself says what people call it. */
const latinWithCommonName = /\b\p{Lu}\p{L}+ \p{L}+ \(([\p{L} -]{3,25})\)/gu;

/**
 * The key ingredients of a text, those with a stated share first; of a list of ingredients without a known
 * name its first ones. At most 20.
 */
export function readIngredients(text: string, list: string): Ingredients {
  const found = new Map<string, number | null>();
  const translated = list.replace(latinWithCommonName, "$1");
  const isKeptApart = (index: number) => keptApartBefore.test(text.slice(Math.max(0, index - 60), index));
  for (const match of text.matchAll(percentFirst)) {
    const [all, percent = "", name = ""] = match;
    const isOfWater = waterAfter.test(text.slice(match.index + all.length, match.index + all.length + 24));
    if (!isOfWater && !isKeptApart(match.index)) note(found, name, percent);
  }
  for (const [, name = "", percent = ""] of text.matchAll(percentLast)) note(found, name, percent);
  // "Higo y té verde" in a name is a scent where the page says that it smells of it, and no list knows better.
  const likened = new Set<string>();
  const said = new Map<string, number>();
  for (const source of [text, translated]) {
    for (const match of source.matchAll(named)) {
      const before = source.slice(Math.max(0, match.index - 60), match.index);
      const after = source.slice(match.index + match[0].length, match.index + match[0].length + 12);
      if (likenessBefore.test(before)) likened.add(commonName(match[0]));
      const isLeftOut =
        leftOutBefore.test(before) ||
        leftOutList.test(before) ||
        likenessBefore.test(before) ||
        comparedBefore.test(before) ||
        wornWithBefore.test(before) ||
        keptApartBefore.test(before) ||
        isMadeBySkin(before, after) ||
        (hasNoPlant.test(match[0]) && (ofPlantsAfter.test(after) || ofPlantsBefore.test(before))) ||
        stoneBefore.test(before) ||
        clothBefore.test(before);
      if (isLeftOut || leftOutAfter.test(after) || leftOutInSentence.test(after) || speciesAfter.test(after)) continue;
      note(found, match[0], null);
      said.set(commonName(match[0]), (said.get(commonName(match[0])) ?? 0) + 1);
    }
  }
  if (!isWholeList(list))
    for (const name of likened) if ((said.get(name) ?? 0) < 2 && found.get(name) === null) found.delete(name);
  // Who speaks of the oil of its stones does not speak of the fruit.
  for (const name of [...found.keys()]) if (name.endsWith(" kernel oil")) found.delete(name.replace(" kernel oil", ""));
  // "Lait d'avoine" may be a lotion of oat.
  if (found.has("oat milk") && isWholeList(list) && !milk.test(list)) {
    found.delete("oat milk");
    note(found, "oat", null);
  }
  for (const name of [...found.keys()]) if (isMissing(name, list)) found.delete(name);
  const all = found.size > 0 ? [...found] : headsOf(list).map((name): [string, null] => [name, null]);
  return all.slice(0, most).map(([name, percent]) => ({ name, percent }));
}

/** The first share that is given for an ingredient stands. */
function note(found: Map<string, number | null>, name: string, percent: string | null): void {
  const key = commonName(name);
  const share = percent === null ? null : Number(percent.replace(",", "."));
  if ((found.get(key) ?? null) === null) found.set(key, share !== null && share > 0 && share <= 100 ? share : null);
}

function commonName(name: string): string {
  const lower = name.toLowerCase();
  return nameOf.get(lower) ?? others.find(({ is }) => is.test(lower))?.name ?? lower;
}

/** Water, solvents and what every formula holds: they say nothing of a product. */
const plain =
  /^(?:aqua|water|wasser|eau|agua|acqua|alcohol|parfum|fragrance|.*glycol|.*siloxane|dimethicone|phenoxyethanol|carbomer|xanthan gum|citric acid|sodium hydroxide|.*edta|cetearyl alcohol|may contain|ingredients?)\b/iu;

/** The first ingredients of a list, as it names them. */
function headsOf(list: string): string[] {
  return list
    .slice(0, 1000)
    .replace(/^[^:,]{0,40}:/u, "")
    .split(/[,;•·]/u)
    .map((entry) =>
      entry
        .replace(/\([^)]{0,60}\)?/gu, " ")
        .replace(/[*.\s]+/gu, " ")
        .trim()
        .toLowerCase(),
    )
    .filter((entry) => entry.length >= 3 && entry.length <= 60 && /^\p{L}/u.test(entry) && !plain.test(entry))
    .slice(0, 5);
}
