import { UnusableInput } from "../../engine/unusableInput.ts";
import { faceFor } from "./fonts.ts";
import { lettersOf, splitWords, type Word, type WordRules } from "./words.ts";

/**
 * How a block of text may be set. Lengths in pixels, leading as a multiple of the size. Sizes are nominal: each face turns them into
 * a size of its own at which it looks as large as the others, and has its own say in tracking and leading.
 */
export interface TextRules extends WordRules {
  maxWidth: number;
  maxHeight: number;
  maxSize: number;
  minSize: number;
  maxLines: number;
  leading: number;
  /** Whether lines should end where phrases do: a headline is read line by line. */
  keepsPhrases?: boolean;
}

interface Line {
  words: Word[];
  width: number;
}

/** A block that has been fitted: `width` and `height` are those of its lines at `size`. */
export interface FittedText {
  size: number;
  lines: Line[];
  width: number;
  height: number;
  rules: TextRules;
}

/** Words that look lost at a line's end. */
const weakEndings = new Set(
  [
    "a an the of to in its and or that with without for by my your our is & + from on at no not as like than so very",
    "into over under before after",
    "der die das dem den des und oder mit ohne für wie als ist ein eine einen einem einer im in am an auf aus bei zu zum zur",
    "von vom über unter nach vor dein deine deinen deinem deiner mein meine kein keine nicht so sehr nur",
    "le la les de du des et ou un une à au aux en dans sur sans comme que qui pour par mon ma mes ton ta tes votre vos très",
    "el los las y o con sin un una del al en como que para por mi mis tu tus su sus muy no lo se me te le",
  ].flatMap((words) => words.split(" ")),
);

/** What stands between two things and between no two lines. */
const separator = "·";
/** A word of so few letters looks lost on a line of its own, unless a capital and a mark show that it is meant to stand there: "on." is not. */
const littleWord = /^(?:\p{L}{1,4}|\p{Ll}{1,3}[,.!?…]|\p{L}{1,2}['’]\p{Ll}{1,4})$/u;
/** A figure whose noun stands on the next line: "4.7 / stars". */
const bareFigure = /^\d[\d.,]*$/u;
/** Letters of a "Yes," or "Sí,". */
const longestOpening = 4;
/** After it a reader pauses. */
const pause = /[,;:.!?…]$/u;
/** Type may be this much smaller for a little word not to stand alone and a phrase not to be torn apart. */
const leastShare = 0.66;
/** A headline of more lines looks chopped; type may be this much smaller for it to have no more. */
const calmLines = 3;
const leastCalmShare = 0.72;

/** A straight apostrophe, as it is typed; it is set as ’. */
const typedApostrophe = /(?<=[\p{L}\d])'/gu;
/** The tail of an opening mark hangs into the line below, where a capital with an accent would touch it: "¿El secreto? / Ácido hialurónico." */
const marksMeetAccents = /[¿¡][^]*[ÁÉÍÓÚÑÜ]/u;
const accentLeading = 1.16;

/** From baseline to baseline, as a multiple of the nominal size. */
export function lineHeightOf({ leading, face }: TextRules): number {
  return leading * face.leading;
}

/** The same rules with nothing smaller than `least` pixels; what was meant smaller grows with its room. */
export function legible(rules: TextRules, least: number): TextRules {
  const growth = Math.max(1, least / rules.maxSize);
  return {
    ...rules,
    minSize: Math.max(rules.minSize, least),
    maxSize: Math.max(rules.maxSize, least),
    maxHeight: rules.maxHeight * growth,
  };
}

/** Fits a text at the largest size that its rules allow; throws when it does not fit at the smallest. */
export function fitText(typed: string, wanted: TextRules): FittedText {
  const text = typed.replaceAll(typedApostrophe, "’");
  const leading = wanted.leading * (marksMeetAccents.test(text) ? accentLeading : 1);
  const rules = { ...wanted, leading, face: faceFor(wanted.face, lettersOf(text)) };
  const words = splitWords(text, rules);
  const fitted = bestFit(words, rules);
  if (!fitted) throw new UnusableInput(`“${text.slice(0, 60)}” is too long for its place.`);
  if (rules.keepsPhrases !== true || fitted.lines.length <= calmLines) return fitted;
  const calm = bestFit(words, { ...rules, maxLines: calmLines });
  return calm !== null &&
    calm.size >= leastCalmShare * fitted.size &&
    !(isUneven(calm.lines, rules) && !isUneven(fitted.lines, rules))
    ? calm
    : fitted;
}

/** The largest, or a smaller one that is even, where that is not much smaller. */
function bestFit(words: Word[], rules: TextRules): FittedText | null {
  const largest = largestFit(words, rules, false);
  if (largest === null || !isUneven(largest.lines, rules)) return largest;
  const even = largestFit(words, rules, true);
  return even !== null && even.size >= leastShare * largest.size ? even : largest;
}

/** At the largest size at which the words fit; null at none. `isEven`: no little word stands alone, no phrase is torn apart. */
function largestFit(words: Word[], rules: TextRules, isEven: boolean): FittedText | null {
  const lineHeight = lineHeightOf(rules);
  const attempt = (size: number): FittedText | null => {
    let best: { lines: Line[]; cost: number } | null = null;
    for (let count = 1; count <= Math.min(rules.maxLines, words.length); count++) {
      if (count * size * lineHeight > rules.maxHeight) break;
      const broken = breakLines(words, count, rules.maxWidth / size, { ...rules, isEven });
      if (broken === null) continue;
      const cost = broken.cost + furtherLineCost * count;
      if (best === null || cost < best.cost) best = { ...broken, cost };
    }
    if (best === null) return null;
    const lines = best.lines.map((line) => ({ ...line, width: line.width * size }));
    const width = Math.max(...lines.map((line) => line.width));
    return { size, lines, width, height: lines.length * size * lineHeight, rules };
  };
  let fitted = attempt(rules.maxSize);
  if (fitted) return fitted;
  let [low, high] = [rules.minSize, rules.maxSize];
  for (let step = 0; step < 14; step++) {
    const size = (low + high) / 2;
    const found = attempt(size);
    if (found) [fitted, low] = [found, size];
    else high = size;
  }
  return fitted ?? attempt(rules.minSize);
}

function isUneven(lines: readonly Line[], rules: TextRules): boolean {
  return lines.some(({ words }, at) => isUnevenLine(words, at === 0, lines.length, rules));
}

function isUnevenLine(
  words: readonly Word[],
  isFirst: boolean,
  count: number,
  { keepsPhrases = false }: Pick<TextRules, "keepsPhrases">,
): boolean {
  return isLittle(words) || (keepsPhrases && count > 1 && goesIntoNextPhrase(words, isFirst));
}

function isLittle(words: readonly Word[]): boolean {
  const [only, ...others] = words;
  if (others.length > 0 || only === undefined || only.hyphen !== null) return false;
  return littleWord.test(only.text) || bareFigure.test(only.text) || weakEndings.has(only.text.toLowerCase());
}

/** Whether a reader pauses within the line: the end of one phrase and the beginning of the next. A text may begin with a "Yes,". */
function goesIntoNextPhrase(words: readonly Word[], isFirstLine: boolean): boolean {
  return words
    .slice(0, -1)
    .some(({ text }, at) => pause.test(text) && !(isFirstLine && at === 0 && text.length <= longestOpening));
}

/** Where the words of a line end that are drawn: not with a separator. */
function drawnEnd(words: readonly Word[], from: number, to: number): number {
  return to - from > 1 && to < words.length && words[to - 1]?.text === separator ? to - 1 : to;
}

/** Whether a text fits on one line without getting smaller than its rules allow or than nine tenths of its wanted size. */
export function fitsOneLine(text: string, rules: TextRules): boolean {
  const words = splitWords(text, rules);
  const width = words.reduce((sum, word) => sum + word.advance, 0);
  return width * Math.max(rules.minSize, rules.maxSize * 0.9) <= rules.maxWidth;
}

/** The most even way to set all words on exactly `count` lines of at most `maxWidth`, none of them uneven where so asked; null where there is none. */
function breakLines(
  words: Word[],
  count: number,
  maxWidth: number,
  { keepsPhrases = false, isEven }: Pick<TextRules, "keepsPhrases"> & { isEven: boolean },
): { lines: Line[]; cost: number } | null {
  const starts = [0];
  for (const word of words) starts.push((starts.at(-1) ?? 0) + word.advance + word.spaceAfter);
  const width = (from: number, end: number) => {
    const to = drawnEnd(words, from, end);
    const last = words[to - 1];
    return (starts[to] ?? 0) - (starts[from] ?? 0) - (last?.spaceAfter ?? 0) + (last?.hyphen?.advance ?? 0);
  };
  const ideal = width(0, words.length) / count;
  const cost: number[][] = Array.from({ length: count + 1 }, () => Array<number>(words.length + 1).fill(Infinity));
  const from: number[][] = cost.map((row) => row.map(() => 0));
  (cost[0] ?? [])[0] = 0;
  for (let line = 1; line <= count; line++) {
    for (let to = line; to <= words.length; to++) {
      for (let start = line - 1; start < to; start++) {
        const before = cost[line - 1]?.[start] ?? Infinity;
        const lineWidth = width(start, to);
        if (lineWidth > maxWidth || before === Infinity) continue;
        if (
          isEven &&
          isUnevenLine(words.slice(start, drawnEnd(words, start, to)), start === 0, count, { keepsPhrases })
        )
          continue;
        const torn =
          keepsPhrases && count > 1 && goesIntoNextPhrase(words.slice(start, to), start === 0) ? tornPhraseCost : 0;
        const total = before + torn + lineCost(words, start, to, lineWidth, ideal, count);
        if (total < (cost[line]?.[to] ?? Infinity)) {
          (cost[line] ?? [])[to] = total;
          (from[line] ?? [])[to] = start;
        }
      }
    }
  }
  const total = cost[count]?.[words.length] ?? Infinity;
  if (total === Infinity) return null;
  const lines: Line[] = [];
  let to = words.length;
  for (let line = count; line > 0; line--) {
    const start = from[line]?.[to] ?? 0;
    lines.unshift({ words: words.slice(start, drawnEnd(words, start, to)), width: width(start, to) });
    to = start;
  }
  return { lines, cost: total };
}

const tornPhraseCost = 0.2;
/** A text that fits on fewer lines is set on them, unless they are far more uneven. */
const furtherLineCost = 0.05;

function lineCost(words: Word[], start: number, to: number, width: number, ideal: number, count: number): number {
  const isLast = to === words.length;
  const last = words[to - 1];
  let cost = ((ideal - width) / ideal) ** 2;
  if (!isLast && weakEndings.has(last?.text.toLowerCase() ?? "")) cost += 0.12;
  if (last?.hyphen) cost += 0.3;
  if (count > 1 && isLittle(words.slice(start, to))) cost += 0.35;
  // A single short word at the end looks forgotten.
  if (isLast && to - start === 1 && count > 1 && width < ideal * 0.6) cost += 0.25;
  return cost;
}
