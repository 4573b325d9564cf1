import type { AngleLines } from "../../lines.ts";
import { caring } from "../families.ts";
import { supportsOfKind } from "../supportsOfKind.ts";

/** What it stands against, then what it answers. */
export const painAndSolution: AngleLines = {
  headlines: [
    { lines: ["Ganz einfach: {der}.", "Weniger Aufwand, bitte."] },
    {
      only: caring,
      lines: [
        "Hautpflege muss nicht kompliziert sein.",
        "Für {haut}, die viel [mitmacht|mitmachen].",
        "{Deinehaut} [macht|machen] viel mit.",
        "Heute schon an {deinehaut} gedacht?",
        "Viel um die Ohren? Zeit für Pflege.",
        "Erst {diehaut}, dann die To-do-Liste.",
        "{Deinehaut} [hat|haben] Pflege verdient.",
        "Pflege statt Perfektion.",
        "Gute Pflege braucht keinen Anlass.",
        "Pflege für {stress}.",
        "Pflege für {denbart}, ganz einfach.",
        "{Speise}, aber für {diehaut}.",
      ],
    },
    {
      voice: "playful",
      only: caring,
      lines: ["Kein Drama, nur gute Pflege.", "Stress? Erst mal {diehaut}.", "Pflege an, Stress aus."],
    },
    {
      voice: "clinical",
      only: caring,
      lines: ["{Bare} für {diehaut}.", "Gute Pflege, klar gedacht.", "Pflege ohne Umwege."],
    },
    {
      voice: "luxurious",
      only: caring,
      lines: ["Gönn dir feine Pflege.", "Ein bisschen Luxus darf sein."],
    },
    {
      voice: "calm",
      only: caring,
      lines: ["Einfach gut gepflegt.", "Gut gepflegt, ganz in Ruhe.", "Pflege, die Ruhe bringt."],
    },
    { lines: ["{Amount} für {diehaut}."] },
  ],
  supports: supportsOfKind,
};
