import type { AngleLines } from "../../lines.ts";
import { caring } from "../families.ts";
import { supportsOfKind } from "../supportsOfKind.ts";

/** Other people; in figures only where the page has them, and else what the shop itself recommends. */
export const socialProof: AngleLines = {
  headlines: [
    {
      lines: [
        "{Value} Sterne sprechen für sich.",
        "{Value} Sterne für {den}.",
        "{Noun} mit {value} Sternen.",
        "Mit {value} Sternen bewertet.",
        "{Value} Sterne im Schnitt.",
        "Im Schnitt {value} Sterne.",
      ],
    },
    {
      lines: [
        "Neugierig auf {den}?",
        "Unser Tipp für dich.",
        "Das empfehlen wir gern.",
        "Aus gutem Grund empfohlen.",
        "Darauf sind wir stolz.",
        "Mit Liebe gemacht.",
      ],
    },
    {
      only: caring,
      lines: ["Unser Tipp für {weiche} {haut}.", "Gute Pflege spricht sich herum.", "Unser Tipp für {denbart}."],
    },
    {
      voice: "playful",
      lines: ["Psst, unser Tipp."],
    },
    {
      voice: "clinical",
      lines: ["Unsere Empfehlung für {diehaut}."],
    },
    {
      voice: "luxurious",
      lines: ["Ein Tipp unter Freunden."],
    },
    {
      voice: "calm",
      lines: ["Einfach ein guter Tipp.", "Gutes empfiehlt man gern.", "Ein Tipp ohne viele Worte."],
    },
  ],
  supports: supportsOfKind,
};
