import type { ThemeLines, TouchLines } from "../pack.ts";

/** Headlines for one kind of product. */
export const touchLines: TouchLines = {
  rich: {
    "pain + solution": ["Kalte Luft, warme Pflege.", "Kaschmir für kalte Tage.", "Der Winter hat Gegenwehr."],
    "benefit outcome": ["Satt gepflegt, {weich} dabei.", "{Haut}, rundum umsorgt."],
    sensory: ["Schmilzt wie ein guter Vorsatz.", "Reichhaltig, nie laut.", "Ein Löffel Luxus."],
    transformation: ["Von spröde zu samtig.", "Aus karg wird Kaschmir."],
    ritual: ["Großzügig auftragen. Kurz bleiben.", "Einhüllen, ankommen."],
    "social proof": ["Im Bad nie lange allein.", "Der Tiegel, nach dem alle greifen."],
  },
  fluid: {
    "pain + solution": ["Lange Nacht? Kurze Routine.", "Ein paar Tropfen Gelassenheit."],
    "benefit outcome": ["Ein paar Tropfen, viel {glow}.", "Tropfen für Tropfen {weich}."],
    sensory: ["Seide, tropfenweise.", "Gleitet. Und ist da.", "Flüssige Ruhe."],
    transformation: ["Tropfen für Tropfen neu.", "Erst Tropfen, dann {glow}."],
    ritual: ["Tropfen, Handflächen, Ruhe.", "Ein paar Tropfen Zeit."],
    "social proof": ["Der Tropfen, nach dem man fragt.", "Klein im Fläschchen, groß im Gespräch."],
  },
  fresh: {
    "pain + solution": ["Der Tag darf abfließen.", "Alles abschütteln, auch den Stau.", "Stickige Luft, frische Idee."],
    "benefit outcome": ["Frisch wie nach dem Regen.", "Klar, frisch, bereit."],
    sensory: ["Wie ein Schluck Wasser.", "Der erste Atemzug danach."],
    transformation: ["Reset für {diehaut}.", "Tag aus, Frische an."],
    ritual: ["Erst Wasser, dann Ruhe.", "Der Tag endet am Waschbecken."],
    "social proof": ["„Warst du im Urlaub?“", "Frisch bleibt im Gespräch."],
  },
  sun: {
    "pain + solution": ["Sonne ja. Schutz auch.", "Mittagshitze, gut geplant.", "Der Schatten zum Auftragen."],
    "benefit outcome": ["Draußen sein. Gut geschützt.", "Mehr Draußen, mehr Sommer."],
    sensory: ["Leicht wie ein Leinenhemd.", "Sommer auf {derhaut}, ganz leicht."],
    transformation: ["Vom Schatten ins Licht.", "Aus Pflicht wird Sommer."],
    ritual: ["Schlüssel, Brille, Sonnenschutz.", "Erst eincremen, dann raus."],
    "social proof": ["Macht am Pool die Runde.", "Am Strand gern geteilt."],
  },
  lip: {
    "pain + solution": ["Wind, Schal, weiche Lippen.", "Viel geredet? Nachlegen."],
    "benefit outcome": ["Lippen, bereit zum Lächeln.", "Weiche Lippen, letztes Wort."],
    sensory: ["Gleitet wie ein Geheimnis.", "Samt fürs Lächeln."],
    transformation: ["Ein Strich, neue Stimmung.", "Lippen, jetzt mit Meinung."],
    ritual: ["Schlüssel, Handy, Lippen.", "Kurz nachziehen, dann los."],
    "social proof": ["„Was hast du auf den Lippen?“", "Gut festhalten auf Partys."],
  },
  tint: {
    "pain + solution": ["Kurze Nacht, frischer Teint.", "Büro-Licht? Geschenkt."],
    "benefit outcome": ["Wie ausgeschlafen.", "Teint, der nach dir aussieht."],
    sensory: ["Kaum da, schön da.", "Trägt sich wie nichts."],
    transformation: ["Einmal verblenden, ausgehbereit.", "Der Teint wacht auf."],
    ritual: ["Finger, Spiegel, fertig.", "Morgens, in wenigen Handgriffen."],
    "social proof": ["„Hast du was drauf?“", "Merkt keiner. Sieht jeder."],
  },
};

/** Headlines on what the product's page speaks of. */
export const themeLines: ThemeLines = {
  hydration: {
    "pain + solution": ["Durststrecke beendet.", "Trockenzeit? Vorbei."],
    "benefit outcome": ["Feuchtigkeit, die man spürt.", "{Haut}, gut gegossen."],
    sensory: ["Ein großer Schluck für {diehaut}.", "Wie ein Glas Wasser."],
    transformation: ["Von durstig zu durchfeuchtet.", "Erst Wüste, dann Oase."],
    ritual: ["Wasserglas. {Noun}. *Gut.*", "Gießen nicht vergessen."],
    "social proof": ["„Du siehst so frisch aus.“", "Feuchtigkeit fällt auf."],
  },
  glow: {
    "pain + solution": ["Grauer Himmel, strahlende {haut}.", "Bring dein eigenes Licht mit."],
    "benefit outcome": ["Strahlen ist ein guter Look.", "{Haut} mit Licht an."],
    sensory: ["Licht zum Auftragen.", "Leuchten, das man fühlt."],
    transformation: ["Licht an für {diehaut}.", "Langsam geht die Sonne auf."],
    ritual: ["Eine Minute Licht am Tag.", "Erst strahlen, dann gehen."],
    "social proof": ["Nach diesem Leuchten fragt man.", "„Woher kommt das Strahlen?“"],
  },
  calm: {
    "pain + solution": ["Die ruhige Antwort.", "Sanft, wenn {haut} laut [wird|werden]."],
    "benefit outcome": ["Ruhe steht dir gut.", "{Haut}, die gelassen [bleibt|bleiben]."],
    sensory: ["Ruhe, die man fühlt.", "Wie tief durchgeatmet."],
    transformation: ["Vom Trubel zur Ruhe.", "Und dann wird es still."],
    ritual: ["Ruhige {haut}, ruhiger Morgen.", "Nimm dir eine ruhige Minute."],
    "social proof": ["Gelassenheit steckt an.", "Ruhe bewahren und weitersagen."],
  },
  light: {
    "pain + solution": ["Nichts Schweres heute.", "Schwere Cremes haben frei."],
    "benefit outcome": ["Viel Pflege, kein Gewicht.", "Leicht auf {derhaut}."],
    sensory: ["Da. Und kaum zu spüren.", "Federleicht gedacht."],
    transformation: ["Ab hier wird es leichter.", "Es zieht ein. Du schwebst."],
    ritual: ["Leichter Start, leichte Hand.", "Mit leichtem Gepäck."],
    "social proof": ["Kaum da, viel besprochen.", "Leicht zu verleihen. Leider."],
  },
  bare: {
    "pain + solution": ["Parfüm aus. Pflege an.", "Kein Duft, der stört."],
    "benefit outcome": ["Nur {noun}. Kein Parfüm.", "{Haut} ohne Beiwerk."],
    sensory: ["Kein Duft. Nur *Gefühl.*", "Das Gefühl, und nur das Gefühl."],
    transformation: ["Weniger Duft. Mehr {haut}.", "Der Duft hat Pause."],
    ritual: ["Eine Minute ohne Parfüm.", "Unparfümiert, ungestört."],
    "social proof": ["Auch für feine Nasen.", "Duftlos, nicht sprachlos."],
  },
};
