import { type AngleLines, colouring } from "../../lines.ts";

/** What it stands against, then what it answers. */
export const painAndSolution: AngleLines = {
  headlines: [
    {
      lines: [
        "{Stress}? Ganz entspannt.",
        "Nach {stressn}: durchatmen.",
        "Wenn der Tag etwas viel war.",
        "Der Tag war rau. {Der} nicht.",
        "Draußen rau, hier sanft.",
        "Viel los? Wenig nötig.",
        "Harter Tag, {weiche} {haut}.",
        "{Der} für {stress}.",
        "Weil {stress} anstrengend genug sind.",
        "Der Alltag kann warten.",
        "Für Tage, an denen viel los ist.",
        "Rückendeckung für {diehaut}.",
        "Voller Kalender, kurze Routine.",
        "Auch volle Tage haben Pausen.",
      ],
    },
    {
      voice: "playful",
      lines: [
        "{Stress}? Ja, und?",
        "Netter Versuch, Alltag.",
        "Montag kann kommen.",
        "Plot-Twist: {der}.",
        "Mieses Wetter, gute Laune.",
      ],
    },
    {
      voice: "clinical",
      lines: [
        "Formuliert, um zu bleiben.",
        "Klare Formel, klare Sache.",
        "Durchdacht für den Alltag.",
        "Kein Trick. Eine Formel.",
      ],
    },
    {
      voice: "luxurious",
      lines: ["Das leise Ende lauter Tage.", "Gelassenheit, fein formuliert."],
    },
    {
      voice: "calm",
      lines: [
        "Weniger Lärm. Mehr *Ruhe.*",
        "Lass den Tag los.",
        "Sanft an {stressn}.",
        "Ein Ruhepol für {diehaut}.",
        "Langsam kehrt Ruhe ein.",
      ],
    },
    {
      lines: ["{Amount} für {stress}."],
    },
  ],
  supports: [
    {
      only: ["sunscreen"],
      lines: [
        "{Name}, und die Sonne darf scheinen.",
        "Viel Sonne? {Name} ist dabei.",
        "Raus in die Sonne, aber mit {namedat}.",
      ],
    },
    {
      lines: [
        "{Name} ist wie gemacht für {stress}.",
        "Für {stress}: {name} mit {ings}.",
        "{Eintextur} mit {ings}, wenn der Tag mehr fordert.",
        "An guten wie an vollen Tagen macht {name} {diehaut} {weich} und {weich2}.",
        "Raue Tage gehören dazu. {Weiche} {haut} auch, dank {namedat}.",
        "Auch nach {stressn} macht {name} {diehaut} {weich} und {weich2}.",
      ],
    },
    {
      only: colouring,
      lines: ["Wenig Zeit? {Name} ist mit einem Handgriff aufgetragen.", "Voller Tag, ein Handgriff: {name}."],
    },
    {
      voice: "playful",
      lines: ["{Name} macht das schon. Du hast Pläne."],
    },
    {
      voice: "clinical",
      lines: ["{Name} mit {ings}, formuliert für {stress}.", "Eine durchdachte Formel mit {ings} für {stress}."],
    },
    {
      voice: "luxurious",
      lines: ["Ein Hauch Luxus an vollen Tagen: {name}.", "{Ein} zum Genießen, gerade nach {stressn}."],
    },
    {
      voice: "calm",
      lines: [
        "{Name} macht es dir leicht: wenig Aufwand, {weiche} {haut}.",
        "Sanfte Pflege für {stress}. So einfach ist das.",
      ],
    },
  ],
};
