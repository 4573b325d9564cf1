import { type AngleLines, colouring } from "../../lines.ts";

/** The first touch, told slowly. */
export const sensory: AngleLines = {
  headlines: [
    {
      not: ["mist", "scrub"],
      lines: [
        "Fühlt sich an wie {wie}.",
        "Halb {noun}, halb {stoff}.",
        "Wie {wie}, nur für {diehaut}.",
        "Wenn {wie} {ein} wäre.",
        "{Stoff} für {diehaut}.",
        "Textur zum Genießen.",
        "Augen zu. *Fühlen.*",
        "Die Textur sagt alles.",
        "{Weich} ab der ersten Berührung.",
      ],
    },
    {
      lines: ["{Glow}, die man spürt.", "Pflege für alle Sinne.", "Ein leises Mmmh.", "Schön, wie sich das anfühlt."],
    },
    {
      voice: "playful",
      lines: [
        "Na los, anfassen.",
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
        "So fühlt sich eine gute Formel an.",
        "Eine Textur mit Absicht.",
        "Angenehm, und zwar mit Absicht.",
      ],
    },
    {
      voice: "luxurious",
      lines: ["{Haut}, in {stoff} gehüllt.", "Feinheit, die man spürt.", "Textur wie nach Maß."],
    },
    {
      voice: "calm",
      lines: ["Sanft. Angenehm. {Weich}.", "Spüren, wie es ruhig wird.", "Atmen und fühlen.", "Zart, ganz ohne Eile."],
    },
    {
      lines: ["{Eintextur}. Das genügt.", "{Eintextur} zum Genießen."],
    },
  ],
  supports: [
    {
      only: ["sunscreen"],
      lines: [
        "{Name}: angenehm auf {derhaut}, angenehm im Alltag.",
        "Schnell verteilt, angenehm zu tragen: {name}.",
        "{Name}: Schutz, der sich gut anfühlt.",
      ],
    },
    {
      lines: [
        "{Eintextur} mit {ings}. Die erste Berührung erklärt den Rest.",
        "{Eintextur}, {texturrel} sich anfühlt wie {wie}.",
        "{Name} mit {ings}: {weich} auf {derhaut}, vom ersten Moment an.",
        "{Name} legt sich wie {wie} auf {diehaut} und macht sie {weich}.",
        "Von der ersten Berührung an angenehm: {name} mit {ings}.",
        "Schon beim Auftragen angenehm: {name}.",
        "Nimm dir einen Moment für {nameacc}.",
        "Wie {wie} auf {derhaut}: So fühlt sich {name} an.",
      ],
    },
    {
      only: colouring,
      lines: ["Leicht aufgetragen, angenehm zu tragen: {name}.", "Kaum zu spüren, schön zu tragen: {name}."],
    },
    {
      voice: "playful",
      lines: ["Wie {wie}, nur zum Auftragen: {name}."],
    },
    {
      voice: "clinical",
      lines: ["{Name}: {ingsnom} in einer angenehmen Textur.", "Durchdachte Textur für {weiche} {haut}."],
    },
    {
      voice: "luxurious",
      lines: [
        "{Name} liegt so fein auf {derhaut} wie {wie} und macht sie {weich}.",
        "{Name}: ein kleiner Luxus für {diehaut}.",
      ],
    },
    {
      voice: "calm",
      lines: ["Eine langsame Berührung, ein Atemzug, {weiche} {haut}.", "{Name}: ein sanfter Moment für {diehaut}."],
    },
  ],
};
