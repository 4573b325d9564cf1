import type { RuleName } from "./ruleNames.ts";

export interface Rule {
  rule: RuleName;
  patterns: readonly RegExp[];
}

/** Whole words, in letters of any script; `\b` knows ASCII only. */
const word = (pattern: string) => new RegExp(`(?<!\\p{L})(?:${pattern})(?!\\p{L})`, "iu");
/** An attribute of the reader: somebody's own something, at most a few words apart. */
const ofReader = (owner: string, attribute: string) =>
  new RegExp(`(?<!\\p{L})(?:${owner})(?!\\p{L})[^.?]{0,24}(?<!\\p{L})(?:${attribute})`, "iu");

/** What no ad says in German, French and Spanish; the rules and their sources are those of `rules.ts`. */
export const foreignRules: Record<"de" | "fr" | "es", readonly Rule[]> = {
  de: [
    {
      rule: "medical claim",
      patterns: [
        word(
          "heilt|heilen|heilung|heilend\\p{L}*|behandelt|behandeln|behandlung|lindert|lindern|kuriert|therap\\p{L}*|akne|ekzeme?|neurodermitis|psoriasis|schuppenflechte|rosazea|rosacea|dermatitis|entzünd\\p{L}*|\\p{L}+entzündung|cellulite|krebs|allergi\\p{L}*|infektion\\p{L}*|antibakteriell\\p{L}*|medizin\\p{L}*|arzt|ärzt\\p{L}*|medikament\\p{L}*",
        ),
      ],
    },
    {
      rule: "promise",
      patterns: [
        /vorher[ ,/&–-]*(?:und )?nachher/iu,
        word(
          "garant\\p{L}*|wundermittel|wunderwaffe|wunder|für immer|dauerhaft\\p{L}*|jünger\\p{L}*|faltenfrei\\p{L}*|verjüng\\p{L}*|verschwind\\p{L}*|klinisch (?:bewiesen|erwiesen|belegt)|erwiesen\\p{L}*|bewiesen\\p{L}*|beseitig\\p{L}*",
        ),
        /(?<!\p{L})(?:in|nach) (?:nur )?\d+ (?:minuten|stunden|tagen|wochen|monaten)/iu,
        /\d+ ?% (?:der|aller) (?:frauen|anwender|kund|nutzer|befragten)/iu,
      ],
    },
    {
      rule: "personal attribute",
      patterns: [
        ofReader(
          "dein|deine|deiner|deinen|deinem|du hast|du bist|bist du|hast du|ihre|ihr|sie haben",
          "falten|akne|pickel|unrein|mitesser|augenringe|poren|trocken|fettig|ölig|fahl|müde|alternd|reife|empfindlich|gerötet|rötung|schuppig|problem|gestresst|schlaff|hässlich",
        ),
      ],
    },
    {
      rule: "superlative",
      patterns: [
        word(
          "(?:der|die|das|den|dem) (?:welt)?beste[nrsm]?|nr\\.? ?1|nummer eins|testsieger\\p{L}*|einzigartig\\p{L}*|bestseller|unübertroffen\\p{L}*|meistverkauft\\p{L}*",
        ),
      ],
    },
    {
      rule: "shop talk",
      patterns: [
        word(
          "versand\\p{L}*|kostenlos\\p{L}*|gratis|rabatt\\p{L}*|angebote?|preis\\p{L}*|kauf\\p{L}*|bestell\\p{L}*|warenkorb|gutschein\\p{L}*|liefer\\p{L}*|rückgabe|newsletter|sparen|sparset|ausverkauft|bewertung\\p{L}*",
        ),
      ],
    },
    {
      rule: "instruction",
      patterns: [
        word(
          "ignorier\\p{L}*|vergiss (?:alle|alles|die|deine)|schreib(?:e|t)? (?:nur|den|die|das|mir)|gib (?:nur|aus|den|die|das)|antworte\\p{L}*",
        ),
      ],
    },
  ],
  fr: [
    {
      rule: "medical claim",
      patterns: [
        word(
          "guéri\\p{L}*|soigne(?:r|z)? (?:l|les|la|vos|votre)\\p{L}*|traite(?:r|z|nt)?|traitement (?:de|contre|du|des)|acné\\p{L}*|eczéma|psoriasis|rosacée|couperose|dermatites?|\\p{L}*inflammat\\p{L}*|antibactérien\\p{L}*|cellulite|cancer|allergi\\p{L}*|infection\\p{L}*|médic\\p{L}*|médec\\p{L}*|thérapeut\\p{L}*|cicatris\\p{L}*",
        ),
      ],
    },
    {
      rule: "promise",
      patterns: [
        /avant[ ,/-]*(?:et )?(?:l['’])?après/iu,
        word(
          "garanti\\p{L}*|miracl\\p{L}*|miracul\\p{L}*|pour toujours|définitiv\\p{L}*|rajeuni\\p{L}*|plus jeunes?|efface(?:r|nt)?|élimin\\p{L}*|(?:cliniquement|scientifiquement) prouvée?s?|prouvé\\p{L}*",
        ),
        /(?<!\p{L})en (?:seulement )?\d+ (?:minutes|heures|jours|semaines|mois)/iu,
        /\d+ ?% des (?:femmes|utilisat|client|personnes|testeu)/iu,
      ],
    },
    {
      rule: "personal attribute",
      patterns: [
        ofReader(
          "votre|vos|ta|tes|ton|vous avez|tu as|vous êtes|êtes-vous|avez-vous|tu es",
          "rides|ridules|acné|boutons|imperfections|cernes|poches|pores|sèche|grasse|terne|fatigué|mature|sensible|rougeurs|abîmé|déshydraté|problème",
        ),
      ],
    },
    {
      rule: "superlative",
      patterns: [
        word(
          "(?:le|la|les) meilleure?s?|n° ?1|numéro un|best-?sellers?|inégalée?s?|la plus vendue|le plus vendu|uniques? au monde",
        ),
      ],
    },
    {
      rule: "shop talk",
      patterns: [
        word(
          "livraison\\p{L}*|gratuit\\p{L}*|offerte?s?|soldes?|promo\\p{L}*|remises?|réductions?|prix|achet\\p{L}*|achats?|command\\p{L}*|panier|newsletter|abonne\\p{L}*|ajouter|paiement|avis clients?",
        ),
      ],
    },
    {
      rule: "instruction",
      patterns: [word("ignore[rz]?|oublie[rz] (?:tout|toutes|les|vos)|écri(?:s|vez)|répond(?:s|ez)|affiche[rz]?")],
    },
  ],
  es: [
    {
      rule: "medical claim",
      patterns: [
        word(
          "cura|curan|curar|curativ\\p{L}*|sana|sanar|trata|tratan|tratar|tratamiento (?:de|del|contra|para)|acné|eccemas?|psoriasis|rosácea|dermatitis|\\p{L}*inflama\\p{L}*|antibacterian\\p{L}*|celulitis|cáncer|alergi\\p{L}*|alérgic\\p{L}*|infecci\\p{L}*|médic\\p{L}*|medic\\p{L}*|terap\\p{L}*|cicatriz\\p{L}*",
        ),
      ],
    },
    {
      rule: "promise",
      patterns: [
        /antes y (?:el )?después/iu,
        word(
          "garanti\\p{L}*|garantía|milagr\\p{L}*|para siempre|permanente\\p{L}*|rejuvene\\p{L}*|más jóven\\p{L}*|más joven\\p{L}*|elimina\\p{L}*|borra|borran|borrar|(?:clínicamente|científicamente) (?:probad|comprobad|demostrad)\\p{L}*|comprobad\\p{L}*|demostrad\\p{L}*",
        ),
        /(?<!\p{L})en (?:solo )?\d+ (?:minutos|horas|días|semanas|meses)/iu,
        /\d+ ?% de (?:las mujeres|l[ao]s usuari|l[ao]s client|las personas)/iu,
      ],
    },
    {
      rule: "personal attribute",
      patterns: [
        ofReader(
          "tu|tus|su|sus|tienes|eres|estás|tiene",
          "arrugas|acné|granos|imperfecciones|ojeras|bolsas|poros|seca|seco|grasa|apagad|cansad|madura|sensible|rojeces|dañad|deshidratad|problema",
        ),
      ],
    },
    {
      rule: "superlative",
      patterns: [
        word("(?:el|la|los|las|lo) mejor(?:es)?|n\\.?º ?1|número uno|más vendid[oa]s?|inigualable\\p{L}*|superventas"),
      ],
    },
    {
      rule: "shop talk",
      patterns: [
        word(
          "envíos?|gratis|gratuit\\p{L}*|ofertas?|descuentos?|rebajas?|precios?|compra\\p{L}*|pedidos?|carrito|cupón|cupones|devoluci\\p{L}*|suscri\\p{L}*|añadir|añade|pago",
        ),
      ],
    },
    {
      rule: "instruction",
      patterns: [
        word(
          "ignora\\p{L}*|olvida (?:todo|todas|las|tus)|escrib(?:e|a|ir) (?:solo|el|la|los|las)|responde\\p{L}*|imprime|devuelve solo",
        ),
      ],
    },
  ],
};

/** Amounts in words; the word for one counts nothing in any of the languages. */
export const foreignNumbers: Record<"de" | "fr" | "es", RegExp> = {
  de: word(
    "zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|zwanzig|dreißig|fünfzig|hundert\\p{L}*|tausend\\p{L}*|million\\p{L}*|dutzend\\p{L}*|zweimal|dreimal|doppelt\\p{L}*|dreifach\\p{L}*|prozent",
  ),
  fr: word(
    "deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|vingt|trente|cinquante|cent|cents|centaines?|mille|milliers?|millions?|douzaines?|doubl\\p{L}*|tripl\\p{L}*|moitié|pour cent",
  ),
  es: word(
    "dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|veinte|treinta|cincuenta|cien|cientos?|miles?|mil|millones|millón|docenas?|doble|triple|mitad|por ciento",
  ),
};
