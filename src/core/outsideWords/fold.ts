/** Words of a text as lists know them, each with where it stands in the text. */
export interface Folded {
  /** Lower case, without accents but umlauts and "ñ", one space between words. */
  text: string;
  /** Where the words stand in the original, in the order of the text. */
  words: { start: number; end: number }[];
}

interface Word {
  text: string;
  start: number;
  end: number;
}

const letterSigns: Readonly<Record<string, string>> = {
  "0": "o",
  "1": "i",
  "3": "e",
  "4": "a",
  "5": "s",
  "7": "t",
  "8": "b",
  $: "s",
  "@": "a",
};

/**
 * A text's readings: as it stands, with digits and signs read as the letters that they stand for ("1d10t"), and with words parted
 * where a capital follows a small letter ("KillAll"). Letters that are spelt out one by one ("i d i o t", "i.d.i.o.t") make a word.
 */
export function readingsOf(text: string): Folded[] {
  const plain = wordsIn(text, /[\p{L}\p{M}\p{N}$@]+/gu);
  const parted = wordsIn(text, /\p{Lu}?[\p{Ll}\p{M}]+|[\p{L}\p{M}\p{N}$@]+?(?=\p{Lu}\p{Ll}|[^\p{L}\p{M}\p{N}$@]|$)/gu);
  const readings = [folded(plain, foldedWord), folded(plain, disguisedWord), folded(parted, foldedWord)];
  return readings.filter(({ text: own }, at) => readings.findIndex((other) => other.text === own) === at);
}

/** One text as lists know it. */
export function foldedText(text: string): string {
  return folded(wordsIn(text, /[\p{L}\p{M}\p{N}$@]+/gu), foldedWord).text;
}

function folded(words: readonly Word[], fold: (word: string) => string): Folded {
  const all = words.map(({ text, start, end }) => ({ text: fold(text), start, end }));
  return { text: all.map(({ text }) => text).join(" "), words: all.map(({ start, end }) => ({ start, end })) };
}

function wordsIn(text: string, pattern: RegExp): Word[] {
  const words = Array.from(text.matchAll(pattern), ({ 0: word, index }) => ({
    text: word,
    start: index,
    end: index + word.length,
  }));
  const joined: Word[] = [];
  for (let at = 0; at < words.length;) {
    let end = at;
    while (isLetter(words[end])) end++;
    const run = words.slice(at, Math.max(end, at + 1));
    const [first] = run;
    const last = run.at(-1);
    if (first === undefined || last === undefined) break;
    if (run.length >= 3)
      joined.push({ text: run.map((word) => word.text).join(""), start: first.start, end: last.end });
    else joined.push(...run);
    at += run.length;
  }
  return joined;
}

function isLetter(word: Word | undefined): boolean {
  return word !== undefined && word.text.length === 1 && /\p{L}/u.test(word.text);
}

function foldedWord(word: string): string {
  return word
    .normalize("NFKC")
    .normalize("NFD")
    .replace(/[\u0300-\u0302\u0304-\u0307\u0309-\u036f]/gu, "")
    .replace(/(?<!n)\u0303/giu, "")
    .normalize("NFC")
    .toLowerCase()
    .replace(/œ/g, "oe")
    .replace(/æ/g, "ae")
    .replace(/ø/g, "o");
}

/** Also with three letters and more in a row as one, and without the dots that make "u" another letter only to look at. */
function disguisedWord(word: string): string {
  const plain = foldedWord(word);
  const lettered = /\p{L}/u.test(plain) ? plain.replace(/[0134578$@]/g, (sign) => letterSigns[sign] ?? sign) : plain;
  return lettered
    .normalize("NFD")
    .replace(/\u0308/g, "")
    .normalize("NFC")
    .replace(/(\p{L})\1{2,}/gu, "$1");
}
