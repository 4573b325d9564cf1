import type { AngleLines } from "../../../patterns/lines.ts";

/** Other people; in figures only where the page has them. */
export const socialProof: AngleLines = {
  headlines: [
    {
      lines: [
        "{Value} Sterne. Und so {weich}.",
        "{Value} Sterne sprechen für sich.",
        "{Value} Sterne für {den}.",
        "So fühlen sich {value} Sterne an.",
        "Mit {value} Sternen bewertet.",
        "Gestatten: {value} Sterne.",
        "Frag nicht uns. Frag {count} andere.",
        "{Count} Bewertungen reden mit.",
        "{Der} mit {count} Bewertungen.",
      ],
    },
    {
      lines: [
        "Zum Weitersagen.",
        "Rechne mit Nachfragen.",
        "„Was benutzt du da?“",
        "Merk dir schon mal den Namen.",
        "Komplimente möglich.",
        "Erst testen, dann erzählen.",
        "Sie werden fragen.",
        "Einmal verliehen, nie zurückbekommen.",
        "Vor Besuch verstecken.",
        "{Glow}, über die man spricht.",
        "{Weiche} {haut} [bleibt|bleiben] nicht unbemerkt.",
        "Zu schön zum Verschweigen.",
        "Für die Freundin, die immer fragt.",
        "Ja, es liegt an {dem}.",
        "{Der} zum Weiterempfehlen.",
        "Gute Geheimnisse teilt man.",
        "Teilen erlaubt. Oder auch nicht.",
        "Der Tipp, den man behält.",
        "Gesprächsstoff fürs Bad.",
        "Schwestern leihen sich so etwas.",
        "Den Namen schreibt man sich auf.",
        "Das fällt auf: {weiche} {haut}.",
      ],
    },
    {
      voice: "playful",
      lines: [
        "Der Gruppenchat wird fragen.",
        "Bitte nicht petzen.",
        "Beschriften. Sonst ist es weg.",
        "„Ach, das?“ üben.",
        "Deine Mitbewohnerin sagt danke.",
      ],
    },
    {
      voice: "clinical",
      lines: [
        "Etikett lesen. Dann fühlen.",
        "Eine Formel, die Fragen aushält.",
        "Frag ruhig nach dem Inhalt.",
        "Urteile nach dem Gefühl.",
        "Eine überlegte Empfehlung.",
      ],
    },
    {
      voice: "luxurious",
      lines: [
        "In guter Gesellschaft.",
        "Eine geflüsterte Empfehlung.",
        "Diskret. Bis jemand *fragt.*",
        "{Der} für Eingeweihte.",
        "Guter Geschmack spricht sich herum.",
      ],
    },
    {
      voice: "calm",
      lines: [
        "Mit Bedacht weitergesagt.",
        "Von Hand zu Hand gereicht.",
        "Gutes spricht sich herum.",
        "Gern empfohlen.",
        "Ein Tipp unter Freunden.",
      ],
    },
    { lines: ["„<Ist|Sind> da {bare} drin?“", "Frag nach {baredat}."] },
  ],
  supports: [
    {
      lines: [
        "Wenn {haut} zum Gesprächsthema [wird|werden], liegt es vielleicht an {namedat}.",
        "Teilen, verleihen, verstecken: {name} macht {diehaut} so oder so {weich}.",
        "{Name} mit {ings}: der Name, den man gern weitersagt.",
        "Wer fragt, bekommt die kurze Antwort: {name}.",
        "{Name} macht {diehaut} so {weich}, dass Nachfragen erlaubt sind.",
        "{Eintextur} mit {ings}, {texturrelacc} man gern weiterempfiehlt.",
        "Leg {nameacc} lieber nicht offen ins Bad, wenn Besuch kommt.",
        "Merk dir den Namen: {name}. Irgendwer wird fragen.",
      ],
    },
    {
      voice: "playful",
      lines: [
        "{Name}: erst dein Geheimnis, dann das vom ganzen Gruppenchat.",
        "Screenshot machen, {nameacc} weiterschicken, beliebt sein.",
      ],
    },
    {
      voice: "clinical",
      lines: [
        "{Name} mit {ings}: eine Formel, nach der man fragen darf.",
        "Lies das Etikett, fühl die Textur, bilde dir ein Urteil.",
      ],
    },
    {
      voice: "luxurious",
      lines: ["{Name} empfiehlt man nur unter Freunden.", "Ein Name, den man mit einem Lächeln weitergibt: {name}."],
    },
    {
      voice: "calm",
      lines: [
        "{Name} braucht keine lauten Worte. {Weiche} {haut} [genügt|genügen].",
        "Ein leiser Tipp: {name} für {weiche} {haut}.",
      ],
    },
  ],
};
