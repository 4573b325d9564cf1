import { type AngleLines, colouring } from "../../../patterns/lines.ts";

/** From one state to the next, without a promise. */
export const transformation: AngleLines = {
  headlines: [
    {
      lines: [
        "Du quotidien à {leclat}.",
        "{Unepeau} plus {douce}, jour après jour.",
        "Un nouveau départ pour {lapeau}.",
        "Petit geste, {peau} {douce}.",
        "Un geste, une autre sensation.",
        "La routine se fait {eclat}.",
        "Le moment où tout s’adoucit.",
        "Le changement, en douceur.",
        "Nouveau jour, nouvelle sensation.",
        "Là où commence {leclat}.",
        "Rien ne change, sauf {leclat}.",
        "Une différence que l’on ressent.",
        "Un tournant tout en douceur.",
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
        "De bof à mmh.",
        "Acte suivant : {leclat}.",
        "Même tête, plus {declat}.",
      ],
    },
    {
      voice: "clinical",
      lines: [
        "Le changement, avec méthode.",
        "Étape par étape, plus {declat}.",
        "La constance se ressent.",
        "De la routine au rituel raisonné.",
        "Avancer, geste après geste.",
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
        "Lentement, tout change.",
        "Laissez {lapeau} respirer.",
        "Peu à peu, la légèreté.",
        "Un commencement tranquille.",
      ],
    },
    {
      lines: ["Tout commence par {bare}.", "Et {bare} <entre|entrent> en scène.", "Puis <vint|vinrent> {bare}."],
    },
  ],
  supports: [
    {
      lines: [
        "{Name}, {ings} : chaque jour, un peu plus {declat}.",
        "Geste après geste, {name} laisse {lapeau} {douce} et {douce2}.",
        "{Untexture}, et déjà {lapeau} [semble|semblent] plus {douce}.",
        "La régularité a du bon : {name} laisse {lapeau} {douce} et {douce2}.",
        "Un geste de plus dans la journée, et {lapeau} [devient|deviennent] plus {douce}.",
        "{Name} ne change pas tout. Juste la douceur de {lapeau}.",
        "Avec {name}, la routine devient un moment que l’on attend.",
        "Une petite habitude qui allège les journées.",
      ],
    },
    {
      only: colouring,
      lines: ["Un geste, une autre humeur : {name}.", "{Name} n’attend pas d’occasion. Juste une envie {declat}."],
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
      lines: ["{Name} transforme un simple geste en petit luxe.", "Avec {name}, le soin devient un petit art."],
    },
    {
      voice: "calm",
      lines: ["{Name} prend son temps. {Lapeau} aussi.", "Lentement, doucement : {name} accompagne chaque geste."],
    },
  ],
};
