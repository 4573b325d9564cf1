import { type AngleLines, colouring } from "../../lines.ts";

/** The moment around it. */
export const ritual: AngleLines = {
  headlines: [
    {
      lines: [
        "Gemacht für {moment}.",
        "{Geste}. Durchatmen. *Ankommen.*",
        "{Geste}, ausatmen.",
        "Eine Minute nur für dich.",
        "Der schönste Termin im Bad.",
        "Kleines Ritual, große Ruhe.",
        "Tür zu, Zeit für dich.",
        "Handy weg, {noun} her.",
        "Morgen wieder, gleiche Zeit.",
        "Ein fester Termin mit dir.",
        "Langsam ist auch ein Tempo.",
        "{Der} für {moment}.",
        "Der Kaffee kann warten.",
        "Eine Pause, die man spürt.",
        "Zeit, die nur dir gehört.",
        "Das Schöne an {momentn}.",
        "Platz für einen ruhigen Moment.",
      ],
    },
    {
      voice: "playful",
      lines: [
        "Nicht stören: {noun}-Zeit.",
        "Ich, mein Bad und {der}.",
        "Nachrichten später. Erst {der}.",
        "Heute verabredet: mit mir.",
      ],
    },
    {
      voice: "clinical",
      lines: [
        "Ein Schritt. Jeden *Tag.*",
        "Routine, gut überlegt.",
        "Ein Schritt, der sich lohnt.",
        "Täglich. Einfach. Richtig.",
      ],
    },
    {
      voice: "luxurious",
      lines: [
        "Eine kleine Zeremonie.",
        "Der private Luxus einer Minute.",
        "Verweilen ist erlaubt.",
        "Zeit, schön verbracht.",
        "Ein Rendezvous mit dir selbst.",
      ],
    },
    {
      voice: "calm",
      lines: ["Einatmen. {Geste}.", "Eine Minute Ruhe.", "Ganz in Ruhe.", "Ein stiller Moment für dich."],
    },
    { lines: ["Zeit für {bare}."] },
  ],
  supports: [
    {
      only: ["sunscreen"],
      lines: [
        "Erst {name}, dann die Tür.",
        "{Name}: jeden Morgen der letzte Schritt vor der Tür.",
        "Schlüssel, Sonnenbrille, {name}.",
      ],
    },
    {
      lines: [
        "{Name} mit {ings}: ein kleiner Moment, der guttut.",
        "{Geste}, ausatmen und {nameacc} den Rest machen lassen.",
        "Leg {nameacc} bereit. Der nächste ruhige Moment kommt bestimmt.",
        "{Eintextur}, ein Spiegel und sonst kein Termin.",
        "{Name} macht aus einer Gewohnheit einen schönen Moment.",
        "Eine Minute, ein Spiegel, {name}: so klein kann Luxus sein.",
        "{Geste}. {Name} macht {diehaut} {weich} und den Kopf frei.",
        "Für {moment}: {name} und eine Minute ganz für dich.",
      ],
    },
    {
      only: colouring,
      lines: ["Ein Blick in den Spiegel, {name}, und los.", "Morgens im Bad: ein Handgriff, {name}, fertig."],
    },
    {
      voice: "playful",
      lines: ["{Geste}, lächeln, fertig. {Name} erledigt den Rest.", "Die Welt kann warten. {Name} nicht."],
    },
    {
      voice: "clinical",
      lines: ["Ein klarer Schritt am Tag, mit {ings}.", "{Name}: ein durchdachter Schritt, der in jede Routine passt."],
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
      lines: ["{Geste}, atmen, ankommen. Den Rest macht {name}.", "{Name} und eine Minute, die nur dir gehört."],
    },
  ],
};
