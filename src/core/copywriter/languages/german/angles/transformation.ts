import type { AngleLines } from "../../lines.ts";
import { caring } from "../families.ts";
import { supportsOfKind } from "../supportsOfKind.ts";

/** From one habit to the next, without a promise. */
export const transformation: AngleLines = {
  headlines: [
    { lines: ["Eine gute Gewohnheit mehr.", "Zeit für etwas Gutes.", "Ein guter Anfang."] },
    {
      only: caring,
      lines: [
        "Gute Pflege beginnt hier.",
        "Ein kleiner Schritt für {diehaut}.",
        "Ab heute gut gepflegt.",
        "Jeden Tag ein bisschen Pflege.",
        "Pflege, bei der man gern dranbleibt.",
        "Heute [ist|sind] {diehaut} dran.",
        "Pflege wird Gewohnheit.",
        "Mehr Liebe für {diehaut}.",
        "Auch {fuesse} haben mal Feierabend.",
        "Mit Liebe gepflegt.",
      ],
    },
    {
      voice: "playful",
      only: caring,
      lines: ["Heute schon gepflegt?", "Ab heute mit mehr Liebe."],
    },
    {
      voice: "clinical",
      only: caring,
      lines: ["Konsequent gepflegt.", "Konsequente Pflege für {diehaut}.", "Pflege nach Plan."],
    },
    {
      voice: "luxurious",
      only: caring,
      lines: ["Ein kleines Fest für {diehaut}.", "Pflege darf ein Genuss sein.", "Ein kleiner Luxus für {diehaut}."],
    },
    {
      voice: "calm",
      only: caring,
      lines: ["Schritt für Schritt gepflegt.", "Ganz in Ruhe gepflegt."],
    },
  ],
  supports: supportsOfKind,
};
