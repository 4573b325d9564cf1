import type { AngleLines } from "../../../patterns/lines.ts";

/** From one state to the next, without a promise. */
export const transformation: AngleLines = {
  headlines: [
    {
      lines: [
        "Vom Alltag zu {glow}.",
        "Tag für Tag {weicher}.",
        "Ein Neuanfang für {diehaut}.",
        "Kleiner Schritt, {weiche} {haut}.",
        "Erst rau, dann {weich}.",
        "Aus Routine wird {glow}.",
        "{Der}, und der Tag ist anders.",
        "Heute ein bisschen {weicher}.",
        "Der Moment, in dem es {weich} wird.",
        "Ein Wandel, ganz sanft.",
        "Neuer Tag, neues Gefühl.",
        "{Haut} auf dem Weg zu mehr {glow}.",
        "Wo {glow} anfängt.",
        "Alles beim Alten, nur {weicher}.",
        "Zeit für ein neues Hautgefühl.",
        "{Haut}, neu gestimmt.",
        "Dranbleiben fühlt sich gut an.",
        "Ein Unterschied, den man spürt.",
        "Weniger rau, mehr {glow}.",
        "Die sanfte Wende.",
      ],
    },
    {
      voice: "playful",
      lines: [
        "Neue Staffel, {weiche} {haut}.",
        "Upgrade für {diehaut}.",
        "Von Meh zu Mmmh.",
        "Neustart ohne Ladezeit.",
        "Same same, nur {weicher}.",
      ],
    },
    {
      voice: "clinical",
      lines: [
        "Veränderung mit System.",
        "Schritt für Schritt {weicher}.",
        "Konstanz, die man fühlt.",
        "Regelmäßig gepflegt, spürbar {weich}.",
        "Vom Plan zu {glow}.",
      ],
    },
    {
      voice: "luxurious",
      lines: [
        "Von gewöhnlich zu Seide.",
        "Die Kunst der Wandlung.",
        "{Haut}, neu in Szene gesetzt.",
        "Der Abend wird Samt.",
        "Metamorphose, sehr diskret.",
      ],
    },
    {
      voice: "calm",
      lines: [
        "Und dann: Ruhe.",
        "Langsam wird es {weicher}.",
        "Lass {diehaut} ankommen.",
        "Stück für Stück leichter.",
        "Ein sanfter Anfang.",
      ],
    },
    { lines: ["Es beginnt mit {baredat}.", "{Bare} <bringt|bringen> {glow} ins Spiel.", "Dann <kam|kamen> {bare}."] },
  ],
  supports: [
    {
      lines: [
        "{Name} mit {ings}: jeden Tag ein bisschen mehr {glow}.",
        "{Name} bringt {diehaut} Schritt für Schritt zu mehr {glow}.",
        "Mit {ings} wird aus Routine ein Moment, auf den man sich freut.",
        "{Eintextur}, und {diehaut} [fühlt|fühlen] sich gleich {weicher} an.",
        "Dranbleiben lohnt sich: {name} macht {diehaut} {weich} und {weich2}.",
        "Ein kleiner Schritt mehr am Tag, und {diehaut} [wird|werden] {weicher}.",
        "Von angespannt zu entspannt: {name} macht {diehaut} {weich}.",
        "{Name} ändert nicht alles. Nur, wie {weich} sich {diehaut} [anfühlt|anfühlen].",
      ],
    },
    {
      voice: "playful",
      lines: [
        "{Name} drauf, neues Kapitel. So {weich} war der Alltag selten.",
        "Kleines Upgrade, große Laune: {weiche} {haut} mit {namedat}.",
      ],
    },
    {
      voice: "clinical",
      lines: [
        "{Name} mit {ings}, für Pflege, die Schritt für Schritt aufbaut.",
        "Regelmäßig angewendet macht {name} {diehaut} {weich} und {weich2}.",
      ],
    },
    {
      voice: "luxurious",
      lines: [
        "{Name} verwandelt einen Handgriff in einen Moment aus {stoff}.",
        "Mit {namedat} wird aus Pflege ein kleines Kunstwerk.",
      ],
    },
    {
      voice: "calm",
      lines: [
        "{Name} hat keine Eile. {Weicher} [wird|werden] {diehaut} trotzdem.",
        "Langsam, sanft, {weich}: {name} begleitet jeden Schritt.",
      ],
    },
  ],
};
