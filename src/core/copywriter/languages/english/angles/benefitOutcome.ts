import { type AngleLines, colouring } from "../../lines.ts";
import { supportsOfKind } from "../supportsOfKind.ts";

/** What it is for, said first; then what is in it. */
export const benefitOutcome: AngleLines = {
  headlines: [
    {
      lines: [
        "Made for real life.",
        "Feel good, every day.",
        "Something good, every day.",
        "Everyday, but better.",
        "Good things, made well.",
        "One good thing.",
        "Done well.",
      ],
    },
    { not: ["mask", "scrub", "formula"], lines: ["Everyday {glow}."] },
    {
      not: colouring,
      lines: [
        "Do something good for your {skin}.",
        "Put your {skin} first.",
        "Look after your {skin}.",
        "Be nice to your {skin}.",
        "A little extra for your {skin}.",
        "Your {skin} deserves good things.",
        "Good to your {skin}.",
      ],
    },
    {
      only: ["complexion"],
      lines: [
        "Your look, made easy.",
        "Makeup that feels like you.",
        "{Glow}, your way.",
        "Ready when you are.",
        "Your makeup, your way.",
      ],
    },
    {
      voice: "playful",
      lines: [
        "{Glow} first, plans later.",
        "Yes to {glow}.",
        "Be good to your {skin}.",
        "More of this, please.",
        "Happy days.",
      ],
    },
    { voice: "clinical", lines: ["Well made, plainly put.", "Carefully made.", "Made with purpose."] },
    {
      voice: "luxurious",
      lines: [
        "Treat your {skin} well.",
        "A touch of luxury for your {skin}.",
        "Luxury, on an ordinary Tuesday.",
        "Everyday luxury.",
      ],
    },
    { voice: "calm", lines: ["Simply good.", "{Glow}, kept simple.", "Quietly good."] },
    { lines: ["Made with *{bare}.*"] },
  ],
  supports: [...supportsOfKind],
};
