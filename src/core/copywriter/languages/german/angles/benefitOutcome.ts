import type { AngleLines } from "../../lines.ts";
import { caring } from "../families.ts";
import { supportsOfKind } from "../supportsOfKind.ts";

/** What it comes to, said first. */
export const benefitOutcome: AngleLines = {
  headlines: [
    { lines: ["Gut für dich."] },
    {
      only: caring,
      lines: [
        "{Weiche} {haut}, ganz einfach.",
        "{Der} für {weiche} {haut}.",
        "Da [freut|freuen] sich {diehaut}.",
        "Sei gut zu {deinerhaut}.",
        "{Diehaut} [mag|mögen] das.",
        "{Deinehaut} [sagt|sagen] danke.",
        "Zum Wohlfühlen gemacht.",
        "Gut gepflegt durch die Woche.",
        "Gut gepflegt, gut gelaunt.",
        "Pflege für {fuesse} und Fersen.",
      ],
    },
    {
      voice: "playful",
      only: caring,
      lines: ["Streicheleinheiten für {diehaut}.", "Hallo, {weiche} {haut}.", "Gern geschehen, liebe {haut}."],
    },
    {
      voice: "clinical",
      only: caring,
      lines: ["{Weiche} {haut}, Tag für Tag.", "Gute Pflege für {diehaut}.", "Pflege mit Plan."],
    },
    {
      voice: "luxurious",
      only: caring,
      lines: ["Etwas Feines für {diehaut}.", "Schönheit beginnt mit Pflege.", "Feine Pflege für {diehaut}."],
    },
    {
      voice: "calm",
      only: caring,
      lines: ["Ganz entspannt gepflegt.", "So einfach kann Pflege sein."],
    },
    { lines: ["{Noun} mit {baredat}."] },
    { only: caring, lines: ["Pflege mit {baredat}."] },
  ],
  supports: supportsOfKind,
};
