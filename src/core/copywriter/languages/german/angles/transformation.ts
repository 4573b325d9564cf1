import { type AngleLines, colouring } from "../../lines.ts";

/** From one state to the next, without a promise. */
export const transformation: AngleLines = {
  headlines: [
    {
      lines: [
        "Tag für Tag {weicher}.",
        "Ein Neuanfang für {diehaut}.",
        "Kleiner Schritt, {weiche} {haut}.",
        "Ein Handgriff, ein neues Gefühl.",
        "Heute ein bisschen {weicher}.",
        "Der Moment, in dem es ruhig wird.",
        "Ein Wandel, ganz sanft.",
        "Neuer Tag, neues Gefühl.",
        "Wo {glow} anfängt.",
        "Alles beim Alten, nur {weicher}.",
        "Zeit für ein neues Hautgefühl.",
        "Dranbleiben fühlt sich gut an.",
        "Ein Unterschied, den man spürt.",
        "Kleine Geste, {weiche} {haut}.",
      ],
    },
    {
      voice: "playful",
      lines: ["Upgrade für {diehaut}.", "Von Meh zu Mmmh.", "[Dieselbe|Dieselben] {haut}, nur {weicher}."],
    },
    {
      voice: "clinical",
      lines: ["Pflege, die dranbleibt.", "Schritt für Schritt {weicher}.", "Regelmäßig gepflegt, spürbar {weich}."],
    },
    {
      voice: "luxurious",
      lines: ["{Haut}, neu in Szene gesetzt.", "Eine sehr diskrete Verwandlung."],
    },
    {
      voice: "calm",
      lines: ["Jedes Mal ein wenig {weicher}."],
    },
    {
      lines: ["Es beginnt mit {baredat}."],
    },
  ],
  supports: [
    {
      only: ["sunscreen"],
      lines: [
        "Aus Pflicht wird Gewohnheit: {name}.",
        "{Name}: Sonnenschutz, an den man gern denkt.",
        "So macht Eincremen Freude: mit {namedat}.",
      ],
    },
    {
      lines: [
        "{Name} mit {ings}: jeden Tag ein bisschen mehr {glow}.",
        "Mit {namedat} Schritt für Schritt zu mehr {glow}.",
        "{Eintextur}, und {diehaut} [fühlt|fühlen] sich gleich {weicher} an.",
        "Dranbleiben lohnt sich: {Name} macht {diehaut} {weich} und {weich2}.",
        "Ein kleiner Schritt, und {diehaut} [fühlt|fühlen] sich {weicher} an.",
        "Ein Moment mit {namedat}, und {diehaut} [fühlt|fühlen] sich {weich} an.",
        "Eine kleine Gewohnheit, die guttut: {name}.",
        "{Name} ändert nicht alles. Nur, wie {weich} sich {diehaut} [anfühlt|anfühlen].",
      ],
    },
    {
      only: colouring,
      lines: [
        "Ein Handgriff, eine andere Stimmung: {name}.",
        "{Name} braucht keinen Anlass. Nur einen Spiegel und einen Moment.",
      ],
    },
    {
      voice: "playful",
      lines: ["Kleines Upgrade, gute Laune: {weiche} {haut} mit {namedat}."],
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
      lines: ["Nimm dir Zeit: {Name} macht {diehaut} {weich}."],
    },
  ],
};
