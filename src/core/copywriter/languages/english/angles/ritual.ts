import { type AngleLines, colouring, washedOff } from "../../lines.ts";
import { supportsOfKind } from "../supportsOfKind.ts";

/** The moment around it: a minute for oneself, and what the hands do. */
export const ritual: AngleLines = {
  headlines: [
    {
      lines: [
        "Made for {moment}.",
        "Here's to {moment}.",
        "{Moment} start here.",
        "Make time for your {skin}.",
        "Time for you.",
        "This is your time.",
        "A little time for you.",
        "Something to look forward to.",
      ],
    },
    {
      not: colouring,
      lines: [
        "A minute for your {skin}.",
        "A small moment of care.",
        "A routine you'll actually keep.",
        "Time for some skincare.",
        "Take a moment. Take two.",
      ],
    },
    { not: [...washedOff, "formula"], lines: ["A small daily step.", "A good habit, kept."] },
    {
      only: ["complexion"],
      lines: [
        "Makeup, mirror, go.",
        "The fun part of getting ready.",
        "Put on a song. Do your makeup.",
        "A minute at the mirror.",
        "Make getting ready a pleasure.",
      ],
    },
    {
      voice: "playful",
      not: ["sunscreen"],
      lines: ["Do not disturb.", "Sorry, can't. Me time.", "Reply later. You *first.*", "It's me o'clock."],
    },
    { voice: "clinical", lines: ["A good habit to start.", "Consistency, made easy.", "The step you won't skip."] },
    {
      voice: "luxurious",
      lines: ["A small indulgence for your {skin}.", "The luxury of a minute for your {skin}.", "Indulge a little."],
    },
    {
      voice: "calm",
      lines: ["Take your time.", "A moment for yourself.", "One calm minute for your {skin}.", "All in good time."],
    },
    { voice: "calm", not: colouring, lines: ["Pause for your {skin}."] },
  ],
  supports: [...supportsOfKind],
};
