import { type AngleLines, colouring } from "../../lines.ts";
import { supportsOfKind } from "../supportsOfKind.ts";

/** A friction that lies in full days and full shelves, never in the reader; then what eases it. */
export const painAndSolution: AngleLines = {
  headlines: [
    {
      lines: [
        "{Stress}? Keep it simple.",
        "Easy, even on {stress}.",
        "Made for {stress}.",
        "Ready for {stress}.",
        "{Glow}, made easy.",
        "{Glow} without the fuss.",
        "Fewer products, better chosen.",
        "Less fuss, more you.",
        "The easy part of your day.",
        "Life's busy. This is easy.",
      ],
    },
    {
      not: colouring,
      lines: [
        "Good care can be easy.",
        "Care for your {skin}, without the fuss.",
        "Made for cold weather.",
        "Winter care for {skin}.",
        "Your {skin} won't miss the fuss.",
      ],
    },
    { only: ["complexion"], lines: ["Makeup without the fuss.", "Makeup for {stress}.", "Getting ready, made easy."] },
    { voice: "playful", lines: ["No fuss. No fluff.", "Yes to easy.", "Busy? This is the easy bit."] },
    { voice: "clinical", lines: ["Clear and straightforward.", "Less guesswork, please.", "Straight to the point."] },
    { voice: "luxurious", lines: ["A little luxury for {stress}.", "Luxury without the fuss.", "Beautifully easy."] },
    { voice: "calm", lines: ["Take it easy.", "A little less to do.", "Nice and easy.", "One thing at a time."] },
  ],
  supports: [...supportsOfKind],
};
