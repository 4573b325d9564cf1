import { ofReader, type Rule, word } from "../rule.ts";

/** What no ad says in German; the rules and their sources are those of English. */
export const germanRules: readonly Rule[] = [
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
];

/** Amounts in words; the word for one counts nothing. */
export const germanNumbers = word(
  "zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|zwanzig|dreißig|fünfzig|hundert\\p{L}*|tausend\\p{L}*|million\\p{L}*|dutzend\\p{L}*|zweimal|dreimal|doppelt\\p{L}*|dreifach\\p{L}*|prozent",
);
