import { requiredContrast } from "../../src/core/rendering/inspection.ts";
import { UnusableInput } from "../unusableInput.ts";
import { outlineText, union } from "./outline.ts";
import { textBlock, type Block, type Piece, type Place, type Setting } from "./pieces.ts";
import { fitText } from "./typeset.ts";

/** The pieces that give a layout its name: a figure, a quotation, a list, ingredients. Each gives its height. */

type Stacked = Block & { height: number };

/** A figure as large as its place allows. Throws `UnusableInput` where the words have none. */
export function bigFigure({ fonts, palette, words, onOwnGround }: Setting, at: Place, maxSize: number): Stacked {
  if (!words.bigNumber) throw new UnusableInput("These words have no figure to be set large.");
  const rules = {
    face: fonts.display,
    maxWidth: at.width,
    maxHeight: maxSize,
    maxSize,
    minSize: 120,
    maxLines: 1,
    leading: 0.86,
    tracking: -0.03,
  };
  return textBlock({
    role: "headline",
    text: words.bigNumber.value.replaceAll(" ", "\u00a0"),
    rules,
    colour: palette.ink,
    minContrast: requiredContrast.headline,
    at,
    align: at.align,
    onOwnGround,
  });
}

/** What the figure counts. */
export function figureLabel({ fonts, palette, words, onOwnGround }: Setting, at: Place, maxSize: number): Stacked {
  const rules = {
    face: fonts.displayItalic,
    maxWidth: at.width,
    maxHeight: maxSize * 2.2,
    maxSize,
    minSize: 30,
    maxLines: 2,
    leading: 1.04,
  };
  return textBlock({
    role: "support",
    text: words.bigNumber?.label ?? "",
    rules,
    colour: palette.ink,
    minContrast: requiredContrast.text,
    at,
    align: at.align,
    onOwnGround,
  });
}

/** The page's own sentence under an opening mark. Throws `UnusableInput` where there is none. */
export function quotation(
  { fonts, palette, words, onOwnGround }: Setting,
  at: Place,
  limits: { maxHeight: number; maxSize: number; maxLines: number },
): Stacked {
  if (!words.quote) throw new UnusableInput("These words have no sentence to be quoted.");
  const markAt = (y: number) =>
    textBlock({
      role: "headline",
      text: "“",
      rules: {
        face: fonts.display,
        maxWidth: at.width,
        maxHeight: limits.maxSize * 3,
        maxSize: limits.maxSize * 2.2,
        minSize: 60,
        maxLines: 1,
        leading: 1,
      },
      colour: palette.accent,
      minContrast: requiredContrast.headline,
      at: { ...at, y },
      align: at.align,
      onOwnGround,
    });
  // The mark's ink is only the upper part of its line: it is raised to where the block begins.
  const mark = markAt(at.y - (markAt(at.y).box.y - at.y));
  const markHeight = mark.box.height + limits.maxSize * 0.22;
  const text = textBlock({
    role: "headline",
    text: words.quote,
    rules: { face: fonts.displayItalic, maxWidth: at.width, minSize: 34, leading: 1.06, ...limits },
    colour: palette.ink,
    minContrast: requiredContrast.headline,
    at: { ...at, y: at.y + markHeight },
    align: at.align,
    onOwnGround,
  });
  return {
    pieces: [...mark.pieces, ...text.pieces],
    placed: [...mark.placed, ...text.placed],
    box: union(mark.box, text.box),
    height: markHeight + text.height,
  };
}

/** Proof points as a list with fine rules between; null where there are fewer than two. */
export function checklist({ fonts, palette, words, onOwnGround }: Setting, at: Place, size: number): Stacked | null {
  if (words.proofPoints.length < 2) return null;
  const tick = size * 0.8;
  const indent = tick + size * 0.75;
  const rowGap = size * 0.62;
  const rules = {
    face: fonts.textMedium,
    maxWidth: at.width - indent,
    maxHeight: size * 2.6,
    maxSize: size,
    minSize: 22,
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
  { fonts, palette, onOwnGround }: Setting,
  { name, note }: { name: string; note: string | null },
  at: Place,
  size: number,
): Stacked {
  const shared = { maxWidth: at.width, maxLines: 2 };
  const title = textBlock({
    role: "proof",
    text: name,
    rules: { ...shared, face: fonts.display, maxHeight: size * 2.3, maxSize: size, minSize: 28, leading: 1.02 },
    colour: palette.ink,
    minContrast: requiredContrast.text,
    at,
    align: at.align,
    onOwnGround,
  });
  if (note === null) return title;
  const small = size * 0.58;
  const below = textBlock({
    role: "proof",
    text: note,
    rules: { ...shared, face: fonts.text, maxHeight: small * 2.7, maxSize: small, minSize: 21, leading: 1.28 },
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
export function callToActionLink({ fonts, palette, words, onOwnGround }: Setting, at: Place, size: number): Stacked {
  const rules = {
    face: fonts.textMedium,
    maxWidth: at.width,
    maxHeight: size * 1.5,
    maxSize: size,
    minSize: 26,
    maxLines: 1,
    leading: 1.2,
    tracking: 0.03,
  };
  const text = textBlock({
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
