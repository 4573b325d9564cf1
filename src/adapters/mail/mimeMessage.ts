/** One mail as RFC 5322 and MIME write it. */
export interface MimeInput {
  from: string;
  to: string;
  subject: string;
  text: string;
  html?: string | undefined;
  dateMs: number;
  /** Random, without spaces: names the message and separates its parts. */
  id: string;
}

/** 45 bytes make 60 characters of base64: an encoded word of 72, within the 75 that RFC 2047 allows. */
const wordBytes = 45;
const lineLength = 76;
const address = /^[\x21-\x7e]+$/;

/**
 * The raw message: text, and HTML as its alternative. Throws when an address could not stand in a header. No library writes it: mimetext
 * folds no subject, sends text as 8-bit and lets a line break in an address add a header; nodemailer's composer would bring 41 KB
 * (compressed) and Node's modules for files and HTTP into the Worker.
 */
export function mimeMessage({ from, to, subject, text, html, dateMs, id }: MimeInput): string {
  for (const who of [from, to]) if (!isAddress(who)) throw new Error("A mail address is malformed.");
  const boundary = `=_${id}`;
  const part = (type: string, content: string) => [
    `--${boundary}`,
    `Content-Type: ${type}; charset=utf-8`,
    "Content-Transfer-Encoding: base64",
    "",
    ...base64Lines(content),
  ];
  return [
    `From: <${from}>`,
    `To: <${to}>`,
    `Subject: ${encodedWords(subject)}`,
    `Date: ${new Date(dateMs).toUTCString().replace("GMT", "+0000")}`,
    `Message-ID: <${id}@${from.slice(from.indexOf("@") + 1)}>`,
    "Auto-Submitted: auto-generated",
    "MIME-Version: 1.0",
    `Content-Type: multipart/alternative;\r\n boundary="${boundary}"`,
    "",
    ...part("text/plain", text),
    ...(html === undefined ? [] : part("text/html", html)),
    `--${boundary}--`,
    "",
  ].join("\r\n");
}

/** Printable ASCII with one `@`, and nothing that could end an address in angle brackets. */
function isAddress(text: string): boolean {
  return text.length <= 254 && address.test(text) && !/[<>"(),:;\\]/.test(text) && text.split("@").length === 2;
}

/** A header's text as encoded words on folded lines: no character of it reaches the header as itself. */
function encodedWords(text: string): string {
  if (text === "") return "";
  const encoder = new TextEncoder();
  const words: string[] = [];
  let word = "";
  let bytes = 0;
  for (const character of text) {
    const size = encoder.encode(character).byteLength;
    if (bytes + size > wordBytes) {
      words.push(word);
      word = "";
      bytes = 0;
    }
    word += character;
    bytes += size;
  }
  return [...words, word].map((chunk) => `=?utf-8?B?${base64(chunk)}?=`).join("\r\n ");
}

function base64Lines(text: string): string[] {
  const encoded = base64(text.replace(/\r?\n/g, "\r\n"));
  return encoded.match(new RegExp(`.{1,${lineLength}}`, "g")) ?? [""];
}

function base64(text: string): string {
  const bytes = new TextEncoder().encode(text);
  let binary = "";
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary);
}
