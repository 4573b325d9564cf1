import { type AngleLines, colouring, washedOff } from "../../lines.ts";
import { supportsOfKind } from "../supportsOfKind.ts";

/** A small change on the shelf; never a before and an after, never a date by which. */
export const transformation: AngleLines = {
  headlines: [
    {
      lines: [
        "One small change.",
        "Start something good.",
        "Time for something new.",
        "Something new to love.",
        "Change one thing.",
        "Small change, good change.",
        "Make the switch.",
        "Good things start small.",
      ],
    },
    {
      not: colouring,
      lines: ["Step up your skincare.", "Give the routine a rethink.", "Something new for your {skin}."],
    },
    { not: ["complexion"], lines: ["Hello, *{bare}.*"] },
    {
      only: ["complexion"],
      lines: ["Switch up your makeup.", "A change of look, made easy.", "Still you, with makeup on."],
    },
    { voice: "playful", lines: ["Out with the old.", "New favorite, found.", "Hello, new favorite."] },
    { voice: "clinical", lines: ["A considered change.", "Time for an upgrade.", "A better place to start."] },
    { voice: "luxurious", lines: ["Add a little luxury.", "Trade up.", "Upgrade the everyday."] },
    { voice: "calm", lines: ["Begin gently.", "Easy does it."] },
    { voice: "calm", not: washedOff, lines: ["Little by little."] },
  ],
  supports: [...supportsOfKind],
};
