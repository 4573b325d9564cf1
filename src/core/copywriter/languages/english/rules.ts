import type { Rule } from "../rule.ts";

const conditions =
  "acne|eczema|psoriasis|rosacea|dermatitis|melasma|keratosis|cellulite|cancer|melanoma|infections?|inflammation|allerg(?:y|ies)|diseases?|disorders?|wounds?|burns|sunburns?|rash(?:es)?|arthritis|warts?|fungus|herpes|cold sores?|vitiligo|depression|anxiety|insomnia";
const blemishes =
  "wrinkles?|fine lines|acne|pimples?|breakouts?|blemish(?:es)?|zits?|spots?|pores?|scars?|cellulite|dark circles|eye bags|puff(?:y|iness)|redness|dull(?:ness)?|dry(?:ness)?|oily|oiliness|sagging|aging|ageing|ugly|fat|flab(?:by)?|old|tired|uneven|sensitive|problem|flaky|damaged|dehydrated|imperfections?|flaws?";

/** Kept as data, because the copywriter with a model is held to it too. */
export const englishRules: readonly Rule[] = [
  {
    // Cosmetics may not claim to treat or prevent disease (US FD&C Act 201(g); EU Regulation 655/2013).
    rule: "medical claim",
    patterns: [
      /\b(cures?|cured|curing|heals?|healed|healing|treats?|treated|treating|remed(y|ies)|therapeutic|medicinal|medication|diagnos\w*)\b/i,
      new RegExp(`\\b(${conditions})\\b`, "i"),
      /\b(prescription|drug|antibacterial|antifungal|antiseptic|antimicrobial|anti-?inflammatory|analgesic|pain relief|relieves? pain|steroid|botox|fda)\b/i,
      /\btreatments? (of|for|against)\b/i,
      /\b(doctor|physician)s? (recommend|prescrib)/i,
    ],
  },
  {
    // Meta: no before-and-after, no unlikely results; Google and TikTok: no guaranteed outcome.
    rule: "promise",
    patterns: [
      /\bbefore\s*(?:(and|&|\+)\s*after|\/\s*after)\b/i,
      /\b(guarantee\w*|miracle\w*|magic(al)?|permanent(ly)?|forever|risk[- ]free|money[- ]back)\b/i,
      /\b(eras|eliminat|banish|vanish|revers)(e|es|ed|ing)\b/i,
      /\b(clinically|scientifically|medically) proven\b|\bproven (to|results)\b/i,
      /\b(results?|works?|wrinkles?|younger|visibl[ey]\b.*) (in|within|after) (just |only |as little as )?\d/i,
      /\b(in|within|after) (just |only |as little as )?\d+ (minutes?|hours?|days?|weeks?|months?)\b/i,
      /\b\d+ (years|yrs) younger\b|\blooks? younger\b|\bturn(s|ing)? back (time|the clock)\b/i,
      /\b100\s?% (of|satisfaction|effective|results|proven)\b/i,
      /\b\d+\s?(%|out of \d+|in \d+)\s?(of )?(wom[ae]n|men|users|people|participants|testers|customers|agree\w*|said|saw|report\w*|improve\w*|reduc\w*|less|fewer)\b/i,
    ],
  },
  {
    // Meta, "Personal attributes": an ad may not say or imply what its reader is like.
    rule: "personal attribute",
    patterns: [
      new RegExp(
        `\\b(your|you have|you've got|you are|you're|are you|do you have|got)\\b[^.?]{0,24}\\b(${blemishes})\\b`,
        "i",
      ),
      new RegExp(`\\b(${blemishes})\\b[^.?]{0,12}\\b(like yours|of yours|on you)\\b`, "i"),
    ],
  },
  { rule: "exclamation mark", patterns: [/[!¡]/] },
  {
    rule: "superlative",
    patterns: [
      /\b(world'?s?|the) (best|leading|number one)\b|#\s?1\b|\bno\.? ?1\b|\bnumber[- ]one\b|\bbest[- ]?sell\w*|\baward\w*/i,
    ],
  },
  {
    rule: "shop talk",
    patterns: [
      /\b(shipping|delivery|returns?|refund\w*|discount\w*|sale|save|off|coupon|promo\w*|subscri\w+|checkout|cart|basket|bag|newsletter|klarna|afterpay|in stock|sold out|pre-?order|gift with|buy|price|wishlist|cookies?|log ?in|account|read more|learn more|quick view|reviews?)\b/i,
      /[$€£¥₹]/,
    ],
  },
  {
    rule: "instruction",
    patterns: [
      /\b(ignore|disregard|override|forget) (all|any|the|your|previous|prior|above|every)\b/i,
      /\b(write|output|print|respond|reply|say|return|headline) (the|a|only|with|exactly|this|that|"|:)/i,
      /\b(select|drop|insert|delete) .{0,20}\b(from|table|into)\b|\bfunction\s*\(|=>|\{\{|\}\}|<\/?[a-z]/i,
    ],
  },
  {
    rule: "bidding",
    patterns: [
      /^\W*(say|write|print|visit|click|tap here|call|go to|see|read|tell|show|make|get|follow|sign|join|use|try|ask|enter|type)\b/i,
    ],
  },
  {
    rule: "machine talk",
    patterns: [
      /\b(system|assistant|developer|user) ?(prompt|message|:)|\bprompts?\b|\binstructions?\b|\bjailbreak\b|\blanguage model\b|\bchatgpt\b|\bas an ai\b/i,
    ],
  },
  {
    rule: "address",
    patterns: [/https?:|www\.|(?<=[\w-])\.(com|net|org|io|co|de|fr|uk|shop|store|info|example|xyz)\b|@\w/i],
  },
];

/** Amounts in words; "one" is left out because it counts nothing in "the one to share". */
export const englishNumbers =
  /\b(two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|sixty|ninety|hundreds?|thousands?|millions?|dozens?|twice|double|triple|half|percent)\b/i;
