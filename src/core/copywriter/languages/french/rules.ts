import { ofReader, type Rule, word } from "../rule.ts";

/** What no ad says in French; the rules and their sources are those of English. */
export const frenchRules: readonly Rule[] = [
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
];

/** Amounts in words; the word for one counts nothing. */
export const frenchNumbers = word(
  "deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|vingt|trente|cinquante|cent|cents|centaines?|mille|milliers?|millions?|douzaines?|doubl\\p{L}*|tripl\\p{L}*|moitié|pour cent",
);
