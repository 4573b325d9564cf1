import type { Reading } from "../reading.ts";
import { word } from "../rule.ts";

export const frenchReading: Reading = {
  telling:
    "le|les|du|et|pour|avec|sans|peaux?|dans|est|une|au|aux|testée?|sous|heures|hydratation|parfum|soin|d'origine|tous",
  claims:
    /(?<!\p{L})(?:végane?s?|bio|biologique|origine naturelle|cruauté|dermatolog\p{L}*|clinique\p{L}*|hypoallergén\p{L}*|comédogène|spf|rechargeable|recyclée?s?|durable\p{L}*|testée?s?|certifiée?s?|brevetée?s?)(?!\p{L})/giu,
  hours: /^(\d{1,3}) ?(?:heures|h) (d[e’'] ?\p{L}[\p{L} -]{3,24})$/iu,
  praise:
    /(?<!\p{L})(?:ador\p{L}*|aime\p{L}*|dou(?:x|ce)\p{L}*|douceur|lisse\p{L}*|souple\p{L}*|légèr?e?|éclat\p{L}*|parfaite?\p{L}*|super|agréable\p{L}*|fraîche?|belle|beau|ravie?|confort\p{L}*|soyeu\p{L}*|top|lumineu\p{L}*)(?!\p{L})/iu,
  reservation:
    /(?<!\p{L})(?:(?:en|après) (?:quelques |une? )?(?:jours?|semaines?|heures?|nuits?|minutes?|mois)|mais|cependant|malheureusement|pas|jamais|seul\p{L}*|odeur|cher|chère|colle|gras|déçue?|dommage|trop|un peu|pourrai\p{L}*|serai\p{L}*|aurai\p{L}*|devrai\p{L}*|malgré|hélas|sauf|parfum\p{L}*|que d['’]autres|(?:jaun|tach|brûl|piqu|fuit|cass)\p{L}*)(?!\p{L})/iu,
  effect: "(pour (?!ceu|celle|qui|tou)[^.,;:!?()]{4,60})",
  effectEnd: /\s(?:et|avec|sans|tout|qui|dès|ainsi|jour)\s.*$/,
  occasions: {
    day: word("matins?|lundi|soleil|café|bureau|midis?|le jour se lève|du matin au soir|sort|sortir|journées?"),
    night: word("nuits?|soirs?|soirées?"),
    everyday: word("chaque jour|tous les jours|par jour|jour après jour|au fil des jours|quotidien"),
    flight: word("vols?"),
    office: word("bureau|néons?"),
    cold: word("froide?s?|vent|hivers?|(?:mauvais|le) temps"),
    heat: word("canicule|chaleur|chaude?s?"),
    grey: word("(?:jours?|ciel) gris|grisaille"),
    beach: word("plage|piscine"),
  },
  onlyOfPages:
    /(?<!\p{L})(?:matins?|soirs?|soirées?|nuits?|jours?|journée|sport|terrasses?|balades?|photos?|week-end|dîners?|fêtes?|voyages?|été|hiver|plage|bureau|coudes|genoux|tibias|marchent|courent|bouche-à-oreille|valeur sûre|part belle|au cœur|mise sur)(?!\p{L})/iu,
  drops: word("gouttes?"),
  ofFace: /(?<!\p{L})(?:teint|mine|visage|miroir|tête)(?!\p{L})/iu,
  ofWomen: word("amies?|sœurs?"),
  sparing:
    /main légère|geste léger|un soupçon|une touche|un peu(?!\p{L})|peu de|(?<!\p{L})moins(?!\p{L})|à peine|pas le temps|en un instant/iu,
  slow: null,
  kindNouns: null,
};
