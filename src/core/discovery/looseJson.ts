/**
 * JSON as pages have it: comment and CDATA marks around it, raw control characters in strings and trailing commas are mended;
 * undefined for what still is none.
 */
export function parseLooseJson(text: string): unknown {
  const bare = withoutWrapping(text);
  return parseJson(bare) ?? parseJson(mended(bare));
}

/** Undefined for what is no JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const openings = ["\uFEFF", "<!--", "<![CDATA[", "//<![CDATA[", "// <![CDATA[", "/*<![CDATA[*/", "/* <![CDATA[ */"];
const closings = ["-->", "]]>", "//", "// ", "/*]]>*/", "/* ]]> */", ";"];

function withoutWrapping(text: string): string {
  let bare = text.trim();
  // Each turn takes one mark away on either side; pages wrap once or twice.
  for (let turn = 0; turn < 4; turn++) {
    const opening = openings.find((mark) => bare.startsWith(mark));
    if (opening !== undefined) bare = bare.slice(opening.length).trim();
    const closing = closings.find((mark) => bare.endsWith(mark));
    if (closing !== undefined) bare = bare.slice(0, -closing.length).trim();
  }
  const isEscaped = /^[[{]\s{0,100}&quot;/.test(bare);
  return isEscaped ? bare.replaceAll("&quot;", '"').replaceAll("&amp;", "&") : bare;
}

/** One pass: commas before a closing bracket go, raw control characters in strings become spaces, `\'` loses its backslash. */
function mended(text: string): string {
  const pieces: string[] = [];
  // What stands between two strings, or one string; quotation marks are the only thing that changes between them.
  let at = 0;
  while (at < text.length) {
    const quote = text.indexOf('"', at);
    const between = text.slice(at, quote < 0 ? text.length : quote);
    // A comma that ends one piece before a bracket that begins the next cannot be: strings stand between pieces.
    pieces.push(between.replace(/,(?=\s{0,1000}[}\]])/g, ""));
    if (quote < 0) break;
    const end = endOfString(text, quote);
    pieces.push(
      text
        .slice(quote, end)
        .replace(/[\u0000-\u001f]/g, " ")
        .replace(/\\(["\\/bfnrtu])|\\/g, (whole, known: string | undefined) => (known === undefined ? "" : whole)),
    );
    at = end;
  }
  return pieces.join("");
}

function endOfString(text: string, quote: number): number {
  for (let at = quote + 1; at < text.length; at++) {
    if (text[at] === "\\") at++;
    else if (text[at] === '"') return at + 1;
  }
  return text.length;
}
