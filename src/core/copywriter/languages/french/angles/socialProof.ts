import type { AngleLines } from "../../lines.ts";
import { supportsOfKind } from "../supportsOfKind.ts";

/** Other people; in figures only where the page has them. */
export const socialProof: AngleLines = {
  headlines: [
    {
      lines: [
        "{Value} étoiles pour {ce}.",
        "Noté{e} {value} étoiles.",
        "{Value} étoiles, {count} avis.",
        "Déjà {count} avis.",
      ],
    },
    {
      lines: [
        "Vous allez l’aimer.",
        "Un bon choix.",
        "Un choix facile.",
        "On y prend goût.",
        "On ne s’en lasse pas.",
        "À mettre sur votre liste.",
        "Envie d’essayer ?",
        "{Le} à adopter.",
        "Un choix malin.",
      ],
    },
    {
      not: ["complexion", "lip", "sunscreen"],
      lines: ["Une belle découverte.", "La bonne surprise de la routine.", "{ifhands}De main en main."],
    },
    {
      only: ["complexion", "lip"],
      lines: ["Votre futur coup de cœur maquillage.", "Le maquillage qu’on aime."],
    },
    { only: ["lip"], lines: ["Sur toutes les lèvres."] },
    {
      only: ["sunscreen"],
      lines: ["Une bonne compagnie au soleil.", "Parasol, amis, {noun}.", "La protection qu’on garde."],
    },
    { voice: "playful", lines: ["Le coup de cœur n’est pas loin.", "On l’adopte ?"] },
    { voice: "clinical", lines: ["Un choix réfléchi.", "Un choix sûr."] },
    { voice: "luxurious", lines: ["Une trouvaille, une vraie.", "Un cadeau à se faire."] },
    { voice: "calm", lines: ["Un choix tout en douceur.", "Un choix serein."] },
    { lines: ["{Le} {aubare} à essayer."] },
  ],
  supports: [...supportsOfKind, { only: ["serum"], voice: "playful", lines: ["{Un} pour essayer {bare}."] }],
};
