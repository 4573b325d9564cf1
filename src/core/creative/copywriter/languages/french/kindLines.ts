import type { ThemeLines, TouchLines } from "../pack.ts";

/** Headlines for one kind of product. */
export const touchLines: TouchLines = {
  rich: {
    "pain + solution": ["Air froid, soin chaud.", "Du cachemire pour les jours froids."],
    "benefit outcome": ["Bien nourrie, bien dans sa journée.", "Généreux, juste ce qu’il faut."],
    sensory: ["Fond comme une bonne excuse.", "Riche sans jamais peser.", "Une cuillerée de luxe."],
    transformation: ["Du rêche au velours.", "L’hiver se fait cachemire."],
    ritual: ["Appliquez large. Restez un peu.", "S’envelopper, souffler."],
    "social proof": ["Le pot où tout le monde pioche.", "Jamais longtemps seul sur l’étagère."],
  },
  fluid: {
    "pain + solution": ["Nuit courte, routine courte.", "Quelques gouttes de répit."],
    "benefit outcome": ["Quelques gouttes, beaucoup {declat}.", "Goutte à goutte, {douce}."],
    sensory: ["La soie, à la goutte.", "Ça glisse. C’est là.", "Du calme liquide."],
    transformation: ["Goutte après goutte.", "D’abord la goutte, puis {leclat}."],
    ritual: ["Gouttes, paumes, pause.", "Quelques gouttes de temps."],
    "social proof": ["La goutte dont on parle.", "Petit flacon, grande conversation."],
  },
  fresh: {
    "pain + solution": ["Laissez couler la journée.", "Air lourd, idée fraîche."],
    "benefit outcome": ["Frais comme après la pluie.", "Net, frais, disponible."],
    sensory: ["Comme une gorgée d’eau.", "Le premier souffle d’après."],
    transformation: ["Retour à la case fraîcheur.", "Fin du jour, début du frais."],
    ritual: ["L’eau d’abord, le calme ensuite.", "La journée s’arrête au lavabo."],
    "social proof": ["« Tu reviens de vacances ? »", "La fraîcheur fait parler."],
  },
  sun: {
    "pain + solution": ["Le soleil, oui. Protégé, surtout.", "De l’ombre à appliquer."],
    "benefit outcome": ["Dehors, l’esprit léger.", "Plus de dehors, plus d’été."],
    sensory: ["Léger comme du lin.", "L’été sur {lapeau}, tout léger."],
    transformation: ["De l’ombre à la lumière.", "Le devoir prend des airs d’été."],
    ritual: ["Clés, lunettes, solaire.", "On l’applique, puis on sort."],
    "social proof": ["Fait le tour de la piscine.", "Se partage volontiers à la plage."],
  },
  lip: {
    "pain + solution": ["Vent, écharpe, lèvres douces.", "Trop parlé ? Une touche."],
    "benefit outcome": ["Des lèvres prêtes à sourire.", "Lèvres douces, dernier mot."],
    sensory: ["Glisse comme un secret.", "Du velours pour le sourire."],
    transformation: ["Un passage, autre humeur.", "Des lèvres qui ont leur mot à dire."],
    ritual: ["Clés, téléphone, lèvres.", "Une touche avant bonjour."],
    "social proof": ["« Tu as quoi sur les lèvres ? »", "À surveiller en soirée."],
  },
  tint: {
    "pain + solution": ["Nuit courte, teint frais.", "Les néons n’y verront rien."],
    "benefit outcome": ["Comme après une vraie nuit.", "Un teint qui vous ressemble."],
    sensory: ["À peine là, joliment là.", "Se porte comme rien."],
    transformation: ["On estompe, on sort.", "Le teint se réveille."],
    ritual: ["Doigts, miroir, prêt.", "Le matin, en quelques gestes."],
    "social proof": ["« Tu as mis quelque chose ? »", "Invisible, mais remarqué."],
  },
};

/** Headlines on what the product's page speaks of. */
export const themeLines: ThemeLines = {
  hydration: {
    "pain + solution": ["Fin de la sécheresse.", "Soif ? Plus maintenant."],
    "benefit outcome": ["L’hydratation, ça se sent.", "Bien désaltéré, bien vu."],
    sensory: ["Une longue gorgée d’eau fraîche.", "Comme un verre d’eau."],
    transformation: ["De la soif à la source.", "D’abord désert, puis oasis."],
    ritual: ["Un verre d’eau. {Noun}. *Bien.*", "N’oubliez pas d’arroser."],
    "social proof": ["« Tu as l’air reposée. »", "L’hydratation se remarque."],
  },
  glow: {
    "pain + solution": ["Ciel gris, teint de lumière.", "Apportez votre lumière."],
    "benefit outcome": ["La lumière vous va bien.", "Lumière allumée sur {lapeau}."],
    sensory: ["De la lumière à appliquer.", "Une lueur que l’on sent."],
    transformation: ["Que la lumière se fasse.", "Le jour se lève, doucement."],
    ritual: ["Une minute de lumière par jour.", "Rayonner, puis sortir."],
    "social proof": ["« D’où vient cette lumière ? »", "Une lueur ne passe pas inaperçue."],
  },
  calm: {
    "pain + solution": ["La réponse calme.", "Tout doux, quand tout s’emballe."],
    "benefit outcome": ["Le calme vous va bien.", "{Lapeau} [garde son|gardent leur] calme."],
    sensory: ["Le calme au bout des doigts.", "Comme une longue respiration."],
    transformation: ["Du tumulte au calme.", "Puis vient le silence."],
    ritual: ["Peau calme, matin calme.", "Prenez une minute de calme."],
    "social proof": ["Le calme est contagieux.", "Gardez votre calme, passez le mot."],
  },
  light: {
    "pain + solution": ["Rien de lourd aujourd’hui.", "Les crèmes lourdes sont en congé."],
    "benefit outcome": ["Tout le soin, sans le poids.", "Léger sur {lapeau}."],
    sensory: ["Là. Et presque pas.", "Léger comme une chemise de lin."],
    transformation: ["À partir d’ici, c’est léger.", "Ça pénètre. Vous flottez."],
    ritual: ["Départ léger, main légère.", "Voyager léger, même ici."],
    "social proof": ["À peine là, très commenté.", "Assez léger pour se prêter."],
  },
  bare: {
    "pain + solution": ["Sans parfum, sans bruit.", "Aucun parfum à supporter."],
    "benefit outcome": ["Du soin. Pas de parfum.", "Sans parfum, sans chichis."],
    sensory: ["Pas de parfum. Du *toucher.*", "La sensation, et elle seule."],
    transformation: ["Moins de parfum. Plus de soin.", "L’étagère se fait discrète."],
    ritual: ["Une minute sans parfum.", "Sans parfum, sans hâte."],
    "social proof": ["Même les nez fins en parlent.", "Sans parfum, pas sans histoire."],
  },
};
