import type { AngleLines } from "../../lines.ts";
import { supportsOfKind } from "../supportsOfKind.ts";

/** Other people. With a rating on the page, in its own figures; without one, nothing that pretends to evidence and nothing that
 * asks the reader for an opinion: only whom it is for, and an invitation to look or to share. */
export const socialProof: AngleLines = {
  headlines: [
    {
      lines: [
        "Rated {value} stars.",
        "The {noun} with {value} stars.",
        "Meet the {value}-star {noun}.",
        "{Value} stars from {count} reviews.",
        "{Count} reviews. {Value} stars.",
        "Let {count} reviews do the talking.",
        "Our {value}-star {noun}.",
        "Our {noun} has {value} stars.",
      ],
    },
    {
      lines: ["See for yourself.", "Pleased to meet you.", "Good to know.", "Take a closer look.", "Get to know us."],
    },
    {
      not: ["serum", "eye", "formula", "sunscreen", "gel"],
      lines: ["Good to have. Good to give.", "One for you, one to give."],
    },
    { only: ["complexion"], lines: ["For the friend who loves makeup.", "Get ready together."] },
    { voice: "playful", lines: ["Well, hello there.", "You two should meet."] },
    { voice: "clinical", lines: ["Worth a closer look.", "Worth knowing."] },
    { voice: "calm", lines: ["No pressure. Take a look.", "Take a look. Take your time.", "In your own time."] },
  ],
  supports: [...supportsOfKind],
};
