import type { LineGroup } from "../lines.ts";
import { caring } from "./families.ts";

/**
 * Supports of every angle: what a product is, what is in it or what it is for, so plain that they may stand under any headline.
 * Headlines speak of skin and of care; none of these does.
 */
export const supportsOfKind: readonly LineGroup[] = [
  {
    lines: [
      "Mit {ings}.",
      "{Ein} mit {ings}.",
      "{Ein} mit {umgekehrt}.",
      "{Eigenname} mit {ings}.",
      "{Der} von {hausmarke}, mit {zutat}.",
      "{Dazu}.",
      "Mit {zutat}.",
      "{Ein} mit {zutat}.",
      "{Eintextur} mit {ings}.",
      "{Ein} {zweck}.",
      "{Ein} {zweck}, mit {ings}.",
      "{Zweck}, mit {ings}.",
      "{Zweck}.",
      "{Ein} von {marke}.",
    ],
  },
  {
    isSpare: true,
    lines: ["Mit {umgekehrt} in der Rezeptur.", "Mit {ings} in der Formel.", "Mit {ings} an Bord."],
  },
  {
    only: [...caring, "cleanser", "scrub"],
    lines: [
      "Für {haende}, die oft gewaschen werden.",
      "Für {haende}, die viel zu tun haben.",
      "Für {fuesse}, die viel unterwegs sind.",
      "Für den ganzen {koerper}.",
      "Für den {koerper}, von den Schultern bis zu den Füßen.",
    ],
  },
  {
    only: [...caring, "complexion", "cleanser", "scrub"],
    lines: [
      "Für alle, die es {schlicht} mögen.",
      "So {schlicht} darf {ein} sein.",
      "Freu {dich} auf {nameacc}.",
      "So leicht macht es {dir} {name}.",
    ],
  },
  {
    only: caring,
    lines: [
      "Für alle, die {sich} gern etwas Gutes tun.",
      "Etwas Gutes, nur für {dich}.",
      "Mit {namedat} tust du {dir} etwas Gutes.",
      "Eine kleine Freude für {dich}.",
      "Von {marke} für dich.",
    ],
  },
  {
    only: ["cleanser"],
    lines: ["Mit {namedat} geht es {schlicht}."],
  },
  {
    only: ["formula"],
    lines: [
      "Für den Alltag gemacht, für {dich}.",
      "Damit du {dich} wohlfühlst.",
      "Unkompliziert, {schlicht} und gut.",
      "Mit Liebe für {dich} gemacht.",
      "Weil {dir} Gutes guttut.",
      "Ein kleiner Luxus, {schlicht} so.",
      "Ganz {schlicht}, ganz ohne Aufwand.",
      "Das gönnst du {dir} gern.",
    ],
  },
  {
    only: ["gel", "formula"],
    lines: ["Punktgenau für den {pickel}.", "Für einzelne {pickel}.", "Punktgenau für den {pickel}, mit {ings}."],
  },
  {
    only: ["mist"],
    lines: [
      "Für zwischendurch.",
      "Für zwischendurch, mit {ings}.",
      "Für die kurze Pause, im Büro und unterwegs.",
      "Eine kurze Pause mit {ings}.",
    ],
  },
  {
    only: ["sunscreen"],
    lines: [
      "Schützt vor UV-Strahlung.",
      "{Name} schützt vor UV-Strahlung.",
      "Für Balkon, Park und Spaziergang.",
      "Für alles, was im Freien stattfindet.",
      "{Ein} für Tage im Freien.",
      "Für Garten, Terrasse und Café.",
    ],
  },
  {
    only: ["eye"],
    lines: ["Für die zarte Partie rund um die Augen.", "Rund um die Augen, mit {ings}."],
  },
  {
    only: ["mask"],
    lines: [
      "{Name} wirkt ein, während du die Füße hochlegst.",
      "Wirkt ein, während du die Füße hochlegst.",
      "Für eine kleine Pause auf dem Sofa.",
      "Für ein paar ruhige Minuten.",
      "Eine kleine Pause mit {ings}.",
    ],
  },
  {
    only: ["scrub"],
    lines: [
      "Löst abgestorbene Hautschüppchen.",
      "{Name} mit {ings} löst abgestorbene Hautschüppchen.",
      "Mit {namedat} lösen sich alte Hautschüppchen.",
      "Nimmt alte Hautschüppchen mit.",
    ],
  },
  {
    only: ["complexion"],
    lines: [
      "Make-up mit {ings}.",
      "Für Alltag, Fest und Foto.",
      "Für den Alltag und den großen Auftritt.",
      "Fürs Büro, fürs Fest und fürs Foto.",
    ],
  },
  {
    only: ["lip"],
    lines: [
      "{Farbe} mit {ings}.",
      "{Farbe} für Alltag und Abend.",
      "{Farbe} für jeden Anlass.",
      "{Farbe} für Büro, Balkon und Bar.",
      "Auftragen, Lippen aufeinander, losreden.",
      "Zum Reden, Lachen und Ausgehen.",
      "Für alle, die viel reden und gern lachen.",
    ],
  },
  {
    only: ["cleanser"],
    lines: [
      "Nimmt mit, was der Tag hinterlässt.",
      "{Name} nimmt mit, was der Tag hinterlässt.",
      "Für ein gutes Gefühl nach dem Waschen.",
      "Für {haende} vor dem Essen und nach dem Garten.",
    ],
  },
];
