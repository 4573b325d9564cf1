import { maxPointLength } from "./facts.ts";
import { ingredientNames } from "./ingredients.ts";
import { isRefusedAsPoint } from "./pointRefusals.ts";

const minLength = 18;
const minWords = 3;

/** What a product does, as pages begin to say it: "softens ends", "laisse le teint net". */
const effectVerbs = [
  "softens|smooths|soothes|calms|comforts|cools|cleans|cleanses|lifts|melts|removes|evens|brightens|hydrates|moisturi[sz]es|nourishes|protects",
  "strengthens|plumps|firms|fades|tames|defines|conditions|detangles|leaves|absorbs|sinks in|rinses|glides|blurs|refines|helps|keeps|draws|cuts",
  "relieves|restores|revives|adds|gives|controls|reduces|sets|washes|wears|lasts|spreads|buffs|sweeps|polishes|covers|foams|dissolves|lathers",
  "tightens|repairs|replenishes|balances|clears|clarifies|seals|supports|lengthens|thickens|extends|smells|tastes|loosens|takes (?:off|away)",
  "regulates|unclogs|suits|builds|dries|stays|warms|wakes|wraps|cushions|refreshes|exfoliates|buffers|goes on|layers|turns",
  "pflegt|beruhigt|mildert|glättet|strafft|zieht|hinterlässt|lässt|macht|schützt|stärkt|reinigt|entfernt|löst|spendet|versorgt|verleiht|gibt|kühlt",
  "klärt|verfeinert|mattiert|bändigt|deckt|hält|nährt|kräftigt|lindert|verwöhnt|schäumt|schmilzt|bringt|bindet|polstert|entwirrt|erfrischt|bewahrt",
  "belebt|wäscht|definiert|verlängert|fixiert|duftet|riecht|trennt|festigt|passt|trocknet|sitzt|eignet sich|fühlt sich|peelt|befreit|gleicht|hellt",
  "tonifie|rééquilibre|adoucit|apaise|calme|nourrit|hydrate|lisse|raffermit|illumine|unifie|nettoie|démaquille|élimine|purifie|matifie|protège|répare|fortifie|gaine",
  "démêle|laisse|fond|pénètre|rafraîchit|resserre|estompe|atténue|réduit|repulpe|rend|donne|apporte|soulage|tient|sculpte|allonge|exfolie|affine",
  "préserve|réconforte|enveloppe|absorbe|assèche|ravive|fixe|couvre|glisse|dissout|redonne|assouplit|colore|retire|lave|régule|détend|sent|mousse",
  "cible|floute|désincruste|convient|sèche|s['’]absorbe|se fond|s['’]étale|se rince|aide|respecte|ressource|réveille|défatigue|embellit",
  "suaviza|calma|hidrata|nutre|alisa|reafirma|ilumina|unifica|limpia|desmaquilla|elimina|purifica|matifica|protege|repara|fortalece|desenreda|deja",
  "se funde|se absorbe|refresca|afina|atenúa|reduce|rellena|aporta|alivia|exfolia|reconforta|envuelve|absorbe|define|controla|cubre|dura|alarga",
  "mantiene|arrastra|retira|lava|fija|disuelve|devuelve|regula|refuerza|se aclara|se desliza|peina|sella|huele|relaja|seca|descongestiona|despierta",
  "difumina|se extiende|se derrite|cuida|equilibra|perfecciona|resiste|camufla|nutre|disimula",
  "fills|hides|resists|survives|perks up|mops up|grabs|shifts",
  "legt sich|füllt|verschmilzt|schmiegt sich|verteilt sich|lässt sich|sorgt für|kaschiert|hebt|lockert|verbindet|überlebt|übersteht|beugt",
  "camoufle|résiste|survit|sublime|lifte|habille|épouse|se travaille|fait briller",
].join("|");

/** What a product is called by kind; none of them as the first of a list. */
export const productNouns =
  "mist|serum|sérum|leave-in|cream|crème|creme|crema|balm|baume|balsam|bálsamo|oil|huile|öl|aceite|gel|gelée|lotion|loción|lait|milk|leche|milch|mask|masque|maske|mascarilla|soin|tratamiento|pflege|spray|brume|bruma|eau|agua|water|fluid|fluide|fluido|powder|poudre|polvo|puder|tint|teinte|tinte|toner|tonique|tónico|essence|esencia|essenz|scrub|gommage|exfoliante|peeling|shampoo|shampoing|champú|parfum|perfume|scent|duft|lipstick|rouge|labial|gloss|blush|fard|colorete|stick|foam|mousse|espuma|schaum|cleanser|nettoyant|limpiador|sunscreen|protector|concentré|concentrado|konzentrat|concentrate|émulsion|emulsion|emulsión|formula|formule|formel|fórmula|textur|texture|textura";
/** What names no product by itself, but with a word before it says of one what it is: "Milde Reinigung für Gesicht und Körper". */
const describedNouns = `reinigung|gesichtsreinigung|nettoyage|limpieza|foundation|fond de teint|base de maquillaje|concealer|correcteur|corrector|primer|mascara|rímel|encre|tinta|stain|moisturi[sz]er|hydratant|hidratante|protection|schutz|protección|coverage|couvrance|deckkraft|cobertura|hold|halt|tenue|fijación|hydration|hydratation|hidratación|feuchtigkeit|care|exfoliation`;
/** German joins what a product is for with what it is: "Tagescreme". */
export const joinedNouns = "\\p{L}+(?:creme|serum|öl|gel|maske|balsam|wasser|fluid|lotion)";
const colours = "red|pink|nude|coral|rot|rosé|rojo|rosa";
const articles = "an?|eine?|une?|una?";
const beginsWithEffect = new RegExp(`^(?:${effectVerbs})(?!\\p{L})`, "iu");
/** "For heels like pumice", "Pour peaux mixtes à grasses": whom or what it is for. */
const beginsWithWhom =
  /^(?:made for|for|für|pour|para) (?!that|this|these|those|it|best|more|example|each|every|use|swimming|das|dies|mehr|alle|cela|ça|plus|un résultat|eso|ello|más|un resultado)/iu;
/** "A fine mist for long-haul flights", "Un soin de nuit pour peaux…": what it is. */
const beginsWithKind = new RegExp(
  `^(?:(?:${articles}) (?:\\p{L}[\\p{L}-]*,? ){0,3}?)?(?:\\p{L}+-)?(?:(?:${productNouns})(?![\\p{L},])|(?:${colours})(?!\\p{L}))(?! (?:is|are|ist|sind|est|sont|es|son|with|over|up|lightly|twice|from|on|to|alone|and|und|et|y|cleansers|creams|ends|betont|kratzt|mit Körnern|à tenir|de teint)(?!\\p{L}))`,
  "iu",
);
/** "Sehr hoher Schutz", "Buildable medium coverage": with one to three words before it, and nothing told or done after it. */
const beginsDescribed = new RegExp(
  `^(?:(?:${articles}) )?(?:(?!(?:${describedNouns}) )\\p{L}[\\p{L}-]*,? ){1,3}?(?:\\p{L}+-)?(?:${describedNouns})(?!\\p{L})(?! (?:is|are|must|should|has|tends|needs|may|damages|ist|sind|muss|soll|kann|verliert|est|sont|doit|es|son|debe|tiene|on|auf|sobre|sur|à|vor|antes|avant)(?!\\p{L}))`,
  "iu",
);
/** "Fini naturel, ni mat ni glowy", "Milky, slightly slippery": how it looks or feels. */
const beginsWithLook =
  /^(?:milky|sheer|silky|velvety|lightweight|creamy|dewy|satin|glossy|matte|texture|fini|couvrance|light to|medium to|leicht\p{L}*|seidig\p{L}*|cremig\p{L}*|samtig\p{L}*|milchig\p{L}*|matt|textur|finish|textura|acabado|cobertura|fluide)(?!\p{L})[ ,]/iu;
/** The same of several things: "Ceramides and oat comfort". */
const effectVerbsOfMany = [
  "soften|smooth|soothe|calm|comfort|keep|help|hydrate|nourish|protect|strengthen|plump|leave|brighten|even|refine|support|rinse|melt|cleanse|lift",
  "lock|seal|restore|repair|balance|draw|absorb|bring|give|add|buffer|cushion|condition|cool|firm",
  "pflegen|beruhigen|versorgen|lassen|erhalten|unterstützen|stärken|schützen|spenden|mildern|glätten|binden|nähren|klären|verfeinern|beleben|kühlen",
  "weichen|lösen|machen|halten|geben|bewahren|lindern|befreien|reinigen|polstern|nehmen|festigen",
  "adoucissent|apaisent|calment|nourrissent|hydratent|lissent|protègent|réparent|renforcent|laissent|repulpent|purifient|régulent|affinent",
  "raffermissent|illuminent|unifient|aident|préservent|retiennent|maintiennent|ravivent|redonnent|assouplissent|exfolient|nettoient|absorbent",
  "fortifient|réconfortent|soulagent",
  "suavizan|calman|hidratan|nutren|alisan|protegen|reparan|refuerzan|dejan|rellenan|purifican|regulan|afinan|reafirman|iluminan|unifican|ayudan",
  "mantienen|retienen|devuelven|exfolian|limpian|absorben|fortalecen|reconfortan|alivian|arrastran|aportan",
].join("|");
const share = "(?:\\d{1,2}(?:[.,]\\d)? ?% (?:de |d['’]|of )?)?";
/** "Aloe vera und Leinsamen lassen die Klinge gleiten", "Un 5 % de urea suaviza": what is in it, and what that does. */
const beginsWithIngredient = new RegExp(
  `^(?:(?:the|un|la|le|el|los|les|das|der|die) |l['’])?${share}(?:${ingredientNames})(?!\\p{L})[^.:;,]{0,40}? (?:${effectVerbs}|${effectVerbsOfMany})(?!\\p{L})`,
  "iu",
);

/** "Skin feels soft", "La peau est nette, douce": what is left of it; that skin is dry in winter says nothing of a product. */
const beginsWithOutcome =
  /^(?:(?:the|your|deine|ihre|die|das|la|les|ta|tes|votre|vos|tu|su|tus|sus|los|el) )?(?:skin|lips|hands|complexion|face|haut|lippen|hände|teint|gesicht|peau|lèvres|mains|visage|piel|labios|manos|rostro)(?: tone)? (?:feels?|looks?|stays?|is left|are left|fühlt|fühlen|wirkt|wirken|bleibt|bleiben|ist|sind|est|sont|reste|restent|paraît|devient|queda|quedan|se siente|se nota|se ve|luce)(?!\p{L})[^.!?]{0,20}?(?<!\p{L})(?:smooth\p{L}*|soft\p{L}*|fresh\p{L}*|clean\p{L}*|calm\p{L}*|comfortable|supple|hydrated|plump\p{L}*|bright\p{L}*|radiant|even(?! \p{L}+er(?!\p{L}))|clear\p{L}*|firm\p{L}*|weich\p{L}*|glatt|frisch\p{L}*|geschmeidig\p{L}*|klar\p{L}*|rein|mattiert|verfeinert|strahlend\p{L}*|ebenmäßig\p{L}*|gepflegt\p{L}*|beruhigt|prall\p{L}*|douces?|souples?|nettes?|lisses?|confortables?|apaisées?|hydratées?|repulpées?|fraîches?|lumineu\p{L}*|repos\p{L}*|unifié\p{L}*|suaves?|lisas?|frescas?|cómodas?|hidratad[oa]s?|luminos[oa]s?|limpi[oa]s?|calmad[oa]s?|jugos[oa]s?)(?!\p{L})/iu;

/** "Spürbar weiche Haut ab der ersten Anwendung", "Peau douce dès …", "Fuller brows in 3 swipes": the same as a thing. */
const beginsWithResult =
  /^(?:\p{L}+ly |\p{L}+, |spürbar |sichtbar |sofort |dauerhaft |wunderbar )?(?:soft(?:er)?|smooth(?:er)?|fuller|clearer|brighter|fresher|calmer|weiche|glatte|zarte|geschmeidige|strahlende|gepflegte|vollere|frische)(?:,? (?:and |und )?\p{L}+)? (?:skin|hands|lips|brows|lashes|cheeks|complexion|haut|hände|lippen|brauen|wimpern|teint)(?!\p{L})|^(?:peau|lèvres|mains|teint|sourcils|piel|labios|manos|rostro|cejas) (?:plus |visiblement |más |visiblemente )?(?:douce?s?|souples?|lisses?|nettes?|confortables?|lumineux|unifié|suaves?|lis[oa]s?|luminos[oa]s?|hidratad[oa]s?|definidas)(?!\p{L})/iu;
/** What one is glad to be spared; its stems. */
const spared =
  "crunch|flak|filler|shine|film|residue|streak|cast(?!or)|glitter|shimmer|cak|clump|silicon|silikon|paraben|paraffin|sulfat|sulphat|fragrance|perfume|parfum|parfüm|duft|mineral oil|mineralöl|alcohol|alkohol|stick|greas|fett|kleb|weißel|schlei|rückstand|spann|trace|paillette|effet|résidu|rastro|brillo|pringu|tirant|residuo|oxybenzon|octinoxat|soap|seife|savon|jabón|fuss|mess";
const denies = "(?:no|zero|without|keine?[nrsm]?|ohne|sans|sin|ni|pas de)";
/** "Flexible hold, no crunch, no flakes", "Kein Weißeln": a short word of it and what it spares one, or that alone. */
const isOfWhatItSpares = new RegExp(
  `^(?:(?!(?:contain|cause|enthält|contient|contiene|rich in|reich an|riche en|rico en)[^,]*,)[^,]{3,28}, )?${denies} (?:\\p{L}+ ){0,2}?(?:${spared})\\p{L}*(?:,? (?:(?:and|und|et|y) )?${denies} (?:\\p{L}+ ){0,2}?(?:${spared})\\p{L}*)*$`,
  "iu",
);

/** "Ne coule pas dans les yeux", "No deja rastro blanco", "Won't clog pores": what it does not do to whoever wears it. */
const beginsWithSpared =
  /^(?:ne (?:coule|colle|transfère|marque|graisse|dessèche|migre) pas|ne laisse (?:pas|aucune?) (?:de |d['’])?(?:film|trace|résidu|marque)s?|no (?:deja (?:rastro|residuo|brillo|marcas)|pringa|mancha|apelmaza)|(?:doesn['’]t|won['’]t) (?:clog|flake|crack|smudge|crease|pill|leave a|feel (?:greasy|sticky|heavy|tight|cakey)))(?!\p{L})/iu;

const opensAPoint = [
  isOfWhatItSpares,
  beginsWithSpared,
  beginsWithResult,
  beginsWithIngredient,
  beginsWithEffect,
  beginsWithWhom,
  beginsWithKind,
  beginsDescribed,
  beginsWithLook,
  beginsWithOutcome,
];

/** What a page says in whole sentences is more often a reservation, a warning, a tip or a story than what it lists. */
const isReserved =
  /(?<!\p{L})(?:as long as|provided|until|once|sofern|solange|in kombination|à condition|tant que|lorsque|siempre que|mientras no|not|\p{L}+n['’]t|never|nothing|nobody|but|though|although|except|unless|if|may|might|could|cannot|contains?|apart from|ou presque|stains|staining|stain on|tingl\p{L}*|sting\p{L}*|slippery|flammable|less|only|too|best|depending|pas|ne|jamais|mais|sauf|si|peut|peuvent|contient|tach\p{L}*|glissant\p{L}*|picot\p{L}*|moins|trop|seulement|selon|réservé\p{L}*|nicht|nie|kein\p{L}*|aber|jedoch|wenn|falls|kann|können|enthält|färb\p{L}*|brenn\p{L}*|weniger|zu|nur|je nach|no|nunca|pero|salvo|puede\p{L}*|contiene|mancha\p{L}*|pica\p{L}*|resbala\p{L}*|menos|demasiad\p{L}*|sólo|solo|según)(?!\p{L})|(?<!\p{L})n['’]/iu;
/** "Never sticky", "no deja rastro", "ohne zu kleben": what it spares one is no reservation. */
const harmlessDenial =
  /(?<!\p{L})(?:not|(?:does|do|wo|is)n['’]t|never|no|nicht|nie|kein\p{L}*|ne|jamais|pas|nunca|ni|n['’])(?:\s?\p{L}+){0,2}?\s?(?:grea[sz]\p{L}*|stick\p{L}*|residue|film|streak\p{L}*|creas\p{L}*|cak\p{L}*|pill(?:ing)?|flak\p{L}*|squeak\p{L}*|sit on top|tight\p{L}*|heavy|drying|stripping|dull|kleb\p{L}*|fett\p{L}*|spann\p{L}*|austrockn\p{L}*|schwer|coll\p{L}*|gras(?:se)?|graiss\p{L}*|engras\p{L}*|lourde?|dess[eé]ch\p{L}*|tiraill\p{L}*|file|marque|rastro|pegajos\p{L}*|gras[ao]|tirant\p{L}*|reseca\p{L}*|brillos?|purpurina|corre|mueve)(?!\p{L})/giu;
const isToldToSomebody =
  /(?<!\p{L})(?:i|me|my|i['’]m|moi|mon|ma|mes|je|mich|mir|mein\p{L}*|ich|yo|mi|mis|me|use|try|see|take|choose|mix|add|pick|verwende\p{L}*|nimm|nutze\p{L}*|wähle\p{L}*|utilisez|essayez|prenez|choisissez|ajoutez|usa|utiliza|prueba|elige|añade|weeks?|months?|years?|wochen?|monate?n?|jahre?n?|semaines?|mois|ans|années?|semanas?|mes|meses|años?|yesterday)(?!\p{L})/iu;
/** The share of an ingredient is a figure of the formula, not of a test. */
const openingShare = new RegExp(`^${share}`, "iu");

/** A part of a sentence as one by itself: it begins large. */
export function asSentence(part: string): string {
  return `${part.charAt(0).toUpperCase()}${part.slice(1)}`;
}

/** Whether a text begins with what something does: "softens ends". */
export function saysAnEffect(text: string): boolean {
  return beginsWithEffect.test(text);
}

/** Whether a text begins with what the product does, is, feels like or is for. */
export function saysWhatItDoes(text: string): boolean {
  return opensAPoint.some((opens) => opens.test(text));
}

/** What stands beside what a thing does: its scent, what is in it and what is not, how it was tested, whom it suits. */
const isBeside =
  /^(?:with|without|no|free|for|suitable|safe|good|great|ideal|perfe[ck]t\p{L}*|mit|ohne|kein\p{L}*|für|auch|geeignet|frei|avec|sans|pour|convient|idéale?|parfaite?|adapté\p{L}*|enrichi\p{L}*|con|sin|para|apt[oa]|enriquecid\p{L}*|made|formulated|developed|test\p{L}*|does(?: not|n['’]t)|do(?: not|n['’]t)|nicht|ne)(?!\p{L})|^n['’]|(?<!\p{L})(?:\p{L}*free|\p{L}*frei|tested|getestet|geprüft|bestätigt|confirmed|testée?s?|testad[oa]s?|vegan\p{L}*|végan\p{L}*|fragrance|perfume|smells|tastes|scent\p{L}*|\p{L}*duft\p{L}*|duftet|riecht|parfum\p{L}*|odeur|sent|aroma\p{L}*|huele|colou?rants?|resist\p{L}*|résist\p{L}*|skin types|hauttypen|geeignet|suitable|apt[oa]s?|diabeti\p{L}*|lens\p{L}*|kontaktlinsen\p{L}*|lentill\p{L}*)(?!\p{L})/iu;

/** Whether a text says something of a product that is not what one buys it for. */
export function saysBeside(text: string): boolean {
  return isBeside.test(text);
}

/** Whether a text says no more than whom or what something is for. */
export function saysWhom(text: string): boolean {
  return (
    beginsWithWhom.test(text) ||
    /^(?:all (?:skin|hair) types|alle hauttypen|tous (?:les )?types|tod[oa]s? (?:tipo|los tipos)|peaux? |pieles |piel (?:normal|mixta|grasa|seca|sensible|madura)|haut(?:typ(?:en)?)? ?:)/iu.test(
      text,
    )
  );
}

/** "Für fettige Haut eignet sich das Gel", "For nights, the cream": what is for them is another one. */
const isForOthers =
  /^(?:[Ff]or|[Ff]ür|[Pp]our|[Pp]ara)(?!\p{L})(?:[^,]*, (?:the|le|la|l['’]|el|our|notre|nuestr[oa]) ?\p{Lu}|.*(?<!\p{L})(?:there is|gibt es|eignet sich|il y a|está (?:el|la|nuestr[oa])|tenemos|haben wir)(?!\p{L}))/u;
/** "Hält die Rötung an, die Anwendung beenden": German may say a condition by its verb alone. */
const isConditional =
  /^\p{Lu}\p{Ll}+ .+, (?:(?:wird|ist|war|hilft|gehört|braucht|verliert|sagen|bleibt)(?!\p{L})|die \p{Lu}\p{L}+ \p{L}+en$)/u;

/** What a whole sentence of a page says of the product, without its stop; none where it says something else. */
export function saidPoint(sentence: string): string[] {
  const whole = sentence.replace(/ ?[.!]$/u, "");
  // "Bringt Brauen in Form – und hält sie da": what stands before the dash is whole.
  const point = beginsWithEffect.test(whole) ? (whole.split(/ [–—] /u, 1)[0] ?? "") : whole;
  const isSaid = whole !== sentence && /^\p{Lu}/u.test(point.replace(openingShare, "")) && saysWhatItDoes(point);
  if (!isSaid || isReservation(whole) || isToldToSomebody.test(whole)) return [];
  if (isForOthers.test(point) || isConditional.test(point)) return [];
  const isLong = point.length > maxPointLength || /%/u.test(point.replace(openingShare, ""));
  const mayStand = (part: string) => isPoint(part.replace(openingShare, ""));
  // Of what is too long, or partly what no ad may say, each part that may.
  if (isLong || !mayStand(point)) return [...effectsOf(point), ...bareKindOf(point), ...whomOf(point)].filter(mayStand);
  return [point];
}

/** "Une crème épaisse pour les mains abîmées par le froid, …": whom a long line says that it is for. */
function whomOf(point: string): string[] {
  const [first = ""] = point.split(besideWhom, 1);
  return first !== point && beginsWithKind.test(first) ? [asSentence(point.slice(first.length + 1))] : [];
}

/** "A sheer balm for lips and cheeks made with beet root, …": a long line that says what it is, without what is in it. */
function bareKindOf(point: string): string[] {
  const [bare = ""] = point.split(
    /,? (?:made (?:with|from)|enriched with|formulated with|with|mit|avec|à base de|enrichie?s? (?:en|de|à)|con|hech[oa] con|aus)(?!\p{L})/iu,
    1,
  );
  if (bare === point || !(beginsWithKind.test(bare) || beginsWithLook.test(bare))) return [];
  return [bare];
}

const besideEffect = new RegExp(`(?:,? (?:and|und|et|y|e)|,) (?=(?:${effectVerbs})(?!\\p{L}))`, "iu");
/** Words by which one part of a sentence hangs on another. */
const isJoined =
  /(?<!\p{L})(?:that|which|who|when|where|after|together|qui|que|dont|quand|après|das|welche\p{L}*|sobald|nach|cuando|donde|después)(?!\p{L})/iu;

/** "Regulates shine, refines the look of pores and fades marks": each thing that a long sentence says it does, by itself. */
function effectsOf(sentence: string): string[] {
  if (!beginsWithEffect.test(sentence)) return [];
  const parts = sentence.split(besideEffect);
  const joined = parts.findIndex((part) => isJoined.test(part));
  return (joined < 0 ? parts : parts.slice(0, joined)).map(asSentence);
}

/** A point in two: a short line, and what goes on from it. */
export interface Halves {
  first: string;
  rest: string;
}

const besideWhom = /(?<!,) (?=(?:for|für|pour|para) )/iu;
/** What by itself says of a product no more than its kind. */
const ofKindAlone = new RegExp(
  `^(?:${articles}|${productNouns}|${joinedNouns}|face|facial|body|hand|hands|foot|eye|lip|visage|corps|mains|corporal|facial|de|para|pour|manos|rostro)$`,
  "iu",
);
/** What may stand before it: the thing itself, or what the product is said to be. "No more lipstick that fades" is of another. */
const isOfItself =
  /^(?:(?:an?|une?|un|una) |(?:[^.,!?]* )?(?:is|in|est|es|as) (?:an?|une?|un|una) )(?:\p{L}[\p{L}-]*,? ){0,4}$/iu;
const thatDoes = new RegExp(
  `(?<![\\p{L}-])(?:${productNouns}|formula|formule|fórmula|texture|textura) (?:that|which|qui|que) (?=(?:${effectVerbs})(?!\\p{L}))`,
  "iu",
);

/** "… in a sheer lotion that melts in and leaves a satin finish.": what is said at a sentence's end of the thing itself, as a sentence. */
export function saidOfIt(sentence: string): string | null {
  const found = thatDoes.exec(sentence);
  if (found === null || !isOfItself.test(sentence.slice(0, found.index))) return null;
  return asSentence(sentence.slice(found.index + found[0].length));
}

const minFirstLength = 12;
const minRestLength = 14;

/**
 * A point as a line and what goes on from it: "Softens texture" and "Gives concealer something decent to sit on"; "A cushiony eye crème"
 * and "For dry, mature eye areas". Null where it is one thought.
 */
export function halvesOf(point: string): Halves | null {
  if (isJoined.test(point)) return null;
  const edge = beginsWithEffect.test(point) ? besideEffect : besideWhom;
  const [first = ""] = point.split(edge, 1);
  const after = point.slice(first.length);
  const rest = (edge === besideEffect ? after.replace(besideEffect, "") : after).trim();
  const isLine =
    first.length >= minFirstLength &&
    first.includes(" ") &&
    !first.split(" ").every((word) => ofKindAlone.test(word)) &&
    rest.length >= minRestLength &&
    (edge === besideEffect || beginsWithKind.test(first) || beginsWithLook.test(first));
  return isLine ? { first, rest: asSentence(rest) } : null;
}

function isReservation(point: string): boolean {
  return (
    !isOfWhatItSpares.test(point) &&
    !beginsWithSpared.test(point) &&
    isReserved.test(point.replace(harmlessDenial, " "))
  );
}

/** What an opening line is of: the product, what it is put on, or what it is for. */
const topic = new RegExp(
  `(?<!\\p{L})(?:${productNouns}|skin|lips?|hands?|pores?|face|complexion|body|brows?|lashes|beards?|cheeks?|eyes?|feet|heels?|nails?|protection|coverage|make-?up|maquillage|maquillaje|sunscreen|moisture|moisturi[sz]\\p{L}*|hydrat\\p{L}*|exfoliat\\p{L}*|colou?r|glow|haut\\p{L}*|brauen|wimpern|bart|wangen|augen|füße|nägel|\\p{L}*schutz|lippen|hände|gesicht\\p{L}*|poren|teint|körper|feuchtigkeit\\p{L}*|\\p{L}*pflege|farbe|peau|sourcils|cils|barbe|joues|regard|pieds|ongles|lèvres|mains|visage|corps|éclat|couleur|cejas|pestañas|barba|mejillas|mirada|pies|uñas|protección|piel|labios|manos|rostro|cuerpo|hidrat\\p{L}*|luminosidad|${joinedNouns}|\\p{L}+stift)(?!\\p{L})`,
  "iu",
);
/** The shop that speaks of itself beyond what no point may say, an answer to nobody, a sentence that goes on from something. */
const isShopsOwn =
  /^(?:it|es|er|il|elle|yes|no|ja|nein|oui|non|sí|and|und|et|y|so|that|das ist|c['’]est|meet|introducing|welcome|discover|new|neu|nouveau|nueva?)(?!\p{L})|(?<!\p{L})(?:on(?= (?:a|vous|l['’]|aime|adore)(?!\p{L}))|nosotras|hemos|hacemos|elaboramos|made (?:the|by)|bestsell\p{L}*|best-sell\p{L}*|award\p{L}*|favou?rite\p{L}*|first|number one|please note|step|replaces|as good as|inspired by|costs|named after|everything you love|ersetzt|nachfolger|gehört vor|remplace|étape|sustituye|paso)(?!\p{L})/iu;

/**
 * The line that a page opens with, as a brand greets those who come: "The balm that lives in every pocket", without its stop; none where it
 * is no line that an ad may say of the product.
 */
export function openingPoint(sentence: string): string[] {
  const point = sentence.replace(/ ?[.!]$/u, "");
  const isLine = point !== sentence && /^\p{Lu}/u.test(point) && isPoint(point) && topic.test(point);
  return isLine &&
    !isForOthers.test(point) &&
    !isShopsOwn.test(point) &&
    !isReservation(point) &&
    !isToldToSomebody.test(point)
    ? [point]
    : [];
}

/** Whether a text may stand in an ad by itself as what the page says of the product. */
export function isPoint(text: string): boolean {
  const isSentence = text.length >= minLength && text.length <= maxPointLength && text.split(" ").length >= minWords;
  return isSentence && !/[.]\s/u.test(text) && /^\p{L}/u.test(text) && !isRefusedAsPoint(text);
}
