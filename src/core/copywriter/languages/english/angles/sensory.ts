import { type AngleLines, colouring } from "../../lines.ts";
import { supportsOfKind } from "../supportsOfKind.ts";

/** How it goes on. */
export const sensory: AngleLines = {
  headlines: [
    {
      lines: [
        "A joy to use.",
        "Made to be enjoyed.",
        "Something to enjoy.",
        "Take your time.",
        "The good part of the day.",
        "It's the little things.",
        "Simple pleasures.",
        "Made to be loved.",
        "Well, hello there.",
      ],
    },
    {
      not: [...colouring, "sunscreen"],
      lines: ["Something lovely for your {skin}.", "Care you can feel.", "Spoil your {skin}.", "Pamper your {skin}."],
    },
    { only: ["complexion"], lines: ["Makeup that's a joy to put on.", "Makeup you'll love to wear."] },
    { voice: "playful", lines: ["Oh, hello.", "Yes, please.", "Go on, enjoy."] },
    { voice: "clinical", lines: ["Considered, start to finish.", "Thoughtfully made.", "Every detail considered."] },
    { voice: "luxurious", lines: ["Luxury you can feel.", "Indulge your {skin}.", "The finer things."] },
    { voice: "calm", lines: ["Nice and slow.", "A calm moment for {skin}.", "Slow down. Enjoy."] },
  ],
  supports: [...supportsOfKind],
};
