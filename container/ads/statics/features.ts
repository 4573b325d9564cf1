import { requiredContrast } from "../../../src/core/rendering/inspection.ts";
import { UnusableInput } from "../../engine/unusableInput.ts";
import { outlineText, union } from "./outline.ts";
import type { Block, Piece, Place, BlockContext } from "./piece.ts";
import { textBlock } from "./pieces.ts";
import { fitsOneLine, fitText } from "./typeset.ts";

/** The pieces that give a layout its name: a figure, a quotation, a list, ingredients. Each gives its height. */

type Stacked = Block & { height: number };

/** A block whose ink, not whose line, begins at `y`: capitals and marks stand somewhere inside their line. */
function inkFrom(y: number, make: (y: number) => Stacked): Stacked {
  return make(y - (make(y).box.y - y));
}

/**
 * A figure with what it counts, set as one: the words under it take the figure's own width. Throws `UnusableInput` where there is
 * no figure.
 */
export function figure(
  { fonts, palette, words, onOwnGround, minTypePixels }: BlockContext,
  at: Place,
  maxSize: number,
): Stacked {
  if (!words.bigNumber) throw new UnusableInput("These words have no figure to be set large.");
  const { value, label } = words.bigNumber;
  const shared = { colour: palette.ink, align: at.align, onOwnGround };
  const digits = inkFrom(at.y, (y) =>
    textBlock(minTypePixels, {
      ...shared,
      role: "headline",
      text: value.replaceAll(" ", "\u00a0"),
      rules: {
        face: fonts.display,
        maxWidth: at.width,
        maxHeight: maxSize,
        maxSize,
        minSize: 120,
        maxLines: 1,
        leading: 0.86,
        tracking: -0.03,
      },
      minContrast: requiredContrast.headline,
      at: { ...at, y },
    }),
  );
  const maxWidth = Math.min(at.width, Math.max(digits.box.width, maxSize));
  const line = { face: fonts.displayItalic, maxWidth, maxSize: maxSize * 0.24, minSize: 34, leading: 1.04 };
  const oneLine = { ...line, maxLines: 1, maxHeight: maxSize * 0.26 };
  const isOneLine = fitsOneLine(label, { ...oneLine, maxSize: 0, minSize: leastLabelPixels });
  const twoLines = { ...line, maxLines: 2, maxSize: 72, maxHeight: 160 };
  const counted = inkFrom(digits.box.y + digits.box.height + maxSize * 0.09, (y) =>
    textBlock(minTypePixels, {
      ...shared,
      role: "support",
      text: label,
      rules: isOneLine ? oneLine : twoLines,
      minContrast: requiredContrast.text,
      at: { ...at, y },
    }),
  );
  const box = union(digits.box, counted.box);
  return {
    pieces: [...digits.pieces, ...counted.pieces],
    placed: [...digits.placed, ...counted.placed],
    box,
    height: box.y + box.height - at.y,
  };
}

/** Smaller than this the words under a figure break into two lines instead. */
const leastLabelPixels = 50;

/** What somebody has said beside an opening mark, their name below. Throws `UnusableInput` where there is nothing said. */
export function quotation(
  { fonts, palette, words, onOwnGround, minTypePixels }: BlockContext,
  at: Place,
  limits: { maxHeight: number; maxSize: number; maxLines: number },
): Stacked {
  if (!words.quote) throw new UnusableInput("These words have no sentence to be quoted.");
  const mark = inkFrom(at.y, (y) =>
    textBlock(minTypePixels, {
      role: "support",
      text: "“",
      rules: {
        face: fonts.display,
        maxWidth: at.width,
        maxHeight: limits.maxSize * 4,
        maxSize: limits.maxSize * 2.6,
        minSize: 60,
        maxLines: 1,
        leading: 1,
      },
      colour: palette.accent,
      minContrast: requiredContrast.headline,
      at: { ...at, y },
      align: "left",
      onOwnGround,
    }),
  );
  const indent = mark.box.width + limits.maxSize * 0.5;
  const text = inkFrom(at.y, (y) =>
    textBlock(minTypePixels, {
      role: "support",
      text: words.quote ?? "",
      rules: { face: fonts.displayItalic, maxWidth: at.width - indent, minSize: 34, leading: 1.12, ...limits },
      colour: palette.ink,
      minContrast: requiredContrast.text,
      at: { ...at, x: at.x + indent, y },
      align: "left",
      onOwnGround,
    }),
  );
  const signed = words.quoteAuthor ? signature(words.quoteAuthor, text.box.y + text.box.height) : null;
  const parts = [mark, text, ...(signed === null ? [] : [signed])];
  const box = parts.map((part) => part.box).reduce(union);
  return {
    pieces: parts.flatMap(({ pieces }) => pieces),
    placed: parts.flatMap(({ placed }) => placed),
    box,
    height: box.y + box.height - at.y,
  };

  function signature(author: string, below: number): Stacked {
    const size = Math.max(minTypePixels.proof, limits.maxSize * 0.56);
    return inkFrom(below + limits.maxSize * 0.62, (y) =>
      textBlock(minTypePixels, {
        role: "support",
        text: `— ${author}`,
        rules: {
          face: fonts.textMedium,
          maxWidth: at.width - indent,
          maxHeight: size * 2.6,
          maxSize: size,
          minSize: minTypePixels.proof,
          maxLines: 2,
          leading: 1.24,
        },
        colour: palette.ink,
        minContrast: requiredContrast.text,
        at: { ...at, x: at.x + indent, y },
        align: "left",
        onOwnGround,
      }),
    );
  }
}

/** Proof points as a list with fine rules between; null where there are fewer than two. */
export function checklist(
  { fonts, palette, words, onOwnGround, minTypePixels }: BlockContext,
  at: Place,
  wantedSize: number,
): Stacked | null {
  if (words.proofPoints.length < 2) return null;
  const size = Math.max(wantedSize, minTypePixels.proof);
  const tick = size * 0.8;
  const indent = tick + size * 0.75;
  const rowGap = size * 0.62;
  const rules = {
    face: fonts.textMedium,
    maxWidth: at.width - indent,
    maxHeight: size * 2.6,
    maxSize: size,
    minSize: minTypePixels.proof,
    maxLines: 2,
    leading: 1.24,
  };
  const pieces: Piece[] = [];
  const placed: Block["placed"] = [];
  const rule = (y: number): Piece => ({
    kind: "stroke",
    path: `M${at.x} ${y}H${at.x + at.width}`,
    colour: palette.inkSoft,
    width: 1.5,
  });
  let y = at.y;
  for (const text of words.proofPoints) {
    pieces.push(rule(y));
    const fitted = fitText(text, rules);
    const middle = y + rowGap + fitted.height / 2;
    const outline = outlineText(fitted, at.x + indent, y + rowGap);
    pieces.push({
      kind: "stroke",
      path: `M${at.x + 2} ${middle}L${at.x + tick * 0.38} ${middle + tick * 0.36}L${at.x + tick} ${middle - tick * 0.38}`,
      colour: palette.accent,
      width: size * 0.1,
    });
    pieces.push({ kind: "fill", path: outline.path, colour: palette.ink });
    placed.push({
      role: "proof",
      ink: outline.ink,
      colour: palette.ink,
      minContrast: requiredContrast.text,
      typePixels: fitted.size,
      onOwnGround: onOwnGround ?? false,
    });
    y += fitted.height + 2 * rowGap;
  }
  pieces.push(rule(y));
  return {
    pieces,
    placed,
    box: { x: at.x, y: at.y, width: at.width, height: y - at.y },
    height: y - at.y,
  };
}

/** One ingredient: its name, and under it a few words. */
export function callout(
  { fonts, palette, onOwnGround, minTypePixels }: BlockContext,
  { name, note }: { name: string; note: string | null },
  at: Place,
  size: number,
): Stacked {
  const shared = { maxWidth: at.width };
  const title = textBlock(minTypePixels, {
    role: "proof",
    text: name,
    rules: {
      ...shared,
      face: fonts.display,
      maxLines: 2,
      maxHeight: size * 2.3,
      maxSize: size,
      minSize: 32,
      leading: 1.04,
    },
    colour: palette.ink,
    minContrast: requiredContrast.text,
    at,
    align: at.align,
    onOwnGround,
  });
  if (note === null) return title;
  const small = Math.max(minTypePixels.proof, size * 0.6);
  const below = textBlock(minTypePixels, {
    role: "proof",
    text: note,
    rules: {
      ...shared,
      face: fonts.text,
      maxLines: 3,
      maxHeight: small * 4,
      maxSize: small,
      minSize: small,
      leading: 1.28,
    },
    // The product's shadow may fall here: the soft ink would be lost in it.
    colour: palette.ink,
    minContrast: requiredContrast.text,
    at: { ...at, y: at.y + title.height + size * 0.12 },
    align: at.align,
    onOwnGround,
  });
  return {
    pieces: [...title.pieces, ...below.pieces],
    placed: [...title.placed, ...below.placed],
    box: union(title.box, below.box),
    height: title.height + size * 0.12 + below.height,
  };
}

/** The call to action as underlined words, where a button would be too loud. */
export function callToActionLink(
  { fonts, palette, words, onOwnGround, minTypePixels }: BlockContext,
  at: Place,
  size: number,
): Stacked {
  const rules = {
    face: fonts.textMedium,
    maxWidth: at.width,
    maxHeight: size * 1.5,
    maxSize: size,
    minSize: minTypePixels.callToAction,
    maxLines: 1,
    leading: 1.2,
    tracking: 0.03,
  };
  const text = textBlock(minTypePixels, {
    role: "callToAction",
    text: words.callToAction,
    rules,
    colour: palette.ink,
    minContrast: requiredContrast.text,
    at,
    align: at.align,
    onOwnGround,
  });
  const y = text.box.y + text.box.height + size * 0.3;
  const { x, width } = text.box;
  return {
    pieces: [...text.pieces, { kind: "stroke", path: `M${x} ${y}H${x + width}`, colour: palette.accent, width: 3 }],
    placed: text.placed,
    box: { ...text.box, height: y + 2 - text.box.y },
    height: y + 2 - at.y,
  };
}
