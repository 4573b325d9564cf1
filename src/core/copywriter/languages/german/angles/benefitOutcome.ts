import { type AngleLines, colouring } from "../../lines.ts";

/** What it comes to, said first. */
export const benefitOutcome: AngleLines = {
  headlines: [
    {
      lines: [
        "{Weiche} {haut}. Ganz einfach.",
        "{Haut}, die sich {weich} [anfühlt|anfühlen].",
        "Hallo, {weiche} {haut}.",
        "{Weich}, {weich2}, fertig.",
        "Mehr {glow}. Weniger Aufwand.",
        "Alles für {weiche} {haut}.",
        "So fühlt sich {glow} an.",
        "{Glow}, die man gern zeigt.",
        "Jeden Tag ein bisschen {glow}.",
        "{Der} für {weiche} {haut}.",
        "{Haut} mit guter Laune.",
        "Schöne {haut} [braucht|brauchen] nicht viel.",
        "Da [ist|sind] sie: {weiche} {haut}.",
        "{Glow} steht dir.",
        "Schön, ganz ohne Tamtam.",
        "Wohlfühlen kann so einfach sein.",
        "Sieht gut aus, fühlt sich gut an.",
        "{Haut} zum Wohlfühlen.",
        "Der kurze Weg zu {weichen} {haut}.",
      ],
    },
    {
      voice: "playful",
      lines: [
        "{Weich}? Aber hallo.",
        "Hauptrolle für {diehaut}.",
        "Kann man machen: {weiche} {haut}.",
        "Bitte lächeln, {haut}.",
      ],
    },
    {
      voice: "clinical",
      lines: ["Ein Ziel: {weiche} {haut}.", "Klare Formel, klares Ziel.", "Pflege mit Plan."],
    },
    {
      voice: "luxurious",
      lines: [
        "{Haut} wie aus Seide.",
        "Schönheit mit Feingefühl.",
        "Ein Hauch {glow}.",
        "Zeitlos schön, angenehm {weich}.",
      ],
    },
    {
      voice: "calm",
      lines: ["Einfach {weich}.", "Ruhig und {weich}.", "{Weiche} {haut}, ganz einfach.", "Ganz bei dir."],
    },
    {
      lines: ["Das Gute darin: {bare}.", "{Amount}. Punkt.", "{Bare}, wo <es|sie> <guttut|guttun>."],
    },
  ],
  supports: [
    {
      only: ["sunscreen"],
      lines: [
        "{Name}: guter Schutz, angenehm auf {derhaut}.",
        "{Name}: schnell verteilt, angenehm zu tragen.",
        "Eincremen und raus: {name}.",
      ],
    },
    {
      lines: [
        "{Name} mit {ings} macht {diehaut} {weich} und {weich2}.",
        "Mit {ings} [fühlt|fühlen] sich {diehaut} {weich} und {weich2} an.",
        "{Eintextur} mit {ings} für {weiche}, {weiche2} {haut}.",
        "{Name} macht {diehaut} {weich} und deinen Alltag ein Stück leichter.",
        "{Ein}, und {diehaut} [fühlt|fühlen] sich {weich} und {weich2} an.",
        "{Name}: gemacht für {weiche} {haut}, gerade an ganz normalen Tagen.",
        "Auftragen, losgehen: {Name} macht {diehaut} {weich} und {weich2}.",
        "Angenehm aufzutragen, unkompliziert im Alltag: {name}.",
        "Wenig Aufwand, gutes Gefühl: {name}.",
      ],
    },
    {
      only: colouring,
      lines: [
        "{Name}: schnell aufgetragen, schön zu tragen.",
        "{Name}: ein Handgriff, und der Teint sieht gut aus.",
        "Ein Handgriff, ein bisschen {glow}: {name}.",
      ],
    },
    {
      voice: "playful",
      lines: ["{Name} kann was. Du sowieso.", "Für {weiche}, {weiche2} {haut} und gute Laune."],
    },
    {
      voice: "clinical",
      lines: ["{Name}: {ingsnom} für {weiche} {haut}.", "Klar formuliert mit {ings}. Das Ziel: {weiche} {haut}."],
    },
    {
      voice: "luxurious",
      lines: [
        "{Name} schenkt {derhaut} einen Moment Genuss und viel {glow}.",
        "Ein Moment Genuss, danach {weiche}, {weiche2} {haut}.",
      ],
    },
    {
      voice: "calm",
      lines: [
        "Mit {namedat}: {weiche} {haut} und eine Sorge weniger.",
        "Schlichte Pflege für {weiche} {haut}, Tag für Tag.",
      ],
    },
  ],
};
