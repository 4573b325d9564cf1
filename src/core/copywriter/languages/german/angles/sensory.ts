import type { AngleLines } from "../../lines.ts";
import { caring } from "../families.ts";
import { supportsOfKind } from "../supportsOfKind.ts";

/** How it is used, hand and skin, without a feeling, a finish or a scent that the page does not give it. */
export const sensory: AngleLines = {
  headlines: [
    { lines: ["Ein gutes Gefühl.", "Einfach angenehm."] },
    {
      only: caring,
      lines: [
        "Pflege, die sich gut anfühlt.",
        "Angenehm auf {derhaut}.",
        "Auftragen und wohlfühlen.",
        "Eine Wohltat.",
        "Wohlfühlen beginnt auf der Haut.",
        "Auch {fuesse} haben Gefühle.",
        "Pflege für alle Sinne.",
      ],
    },
    {
      voice: "playful",
      only: caring,
      lines: ["Anfassen erlaubt.", "Einmal Wohlfühlen, bitte."],
    },
    { voice: "clinical", only: caring, lines: ["Spürbar gut gepflegt.", "Angenehm unkompliziert."] },
    {
      voice: "luxurious",
      only: caring,
      lines: ["Pflege, die man genießt.", "Auftragen und genießen.", "Zeit zum Genießen."],
    },
    {
      voice: "calm",
      only: caring,
      lines: ["Ganz in Ruhe auftragen.", "Die Welt kann kurz warten.", "Durchatmen und wohlfühlen."],
    },
    { lines: ["{Eintextur} für {diehaut}.", "{Eintextur} zum Auftragen.", "{Eintextur} mit {baredat}."] },
  ],
  supports: supportsOfKind,
};
