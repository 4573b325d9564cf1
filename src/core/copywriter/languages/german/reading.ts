import type { Reading } from "../reading.ts";
import { word } from "../rule.ts";

export const germanReading: Reading = {
  telling:
    "der|das|und|mit|für|ohne|haut|nicht|ist|auf|ein|eine|einer|zum|zur|von|sich|auch|dermatologisch|getestet|stunden|feuchtigkeit|pflege|trockene|empfindliche|\\p{L}+frei|\\p{L}+haut",
  claims:
    /(?<!\p{L})(?:vegan\p{L}*|bio|naturkosmetik|natürlichen ursprungs|tierversuch\p{L}*|dermatolog\p{L}*|klinisch\p{L}*|hypoallergen\p{L}*|(?!sorgen|frei)\p{L}{4,}frei(?:e[rsnm]?)?|lsf|nachfüllbar\p{L}*|recycelt\p{L}*|nachhaltig\p{L}*|getestet\p{L}*|zertifiziert\p{L}*|patentiert\p{L}*)(?!\p{L})/giu,
  hours: /^(\d{1,3})[- ]?(?:stunden|h)[- ](\p{L}[\p{L} -]{3,24})$/iu,
  praise:
    /(?<!\p{L})(?:lieb\p{L}*|weich\p{L}*|zart\p{L}*|geschmeidig\p{L}*|glatt\p{L}*|sanft\p{L}*|schön\p{L}*|perfekt\p{L}*|toll\p{L}*|begeistert|angenehm\p{L}*|frisch\p{L}*|leicht\p{L}*|wunderbar\p{L}*|strahl\p{L}*|seidig\p{L}*|gut\p{L}*|zufrieden)(?!\p{L})/iu,
  reservation:
    /(?<!\p{L})(?:(?:in|nach) (?:nur )?(?:wenigen |ein paar |einer? )?(?:tagen?|wochen?|stunden?|nächten?|minuten?|monaten?)|über nacht|aber|jedoch|leider|nicht|kein\p{L}*|nur|obwohl|teuer|geruch|riecht|klebt|fettig|als|zwar|trotz\p{L}*|dürfte\p{L}*|könnte\p{L}*|sollte\p{L}*|hätte\p{L}*|wäre\p{L}*|würde\p{L}*|(?:etwas |ein bisschen |viel )?zu (?:stark|schwer|viel|wenig|dick|fest|dünn|klein|süß|intensiv)|noch (?:schwächer|stärker|besser|mehr|weniger)|\p{L}*duft\p{L}*|lieber|muss man|man muss|\p{L}*tasche|pappe|hülse|verpackung|spender|tiegel|deckel|nachziehen|enttäusch\p{L}*|schade|(?:etwas|bisschen|fast) zu|noch (?:da|immer)|undicht|kaputt|(?:gelb|fleck|brenn)\p{L}*)(?!\p{L})/iu,
  effect: "(für [^.,;:!?()]{4,60}|zur [^.,;:!?()]{4,60})",
  effectEnd: /\s(?:und|während|mit|ohne|sowie|die|der|das|bei|nach|den)\s.*$/,
  occasions: {
    day: word(
      "morgen\\p{L}*|montag|sonne|kaffee|büro\\p{L}*|mittag\\p{L}*|durch den tag|den ganzen tag|vormittag|losgehen|tagsüber|dann gehen",
    ),
    night: word("nachts?|nächten?|\\p{L}*abende?n?|feierabend|schlaf\\p{L}*|ausgeschlafen"),
    everyday: word("jeden tag|täglich\\p{L}*|tag für tag|am tag|alltag"),
    flight: word("flug|flügen?"),
    office: word("büro\\p{L}*|neonlicht|abwesenheitsnotiz"),
    cold: word("kalt\\p{L}*|frostig\\p{L}*|kälte|winde?s?|windig\\p{L}*|winter\\p{L}*|wetter|heizung\\p{L}*"),
    heat: word("heiß\\p{L}*|\\p{L}*hitze|stickig\\p{L}*"),
    grey: word("graue[rnm]? (?:tage?n?|himmel)"),
    beach: word("strand\\p{L}*|pool"),
  },
  onlyOfPages:
    /(?<!\p{L})(?:tage?|tag für tag|alltag|abende?|morgen|nächte?|ausflüge|picknicks?|spazierg\p{L}*|party|wochenende|sommer|winter|reise|sport|fest|foto|büro|sofa|pause|unterwegs|ausgehen|lachen|balkon|auftritt)(?!\p{L})/iu,
  drops: word("\\p{L}*tropfen\\p{L}*"),
  ofFace: /gesicht|(?<!\p{L})teint|wangen|spiegel/iu,
  ofWomen: word("freundin\\p{L}*|schwestern?|mitbewohnerin"),
  sparing: /leichte[rn]? hand|ein hauch|ein bisschen|(?<!\p{L})wenig(?:er)?(?!\p{L})|kaum/iu,
  slow: /langsam|ohne eile|verweilen|in ruhe/iu,
  kindNouns: null,
};
