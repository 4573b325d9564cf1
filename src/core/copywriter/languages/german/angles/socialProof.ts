import type { AngleLines } from "../../lines.ts";

/** Other people; in figures only where the page has them. */
export const socialProof: AngleLines = {
  headlines: [
    {
      lines: [
        "{Value} Sterne, ehrlich verdient.",
        "{Value} Sterne sprechen für sich.",
        "{Value} Sterne für {den}.",
        "So fühlen sich {value} Sterne an.",
        "Mit {value} Sternen bewertet.",
        "Gestatten: {value} Sterne.",
        "Frag nicht uns. Frag {count} andere.",
      ],
    },
    {
      lines: [
        "Zum Weitersagen.",
        "Rechne mit Nachfragen.",
        "Ja, man wird dich fragen.",
        "Merk dir schon mal den Namen.",
        "Komplimente nicht ausgeschlossen.",
        "Erst testen, dann erzählen.",
        "Einmal verliehen, nie zurückbekommen.",
        "Vor Besuch verstecken.",
        "{Glow}, über die man spricht.",
        "{Weiche} {haut} [bleibt|bleiben] nicht unbemerkt.",
        "Zu gut zum Verschweigen.",
        "Für die Freundin, die immer fragt.",
        "{Der} zum Weiterempfehlen.",
        "Gute Geheimnisse teilt man.",
        "Teilen erlaubt. Oder auch nicht.",
        "Schwestern leihen sich das gern.",
        "Den Namen schreibt man sich auf.",
        "Das fällt auf: {weiche} {haut}.",
      ],
    },
    {
      voice: "playful",
      lines: [
        "Der Gruppenchat wird fragen.",
        "Namen draufschreiben. Sicher ist sicher.",
        "Am besten gleich verstecken.",
        "Deine Mitbewohnerin sagt danke.",
      ],
    },
    {
      voice: "clinical",
      lines: ["Selbst fühlen, dann glauben.", "Eine Formel, die überzeugt.", "Bild dir dein eigenes Urteil."],
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
        "Darf man weitersagen.",
        "Gutes spricht sich herum.",
        "Gut, ganz ohne Aufsehen.",
        "Ein Tipp unter Freunden.",
      ],
    },
    {
      lines: ["Das Geheimnis? {Bare}."],
    },
  ],
  supports: [
    {
      lines: [
        "Wenn jemand fragt, was anders ist: {name}.",
        "Teilen oder verstecken? {Name} macht {diehaut} so oder so {weich}.",
        "{Name} mit {ings}: gern benutzt, gern weiterempfohlen.",
        "Wer fragt, bekommt eine kurze Antwort: {name}.",
        "{Name} macht {diehaut} so {weich}, dass man dich danach fragt.",
        "{Eintextur} mit {ings}, {texturrelacc} man gern weiterempfiehlt.",
        "Irgendwer wird fragen. Die Antwort: {name}.",
        "Erst ausprobieren, dann weitersagen.",
        "Viel zu gut, um nicht darüber zu reden.",
      ],
    },
    {
      voice: "playful",
      lines: [
        "{Name}: erst dein Geheimnis, dann das vom ganzen Gruppenchat.",
        "Screenshot machen, weiterschicken, beliebt sein: {name}.",
      ],
    },
    {
      voice: "clinical",
      lines: [
        "{Name} mit {ings}: eine Formel, nach der man fragen darf.",
        "Lies das Etikett, fühl die Textur, dann weißt du’s.",
      ],
    },
    {
      voice: "luxurious",
      lines: ["{Nameacc} empfiehlt man nur unter Freunden.", "Ein Name, den man mit einem Lächeln weitergibt: {name}."],
    },
    {
      voice: "calm",
      lines: [
        "{Name} braucht keine großen Worte. {Weiche} {haut} [genügt|genügen].",
        "Ein leiser Tipp: {name} für {weiche} {haut}.",
      ],
    },
  ],
};
