import type { AngleLines } from "../../../patterns/lines.ts";

/** From one state to the next, without a promise. */
export const transformation: AngleLines = {
  headlines: [
    {
      lines: [
        "Du quotidien à {leclat}.",
        "Jour après jour, plus {douce}.",
        "Un nouveau départ pour {lapeau}.",
        "Petit geste, {peau} {douce}.",
        "D’abord rude, puis {douce}.",
        "La routine devient {eclat}.",
        "Le moment où tout s’adoucit.",
        "Le changement, en douceur.",
        "Nouveau jour, nouvelle sensation.",
        "Là où commence {leclat}.",
        "Rien ne change, sauf {leclat}.",
        "Une différence que l’on ressent.",
        "Moins rude, plus {douce}.",
        "Le doux tournant.",
        "Persévérer n’a jamais été si doux.",
        "Un geste, et l’humeur change.",
        "Et soudain, {leclat}.",
        "Demain sera plus doux.",
        "{Lapeau} se [réinvente|réinventent].",
        "Vers plus {declat}.",
      ],
    },
    {
      voice: "playful",
      lines: [
        "Nouvelle saison, {peau} {douce}.",
        "Mise à jour de {lapeau} : terminée.",
        "De bof à waouh, sans bruit.",
        "Acte suivant : {leclat}.",
        "Même tête, plus {declat}.",
      ],
    },
    {
      voice: "clinical",
      lines: [
        "Le changement, avec méthode.",
        "Étape par étape, plus {douce}.",
        "La constance se ressent.",
        "De la routine au rituel raisonné.",
        "Progresser, geste après geste.",
      ],
    },
    {
      voice: "luxurious",
      lines: [
        "De l’ordinaire à la soie.",
        "L’art de la métamorphose.",
        "{Lapeau} en lumière.",
        "Le soir devient velours.",
        "Changer de peau, en beauté.",
      ],
    },
    {
      voice: "calm",
      lines: [
        "Et puis, le calme.",
        "Lentement, plus {douce}.",
        "Laissez {lapeau} se poser.",
        "Peu à peu, plus léger.",
        "Un commencement tranquille.",
      ],
    },
    { lines: ["Tout commence par {bare}.", "Et {bare} <entre|entrent> en scène.", "Puis <vint|vinrent> {bare}."] },
  ],
  supports: [
    {
      lines: [
        "{Name}, {ings} : chaque jour, un peu plus {declat}.",
        "Geste après geste, {name} rapproche {lapeau} de {leclat}.",
        "{Untexture}, et déjà {lapeau} [semble|semblent] plus {douce}.",
        "La régularité a du bon : {name} laisse {lapeau} {douce} et {douce2}.",
        "Un geste de plus dans la journée, et {lapeau} [devient|deviennent] plus {douce}.",
        "{Name} ne change pas tout. Juste la façon dont {lapeau} se [sent|sentent].",
        "Avec {name}, la routine devient un moment que l’on attend.",
        "{Name} laisse {lapeau} respirer, {douce} et {douce2}.",
      ],
    },
    {
      voice: "playful",
      lines: [
        "{Name}, et on change de chapitre : {unepeau} {douce}.",
        "Petite mise à jour, grande bonne humeur : {name}.",
      ],
    },
    {
      voice: "clinical",
      lines: [
        "{Name}, {ings}, pour un soin qui s’installe étape par étape.",
        "Utilisé{e} avec régularité, {name} laisse {lapeau} {douce} et {douce2}.",
      ],
    },
    {
      voice: "luxurious",
      lines: ["{Name} transforme un simple geste en moment de {etoffe}.", "Avec {name}, le soin devient un petit art."],
    },
    {
      voice: "calm",
      lines: ["{Name} prend son temps. {Lapeau} aussi.", "Lentement, doucement : {name} accompagne chaque geste."],
    },
  ],
};
