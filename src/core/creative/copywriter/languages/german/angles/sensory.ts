import type { AngleLines } from "../../../patterns/lines.ts";

/** The first touch, told slowly. */
export const sensory: AngleLines = {
  headlines: [
    {
      not: ["mist"],
      lines: [
        "Fühlt sich an wie {wie}.",
        "Halb {noun}, halb {stoff}.",
        "Wie {wie}, nur für {diehaut}.",
        "Wenn {wie} {ein} wäre.",
        "Textur zum Verweilen.",
        "Finger wissen es zuerst.",
        "Augen zu. *Fühlen.*",
        "Erst fühlen, dann schauen.",
        "Gemacht, um gefühlt zu werden.",
        "Die Textur sagt alles.",
        "{Der}, {relacc} man spüren will.",
        "Eine kleine Freude für die Finger.",
        "Das Gefühl kommt zuerst.",
        "{Weich} ab der ersten Berührung.",
      ],
    },
    {
      lines: [
        "{Stoff} für {diehaut}.",
        "{Glow}, die man spürt.",
        "Hier beginnt {glow}.",
        "Langsam. So ist es schöner.",
        "Einmal spüren, lange merken.",
        "Pflege mit allen Sinnen.",
        "Ein leises Mmmh.",
        "Nimm dir Zeit für das Gefühl.",
      ],
    },
    {
      voice: "playful",
      lines: [
        "Na los, fass an.",
        "Achtung, Streichelgefahr.",
        "Oh, diese Textur.",
        "Fühlst du das? Eben.",
        "Streicheln erlaubt.",
      ],
    },
    {
      voice: "clinical",
      lines: [
        "Textur mit System.",
        "Das Gefühl einer guten Formel.",
        "Textur ist Teil der Formel.",
        "Tragekomfort, durchdacht.",
        "Leicht dosiert, klar im Gefühl.",
      ],
    },
    {
      voice: "luxurious",
      lines: [
        "{Haut}, in {stoff} gehüllt.",
        "Ein Fest für die Fingerspitzen.",
        "Opulenz, die man spürt.",
        "Zart wie ein Geheimnis.",
        "Textur wie nach Maß.",
      ],
    },
    {
      voice: "calm",
      lines: [
        "Sanft. Langsam. {Weich}.",
        "Spüren, wie es ruhig wird.",
        "Ein Flüstern für {diehaut}.",
        "Atmen und fühlen.",
        "Ganz ohne Eile zart.",
      ],
    },
    { lines: ["{Eintextur}. Das genügt.", "{Eintextur} zum Verweilen.", "{Bare}, mit Gefühl."] },
  ],
  supports: [
    {
      lines: [
        "{Eintextur} mit {ings}. Die erste Berührung erklärt den Rest.",
        "{Eintextur}, {texturrel} sich anfühlt wie {wie}.",
        "{Name} mit {ings}: {weich} auf {derhaut}, vom ersten Moment an.",
        "{Name} legt sich wie {wie} auf {diehaut} und macht sie {weich}.",
        "{Name} ist zuerst {weich}, dann {weich2} und immer angenehm.",
        "Für alle, die mit den Fingern entscheiden: {weich}, {weich2}, ganz in Ruhe.",
        "Lass dir Zeit mit {namedat}. Das Gefühl gehört dazu.",
        "Erst {wie}, dann {weiche} {haut}: so fühlt sich {name} an.",
      ],
    },
    {
      voice: "playful",
      lines: [
        "Wie {wie}, nur zum Auftragen. Einmal reicht dir bestimmt nicht.",
        "Erst lockt die Textur, dann bleibt {glow}: so ist {name}.",
      ],
    },
    {
      voice: "clinical",
      lines: [
        "{Name} verbindet {ingsnom} mit angenehmer Textur.",
        "Durchdachte Textur: {weich} beim Auftragen, {weich2} auf {derhaut}.",
      ],
    },
    {
      voice: "luxurious",
      lines: [
        "{Name} entfaltet sich wie {wie} und macht {diehaut} {weich}.",
        "Lass {nameacc} wirken: {weich}, {weich2}, ganz Genuss.",
      ],
    },
    {
      voice: "calm",
      lines: [
        "Eine langsame Berührung, ein Atemzug, {weiche} {haut}.",
        "{Name}: {weich} auf {derhaut}, angenehm für den Kopf.",
      ],
    },
  ],
};
