/** The names of the characters from U+00A0 to U+00FF, in order, as HTML has them. */
const latin1 =
  "nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml";

const entities = new Map<string, string>([
  ...latin1.split(" ").map((name, at): [string, string] => [name, String.fromCodePoint(0xa0 + at)]),
  ...Object.entries({
    amp: "&",
    lt: "<",
    gt: ">",
    quot: '"',
    apos: "'",
    ndash: "–",
    mdash: "—",
    lsquo: "‘",
    rsquo: "’",
    sbquo: "‚",
    ldquo: "“",
    rdquo: "”",
    bdquo: "„",
    lsaquo: "‹",
    rsaquo: "›",
    hellip: "…",
    bull: "•",
    trade: "™",
    euro: "€",
    prime: "′",
    permil: "‰",
    minus: "−",
    frasl: "⁄",
    le: "≤",
    ge: "≥",
    ne: "≠",
    asymp: "≈",
    alpha: "α",
    beta: "β",
    gamma: "γ",
    omega: "ω",
    mu: "μ",
    OElig: "Œ",
    oelig: "œ",
    Scaron: "Š",
    scaron: "š",
    Zcaron: "Ž",
    zcaron: "ž",
    Yuml: "Ÿ",
    inodot: "ı",
    hyphen: "‐",
    star: "☆",
    check: "✓",
    hearts: "♥",
    rarr: "→",
    ensp: " ",
    emsp: " ",
    thinsp: " ",
    zwj: "",
    zwnj: "",
    lrm: "",
    rlm: "",
  }),
]);

/** What browsers show for the numeric references 128 to 159, which pages made for Windows use. */
const windows1252 = "€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ";

/**
 * Text without markup: tags become spaces, entities characters; control characters become spaces, and those that steer the
 * direction of writing or hide inside words go. At most `maxLength` UTF-16 units, well-formed; one pass over the input.
 */
export function plainText(html: string, maxLength: number): string {
  const text = withoutTags(html.slice(0, maxLength * 8))
    .replace(/&(#x[0-9a-f]{1,6}|#\d{1,7}|[a-z][a-z0-9]{1,9});/gi, (whole, name: string) => entity(name) ?? whole)
    // What was escaped twice shows its tags only now; a plain "<" is no tag.
    .replace(/<\/?[a-z][a-z0-9]{0,9}(?:\s[^<>]{0,300})?\/?>/gi, " ")
    .replace(/\p{Cf}/gu, "")
    .replace(/[\p{Cc}\p{Cs}\p{Co}\u2028\u2029]/gu, " ")
    .normalize("NFC")
    .replace(/\s+/g, " ")
    .replace(/(?:\s*\.)+(?=\s*\.)/g, "")
    .replace(/\s+([.,;])/g, "$1")
    .trim();
  return cut(text, maxLength);
}

/** Never half a character: a pair of surrogates that does not fit goes as a whole. */
function cut(text: string, maxLength: number): string {
  return text.slice(0, maxLength).replace(/[\ud800-\udbff]$/, "");
}

const sentenceEnds = /^(?:\/(?:p|li|h\d|div|tr|dd)|br)\b/i;

/** One pass from left to right, so that markup made to be slow is not. The content of scripts and styles goes with them. */
function withoutTags(html: string): string {
  // Letters of ASCII only: others may change their length, and positions with it.
  const lower = html.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
  const after = (needle: string, from: number) => {
    const found = lower.indexOf(needle, from);
    return found < 0 ? html.length : found + needle.length;
  };
  let text = "";
  let at = 0;
  while (at < html.length) {
    const open = html.indexOf("<", at);
    if (open < 0) return text + html.slice(at);
    text += html.slice(at, open);
    const tag = html.slice(open + 1, open + 9);
    const hidden = /^(script|style)\b/i.exec(tag)?.[1]?.toLowerCase();
    if (!/^[a-z/!?]/i.test(tag)) {
      text += "<";
      at = open + 1;
    } else if (hidden !== undefined) at = after(">", after(`</${hidden}`, open));
    else {
      text += sentenceEnds.test(tag) ? ". " : " ";
      at = tag.startsWith("!--") ? after("-->", open) : after(">", open);
    }
  }
  return text;
}

function entity(name: string): string | undefined {
  if (!name.startsWith("#")) return entities.get(name) ?? entities.get(name.toLowerCase());
  const code = name[1]?.toLowerCase() === "x" ? parseInt(name.slice(2), 16) : parseInt(name.slice(1), 10);
  if (code >= 128 && code < 160) return windows1252[code - 128] ?? " ";
  return code > 31 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff) ? String.fromCodePoint(code) : " ";
}
