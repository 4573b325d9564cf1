import type { AngleLines } from "../../../patterns/lines.ts";

/** The moment around it. */
export const ritual: AngleLines = {
  headlines: [
    {
      lines: [
        "Gemacht für {moment}.",
        "{Moment} beginnen hier.",
        "{Geste}. Durchatmen. *Ankommen.*",
        "{Geste}, ausatmen.",
        "Eine Minute nur für dich.",
        "Der schönste Teil im Bad.",
        "Kleines Ritual, große Ruhe.",
        "Tür zu. {Noun} auf.",
        "Handy weg, {noun} her.",
        "Gleiche Zeit, morgen wieder.",
        "Bevor der Tag dich findet.",
        "Eine Gewohnheit zum Behalten.",
        "Ein fester Termin mit dir.",
        "Langsam ist auch ein Tempo.",
        "{Moment}, {weich} gemacht.",
        "{Der} für {moment}.",
        "Der Kaffee kann warten.",
        "Pause, die man spürt.",
        "Zeit, die nur dir gehört.",
        "Das Schöne an {momentn}.",
        "Heute schon innegehalten?",
        "Platz für einen langsamen Moment.",
      ],
    },
    {
      voice: "playful",
      lines: [
        "Nicht stören: {noun}-Zeit.",
        "Abwesenheitsnotiz an, {noun} drauf.",
        "Ich, mein Bad und {der}.",
        "Antworte später. Erst {noun}.",
        "Sorry, habe ein Date mit {derhaut}.",
      ],
    },
    {
      voice: "clinical",
      lines: [
        "Ein Schritt. Jeden *Tag.*",
        "Routine, gut überlegt.",
        "Der Schritt, der seinen Platz hat.",
        "Täglich. Einfach. Richtig.",
        "Konstanz kann angenehm sein.",
      ],
    },
    {
      voice: "luxurious",
      lines: [
        "Eine kleine Zeremonie.",
        "Der private Luxus einer Minute.",
        "Verweilen ist erlaubt.",
        "Zeit, schön verbracht.",
        "Rendezvous mit {glow}.",
      ],
    },
    {
      voice: "calm",
      lines: [
        "Einatmen. {Geste}.",
        "Eine gute Sache am Tag.",
        "Sanft beginnen.",
        "Eine Minute ohne alles.",
        "Komm zu dir zurück.",
      ],
    },
    { lines: ["Eine Minute mit {baredat}.", "{Bare} und ein bisschen Ruhe."] },
  ],
  supports: [
    {
      lines: [
        "{Name} mit {ings}: ein guter Grund für {moment}.",
        "{Geste}, ausatmen und {nameacc} den Rest machen lassen.",
        "Stell {nameacc} griffbereit. Der nächste ruhige Moment kommt bestimmt.",
        "{Eintextur}, ein Spiegel und sonst kein Termin.",
        "{Name} macht eine kleine Gewohnheit zum schönsten Teil im Bad.",
        "Eine Minute, ein Spiegel, {name}. {Diehaut} [dankt|danken] es mit {glow}.",
        "{Geste}. {Name} macht {diehaut} {weich} und den Kopf leicht.",
        "Für {moment}: {weiche} {haut} und eine Minute ganz für dich.",
      ],
    },
    {
      voice: "playful",
      lines: ["{Geste}, mitsummen, strahlen. {Name} erledigt den Rest.", "Die Welt kann warten. {Name} nicht."],
    },
    {
      voice: "clinical",
      lines: [
        "Ein klarer täglicher Schritt mit {ings}, leicht einzuhalten.",
        "{Name}: ein durchdachter Schritt, der in jede Routine passt.",
      ],
    },
    {
      voice: "luxurious",
      lines: [
        "{Name} macht aus {momentn} eine kleine Zeremonie.",
        "Gönn dir {moment} und eine Pflege, die dazu passt.",
      ],
    },
    {
      voice: "calm",
      lines: ["{Geste}. Atmen. {Name} hält alles andere einfach.", "{Name} und eine Minute, die nur dir gehört."],
    },
  ],
};
