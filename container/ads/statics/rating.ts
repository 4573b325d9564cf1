import { requiredContrast } from "../../../src/core/rendering/inspection.ts";
import type { Words } from "../../../src/core/rendering/scene.ts";
import { outlineText, union } from "./outline.ts";
import type { Block, BlockContext, Place, Point } from "./piece.ts";
import { fitText } from "./typeset.ts";

/**
 * Five stars and what the page has of them, beside each other or, in a narrow column, below; null where the page has none or the other
 * words say the same figure already.
 */
export function rating(
  { fonts, palette, words, onOwnGround = false, minTypePixels }: BlockContext,
  at: Place,
  wantedRadius: number,
): (Block & { height: number }) | null {
  if (words.rating === null) return null;
  const { value, reviewCount } = words.rating;
  const text =
    words.ratingLabel ??
    (reviewCount === null ? `${value} out of 5` : `${value} from ${reviewCount.toLocaleString("en-US")} reviews`);
  if (sayRating(words, value) && figureOf(value).test(text)) return null;
  const radius = Math.max(wantedRadius, minTypePixels.rating / labelPerRadius);
  const size = radius * labelPerRadius;
  const rules = {
    face: fonts.textMedium,
    maxWidth: at.width,
    maxHeight: size * 2.6,
    maxSize: size,
    minSize: minTypePixels.rating,
    maxLines: 2,
    leading: 1.24,
  };
  const step = radius * 2.3;
  const gap = radius * 0.9;
  const starsWidth = step * 5 - (step - 2 * radius);
  const fitted = fitText(text, rules);
  const isRow = fitted.lines.length === 1 && step * 5 + gap + fitted.width <= at.width;
  const indent = (width: number) => (at.align === "centre" ? at.x + (at.width - width) / 2 : at.x);
  const x = indent(isRow ? step * 5 + gap + fitted.width : starsWidth);
  const middle = at.y + radius * 1.2;
  const stars = Array.from({ length: 5 }, (_, i) =>
    star(x + radius + i * step, middle, radius, Math.min(1, Math.max(0, value - i))),
  );
  const label = isRow
    ? outlineText(fitted, x + step * 5 + gap, middle - fitted.height / 2)
    : outlineText(fitted, indent(fitted.width), middle + radius * 1.6, at.align, fitted.width);
  const box = union({ x, y: middle - radius, width: starsWidth, height: 2 * radius }, label.ink);
  return {
    pieces: [
      ...stars.map(({ outline }) => ({ kind: "stroke" as const, path: outline, colour: palette.accent, width: 1.6 })),
      ...stars
        .filter(({ filled }) => filled !== "")
        .map(({ filled }) => ({ kind: "fill" as const, path: filled, colour: palette.accent })),
      { kind: "fill", path: label.path, colour: palette.ink },
    ],
    placed: [
      {
        role: "rating",
        ink: box,
        colour: palette.ink,
        minContrast: requiredContrast.text,
        typePixels: fitted.size,
        onOwnGround,
      },
    ],
    box,
    height: isRow ? radius * 2.4 : radius * 2.8 + fitted.height,
  };
}

/** Size of the figure beside the stars, as a multiple of a star's radius. */
const labelPerRadius = 1.75;

/** Whether headline, support or a proof point has the rating's figure: it is not said twice. */
function sayRating({ headline, support, proofPoints }: Words, value: number): boolean {
  return [headline, support, ...proofPoints].some((text) => figureOf(value).test(text));
}

function figureOf(value: number): RegExp {
  return new RegExp(`(?<![\\d.,])${value.toFixed(1).replace(".", "[.,]")}(?![\\d])`);
}

/** A star, and what is filled of it from the left: its share of the star's width, so that 4.3 is seen as 4.3. */
function star(cx: number, cy: number, radius: number, share: number): { outline: string; filled: string } {
  const points = Array.from({ length: 10 }, (_, i): Point => {
    const angle = -Math.PI / 2 + (i * Math.PI) / 5;
    const r = i % 2 ? radius * 0.42 : radius;
    return [cx + Math.cos(angle) * r, cy + Math.sin(angle) * r];
  });
  const across = points.map(([x]) => x);
  const [left, right] = [Math.min(...across), Math.max(...across)];
  return { outline: pathOf(points), filled: pathOf(leftOf(points, left + share * (right - left))) };
}

/** The part of a closed outline to the left of an upright line. */
function leftOf(points: readonly Point[], limit: number): Point[] {
  return points.flatMap(([x, y], at) => {
    const [nextX, nextY] = points[(at + 1) % points.length] ?? [x, y];
    const own: Point[] = x <= limit ? [[x, y]] : [];
    if (x <= limit === nextX <= limit) return own;
    return [...own, [limit, y + ((limit - x) / (nextX - x)) * (nextY - y)] as const];
  });
}

function pathOf(points: readonly Point[]): string {
  return points.length < 3 ? "" : `M${points.map(([x, y]) => `${x.toFixed(2)} ${y.toFixed(2)}`).join("L")}Z`;
}
