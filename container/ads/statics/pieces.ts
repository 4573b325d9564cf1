import { requiredContrast } from "../../../src/core/rendering/inspection.ts";
import { UnusableInput } from "../../engine/unusableInput.ts";
import { logoMark } from "./logo.ts";
import { outlineText, union, type Align, type Outline } from "./outline.ts";
import type { Block, MinTypePixels, Place, PlacedWords, BlockContext } from "./piece.ts";
import { fitText, legible, type FittedText, type TextRules } from "./typeset.ts";

interface TextBlock {
  role: PlacedWords["role"];
  text: string;
  rules: TextRules;
  colour: string;
  minContrast: number;
  at: { x: number; y: number; width: number };
  align: Align;
  onOwnGround?: boolean | undefined;
}

export function textBlock(minTypePixels: MinTypePixels, options: TextBlock): Block & { height: number } {
  const { role, text, rules, colour, minContrast, at, align } = options;
  const fitted = fitText(text, legible(rules, minTypePixels[role]));
  const outline = outlineAtEdge(fitted, at, align);
  return {
    pieces: [{ kind: "fill", path: outline.path, colour }],
    placed: [
      {
        role,
        ink: outline.ink,
        colour,
        minContrast,
        typePixels: fitted.size,
        onOwnGround: options.onOwnGround ?? false,
      },
    ],
    box: outline.ink,
    height: fitted.height,
  };
}

/** At the left the first line's ink starts on the edge, so that large and small type share one margin. */
function outlineAtEdge(fitted: FittedText, at: TextBlock["at"], align: Align): Outline {
  if (align === "centre") return outlineText(fitted, at.x, at.y, align, at.width);
  const firstLine = outlineText({ ...fitted, lines: fitted.lines.slice(0, 1) }, at.x, at.y);
  return outlineText(fitted, at.x + at.x - firstLine.ink.x, at.y);
}

/** How a name is set, the best way first: on one line, closer, on two lines, closer still. `size`: in that of the mark. */
const nameSizes = [
  { maxLines: 1, tracking: 0.24, size: 1 },
  { maxLines: 1, tracking: 0.12, size: 0.9 },
  { maxLines: 2, tracking: 0.16, size: 0.8 },
  { maxLines: 2, tracking: 0.04, size: 0.8 },
];
const nameLeading = 1.1;

/** The brand's logo, or its name in capitals: a long name smaller, closer or on two lines. */
export function brandMark(context: BlockContext, at: Place, size: number): Block & { height: number } {
  const logo = logoMark(context, at, size);
  if (logo !== null) return logo;
  let refusal: UnusableInput | null = null;
  for (const way of nameSizes) {
    try {
      return nameMark(context, at, size, way);
    } catch (error) {
      if (!(error instanceof UnusableInput)) throw error;
      refusal ??= error;
    }
  }
  throw refusal ?? new UnusableInput("The brand has no name.");
}

function nameMark(
  { fonts, palette, words, onOwnGround, minTypePixels }: BlockContext,
  at: Place,
  size: number,
  { maxLines, tracking, size: share }: (typeof nameSizes)[number],
): Block & { height: number } {
  const rules = {
    face: fonts.display,
    maxWidth: at.width,
    maxHeight: size * (maxLines === 1 ? 1.2 : maxLines * nameLeading),
    maxSize: size * share,
    minSize: minTypePixels.brand,
    maxLines,
    leading: nameLeading,
    tracking,
  };
  return textBlock(minTypePixels, {
    role: "brand",
    text: words.brand.toLocaleUpperCase(),
    rules,
    colour: palette.ink,
    minContrast: requiredContrast.text,
    at,
    align: at.align,
    onOwnGround,
  });
}

export function headline(
  context: BlockContext,
  at: Place,
  limits: { maxHeight: number; maxSize: number; maxLines: number; minSize?: number },
) {
  const { fonts, palette, words, onOwnGround, minTypePixels } = context;
  const rules = {
    face: fonts.display,
    emphasis: fonts.displayItalic,
    maxWidth: at.width,
    minSize: 54,
    leading: 0.96,
    tracking: -0.012,
    keepsPhrases: true,
    ...limits,
  };
  return textBlock(minTypePixels, {
    role: "headline",
    text: words.headline,
    rules,
    colour: palette.ink,
    minContrast: requiredContrast.headline,
    at,
    align: at.align,
    onOwnGround,
  });
}

export function support(
  { fonts, palette, words, onOwnGround, minTypePixels }: BlockContext,
  at: Place,
  maxSize: number,
  maxLines: number,
) {
  const rules = {
    face: fonts.text,
    maxWidth: at.width,
    maxHeight: maxSize * 1.36 * maxLines,
    maxSize,
    minSize: minTypePixels.support,
    maxLines,
    leading: 1.34,
    tracking: 0.002,
  };
  return textBlock(minTypePixels, {
    role: "support",
    text: words.support,
    rules,
    colour: palette.inkSoft,
    minContrast: requiredContrast.text,
    at,
    align: at.align,
    onOwnGround,
  });
}

/** Size of a button's label, as a share of its height. */
const labelPerHeight = 0.37;

/** The call to action: a pill with an arrow. */
export function callToAction(
  { fonts, palette, words, shade, onOwnGround, minTypePixels }: BlockContext,
  at: Place,
  wantedHeight: number,
): Block & { height: number } {
  const height = Math.max(wantedHeight, minTypePixels.callToAction / labelPerHeight);
  const size = height * labelPerHeight;
  const pad = height * 0.52;
  const arrow = height * 0.3;
  const rules = {
    face: fonts.textMedium,
    maxWidth: at.width - 2 * pad - arrow * 2,
    maxHeight: height,
    maxSize: size,
    minSize: minTypePixels.callToAction,
    maxLines: 1,
    leading: 1.1,
    tracking: 0.03,
  };
  const fitted = fitText(words.callToAction, rules);
  const width = pad * 2 + fitted.width + arrow * 1.9;
  const x = at.align === "centre" ? at.x + (at.width - width) / 2 : at.x;
  const box = { x, y: at.y, width, height };
  const label = outlineText(fitted, x + pad, at.y + (height - fitted.height) / 2);
  const [tip, middle] = [x + width - pad, at.y + height / 2];
  const head = arrow * 0.36;
  return {
    pieces: [
      { kind: "pill", box, colour: palette.accent, shadow: onOwnGround ? palette.groundShadow : shade },
      { kind: "fill", path: label.path, colour: palette.onAccent },
      {
        kind: "stroke",
        path: `M${tip - arrow} ${middle}H${tip}M${tip - head} ${middle - head}L${tip} ${middle}L${tip - head} ${middle + head}`,
        colour: palette.onAccent,
        width: height * 0.03,
      },
    ],
    placed: [
      {
        role: "callToAction",
        ink: union(label.ink, { x: tip - arrow, y: middle - head, width: arrow, height: 2 * head }),
        colour: palette.onAccent,
        minContrast: requiredContrast.text,
        typePixels: fitted.size,
        onOwnGround: true,
      },
    ],
    box,
    height,
  };
}
