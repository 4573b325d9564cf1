import type { AngleLines } from "../../../patterns/lines.ts";

/** What it stands against, then what it answers. */
export const painAndSolution: AngleLines = {
  headlines: [
    {
      lines: [
        "{Stress}? Ganz entspannt.",
        "Nach {stressn}: durchatmen.",
        "Wenn der Tag an {derhaut} zerrt.",
        "Das Gegenprogramm zu {stressn}.",
        "{Stress} gehen. {Glow} bleibt.",
        "Der Tag war rau. {Der} nicht.",
        "Draußen rau, hier sanft.",
        "Viel los? Wenig nötig.",
        "Harter Tag, {weiche} {haut}.",
        "Der Tag nimmt. {Der} gibt.",
        "{Der} für {stress}.",
        "Ein Puffer gegen {stress}.",
        "Das Wetter bleibt. Die Pflege auch.",
        "Weil {stress} schon genug fordern.",
        "Alltag an, Pflege an.",
        "Für Tage, die mehr verlangen.",
        "{Stress} kommen vor. {Noun} auch.",
        "Der Gegenvorschlag zu {stressn}.",
        "Rückendeckung für {diehaut}.",
        "Erst der Wind, dann {der}.",
      ],
    },
    {
      voice: "playful",
      lines: [
        "{Stress}? Ja, und?",
        "Heute nicht, {stress}.",
        "Montag kann kommen.",
        "Plot-Twist: {der}.",
        "Mieses Wetter, gute Laune.",
      ],
    },
    {
      voice: "clinical",
      lines: [
        "{Stress}, sachlich beantwortet.",
        "Formuliert für fordernde Tage.",
        "Problem erkannt, Formel gefunden.",
        "Durchdacht gegen Alltagsstress.",
        "Belastung trifft auf Konzept.",
      ],
    },
    {
      voice: "luxurious",
      lines: [
        "Der Tag fordert. Seide antwortet.",
        "Das leise Ende lauter Tage.",
        "Gelassenheit, fein formuliert.",
        "{Stress}, mit Eleganz beendet.",
        "Nach dem Sturm: Samt.",
      ],
    },
    {
      voice: "calm",
      lines: [
        "Weniger Lärm. Mehr *Ruhe.*",
        "Lass den Tag los.",
        "Sanft durch {stress}.",
        "Ein Ruhepol für {diehaut}.",
        "Langsam kehrt Ruhe ein.",
      ],
    },
    { lines: ["{Bare} für raue Tage.", "{Amount} für {stress}.", "Raue Tage, {bare} dabei."] },
  ],
  supports: [
    {
      lines: [
        "{Name} begleitet {diehaut} durch {stress}.",
        "Mit {ings}: {name} für {stress} und alle Tage danach.",
        "{Eintextur} mit {ings}, wenn der Tag mehr fordert.",
        "Für Tage, die an {derhaut} zerren: {name} macht sie wieder {weich}.",
        "{Name} nimmt {stressn} die Schärfe.",
        "Raue Tage gehören dazu. {Weiche} {haut} auch, dank {namedat}.",
        "Wenn {stress} fordern, lässt {name} {diehaut} {weich} zurück.",
        "Gemacht für {stress}. Angenehm an allen anderen Tagen.",
      ],
    },
    {
      voice: "playful",
      lines: ["{Stress} haben das erste Wort. {Name} hat das letzte.", "{Name} regelt das. Du hast Pläne."],
    },
    {
      voice: "clinical",
      lines: [
        "{Name} setzt auf {ings}, klar formuliert für {stress}.",
        "Eine durchdachte Formel mit {ings} für {stress}.",
      ],
    },
    {
      voice: "luxurious",
      lines: ["{Name} antwortet auf {stress} mit Eleganz.", "{Ein} für {stress}, zum langsamen Genießen."],
    },
    {
      voice: "calm",
      lines: [
        "{Name} hält es einfach: wenig Aufwand, {weiche} {haut}.",
        "Sanfte Pflege für {stress}. So einfach ist das.",
      ],
    },
  ],
};
