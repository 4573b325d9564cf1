import { type AngleLines, colouring, washedOff } from "../../lines.ts";

/** A friction that lies in the day, never in the reader; then what eases it. */
export const painAndSolution: AngleLines = {
  headlines: [
    {
      lines: [
        "{Stress}, meet your match.",
        "The answer to {stress}.",
        "A soft answer to {stress}.",
        "Made with {stress} in mind.",
        "After {stress}, a soft landing.",
        "{Stress} happen. So does *{glow}.*",
        "Ready for {stress}.",
        "For {stress} and what follows.",
        "{Stress}, handled kindly.",
        "Some days are hard on {skin}.",
        "Weather turns. {Skin} [stays|stay] soft.",
        "A gentler way through the week.",
        "Kind to {skin} on unkind days.",
        "Less fuss. More *{glow}.*",
        "Skip the crowded shelf.",
        "{Skin} [asks|ask]. This {noun} answers.",
        "Take the edge off the day.",
        "What {skin} [was|were] asking for.",
        "Comfort comes as a {noun}.",
        "Rough day. {Finish} {skin}.",
        "The {noun} for fussy days.",
        "Give {skin} the easy option.",
        "Comfort for the in-between days.",
        "The soft way out of a hard day.",
      ],
    },
    {
      not: ["sunscreen"],
      lines: ["{Stress}? {Skin} won't tell.", "{Stress} end *here.*"],
    },
    {
      not: [...washedOff, ...colouring, "sunscreen"],
      lines: ["Where tightness lets go.", "Out with tight. In with *soft.*", "Thirsty {skin}, answered."],
    },
    {
      voice: "playful",
      lines: [
        "Bye, fuss. Hi, *{glow}.*",
        "Plot twist: {finish} {skin}.",
        "{Stress}? Cute.",
        "{Stress}? We've met.",
        "Peace talks for fussy {skin}.",
        "{Stress} can take a seat.",
        "Bad day? Good {noun}.",
        "Drama-free {skin}, coming up.",
      ],
    },
    {
      voice: "clinical",
      lines: [
        "A precise answer to {stress}.",
        "Formulated for {stress}.",
        "{Stress}: *accounted for.*",
        "The case for a better {noun}.",
        "A considered answer for {skin}.",
        "Built for difficult days.",
        "Problem, meet formula.",
      ],
    },
    {
      voice: "luxurious",
      lines: ["Harsh days, velvet {skin}."],
    },
    {
      voice: "calm",
      lines: [
        "Less noise. More *calm.*",
        "Gentle, whatever the day.",
        "A kinder day for {skin}.",
        "Softer, whatever the day brings.",
        "Simply kinder to {skin}.",
        "A still point for busy days.",
      ],
    },
    {
      voice: "luxurious",
      not: [...colouring, "sunscreen"],
      lines: ["An elegant end to a hard day.", "Let the day fall from {skin}."],
    },
    { lines: ["Built for {stress}, with *{bare}.*"] },
  ],
  supports: [
    {
      lines: [
        "For {stress}: {name}, with {ings}.",
        "A {texture} with {ings}, for days that are hard on {skin}.",
        "With {ings}, {name} takes the strain out of {stress}.",
        "A {texture} made for {stress}, and kind every other day.",
        "A {noun} that goes easy on {skin} when the day does not.",
        "Made with {stress} in mind, and a soft spot for {skin}: {name}.",
        "Whatever the day was like, {name} leaves {skin} {finish}.",
        "{Stress}? That is what {name} is for.",
        "There is no arguing with {stress}. There is {name}.",
      ],
    },
    {
      not: [...washedOff, "complexion", "sunscreen"],
      lines: [
        "When {skin} [feels|feel] tight, {name} brings the comfort back.",
        "{Name} takes {skin} from tight to {soft}.",
      ],
    },
    {
      voice: "playful",
      lines: ["{Stress} started it. {Name} finishes it.", "{Stress}? {Name} has seen worse."],
    },
    {
      voice: "clinical",
      lines: ["{Name} pairs {pair} in one simple formula.", "Formulated with {ings} for {stress}."],
    },
    {
      voice: "luxurious",
      lines: ["A small luxury for {stress}: {name}."],
    },
    {
      voice: "luxurious",
      not: [...colouring, "sunscreen"],
      lines: ["After {stress}, a {noun} made to be savored."],
    },
    {
      voice: "calm",
      lines: [
        "Less to do, more to like: {name} leaves {skin} {finish}.",
        "A gentle {noun}, and that's all there is to it.",
      ],
    },
  ],
};
