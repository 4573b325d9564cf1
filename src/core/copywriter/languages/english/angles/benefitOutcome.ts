import { type AngleLines, colouring, washedOff } from "../../lines.ts";

/** What it comes to, said first; then what brings it. */
export const benefitOutcome: AngleLines = {
  headlines: [
    {
      lines: [
        "{Finish} {skin}, plain and simple.",
        "{Soft} is the whole point.",
        "{Skin} that [feels|feel] {finish}.",
        "Here for {finish} {skin}.",
        "The short way to {glow}.",
        "All the way to {soft}.",
        "{Soft}, start to finish.",
        "The {noun} for {finish} {skin}.",
        "{Soft}, and no fuss.",
        "More {glow}, less effort.",
        "{Glow}, without the fuss.",
        "{Soft} suits you.",
        "{Finish}, {finish2}, done.",
        "Everyday {glow}.",
        "Good {skin} [looks|look] good on you.",
        "{Skin} worth a second look.",
        "Everyday {skin}, at ease.",
        "The simple pleasure of good {skin}.",
        "Soft that speaks for itself.",
        "A better day for {skin}.",
        "{Skin} on [its|their] best behavior.",
        "Good {skin}, good mood.",
        "Get used to {finish} {skin}.",
        "Reach for {glow}.",
        "The look of {skin} at ease.",
      ],
    },
    {
      not: ["lip"],
      lines: [
        "Hello, good skin day.",
        "Comfortable in your own skin.",
        "Look like you slept in.",
        "The face of a day off.",
      ],
    },
    {
      not: ["sunscreen", "complexion", ...washedOff],
      lines: ["{Skin} that [holds its|hold their] *glow.*", "The look of well-rested {skin}."],
    },
    {
      voice: "playful",
      lines: [
        "{Soft}? Oh, very.",
        "Main character {skin}.",
        "{Soft} mode: *on.*",
        "Yes, {skin} can have it all.",
        "{Glow} now, questions later.",
        "Feeling {finish}? Same.",
        "Warning: very {finish} {skin}.",
      ],
    },
    {
      voice: "clinical",
      lines: [
        "{Finish} {skin}, by design.",
        "Formulated for {finish} {skin}.",
        "{Glow}, formulated.",
        "A formula with one aim: {glow}.",
        "Considered care. {Finish} *{skin}.*",
      ],
    },
    {
      voice: "luxurious",
      lines: [
        "{Skin}, dressed in *{seen}.*",
        "{Finish}, and beautifully so.",
        "The luxury of {finish} {skin}.",
        "{Glow}, worn lightly.",
        "Nothing flatters like {seen}.",
        "{Skin} as fine as silk.",
      ],
    },
    {
      voice: "calm",
      lines: ["Simply {finish}.", "Quietly {finish} {skin}.", "{Finish}, and that is plenty.", "{Glow}, kept simple."],
    },
    {
      lines: [
        "{Bare}, put to good use.",
        "{Bare}, hard at work.",
        "Built around {amount}.",
        "{Amount}, plain and simple.",
      ],
    },
  ],
  supports: [
    {
      lines: [
        "{Name} brings {pair} together for {finish}, {finish2} {skin}.",
        "With {ings}, {name} leaves {skin} {finish} and {finish2}.",
        "A {texture} with {ings} for {skin} that [feels|feel] {finish}.",
        "{Amount} and a {texture}: {finish} {skin}, simply done.",
        "A {texture} that leaves {skin} {finish} and {finish2}.",
        "{Name}: easy to use, and it leaves {skin} {finish} and {finish2}.",
        "One good {noun}, and {skin} that [feels|feel] {finish} and {finish2}.",
        "Made for ordinary days: {name} leaves {skin} {finish} and {finish2}.",
        "No long routine. A good {noun}, and {finish}, {finish2} {skin}.",
        "What you notice first: {finish} {skin}. What you used: {name}.",
        "On it goes, off you go: {name} leaves {skin} {finish} and {finish2}.",
        "The everyday {noun} for {finish}, {finish2} {skin}.",
        "No fuss, no long list of steps: just {name} and {finish} {skin}.",
      ],
    },
    { not: [...washedOff, ...colouring, "mist"], lines: ["{Soft} to the touch from the first use: {name}."] },
    {
      voice: "playful",
      lines: [
        "{Name} brings the {glow}. You bring the plans.",
        "{Finish}, {finish2} and slightly smug about it: {skin} after {name}.",
      ],
    },
    {
      voice: "clinical",
      lines: [
        "{Name}: {ings} in a formula with a clear purpose.",
        "A focused {noun} with {ings}. The aim: {finish} {skin}.",
      ],
    },
    {
      voice: "luxurious",
      lines: [
        "{Name} leaves a finish as {finish} as it is {finish2}.",
        "An indulgent {noun} that leaves {skin} {finish} and {finish2}.",
      ],
    },
    {
      voice: "calm",
      lines: [
        "{Finish}, {finish2} {skin}, and one less thing to think about.",
        "A simple {noun} for {finish} {skin}, day in, day out.",
      ],
    },
  ],
};
