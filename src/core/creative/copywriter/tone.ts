import { z } from "zod";

/** Voices that the patterns know. A brand's tone is free text; it chooses among these and is never quoted. */
export const Voice = z.enum(["playful", "clinical", "luxurious", "calm"]);
export type Voice = z.infer<typeof Voice>;

const signs: Record<Voice, RegExp> = {
  playful:
    /\b(play\w*|fun\w*|cheek\w*|witt\w*|bold|young|youth\w*|quirk\w*|bubbl\w*|energ\w*|irreverent|humou?r\w*|colou?rful|upbeat|vibrant|lively|sassy|joy\w*|gen ?z)\b/g,
  clinical:
    /\b(clinic\w*|scien\w*|dermatolog\w*|evidence\w*|labs?|laborator\w*|experts?|technical|precis\w*|medical\w*|efficac\w*|active\w*|research\w*|pharma\w*|transparent\w*|factual|direct)\b/g,
  luxurious:
    /\b(luxur\w*|elegan\w*|opulen\w*|premium|refine\w*|sophisticat\w*|indulg\w*|sensu\w*|glam\w*|couture|prestig\w*|timeless|exclusive|rich|parisian)\b/g,
  calm: /\b(calm\w*|minimal\w*|quiet\w*|gentl\w*|seren\w*|simpl\w*|understat\w*|soft\w*|sooth\w*|mindful\w*|earth\w*|honest\w*|botanic\w*|natur\w*|slow|peace\w*|warm\w*|organic|holistic|clean)\b/g,
};

/** The voice that most of a tone's words ask for, the earlier one at a tie; null where none does. */
export function voiceOf(tone: string | null): Voice | null {
  const wanted = (tone ?? "")
    .toLowerCase()
    .replace(/\b(not|no|never|without|less|avoid)\s+(too |overly |very |be |being |sound |sounding )*[\w-]+/g, " ");
  let best: { voice: Voice; hits: number; first: number } | null = null;
  for (const voice of Voice.options) {
    const found = [...wanted.matchAll(signs[voice])];
    const first = found[0]?.index ?? Infinity;
    if (found.length === 0) continue;
    if (best === null || found.length > best.hits || (found.length === best.hits && first < best.first)) {
      best = { voice, hits: found.length, first };
    }
  }
  return best?.voice ?? null;
}
