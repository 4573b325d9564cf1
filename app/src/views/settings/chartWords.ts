import type { DailyUsage } from "../../api/people.ts";
import { countText, creditsText, dateText, wholeText } from "../../parts/words.ts";

type Days = DailyUsage["days"];

/** Even numbers, so that the middle of the scale is a whole one. */
const scaleEnds = [10, 12, 16, 20, 30, 40, 60, 80];

/** Where the scale ends: the next of 10, 12, 16 … 80, 100, 120 … that no day is above. */
export function chartTop(days: Days): number {
  const most = Math.max(...days.map(({ credits }) => credits));
  const power = 10 ** Math.max(0, Math.ceil(Math.log10(most)) - 2);
  return (scaleEnds.find((end) => end * power >= most) ?? 100) * power;
}

/** What the chart shows, in a sentence. */
export function chartWords(days: Days): string {
  const span = `in the last ${countText(days.length, "day")}`;
  const sum = days.reduce((total, { credits }) => total + credits, 0);
  if (sum === 0) return `No credits were spent ${span}.`;
  const most = days.reduce((highest, day) => (day.credits > highest.credits ? day : highest));
  return `${creditsText(sum)} spent ${span}, the most on ${dateText(most.date)}: ${wholeText(most.credits)}.`;
}
