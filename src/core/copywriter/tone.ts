import { z } from "zod";

/** Voices that the patterns know. A brand's tone is free text; it chooses among these and is never quoted. */
export const Voice = z.enum(["playful", "clinical", "luxurious", "calm"]);
export type Voice = z.infer<typeof Voice>;

/** Words of the four languages; a part of a word counts where languages inflect or compound it. */
const signs: Record<Voice, RegExp> = {
  playful:
    /\b(play\w*|fun\w*|cheek\w*|witt\w*|bold|young|youth\w*|quirk\w*|bubbl\w*|energ\w*|irreverent|humou?r\w*|colou?rful|upbeat|vibrant|lively|sassy|joy\w*|gen ?z)\b|verspielt|frech|locker|humorvoll|fröhlich|jung|bunt|mutig|ludique|espiègle|drôle|joyeu|jeune|audacieu|décalé|pétillant|divertid|juguet|alegre|joven|atrevid|descarad/g,
  clinical:
    /\b(clinic\w*|scien\w*|dermatolog\w*|evidence\w*|labs?|laborator\w*|experts?|technical|precis\w*|medical\w*|efficac\w*|active\w*|research\w*|pharma\w*|transparent\w*|factual|direct)\b|klinisch|wissenschaft|dermatolog|sachlich|präzise|fundiert|scientifique|clinique|précis|pharmaceut|científic|clínic|precis[oa]/g,
  luxurious:
    /\b(luxur\w*|elegan\w*|opulen\w*|premium|refine\w*|sophisticat\w*|indulg\w*|sensu\w*|glam\w*|couture|prestig\w*|timeless|exclusive|rich|parisian)\b|luxuriös|elegant|edel|hochwertig|raffiniert|sinnlich|luxe|luxueu|élégan|raffiné|sensuel|lujo|elegante|refinad|sofisticad/g,
  calm: /\b(calm\w*|minimal\w*|quiet\w*|gentl\w*|seren\w*|simpl\w*|understat\w*|soft\w*|sooth\w*|mindful\w*|earth\w*|honest\w*|botanic\w*|natur\w*|slow|peace\w*|warm\w*|organic|holistic|clean)\b|ruhig|sanft|schlicht|zurückhaltend|natürlich|achtsam|ehrlich|leise|warmherzig|calme|doux|douce|sobre|épuré|naturel|apaisant|tranquil|sencill|natural|sereno|serena|suave/g,
};

/** The voice that most of a tone's words ask for, the earlier one at a tie; null where none does. */
export function voiceOf(tone: string | null): Voice | null {
  const wanted = (tone ?? "")
    .toLowerCase()
    .replace(
      /(?<!\p{L})(not|no|never|without|less|avoid|nicht|nie|kein|keine|pas|sans|jamais|sin|nunca)\s+((?:too|overly|very|be|being|sound|sounding|zu|sehr|trop|très|de|muy|demasiado)\s+)*[\p{L}-]+/gu,
      " ",
    );
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

/** What of a kit says most of its voice: the words of tone, or where no voice answers to them the sentence. */
export function toneOfKit({ toneWords, tone }: { toneWords: readonly string[]; tone: string | null }): string | null {
  const words = toneWords.join(", ");
  return voiceOf(words) === null ? tone : words;
}
