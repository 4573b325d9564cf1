import type { CopyAngle } from "../contract/creative.ts";
import type { Words } from "../rendering/scene.ts";
import { contentWords, plainHeadline } from "./line.ts";

type Figure = NonNullable<Words["bigNumber"]>;

/** What a page counts in hours, and words for the same thing in all languages. */
const moisture =
  /hydrat|moistur|quench|thirst|parched|drink|water|dewy|\bdry\b|feuchtigkeit|durst|trink|wasser|désaltèr|soif|\beau\b|hidrata|\bagua|\bsed\b|sedient/iu;
const ratingLabel = /\b(?:stars|sterne|étoiles|estrellas)\b|étoiles/iu;

/** Whether a line is about what a large figure beside it counts: its ingredient, its claim, or other people's opinion. */
export function speaksOfFigure(line: string, { label }: Figure, angle: CopyAngle | null): boolean {
  if (ratingLabel.test(label)) return angle === null || angle === "social proof";
  if (angle === "social proof") return false;
  const text = plainHeadline(line).toLowerCase();
  if (moisture.test(label)) return moisture.test(text);
  return contentWords(label).some((word) => text.includes(word.slice(0, Math.max(5, word.length - 2))));
}
