import type { AngleLines } from "../../../patterns/lines.ts";

/** Other people; in figures only where the page has them. */
export const socialProof: AngleLines = {
  headlines: [
    {
      lines: [
        "{Value} étoiles, en toute douceur.",
        "{Value} étoiles, et tout est dit.",
        "{Value} étoiles pour {ce}.",
        "L’effet {value} étoiles.",
        "Noté{e} {value} étoiles.",
        "{Count} avis en parlent mieux que nous.",
        "{Le} aux {count} avis.",
        "{Count} avis ont la parole.",
      ],
    },
    {
      lines: [
        "À recommander autour de soi.",
        "Attendez-vous à des questions.",
        "On va vous demander votre secret.",
        "Gardez le nom sous la main.",
        "Compliments à prévoir.",
        "D’abord essayer, puis raconter.",
        "On vous posera la question.",
        "Prêté{e} une fois, jamais rendu{e}.",
        "À cacher quand on reçoit.",
        "{Leclat} dont on parle.",
        "Trop bien pour n’en rien dire.",
        "Pour l’amie qui demande toujours.",
        "Oui, c’est {le}.",
        "Les bons secrets se partagent.",
        "À partager. Ou pas.",
        "{Le} dont on se passe le nom.",
        "On en parle dans la salle de bains.",
        "Votre sœur va vous l’emprunter.",
        "Un nom à noter.",
        "Ça se remarque : {unepeau} {douce}.",
        "Il y a des secrets qui circulent.",
        "Le bon genre de rumeur.",
      ],
    },
    {
      voice: "playful",
      lines: [
        "Le groupe va vouloir le nom.",
        "Mettez votre nom dessus.",
        "À cacher de vos colocataires.",
        "Un secret plutôt mal gardé.",
        "Vos colocs disent merci.",
      ],
    },
    {
      voice: "clinical",
      lines: [
        "Lisez l’étiquette. Puis touchez.",
        "Une formule sans mystère.",
        "Demandez ce qu’il y a dedans.",
        "Jugez sur la sensation.",
        "Un choix réfléchi.",
      ],
    },
    {
      voice: "luxurious",
      lines: [
        "En bonne compagnie.",
        "Un nom que l’on murmure.",
        "Rien à dire. Jusqu’à la *question.*",
        "{Le} pour initiés.",
        "Le bon goût fait parler.",
      ],
    },
    {
      voice: "calm",
      lines: [
        "À dire à voix basse.",
        "De main en main.",
        "Les bonnes choses s’ébruitent.",
        "Un conseil d’amie.",
        "Sans bruit, de bouche à oreille.",
      ],
    },
    {
      lines: ["Oui, il y a {dubare} dedans.", "Le secret ? {Bare}."],
    },
  ],
  supports: [
    {
      lines: [
        "À partager, à prêter, à cacher : {name} laisse {lapeau} {douce}.",
        "Si l’on vous complimente, vous saurez quoi répondre : {name}.",
        "{Name}, {ings} : le nom que l’on se passe.",
        "À qui demande, la réponse est courte : {name}.",
        "{Name} laisse {lapeau} si {douce} qu’on vous posera la question.",
        "{Untexture} {ings}, à recommander sans hésiter.",
        "Rangez {name} quand vous recevez. Ça s’emprunte volontiers.",
        "Notez bien le nom : {name}. On va vous le demander.",
        "À essayer d’abord, à raconter ensuite.",
        "Bien trop joli pour rester un secret.",
      ],
    },
    {
      voice: "playful",
      lines: ["{Name} : votre secret, puis celui de tout le groupe.", "Offrez {name} à une amie. Devenez sa préférée."],
    },
    {
      voice: "clinical",
      lines: [
        "{Name}, {ings} : une formule qui répond aux questions.",
        "Lisez l’étiquette, sentez la texture, faites-vous un avis.",
      ],
    },
    {
      voice: "luxurious",
      lines: ["{Name} se recommande à voix basse, entre amies.", "Un nom que l’on confie avec un sourire : {name}."],
    },
    {
      voice: "calm",
      lines: [
        "{Name} n’a pas besoin de grands mots. {Unepeau} {douce} [suffit|suffisent].",
        "Un conseil tout simple : {name}, pour {unepeau} {douce}.",
      ],
    },
  ],
};
