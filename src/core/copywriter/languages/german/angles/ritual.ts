import type { AngleLines } from "../../lines.ts";
import { caring } from "../families.ts";
import { supportsOfKind } from "../supportsOfKind.ts";

/** The moment around it. */
export const ritual: AngleLines = {
  headlines: [
    { lines: ["Zeit für {den}.", "So viel Zeit muss sein.", "Jetzt bist du dran."] },
    {
      only: caring,
      lines: [
        "Ein Moment für dich und {deinehaut}.",
        "Pflegezeit ist Ich-Zeit.",
        "Das kleine Ritual für {diehaut}.",
        "Kurz mal um {diehaut} kümmern.",
        "Ein bisschen Pflege, nur für dich.",
        "Eine kleine Auszeit mit {dem}.",
        "{Fuesse} hoch, bitte.",
        "Socken aus: Jetzt sind die {fuesse} dran.",
        "Badtür zu, Zeit für dich.",
        "Ein paar Minuten nur für {diehaut}.",
      ],
    },
    {
      voice: "playful",
      only: caring,
      lines: ["Erst {diehaut}, dann scrollen.", "Handy lautlos, Pflege an.", "Erst die Pflege, dann die Welt."],
    },
    {
      voice: "clinical",
      only: caring,
      lines: ["Eine feste Gewohnheit.", "Gute Pflege, gute Gewohnheit.", "Deine Routine für {diehaut}."],
    },
    {
      voice: "luxurious",
      only: caring,
      lines: ["Ein Moment Luxus für {diehaut}.", "Dein Spa-Moment zu Hause."],
    },
    {
      voice: "calm",
      only: caring,
      lines: ["Ein bisschen Zeit für dich.", "Mach mal langsam.", "Ein stiller Moment im Bad."],
    },
    // "Gel-Zeit" is no time of anybody's.
    { voice: "playful", only: ["cream", "oil", "mask", "eye"], lines: ["Nicht stören: {noun}-Zeit."] },
  ],
  supports: supportsOfKind,
};
