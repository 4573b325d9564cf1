/** Where a text tells its reader to call, write, go or pay; each with what it is. Every pattern is global and looks at single characters. */
const calls =
  "call|phone|dial|ring|text|sms|tel|telephone|whatsapp|hotline|ruf|rufe|ruft|anrufen|telefon|fon|handy|appelez|appelle|tél|téléphone|llama|llame|llámanos|teléfono|móvil";
const topDomains =
  "com|net|org|io|co|de|fr|es|uk|us|it|nl|ch|at|be|eu|ca|au|se|dk|pl|pt|ie|ru|cn|info|biz|shop|store|online|site|xyz|app|dev|link|click|example";
const money = "EUR|USD|GBP|CHF|AUD|CAD|SEK|NOK|DKK|PLN|JPY|MXN";

export const contactPatterns = {
  "telephone number": [
    // Seven digits and more in groups, "0800 555 0199" and "(030) 123-45 67"; thousands ("2.500.000", "1 000 000") are an amount.
    new RegExp(
      `(?:(?<!\\p{L})(?:${calls})\\s?(?:us |me |now |on |at |uns |an |nous |au |al |nos )?[.:]?\\s?)?(?<![\\d.,])(?!\\d{1,3}(?:(?:[ \\u202f]000)+|(?:[.,]\\d{3})+)(?!\\d))\\+?\\(?\\d(?:[\\s./()\\u00a0\\u202f-]{0,2}\\d){6,}(?!\\d*\\s?%)`,
      "giu",
    ),
    // "1-800-FLOWERS"
    /(?<!\d)(?:1[\s.-]?)?(?:0?800|888|877|866|0?900)[\s.-]\p{Lu}{4,}(?!\p{L})/gu,
    // "Call 911", "Text 12345"
    new RegExp(
      `(?<!\\p{L})(?:${calls})(?: us| me| now| on| at| to| uns| an| nous| au| al| nos)?\\s?[.:]?\\s?\\+?\\d{3,}`,
      "giu",
    ),
  ],
  address: [
    /https?:\S*|www\.\S*/giu,
    /[^\s@]+@[^\s@]+\.\p{L}{2,}/giu,
    new RegExp(`[\\p{L}\\d-]{2,}\\.(?:${topDomains})(?![\\p{L}\\d])(?:/\\S*)?`, "giu"),
    new RegExp(
      `[\\p{L}\\d-]+ ?(?:\\(at\\)|\\[at\\]) ?[\\p{L}\\d-]+|[\\p{L}\\d-]+ (?:dot|punkt|punto) (?:${topDomains})(?![\\p{L}\\d])`,
      "giu",
    ),
  ],
  // What is written for a machine that reads along: no brand says it, and no person is to read it.
  instruction: [
    /^\s*(?:system|assistant|developer|user) ?(?:prompt|message)? ?:/giu,
    /(?<!\p{L})(?:ignore|disregard|forget|override|ignorier\p{L}*|vergiss|ignore[zr]|oublie[zr]?|ignora\p{L}*|olvida\p{L}*) (?:\p{L}+ ){0,3}(?:instructions?|prompts?|rules|anweisungen|regeln|consignes|instrucciones|reglas)(?!\p{L})/giu,
  ],
  handle: [/(?<![\p{L}\d])@[\p{L}\d_]+/giu, /(?<![\p{L}\d&])#\p{L}[\p{L}\d_]+/giu],
  price: [
    new RegExp(`[$€£¥₹]\\s?\\d[\\d.,]*|(?<!\\p{L})(?:${money})\\s?\\d[\\d.,]*`, "giu"),
    new RegExp(
      `\\d[\\d.,]*\\s?(?:[$€£¥₹]|(?:${money}|euros?|dollars?|dólares|quid|bucks|franken|pesos)(?!\\p{L}))`,
      "giu",
    ),
    /(?<!\p{L})(?:only|just|now|nur|jetzt|seulement|solo)\s\d+[.,]\d{2}(?![\d%])(?!\s?(?:%|ml|mg|g|oz|fl)(?!\p{L}))/giu,
  ],
} as const satisfies Record<string, readonly RegExp[]>;
