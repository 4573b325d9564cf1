import type { Reading } from "../reading.ts";
import { word } from "../rule.ts";

const verbs =
  "helps?|keeps?|leaves?|supports?|soothes?|calms?|hydrates?|moisturi[sz]es?|smooths?|softens?|nourish(?:es)?|brightens?|evens?|firms?|plumps?|strengthens?|refresh(?:es)?|comforts?|conditions?|seals?|locks?|replenish(?:es)?|balances?|cools?|cushions?";

export const englishReading: Reading = {
  telling:
    "the|and|with|for|of|your|skin|that|this|is|are|from|free|hours?|made|tested|without|all|our|it|suitable|no|non-\\p{L}+|\\p{L}+-free|\\p{L}+-tested|today|off|save",
  claims:
    /\b(?:vegan|organic|natural(?:ly)?|cruelty|dermatolog\w*|clinical(?:ly)?|hypoallergenic|non-comedogenic|\w+-free|spf|refillable|recycled|sustainable|tested|proven|certified|patented)\b/giu,
  hours: /^(\d{1,3})[- ]?(?:hours?|h)[ -](?:of )?(\p{L}[\p{L} -]{3,24})$/iu,
  praise:
    /\b(?:love\w*|like (?:how|that|it)|adore\w*|soft\w*|smooth\w*|gentle|glow\w*|light\w*|lovely|beautiful\w*|perfect\w*|favou?rite|great|gorgeous|comfort\w*|hydrat\w*|fresh\w*|silk\w*|obsessed|happy|calm\w*|nice\w*|wonderful\w*|keeper|staple|pretty|velvet\w*|plump\w*|dewy|bright\w*|never without)\b/i,
  reservation:
    /\b(?:^\w+s (?:it|them)|(?:in|within|after) (?:a |an |just |only |the )?(?:few )?(?:days?|weeks?|hours?|nights?|minutes?|months?|use)|overnight|but|however|although|though|not|no|never(?! without)|n['’]t|unfortunately|only|except|hate\w*|sticky|greasy|smell\w*|scent|expensive|pricey|disappoint\w*|wish|than|too (?:much|little|strong|thick|heavy|thin|rich|small|sweet|oily)|could|would|should|a bit|a little|sadly|despite|waste\w*|stopped|husband|refund|unfortunately|(?:yellow|stain|leak|burn|sting|broke)\w*)\b|^\w+ (?:does|did|is|was|do|has)(?:n['’]t)?,/i,
  effect: `(?:that |which )?((?:to (?:gently |visibly )?)[^.,;:!?()]{4,60}|(?:${verbs}) [^.,;:!?()]{3,60})`,
  effectEnd:
    /\s(?:and|while|with|through|throughout|without|so|as|when|but|thanks|after|before|at|from|over|plus|that|which|on|in|by)\s.*$/,
  occasions: {
    day: word(
      "mornings?|daylight|all day|sun|sunny|noon|breakfast|coffee|day (?:on|second)|early (?:starts?|alarms?)|good day|commutes?|desk|before you go|off you go|carry on",
    ),
    night: word("nights?|evenings?|bed|pillow|tonight|goodnight|last light|overnight"),
    everyday: word("daily|every ?day|day by day|day in, day out"),
    flight: word("flights?"),
    office: word("office|desk|video calls?|meetings?"),
    cold: word("cold|winters?|wind|winds|windy|radiators?|knitwear|coat|weather"),
    heat: word("heat|heatwave|hot|sticky"),
    grey: word("gr[ea]y (?:days?|skies|morning|outside)"),
    beach: word("beach|pool"),
  },
  onlyOfPages:
    /\b(?:evenings?|mornings?|afternoons?|nights?|tuesdays?|sundays?|days?|workdays?|everyday|dinners?|lunch(?:es)?|dates?|part(?:y|ies)|weekends?|walks?|errands|gym|travel\w*|trips?|summer|winter|hectic|busy|photos?|stand and dance|gardens?|beach(?:es)?|benches|tub|elbows|knees|shins|shoulders|knuckles|fingertips)\b|\b(?:leads? the way|at its heart|plain and simple)\b/i,
  drops: word("drops?"),
  ofFace: null,
  ofWomen: word("sisters?|girlfriends?"),
  sparing: /\b(?:light hands?|lightly|a little|a drop|less|barely|worn off)\b/i,
  slow: /\bslow(?:ly)?\b(?! (?:sundays|mornings|morning|evening))|\blinger\w*|take your time|no rush|own (?:good )?time/i,
  kindNouns:
    /\b(?:creams?|lotions?|serums?|oils?|balms?|gels?(?! (?:(?:hand|face|body) )?(?:wash|cleanser))|mists?|masks?|scrubs?|mousses?|cleansers?|toners?|essences?|sun ?(?:screens?|creams?|care)|lip ?(?:sticks?|gloss(?:es)?|balms?|care)|foundations?|concealers?|primers?|blush(?:es)?|bronzers?|highlighters?|moisturi[sz]ers?|body butters?|soaps?|shampoos?|exfoliants?)\b/giu,
};
