import type { AngleLines } from "../../../patterns/lines.ts";

/** Other people; in figures only where the page has them. */
export const socialProof: AngleLines = {
  headlines: [
    {
      lines: [
        "{Value} étoiles, en toute douceur.",
        "{Value} étoiles parlent d’elles-mêmes.",
        "{Value} étoiles pour {ce}.",
        "L’effet {value} étoiles.",
        "Noté{e} {value}. Et {peau} {douce}.",
        "Demandez plutôt à {count} avis.",
        "{Le} aux {count} avis.",
        "{Count} avis ont la parole.",
      ],
    },
    {
      lines: [
        "À recommander autour de soi.",
        "Attendez-vous à des questions.",
        "« Tu mets quoi, toi ? »",
        "Gardez le nom sous la main.",
        "Compliments possibles.",
        "D’abord essayer, puis raconter.",
        "On vous posera la question.",
        "Prêté{e} une fois, jamais rendu{e}.",
        "À cacher quand on reçoit.",
        "{Leclat} dont on parle.",
        "Trop bien pour se taire.",
        "Pour l’amie qui demande toujours.",
        "Oui, c’est {le}.",
        "Les bons secrets se partagent.",
        "À partager. Ou pas.",
        "{Le} que l’on se conseille.",
        "Le sujet de la salle de bains.",
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
        "Le groupe va demander.",
        "Mettez votre nom dessus.",
        "Répétez : « Oh, ça ? »",
        "Secret d’amie, mal gardé.",
        "Vos colocs disent merci.",
      ],
    },
    {
      voice: "clinical",
      lines: [
        "Lisez l’étiquette. Puis touchez.",
        "Une formule qui supporte les questions.",
        "Demandez ce qu’il y a dedans.",
        "Jugez sur la sensation.",
        "Une recommandation réfléchie.",
      ],
    },
    {
      voice: "luxurious",
      lines: [
        "En bonne compagnie.",
        "Une adresse que l’on murmure.",
        "Discret. Jusqu’à la *question.*",
        "{Le} des initiées.",
        "Le bon goût fait parler.",
      ],
    },
    {
      voice: "calm",
      lines: [
        "Recommandé{e} à voix basse.",
        "De main en main.",
        "Les bonnes choses se savent.",
        "Un conseil d’amie.",
        "Sans bruit, de bouche à oreille.",
      ],
    },
    { lines: ["« Il y a {bare} dedans ? »", "Le secret ? {Bare}."] },
  ],
  supports: [
    {
      lines: [
        "À partager, à prêter, à cacher : {name} laisse {lapeau} {douce}.",
        "Si l’on vous complimente, vous saurez quoi répondre : {name}.",
        "{Name}, {ings} : le nom que l’on se passe.",
        "À qui demande, la réponse est courte : {name}.",
        "{Name} laisse {lapeau} si {douce} que l’on posera la question.",
        "{Untexture} {ings}, à recommander sans hésiter.",
        "Rangez {name} quand vous recevez. Ça s’emprunte volontiers.",
        "Notez bien le nom : {name}. Quelqu’un va demander.",
      ],
    },
    {
      voice: "playful",
      lines: [
        "{Name} : votre secret, puis celui de tout le groupe.",
        "Envoyez {name} à une amie. Devenez sa préférée.",
      ],
    },
    {
      voice: "clinical",
      lines: [
        "{Name}, {ings} : une formule sur laquelle on peut tout demander.",
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
