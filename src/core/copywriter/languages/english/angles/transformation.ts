import { type AngleLines, colouring, washedOff } from "../../lines.ts";

/** A change of feel while it is used; never a before and an after, never a date by which. */
export const transformation: AngleLines = {
  headlines: [
    {
      lines: [
        "Where {glow} begins.",
        "{Er} starts here.",
        "Hello, {er} {skin}.",
        "The {er} side of {skin}.",
        "A little {er} every time.",
        "{Er}, one {dose} at a time.",
        "The moment {skin} [turns|turn] {soft}.",
        "{Skin}, beautifully {finish}.",
        "A new kind of {glow}.",
        "First the {dose}. Then the *{glow}.*",
        "Change feels like this.",
        "A change you can feel.",
        "Feel the shift.",
        "A change of the gentle kind.",
        "Same you. {Er} *{skin}.*",
        "{Skin}, reintroduced.",
        "{Skin} [turns|turn] a corner.",
        "The start of something soft.",
        "New season, {er} {skin}.",
        "Something {er} this way comes.",
        "{Skin}, in a better mood.",
        "From rushing to resting.",
        "A fresh page for {skin}.",
      ],
    },
    { not: [...washedOff, ...colouring], lines: ["{Skin} [learns|learn] to *glow.*", "Coax out the glow."] },
    {
      voice: "playful",
      lines: [
        "New [skin|lip] era, unlocked.",
        "Enter: {finish} {skin}.",
        "{Skin}, but make it {finish}.",
        "Cue the {glow}.",
        "Level up, {skin}.",
        "{Er}? You bet.",
        "Blink and it's {soft}.",
      ],
    },
    {
      voice: "clinical",
      lines: [
        "The mechanics of {glow}.",
        "Small steps. {Er} *{skin}.*",
        "{Er}, step by careful step.",
        "The method behind the {glow}.",
      ],
    },
    {
      voice: "luxurious",
      lines: [
        "The unveiling of {finish} {skin}.",
        "{Skin}, exquisitely {finish}.",
        "The slow reveal of {seen}.",
        "{Skin}, given the velvet touch.",
      ],
    },
    {
      voice: "calm",
      lines: ["{Er}, in its own time.", "Gently does it.", "Easy does it. {Er} *{skin}.*"],
    },
    {
      lines: ["Where {bare} <meets|meet> {skin}."],
    },
  ],
  supports: [
    { not: ["lip"], lines: ["The routine stays short, the {skin} {finish} and {finish2}."] },
    {
      lines: [
        "With {ings}, {name} takes its time and leaves {skin} {finish}.",
        "First it's a {texture}. Then it's just {finish}, {finish2} {skin}.",
        "{Ings} <settles|settle> in, and {skin} [turns|turn] {soft}.",
        "A {texture} in the hand, {finish} and {finish2} on {skin}.",
        "With {ings}, {name} leaves {skin} a little {er} each time.",
        "Some changes are loud. This one is just {er} {skin}, with {name}.",
        "Keep the rest of your shelf. Change one thing, and feel it: {name}.",
        "A few moments with {name} leave {skin} {finish}.",
      ],
    },
    {
      voice: "playful",
      lines: [
        "{Name} walks in, and {skin} [gets|get] {er}. That's the plot.",
        "Swap one thing on the shelf. {Name} takes it from there.",
      ],
    },
    {
      voice: "clinical",
      lines: ["{Name} brings {ings} to a simple daily step.", "A daily step with {ings}, for {finish} {skin}."],
    },
    {
      voice: "luxurious",
      lines: [
        "{Name} coaxes {skin}, in its own good time, to [its|their] softest.",
        "Let {name} settle, and feel {skin} turn exquisitely {soft}.",
      ],
    },
    {
      voice: "calm",
      lines: [
        "No rush. {Name} leaves {skin} a little {er} each time.",
        "A gentle {noun}, a slow minute, and {finish} {skin}.",
      ],
    },
  ],
};
