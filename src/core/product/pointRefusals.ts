/** A label with its value, a list of shades, a question, a quotation, what has a footnote or a bracket: no sentence of its own. */
const isNoSentence = /[():;|·•…?!"“”„«»*†‡¹²³<>=+]|\s[–—/-]\s|https?|www\./u;
/** Results of tests need their footnote, amounts and prices belong on the pack. */
const isMeasured =
  /%|€|£|\$|\d ?(?:ml|cl|g|kg|mg|oz|fl|cm)(?!\p{L})|\d+ (?:weeks?|days?|months?|women|volunteers|wochen|tagen?|monaten?|frauen|semaines?|jours?|mois|femmes|semanas?|días|meses|mujeres)|(?<!\p{L})(?:users?|testers?|volunteers|proband\p{L}*|anwender\p{L}*|utilisat\p{L}*|usuari\p{L}*|voluntari\p{L}*|stud(?:y|ies)|studien?|études?|estudios?|clinical\p{L}*|klinisch\p{L}*|cliniqu\p{L}*|clínic\p{L}*)(?!\p{L})/iu;
/** The pack, what comes with it, where it is made: nothing that it does. */
const isOfPack =
  /(?<!\p{L})(?:sachets?|packung\p{L}*|bolsitas?|makes (?:around|about|up to)|da para|reicht für|wrapped|verpackt|emballé\p{L}*|hand-?made|handgemacht|hech[oa]s? a mano|faite?s? (?:à la )?main|small batches|hülsen?|(?<!bonne )mine|zerstäuber\p{L}*|pumpspender|applikator\p{L}*|applicators?|pump|cabe en|riñonera|order\p{L}*|dispatch\p{L}*|returns?|payment|paypal|prices?|members?|earn|sales?|wholesale|contactez|contact (?:us|the)|contacta|kontaktier\p{L}*|team|fragen|rücksend\p{L}*|bestell\p{L}*|questions?|commandes?|pedidos?|dudas?|devoluci\p{L}*|ships|dented|arrived|loved by|as seen|vogue|television|kurse(?: weiter)?|sold|verkauft|vendu\p{L}*|vendid\p{L}*|separat\p{L}*|versions?|variants?|variante\p{L}*|edition|founder|gründer\p{L}*|fondatr\p{L}*|fundador\p{L}*|refill\p{L}*|nachfüll\p{L}*|recharg\p{L}*|recarg\p{L}*|jars?|bottles?|tubes?|tiegel|flaschen?|glas|glass|pots?|flacons?|frascos?|tarros?|envases?|spatula|spatel|spatule|espátula|recycl\p{L}*|recicl\p{L}*|carton|fsc|gift|set|coffret|estuche|include[sd]?|inkl\p{L}*|inclus|incluye|shades?|nuancen|teintes?|tonos?|available|erhältlich|disponibles?|made in|hergestellt|fabriqu\p{L}*|fabricad\p{L}*|shipping|versand|livraison|envío|lab|labor)(?!\p{L})/iu;
/** Advice and warnings are for the page; the shop's own "we" is no voice of an ad. */
const isAdvice =
  /^(?:(?:not|never|do not|don['’]t|avoid|keep|store|apply|use|shake|massage|rinse|patch|nicht|niemals|quita (?:con|el exceso|la mascarilla)|lávate|ponte|frota|masajea|extiende|reparte|espera|agita)(?!\p{L})|vermeid\p{L}*|auftragen|anwenden|prélev\p{L}*|dépose[zr]|masse[zr]|rince[zr]|émulsionne[zr]|étale[zr]|chauffe[zr]|laisse[zr] |verse[zr]|agite[zr]|vaporise[zr]|faites |ne (?!(?:coule|colle|transfère|marque|graisse|dessèche|migre|laisse) )|n['’]|évit\p{L}*|appliqu\p{L}*|utilis\p{L}*|conserv\p{L}*|no (?:l[oae]s?|se|us|aplic|apt|recom|util|ingerir)\p{L}*|evit\p{L}*|aplic\p{L}*|us[ae]r?(?!\p{L}))|(?<!\p{L})(?:if|unless|wenn|falls|si (?:quieres|tienes|vas|te|notas|vous|tu|votre|ta)|second (?:coat|layer)|zweite schicht|deuxième couche|segunda capa|una pasada|but|aber|mais|pero|peut|may|might|we|our|us|wir|unser\p{L}*|uns|nous|notre|nos|nosotros|nuestr\p{L}*|except|au(?:ß|ss)er|sauf|excepto|salvo|but not|aber nicht|mais pas|pero no|not for|nicht für|patch[- ]test|may cause|kann \p{L}+ verursachen|peut provoquer|puede causar|irritat\p{L}*|ungeeignet|unsuitable|déconseillé\p{L}*|desaconsejad\p{L}*|keep out|hors de portée|fuera del alcance|reichweite|pregnan\p{L}*|schwanger\p{L}*|enceintes?|embaraz\p{L}*|pairs?|combine\p{L}*|kombin\p{L}*|associ\p{L}*)(?!\p{L})/iu;

/** "Rund um das Auge ist die Haut besonders dünn": what skin is like, before anything is done for it. */
const isOfSkinItself =
  /(?<!\p{L})(?:(?:skin|haut|peau|piel) (?:is|ist|est|es)|(?:is|ist|est|es) (?:the|die|la) (?:skin|haut|peau|piel))(?!\p{L})[^.]{0,20}(?<!\p{L})(?:thin(?:ner)?|dünn\p{L}*|fine|fina|delgada|delicada)(?!\p{L})/iu;
/** Where what is in it was grown: a label's footnote. */
const isOfFarming =
  /(?<!\p{L})(?:organic (?:farming|agriculture)|bio-?anbau|kontrolliert biologisch\p{L}*|l['’]agriculture|agricultura)(?!\p{L})/iu;
/** A label's warnings: "Leicht entzündlich, von Kindern fernhalten", "Will transfer to white linen until dry". */
const isWarning =
  /(?<!\p{L})(?:solo (?:cuerpo|para)|surexposition|overexposure|danger\p{L}*|menace|gefahr|peligro\p{L}*|vorher|zuvor|vorab|topper|beforehand|au préalable|previamente|(?:its|ihre|sa|su) (?:\p{L}+ )?(?:colou?r|farbe|couleur|color)|nur für|only for|uniquement|muy fuerte|too strong|zu stark|flammable|harmful|swallow\p{L}*|consult\p{L}*|can|(?:is|are|ist|sind|est|sont|es|son) normal\p{L}*|normal$|at first|anfangs|au début|al principio|sensitive to|empfindlich gegen|lichtempfindlich|sensible (?:au|al)|white (?:cast|marks)|grey film|chalky|rougeurs? normale|kribbel\p{L}*|klingen .* ab|external\p{L}*|äußerlich\p{L}*|externe|flamm\p{L}*|clothing|kleidung|vêtements|ropa|draps|var(?:y|ies|iable\p{L}*)|batch|lote|dries out|strips|rancid|fridge|trocknet .* aus|assèche (?:les joues|la peau)|seca la piel|reseca|red and sore|clogged|hands orange|entzündlich|inflammable|inflamables?|transfers?|stains|abfärb\p{L}*|fernhalten|or higher|oder höher|ou plus|o superior|prevents?|vorbeug\p{L}*|beugt (?:\p{L}+ ){1,6}vor|prévien\p{L}*|previene\p{L}*)(?!\p{L})/iu;
/** "Pérdida de firmeza": a trouble by itself, of a list of what it is against. */
const isTrouble =
  /^(?:fine lines|wrinkles?|loss of|dullness|dark (?:spots|circles)|redness|breakouts|uneven|fältchen|falten|linien|verlust|rötungen|pickel|unreinheiten|rides?|ridules|perte|taches|rougeurs|imperfections|boutons|teint terne|arrugas|líneas|pérdida|manchas|rojeces|granos|poros|textura irregular|tono apagado)(?!\p{L})/iu;

/** Occasions and places by themselves say when, and of nothing what it does: "dans le train", "nach dem Sport". */
const isOccasion =
  /^(?:le (?:matin|soir)|dans|après|avant|par-dessus|au |en (?!\p{L}+ant)|pendant|am |nach|vor |beim|in de[rn]|im |morgens|abends|por la|después|antes|after|before|in the|at |on )/iu;
/** "Protection solaire indispensable le lendemain": what else is needed. */
const isNeeded =
  /(?<!\p{L})(?:indispensables?|imprescindibles?|necessary|required|needed|erforderlich|notwendig|nötig|necesari[oa]s?|lendemain|next day|al día siguiente|am nächsten tag)(?!\p{L})/iu;

/** What no cosmetic may claim: what ails a body, its inside and its small enemies. Stems, for a page says each in many forms. */
const isMedical =
  /(?<!\p{L})(?:pain(?:s|ful\p{L}*)?(?!\p{L})|ach(?:e|es|ing)(?!\p{L})|sore|cramp|migr|itch|joint|varic|fung|warts?|lice|virus|viren|virale?s|bacteri|bakteri|germs?(?!\p{L})|immun|hormon|cancer|surg|chemo|shingle|\p{L}*pox|piles|h(?:a?e|é)morr|dna|anxi|depress|insomn|asleep|sleep faster|bites?(?!\p{L})|burns?(?!\p{L})|wound|schmerz|gelenk|juck|\p{L}*krebs|warze|\p{L}*läus|nisse|\p{L}*pilz|erkält|husten|schnupf|diab|krampfader|insekt|insect|keime|\p{L}*narbe|scars?(?!\p{L})|hühneraug|verspann|douleur|zona(?!\p{L})|herp|plaies?|piqûre|brûlure|démange|verrue|mycose|muscul|muskel|sang(?!\p{L})|foie|sommeil|cicatri|dolor|herida|llaga|quemadur|picadur|picor|ansiedad|hongos?(?!\p{L})|hígado|sangre|cirug|defensas|eczema|eczéma|ekzem|psoria|neurod|dermatiti|rosacea|heal(?!th)|heil(?!erde)|cure|kurier|guéri|soigne|trait(?:e|ement)(?!\p{L})|cura(?!\p{L})|trata(?!m)|adhd|attention|thyro|zeck|mücken|mosquit|moustiq|tiques?(?!\p{L})|ticks?(?!\p{L})|garrapat|botox|filler|injection|injektion|inyecci|better than|besser als|mieux que|mejor que|más que|plus que|all uv|safe in the sun)\p{L}*/iu;
/** Children, animals and bodies that an ad does not speak of; where a product is for children its name says so. */
const isOfBodies =
  /(?<!\p{L})(?:bab(?:y|ies|ys)|child\p{L}*|toddler\p{L}*|unborn|kids?|kinder\p{L}*|geburt|bébés?|enfants?|niñ[oa]s?|pregnan\p{L}*|grossesse|règles|dogs?|cats?|horses?|hunde?|katzen?|pferde?|chiens?|chats|chevaux|perros?|gatos?|fat|flabby|ugly|hate|breasts?|brüste?|seins|senos|nipples|belly|bauch|ventre|vientre|slim\p{L}*|schlank|maigrir|adelgaz\p{L}*|graisse|fettpolster|appetite|faim|dark(?:er)? skin|dunkle haut|deeper skin|dicke|schlaffe)(?!\p{L})/iu;
/** "Leaves them soft", "gibt ihm Glanz": what it points back to stands nowhere in an ad. */
const pointsBack =
  /(?<!\p{L})(?:them|both|this|these|those|it all|the (?:one|same|other|others|matching|rose|night)|ihm|ihn|ihr|beides?|das gleich\p{L}*|(?:der|die|das) gleiche[nrs]?|daraus|damit|danach|darunter|passende\p{L}*|so \p{L}+ wie|celui\p{L}*|celles?|ceux|les deux|el de|la de|ambos|ambas)(?!\p{L})|^\p{L}+ (?:sie|es|it|ihnen)(?!\p{L})/iu;
/** "Shea butter in other creams leaves skin greasy": said of others. */
const isOfOthers =
  /(?<!\p{L})(?:many|most|some|others?|people|competitor\p{L}*|viele\p{L}*|manche\p{L}*|andere\p{L}*|beaucoup|certain\p{L}*|autres?|much[ao]s?|otr[oa]s?|algun\p{L}*)(?!\p{L})/iu;
/** "Laisse agir toute la nuit", "retira el exceso con un pañuelo": how it is used reads as what it does. */
const isDirection =
  /^(?:deja|laisse) (?:actuar|secar|reposar|agir|poser|sécher)|^(?:lava|limpia|seca|retira|cubre|peina) .*(?<!\p{L})(?:antes|tras|después|con un|bien|las manos|los ojos|el rostro)(?!\p{L})|^retire .*(?:excédent|avec un)|(?<!\p{L})(?:puis|luego|después) \p{L}+[ea]?$|^(?:finish|mist|spray|foam|powder|half)(?!\p{L})(?! \p{L}+,)|^gibt (?:es|sie|ihn|auch|noch)(?!\p{L})|^(?:turns out|helps to|keeps (?:longer|for|in)|goes on sale)(?!\p{L})|^convient de|^(?:protege|protège|reduce|refuerza|retira|mantiene|calma|couvre|respecte|hydrate|define)(?!\p{L}).*(?<!\p{L})(?:(?:ta|tu) (?:peau|piel) (?:du|del)|frecuencia|segunda capa|con agua|al cabo|bote|hielo|espera|pansement|doses|notice|avec une? crème|with (?:short|plenty))|^(?:\p{L}+ )?\p{L}+ sich (?:der|die|das)(?!\p{L})/iu;
/** "Leaves of the olive tree", "turns cloudy in the cold": nouns that read as verbs, and what becomes of the stuff itself. */
const isOfStuff =
  /^leaves (?:of|from|the (?:\p{L}+ )?(?:workshop|factory|house))|^cuts (?:or|and)|^turns (?:solid|cloudy|brown|hard|blue|green|\p{L}+ hair)|^dries down white/iu;
/** "Tap water leaves skin tight": what is amiss without the product, or with another one. */
const isTroubleMade =
  /(?<!\p{L})(?:leaves?|turns?|makes?|dries|strips?|gives?|macht|machen|lässt|lassen|hinterlässt|laissent?|rend(?:ent)?|dejan?|vuelven?)(?!\p{L})[^.]{0,40}(?<!\p{L})(?:dull|tight|(?:dry|rough|trocken\p{L}*|spröde)(?!(?:,? \p{L}+)? (?:skin|hands?|heels?|lips?|cheeks?|patch(?:es)?|hair|finish|touch|haut|hände\p{L}?|lippen|stellen)(?!\p{L}))|brittle|greasy|sticky|flat|papery|dependent|darker|clog\p{L}*|fahl\p{L}*|stumpf|schwer|fettig|verstopf\p{L}*|abhängig|terne|sèche|rêche|grasse|dépendante|fragile|pringos\p{L}*|apagad\p{L}*|tirante|sec[oa]s?|áspera|apelmazad\p{L}*|más fina|plus fine)(?!\p{L})|(?<!\p{L})(?:skin|haut|peau|piel)(?!\p{L})[^.]{0,30}(?<!\p{L})(?:loses|thinner|verliert|perd|pierde)(?!\p{L})|(?<!\p{L})(?:bouche|bouchent|tapa|tapan) (?:les|los) (?:pores|poros)/iu;
/** What spares one the trouble names it too: "never leaves skin tight". */
const isSpared =
  /(?<!\p{L})(?:not|never|without|non|\p{L}+n['’]t|no|nicht|nie|ohne|kein\p{L}*|ne|jamais|sans|ni|sin|nunca|less|weniger|moins|menos)(?!\p{L})|n['’]/iu;
/** What it leaves its traces on. */
const isOnThings =
  /(?<!\p{L})(?:sheets|towels?|basin|pillow\p{L}*|swimwear|jumpers?|fabrics?|leather|socken|badesachen|fliesen|kissen\p{L}*|handtücher|bettwäsche|tissus|serviettes|lavabo|toallas|sábanas|cuero)(?!\p{L})/iu;
const refusals = [
  isOnThings,
  isOfStuff,
  isOfSkinItself,
  isOfFarming,
  isNoSentence,
  isMeasured,
  isOfPack,
  isAdvice,
  isDirection,
  isWarning,
  isTrouble,
  isOccasion,
  isNeeded,
  isMedical,
  isOfBodies,
  isOfOthers,
  pointsBack,
];

/** Whether a text says what no ad may say of a product by itself, or what is no sentence of its own. */
export function isRefusedAsPoint(text: string): boolean {
  return refusals.some((refusal) => refusal.test(text)) || (isTroubleMade.test(text) && !isSpared.test(text));
}
