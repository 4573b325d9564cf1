import { mascaraThatIsMask, sheetMasks, wornMasks } from "./masks.ts";
import { words } from "./words.ts";

/** A kind of product that no ad can be made of (spec "Supported products", the table of unsupported ones). */
export interface UnsupportedGroup {
  category: string;
  /** A sentence for people. */
  reason: string;
  /** Says it wherever it stands in a name: "Shampoo with Rose Oil", "Duo Serum". */
  anywhere: RegExp;
  /** Says it as the thing that the name names, its last one: "Foundation Brush", but not "Brush Stroke Blush". */
  asHead: RegExp;
  /** Says it only in a name that holds no texture: "Green Tea", but not "Body Lotion Green Tea". */
  alone: RegExp;
}

type Signals = Partial<Record<"anywhere" | "asHead" | "alone", readonly string[]>>;

function group(category: string, reason: string, signals: Signals): UnsupportedGroup {
  const pattern = (list: readonly string[] = []) => words(list.length === 0 ? "(?!)" : list.map(anySpelling).join("|"));
  return {
    category,
    reason,
    anywhere: pattern(signals.anywhere),
    asHead: pattern(signals.asHead),
    alone: pattern(signals.alone),
  };
}

/** A signal as shops spell it: "sheet mask", "sheet-mask", "sheetmask", "sheet/mask"; what stands beside a word that may be any is never one word with it. */
function anySpelling(signal: string): string {
  return signal.replace(/(\+?) (\??)(?![^[\]]*\])/g, (_, plus: string, maybe: string) =>
    plus === "" ? "[ /-]?" : `+[ -]${maybe}`,
  );
}

const count = "(?:\\d{1,3}|two|three|four|five|six|seven|eight|ten|twelve)";

/** In order: of several signals of the same strength the first group's wins. Languages: en, de, fr, es, it, some pt and nl. */
export const unsupportedGroups: readonly UnsupportedGroup[] = [
  group("Sample", "Samples, gift cards and subscriptions are not standalone products with a picture of their own.", {
    anywhere: [
      "samples?|gift ?cards?|gift (?:certificates?|vouchers?)|e-?gift\\p{L}*|e-?vouchers?|vouchers?|subscriptions?|subscribe|memberships?",
      "(?:produkt|gratis|waren)?proben?|pröbchen|probiergröße|gutscheine?|geschenk(?:karten?|gutscheine?)|\\p{L}+gutscheine?|(?:monats|jahres|pflege)?abos?|abonnements?",
      "echantillons?|cartes? cadeaux?|cheques? cadeaux?|muestras?|tarjetas? (?:de )?regalo|suscripcion(?:es)?|campion(?:e|i|cin[oi])|cart[ae] regalo|buon[oi] regalo|abbonament[oi]|bons? cadeaux?|cheques? regalo|bonos? regalo|amostras?|vale presente|cartao presente|(?:caixa|clube|plano) (?:de )?assinaturas?|cadeau(?:bon|kaart)(?:nen|en)?|proefjes?",
    ],
    asHead: ["testers?|sachets?|vials?|free gifts?"],
    alone: ["gifts?"],
  }),
  group("Set", "One ad shows one product; this is a set or a multi-pack.", {
    anywhere: [
      `${count}[- ]?(?:piece|pc|pcs|pieces)s? (?:sets?|kits?|collections?)|\\d+[- ]?(?:packs?|pk|piece)|\\d{1,2}er[- ]?(?:packs?|sets?|packung)`,
      `(?:packs?|sets?|box(?:es)?|bundles?|lots?|cases?) (?:of|de|mit|da) (?:\\d+|two|three|four|five|six|eight|ten|twelve|deux|trois|quatre|zwei|drei|dos|tres|due|tre)`,
      "(?:gift|travel|starter|discovery|holiday|value|trial|mini|care|skin ?care|beauty|bath|essentials?|complete|introductory|try[- ]me|favou?rites|makeup|make-up|spa|christmas) (?:\\p{L}+ )?sets?",
      "(?:value|twin|multi|double|duo|family|variety|bonus|party|starter|travel|gift|refill twin)[ -]?packs?|multi-?packs?|twosomes?|threesomes?|foursomes?",
      "duos?|trios?|quartets?|quintets?|bundles?|kits?|caddy|caddies|samplers?|hampers?|multi-?buys?|\\d ?for ?\\d|buy \\d|bogo",
      "\\d ?[x×] ?\\d{1,3} ?(?:ml|g|oz|fl)|[x×] ?[2-9](?= ?\\)?$)|advent calendars?|mystery box(?:es)?|beauty box(?:es)?|gift box(?:es)?|discovery box(?:es)?",
      "(?:geschenk|pflege|reise|spar|probier|kennenlern|starter?|pinsel|schmink|vorteils|weihnachts|beauty|basis|gesichts|körper|augen|lippen|hand|haut|make-?up)(?:pflege)?-?(?:sets?|box(?:en)?|pakete?|packs?)|(?:doppel|dreier|vierer|vorrats)-?packs?|(?:cadeau|geschenk|reis)-?sets?|bipacks?|\\p{L}*adventskalender",
      "coffrets?|trousses?|calendriers? de l'avent|estuches?|lotes?|cofanett[oi]|confezion[ei] (?:regalo|da \\d+)|cofres? regalo|assortiments?|juegos? de|(?:^)(?:tris|conjuntos?)(?= )",
    ],
    asHead: [
      "sets?|packs?|routines?|collections?|essentials|minis|regimens?|box(?:es)?|assortments?|vaults?|wardrobes?|must-?haves|favou?rites|best-?sellers|two-?packs?|three-?packs?|step systems?|kollektion(?:en)?|colecci(?:on|ones)|collezion[ei]|rutinas?",
    ],
  }),
  group("Sheet product", "Wipes, sheet masks and patches are fabric: there is no texture to animate.", {
    anywhere: [
      "wipes|cleansing cloths?|face cloths?|muslin cloths?|towelettes?|blotting (?:papers?|sheets?)|hydrocolloids?",
      ...sheetMasks,
      "foot peel\\p{L}* (?:masks?|socks|booties)|cotton (?:pads?|rounds?|balls?|buds?|swabs?|squares?)",
      "(?:nose|pore|wax|wrinkle|blackhead) strips?|(?:acne|pimple|blemish|spot|zit) (?:dots?|stickers?|patch(?:es)?)|eye patch(?:es)?",
      "\\p{L}*(?:tücher|tüchlein)|waschlappen|wattestäbchen|(?:nasen|poren|mitesser|wachs)-?(?:streifen|strips)|(?:feucht|reinigungs|kosmetik|pflege|erfrischungs|öl)tuch|\\p{L}*patches|wattepads?|\\p{L}+pads|\\p{L}*pflaster",
      "lingettes?|disques? (?:a )?demaquill\\p{L}*|disques? (?:en )?coton|carres? demaquill\\p{L}*|gants? demaquill\\p{L}*|cotons tiges?|bandes? (?:de cire|anti points noirs)|patchs|cotons|toallitas?|discos? (?:de )?(?:algodon|algodao)|discos? des?maquillantes?|bastoncillos?|bandas? de cera|tiras|toalhetes?|lencos umedecidos|parches|salviett(?:a|e|ina|ine)|strisce|cerott[oi]|dischetti|\\p{L}*(?:doekjes?|schijfjes)|pads? (?:nettoyants?|demaquillants?|exfoliants?)",
    ],
    asHead: ["wipes?|pads?|patch(?:es)?|strips?|sheets?|swabs?|cloths?|plasters?|stickers?|parche|patchs?"],
  }),
  group("Tool", "Tools and accessories have no texture to animate.", {
    anywhere: [
      "derma ?-?rollers?|microneedl\\p{L}+|massage candles?|(?:reed|oil|aroma|ultrasonic|essential oil) diffusers?|diffuser (?:oils?|blends?|refills?)|(?:brush|brushes|sponge|tool|puff)(?: (?:&|and) sponge)? (?:cleaner|cleanser|soap|shampoo|wash)s?",
      ...wornMasks,
      "ice globes?|t-?shirts?",
      "\\p{L}*pinsel|\\p{L}*bürsten?|\\p{L}*schw(?:amm|ämme|ämmchen)|\\p{L}*kerzen?|\\p{L}*spatel|stirnb(?:and|änder)|haarb(?:and|änder)|\\p{L}*geräte?|handt(?:uch|ücher)|\\p{L}*spiegel|\\p{L}*taschen?|\\p{L}*handschuhe?|kämme|nagelfeilen?|rasierer|(?:gesichts|jade|massage|augen)-?roller",
      "pinceaux?|brosses?|eponges?|rouleaux?|bougies?|spatules?|applicateurs?|bandeaux?|miroirs?|serviettes?|brochas?|cepillos?|esponjas?|rodillos?|velas?|difusor(?:es)?|espatulas?|aplicador(?:es)?|espejos?|neceser(?:es)?|asciugaman[oi]|pettin[ei]|houppettes?|recourbe cils|appareils?|rizador(?:es)? de pestanas|(?:dispositiv[oi]|masajeador(?:es)?|massaggiator[ei]) (?:facial(?:es)?|viso)|limas? (?:de unas|unghie|a ongles)|limes? a ongles|pinces? a epiler|pinzas de depilar|pinzett[ae]n?|peignes?|peines?|toallas?|pince(?:l|is) de maquiagem|rolos? de jade|geurkaars(?:en)?|\\p{L}*borstels?|pennell[oi]|spazzol[ae]|spugn(?:a|e|etta)|rull[oi]|candel[ae]|diffusor[ei]|diffuseurs?|spatol[ae]|applicator[ei]",
    ],
    asHead: [
      "(?:\\p{L}+)?brush(?:es)?|spatulas?|applicators?|(?:beauty)?blenders?|sponges?|gua ?shas?|(?:face|jade|eye)?rollers?|(?:head|wrist|hair)bands?|devices?|massagers?|candles?|tealights?|diffusers?|burners?|warmers?|tools?",
      "pendants?|necklaces?|earrings?|bracelets?|jewel(?:le)?ry|bags?|totes?|backpacks?|cases?|clutch(?:es)?|wallets?|mugs?|cups?|tumblers?|shirts?|tees?|hoodies?|sweatshirts?|hats?|caps?|beanies?|robes?|bathrobes?|slippers?|socks?|gloves?|mitts?|mittens?|scarf|scarves|turbans?|scrunchies?|blankets?|pillow ?cases?|pillows?",
      "(?:hand |face |beach |body )?towels?|wash ?cloths?|loofahs?|loofas?|puffs?|mirrors?|tweezers|combs?|curlers?|razors?|scissors|clippers?|sharpeners?|pumices?|pumice stones?|nail files?|files|dermaplaners?|lancets?|extractors?|needles?|scrubbers?|exfoliating (?:gloves?|mitts?)",
      "books?|ebooks?|notebooks?|journals?|magazines?|posters?|postcards?|magnets?|keychains?|key ?rings?|trays?|dish(?:es)?|bowls?|holders?|stands?|racks?|organi[sz]ers?|dispensers?|droppers?|spritzers?|humidifiers?|puzzles?|umbrellas?|aprons?|calendars?|wrapping",
      "press-?ons?|tattoos?",
    ],
    // Words that also name a shade, a vessel or a part of the body.
    alone: [
      "accessor(?:y|ies)|merch(?:andise)?|apparel|clothing|nails|lashes|eyelashes|jars?|bottles?|tins?|tubes?|pumps?|pouch(?:es)?|glass(?:es)?|rings?|pins?|cards?|prints?|charms?|crystals?|stones?|rocks?|toys?|games?|ribbons?|wands?",
    ],
  }),
  group("Bar soap", "A solid bar has no texture to animate.", {
    anywhere: [
      "bar soaps?|soap bars?|bars? of soap|solid (?:soaps?|cleansers?|shampoos?|lotions?|serums?|moisturi[sz]ers?|body washe?s?|facial cleansers?)|(?:cleansing|lotion|shampoo|conditioner|body|facial|face|massage|moisturi[sz]ing|exfoliating|beauty) bars?|syndets?",
      "seifenst(?:ück|ücke|ückchen)|(?:stück|natur|kern|oliven|haar|rasier|schafmilch|kräuter|bade|gäste|aleppo)seifen?|savons? (?:solides?|de marseille|d'alep|surgras)|pains? (?:dermatologiques?|nettoyants?|de savon|surgras)|feste[rsn]? (?:seifen?|duschgel|shampoo|gesichtsreinigung|reinigung|lotion|bodylotion)|(?:savons?|nettoyants?|gels? douche|demaquillants?) (?:\\p{L}+ )?(?:solides?|en barre)|(?:jabon(?:es)?|limpiador(?:a|es)?|sabonetes?|detergent[ei]|sapon[ei]|gel de ducha) (?:\\p{L}+ )?(?:solid[oaie]s?|en barra|em barra|in barra)|zeepblok(?:ken)?|pastillas? de jabon|sapon(?:etta|ette)|sapon[ei] solid[oi]",
    ],
    asHead: ["bars?"],
  }),
  group(
    "Hair, fragrance or deodorant",
    "Hair, fragrance and deodorant products are outside what this service makes ads for.",
    {
      anywhere: [
        "\\p{L}*shampoos?|conditioners?|hair(?!line|y)[\\p{L}']*|scalp|dandruff|leave-in|detangl\\p{L}+|(?:anti-?)?frizz|curls?|curl (?:cream|gel)s?|(?<!brow )styling|pomade|(?:sea salt|texturi[sz]ing|wave) sprays?|heat protect\\p{L}*|hitzeschutz\\p{L}*|termoprotect\\p{L}*|protect\\p{L}+ termic\\p{L}+|protection thermique|co-?wash|split ends?|blow-?(?:outs?|dry|drying)|(?:low|no)-?poo|coils?|(?:volumi[sz]ing|thickening) (?:mousse|foam|mist|spray|lotion|powder|gel|cream)s?|root touch-?ups?",
        "haar(?!lem)\\p{L}*|kopfhaut\\p{L}*|\\p{L}*spülung(?:en)?|cheveux|capillaires?|(?:apres-?)?shampo+ings?|cabellos?|pelo|capilar(?:es)?|champus?|acondicionador(?:es)?|condicionador(?:es)?|cabelos?|capelli|forfora|cuir chevelu|cuero cabelludo|cuoio capelluto",
        "perfumes?|parfums?|\\p{L}*parf(?:üm|uem)s?|parfümöle?|fragrances?|fragancias?|fragranz[ae]|profum[oi]|eaux? de(?! (?:roses?|fleurs?|raisin|bleuet|hamamelis|camomille|concombre|riz|coco|source|mer|lavande|soin|beaute)(?!\\p{L}))|colognes?|colonias?|acqua di colonia|kölnisch\\p{L}*|duft(?!ei|los|neutral)\\p{L}*|\\p{L}+duft|edp|edt|rasierwasser|attars?|body sprays?(?= fragrance)",
        "\\p{L}*deodorants?|deodorant[ei]|desodorantes?|deos?|deo-?(?:creme|roll\\p{L}*|spray|stick|balsam)s?|anti-?perspirants?|anti-?transpirants?|antitraspirant[ei]|antitranspirantes?",
      ],
    },
  ),
  group("Home", "Products for the home are no cosmetics, and an ad shows a cosmetic with a texture.", {
    anywhere: [
      "(?:room|linen|pillow|home|car|fabric|poo|toilet|yoga mat) (?:sprays?|mists?|waters?|fragrances?|fresheners?|scents?)|air fresheners?|incense|wax melts?|laundry|dish(?:washing|washer)? (?:soaps?|liquids?|tabs?)|(?:surface|all-?purpose|multi-?surface|glass) cleaners?|potpourri|raumsprays?|kissensprays?|waschmittel|geschirr\\p{L}+",
      "lessives?|encens|ambientador(?:es)?|incienso|incenso|fabric softeners?",
    ],
  }),
  group("Bath product", "What dissolves in the bath shows no texture of its own to animate.", {
    asHead: [
      "bath ?bombs?|bath (?:salts?|soaks?|fizz(?:ers?)?|melts?|teas?|confetti|cubes?|truffles?)|(?:shower|bath) (?:steamers?|tablets?|bombs?)|bade(?:salz|salze|bomben?|kugeln?|perlen|tabletten?)|boules? de bain|sels? de bain|bombas? de bano|sales de bano|bombe da bagno|sali da bagno",
    ],
    alone: ["soaks?|salts?|epsom"],
  }),
  group("Make-up", "Powders, pencils, eye make-up and nail colour have no flowing texture that the service can show.", {
    anywhere: [
      "palettes?|\\p{L}*palette|nail (?:polish(?:es)?|lacquers?|varnish(?:es)?|colou?rs?|paints?|glue|stickers?|strengtheners?|hardeners?|gels?)|gel nail \\p{L}+|(?:gel )?(?:top|base) coats?|nagellacke?|vernis a ongles|esmaltes?(?: de unas)?|smalt[oi](?: per)? unghie",
    ],
    asHead: [
      "mascaras?|wimperntusche|rimel|\\p{L}*liners?|eye ?shadows?|shadows?|shadow sticks?|kajal|kohl|brow (?:pens?|pomades?|powders?|wax|soaps?|tints?)|glitters?|(?:kajal|kohl|augenbrauen|lippenkontur|konturen)stifte?|lidschatten|crayons? (?:a |pour )?(?:les )?(?:yeux|levres|sourcils)|ombretto|sombras? de ojos|delineador(?:es)?|matit[ae]|fards? a paupieres|lash glue|glue",
    ],
    alone: ["powders?|compacts?|\\p{L}*puder|poudres?|polvos?|cipri[ae]|crayons?|pencils?|pens?"],
  }),
  group("Supplement", "What is eaten or drunk is no cosmetic with a texture to animate.", {
    anywhere: [
      "(?:dietary|food|beauty) supplements?|gumm(?:y|ies)|probiotic capsules?|nahrungsergänzung\\p{L}*|trinkampullen?|complements? alimentaires?|complemento alimenticio|suplementos?|integrator[ei]|(?:cough|ear|lubricating eye) drops|protein powders?|collagen (?:powders?|drinks?|shots?)",
    ],
    alone: [
      "capsules?|caps|tablets?|softgels?|pills?|lozenges?|teas?|(?:kräuter|früchte)?tees?|drinks?|tonic waters?|coffees?|chocolates?|cand(?:y|ies)|snacks?|kapseln|tabletten|tisanes?|gelules|comprimes|capsulas|pastillas|capsule|compresse|multi-?vitamins|vitamins|creatine|electrolytes?",
    ],
  }),
  group("Oral care", "Tooth and mouth care is outside what this service makes ads for.", {
    anywhere: [
      "tooth ?(?:pastes?|brush(?:es)?|powders?|tabs?)|mouth ?wash(?:es)?|mouth (?:rinses?|sprays?)|teeth|dental|floss|oral care|breath sprays?|zahn\\p{L}+|mundwasser|mundspülung|dentifrices?|bains? de bouche|pasta (?:de )?(?:dientes|dental)|enjuague bucal|dentifrici[oi]|collutori[oi]",
    ],
  }),
  group("Service", "This is no product that could be pictured in an ad.", {
    anywhere: [
      "(?:shipping|package|route|order) protection|shipping insurance|consultations?|appointments?|workshops?|masterclass(?:es)?|e-?books?|gift ?wrap(?:ping)?|donations?|beratung|versand",
    ],
  }),
];

/** Phrases in which a signal means something else; they are taken out of a name before it is read. */
export const harmless: readonly RegExp[] = [
  words("\\p{L}+-free|(?:fragrance|perfume|parfum|parfüm|scent|oil|soap|hair|shampoo|deodorant|alcohol|residue) free"),
  words(
    "(?:free (?:of|from)|without|no|non|zero|never|sans|ohne|frei von|sin|senza|libre de)[- ](?:(?:any|added|synthetic|artificial|essential oils?|dyes?|parabens?|alcohol|colou?rs?|and|or|&|künstliche[ns]?|zugesetzte[ns]?|agregad[oa]|aggiunt[oi]) ?)*(?:fragrances?|perfumes?|parfums?|parfüm|duftstoffe?|duft|scents?|fragancias?|profum[oi]|hair|brush(?:es)?|soap)",
  ),
  words(
    "(?:non|un|low|less)-?(?:fragrance|perfume)\\p{L}*|(?:parfüm|parfum|duft|duftstoff|öl|seifen|haar)frei(?:e[rsnm]?)?|(?:au|aux) parfums?(?: de)?",
  ),
  words("(?:grün|schwarz|weiß)e[rnm]? tee"),
  words("hair-line|baby hair-soft|brush-?on|brush-?less|air-?brush(?:ed)?"),
  words("(?:ready,?|all|get|jet|mind) (?:steady,? )?sets?|re-set|off-set|set-and-\\p{L}+"),
  // As a verb: "Set the Mood Setting Spray", "Pack a Punch Serum". A set with contents names them with "of" or "with".
  /^sets? (?:the|your|it|my|me|to|in|free|on|&|\+|and|n')(?= )/gu,
  words("packs? (?:a|the|your|it|on)|bundles? of (?:joy|love)|sweet tooth"),
  words(
    "(?:duo|trio)-(?!packs?|sets?|kits?|box|bundles?)\\p{L}+|(?:duo|trio) (?:phase|action|active|effect|peptides?|acids?|complex|chamber|tone|enzymes?|formula|retinol|ceramides?|vitamin)",
  ),
];

/** Names whose words mean something else where they stand: read as what they are. */
export const renamed: readonly (readonly [RegExp, string])[] = [
  // Languages that put what a thing does after it: a "sérum iluminador" is no highlighter, a "tónico exfoliante" no scrub.
  [
    /(?<!\p{L})(serums?|cremas?|cremes?|locion(?:es)?|lotions?|gel(?:es)?|aceites?|bruma|fluido|mascarillas?) (?:iluminador(?:a|es|as)?|illuminat(?:eur|rice)s?)(?!\p{L}| (?:de |du )?(?:maquilla|teint))/gu,
    "$1",
  ],
  [/(?<!\p{L})(soins?(?: (?:de )?(?:nuit|jour|visage|ciblee?))?|cremes?|serums?) correct(?:eur|rice)s?(?= |$)/gu, "$1"],
  [/(?<!\p{L})(tonicos?|toniques?|tonicas?|agua tonica) (?:exfoliante?s?|iluminador\p{L}*)/gu, "$1"],
  [
    /(?<!(?:barra|tinta|lapiz|brillo|color|aceite|mascarilla|exfoliante|serum) )labial(?= .{0,40}balsamo)/gu,
    "balsamo labial",
  ],
  [/gloss(?:es)? labial(?:es)?/gu, "gloss"],
  [words(mascaraThatIsMask), "mask"],
  [words("roller[ -]balls?"), "rollerball"],
  [words("(?:lip) conditioners?"), "lip balm"],
  [words("(?:skin|body|face|facial|cuticle) conditioners?"), "lotion"],
  [words("(?:lash|brow|eyelash) conditioners?"), "serum"],
  [words("(?:face|mud|clay|sleeping|ubtan|wash-?off|model(?:l)?ing|herbal|charcoal|fruit|gold) packs?(?! of)"), "mask"],
];
