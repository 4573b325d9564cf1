import { type AngleLines, colouring, washedOff } from "./lines.ts";

/** A friction that lies in the day, never in the reader; then what eases it. */
export const painAndSolution: AngleLines = {
  headlines: [
    {
      lines: [
        "{Stress}, meet your match.",
        "The answer to {stress}.",
        "{Stress}, softened.",
        "Made with {stress} in mind.",
        "After {stress}, a soft landing.",
        "{Stress} happen. So does *{glow}.*",
        "Ready for {stress}.",
        "For {stress} and what follows.",
        "{Stress}, handled kindly.",
        "Some days ask more of {skin}.",
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
        "Softly through {stress}.",
        "Some peace for {skin}.",
        "Let the day go.",
        "Ease, after {stress}.",
        "Simply easier on {skin}.",
        "A still point for busy days.",
      ],
    },
    {
      voice: "luxurious",
      not: [...colouring, "sunscreen"],
      lines: ["An elegant end to a hard day.", "Let the day fall from {skin}."],
    },
    { lines: ["Built for {stress}, with *{bare}.*", "{Bare}, for days that ask more."] },
  ],
  supports: [
    {
      lines: [
        "{Name} meets {stress} with {ings}.",
        "A {texture} with {ings}, for days that ask more of {skin}.",
        "With {ings}, {name} takes the strain out of {stress}.",
        "A {texture} made for {stress}, and kind every other day.",
        "For days that ask more of {skin}, a {noun} that asks for very little.",
        "Made for {stress}, when {skin} [wants|want] something kind.",
        "Keep {name} close when {stress} come around.",
        "Whatever the day was like, {name} leaves {skin} {finish}.",
        "{Stress} are a given. {Finish} {skin} can be too, with {name}.",
        "There is no arguing with {stress}. There is {name}.",
        "{Name} turns a rough day into {finish} {skin}.",
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
      lines: ["{Stress} started it. {Name} finishes it.", "Keep {name} on speed dial for {stress}."],
    },
    {
      voice: "clinical",
      lines: ["{Name} pairs {pair} in one considered formula.", "Formulated with {ings} for {stress}."],
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
        "{Name} keeps it simple: less to do, {finish} {skin}.",
        "A gentle {noun} for {stress}. It is that simple.",
      ],
    },
  ],
};
