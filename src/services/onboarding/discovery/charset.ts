/**
 * The text of a page: by its byte order mark, else the charset of its content type, else the one that it declares in its first
 * 1,024 bytes, else UTF-8. What is declared is not believed where the bytes say otherwise.
 */
export function decodeText(bytes: Uint8Array, contentType: string): string {
  const marked = byteOrderMark(bytes);
  if (marked !== null) return decoded(bytes, marked) ?? "";
  const label = charsetIn(contentType) ?? declaredIn(bytes) ?? "utf-8";
  const decoder = decoderOf(label) ?? new TextDecoder();
  if (decoder.encoding === "utf-8") return utf8OrWestern(bytes);
  // Servers add a Western charset to whatever they send; text that happens to be valid UTF-8 with letters beyond ASCII is UTF-8.
  const isWestern = decoder.encoding === "windows-1252" || decoder.encoding === "iso-8859-15";
  return (isWestern ? strictUtf8(bytes) : null) ?? decoder.decode(bytes);
}

function byteOrderMark(bytes: Uint8Array): string | null {
  const [first, second, third] = bytes;
  if (first === 0xef && second === 0xbb && third === 0xbf) return "utf-8";
  if (first === 0xff && second === 0xfe) return "utf-16le";
  if (first === 0xfe && second === 0xff) return "utf-16be";
  return null;
}

function charsetIn(contentType: string): string | null {
  return /charset\s{0,5}=\s{0,5}["']?([a-z0-9_:.-]{1,40})/i.exec(contentType.slice(0, 300))?.[1] ?? null;
}

function declaredIn(bytes: Uint8Array): string | null {
  const beginning = new TextDecoder("windows-1252").decode(bytes.subarray(0, 1024));
  const label =
    /<meta\b[^<>]{0,300}charset\s{0,5}=\s{0,5}["']?\s{0,5}([a-z0-9_:.-]{1,40})/i.exec(beginning)?.[1] ??
    /^\s{0,10}<\?xml\b[^<>]{0,100}encoding\s{0,5}=\s{0,5}["']([a-z0-9_:.-]{1,40})/i.exec(beginning)?.[1];
  // A declaration that can be read byte by byte is not in a charset of two bytes each.
  return label === undefined || /^utf-?16/i.test(label) ? null : label;
}

function decoderOf(label: string): TextDecoder | null {
  try {
    return new TextDecoder(label);
  } catch {
    return null;
  }
}

function decoded(bytes: Uint8Array, label: string): string | null {
  return decoderOf(label)?.decode(bytes) ?? null;
}

/** Null where the bytes are no UTF-8; a character that the end cuts is left out. */
function strictUtf8(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: false }).decode(bytes, { stream: true });
  } catch {
    return null;
  }
}

/** UTF-8 unless more of what is not ASCII is wrong than right: a stray byte spoils one character, not a page. */
function utf8OrWestern(bytes: Uint8Array): string {
  const strict = strictUtf8(bytes);
  if (strict !== null) return strict;
  const text = new TextDecoder().decode(bytes);
  let wrong = 0;
  let right = 0;
  for (const character of text.matchAll(/[^\u0000-\u007f]/gu)) {
    if (character[0] === "\uFFFD") wrong++;
    else right++;
  }
  return wrong > right ? new TextDecoder("windows-1252").decode(bytes) : text;
}
