import type { AngleLines } from "../../lines.ts";

/** Other people; in figures only where the page has them. */
export const socialProof: AngleLines = {
  headlines: [
    {
      lines: [
        "{Value} étoiles, et tout est dit.",
        "{Value} étoiles pour {ce}.",
        "Noté{e} {value} étoiles.",
        "{Count} avis en parlent mieux que nous.",
      ],
    },
    {
      lines: [
        "À recommander autour de soi.",
        "Attendez-vous à des questions.",
        "On vous demandera votre secret.",
        "Un nom à retenir.",
        "Compliments à prévoir.",
        "D’abord essayer, puis raconter.",
        "On vous posera la question.",
        "Prêté{e} une fois, jamais revu{e}.",
        "À cacher quand on reçoit.",
        "Trop bien pour n’en rien dire.",
        "Pour l’amie qui veut tout savoir.",
        "Les bons secrets se partagent.",
        "À partager. Ou pas.",
        "Votre sœur va vous l’emprunter.",
        "Un nom à noter.",
        "Ça se remarque : {unepeau} {douce}.",
      ],
    },
    {
      voice: "playful",
      lines: ["Le groupe va vouloir le nom.", "Mettez votre nom dessus.", "À cacher de vos colocataires."],
    },
    {
      voice: "clinical",
      lines: ["La preuve au toucher.", "Une formule sans mystère.", "Un choix réfléchi."],
    },
    {
      voice: "luxurious",
      lines: ["En bonne compagnie.", "Un nom que l’on murmure."],
    },
    {
      voice: "calm",
      lines: ["De main en main.", "Un conseil d’amie.", "De bouche à oreille."],
    },
    {
      lines: ["Oui, il y a {dubare} dedans.", "Le secret ? {Bare}."],
    },
  ],
  supports: [
    {
      lines: [
        "À partager, à prêter ou à cacher : {name}.",
        "Si l’on vous complimente, vous saurez quoi répondre : {name}.",
        "On vous demande votre secret ? {Name}.",
        "{Name} laisse {lapeau} si {douce} qu’on vous demandera votre secret.",
        "{Untexture} {ings}, à recommander sans hésiter.",
        "Notez bien le nom : {name}. On va vous le demander.",
        "À essayer d’abord, à recommander ensuite.",
        "Un secret à partager entre amies : {name}.",
      ],
    },
    {
      voice: "playful",
      lines: ["{Name} : votre secret, puis celui de toutes vos amies."],
    },
    {
      voice: "clinical",
      lines: [
        "{Name}, {ings} : tout est sur l’étiquette.",
        "Lisez l’étiquette, essayez, faites-vous votre propre avis.",
      ],
    },
    {
      voice: "luxurious",
      lines: ["{Name} se recommande à voix basse, entre amies.", "Un secret à partager avec le sourire : {name}."],
    },
    {
      voice: "calm",
      lines: ["Un conseil tout simple : {name}, pour {unepeau} {douce}."],
    },
  ],
};
