import { type AngleLines, colouring } from "../../../patterns/lines.ts";

/** From one state to the next, without a promise. */
export const transformation: AngleLines = {
  headlines: [
    {
      lines: [
        "Vom Alltag zu mehr {glow}.",
        "Tag für Tag {weicher}.",
        "Ein Neuanfang für {diehaut}.",
        "Kleiner Schritt, {weiche} {haut}.",
        "Ein Handgriff, ein neues Gefühl.",
        "Aus Routine wird {glow}.",
        "Mit {dem} beginnt etwas Neues.",
        "Heute ein bisschen {weicher}.",
        "Der Moment, in dem es ruhig wird.",
        "Ein Wandel, ganz sanft.",
        "Neuer Tag, neues Gefühl.",
        "{Haut} auf dem Weg zu mehr {glow}.",
        "Wo {glow} anfängt.",
        "Alles beim Alten, nur {weicher}.",
        "Zeit für ein neues Hautgefühl.",
        "Dranbleiben fühlt sich gut an.",
        "Ein Unterschied, den man spürt.",
        "Kleine Geste, großer Auftritt.",
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
        "[Dieselbe|Dieselben] {haut}, nur {weicher}.",
      ],
    },
    {
      voice: "clinical",
      lines: [
        "Veränderung mit System.",
        "Schritt für Schritt {weicher}.",
        "Beständigkeit, die man fühlt.",
        "Regelmäßig gepflegt, spürbar {weich}.",
        "{Glow} nach Plan.",
      ],
    },
    {
      voice: "luxurious",
      lines: [
        "Aus Gewohnheit wird Seide.",
        "Die Kunst der feinen Wandlung.",
        "{Haut}, neu in Szene gesetzt.",
        "Der Abend wird Samt.",
        "Eine sehr diskrete Verwandlung.",
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
    {
      lines: ["Es beginnt mit {baredat}.", "{Bare} <bringt|bringen> {glow} ins Spiel.", "Dann <kam|kamen> {bare}."],
    },
  ],
  supports: [
    {
      lines: [
        "{Name} mit {ings}: jeden Tag ein bisschen mehr {glow}.",
        "Mit {namedat} Schritt für Schritt zu mehr {glow}.",
        "Mit {ings} wird aus Routine ein Moment, auf den man sich freut.",
        "{Eintextur}, und {diehaut} [fühlt|fühlen] sich gleich {weicher} an.",
        "Dranbleiben lohnt sich: {name} macht {diehaut} {weich} und {weich2}.",
        "Ein kleiner Schritt mehr am Tag, und {diehaut} [wird|werden] {weicher}.",
        "Erst Alltag, dann Aufatmen: {name} macht {diehaut} {weich}.",
        "Eine kleine Gewohnheit, die den Tag leichter macht.",
        "{Name} ändert nicht alles. Nur, wie {weich} sich {diehaut} [anfühlt|anfühlen].",
      ],
    },
    {
      only: colouring,
      lines: [
        "Ein Handgriff, eine andere Stimmung: {name}.",
        "{Name} braucht keinen Anlass. Nur ein bisschen Lust auf {glow}.",
      ],
    },
    {
      voice: "playful",
      lines: [
        "Neues Kapitel: {name}. So {weich} war der Alltag selten.",
        "Kleines Upgrade, große Laune: {weiche} {haut} mit {namedat}.",
      ],
    },
    {
      voice: "clinical",
      lines: [
        "{Name} mit {ings}: Pflege, Schritt für Schritt.",
        "Regelmäßig angewendet macht {name} {diehaut} {weich} und {weich2}.",
      ],
    },
    {
      voice: "luxurious",
      lines: [
        "{Name} verwandelt einen Handgriff in einen kleinen Luxus.",
        "Mit {namedat} wird aus Routine ein kleines Fest.",
      ],
    },
    {
      voice: "calm",
      lines: [
        "{Name} hat keine Eile. {Weicher} [wird|werden] {diehaut} trotzdem.",
        "Langsam, sanft, {weich}: {name} lässt sich Zeit.",
      ],
    },
  ],
};
