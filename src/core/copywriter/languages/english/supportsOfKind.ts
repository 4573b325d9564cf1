import type { LineGroup } from "../lines.ts";

/**
 * Supports for every angle: what is in a product, and whom or what it is for, each in one plain line that may follow any headline.
 * None invites, instructs or promises a result, and what is said of a kind is true of every product of it.
 */
export const supportsOfKind: readonly LineGroup[] = [
  {
    lines: [
      "With {pair}.",
      "A {noun} with {ings}.",
      "{Ings}, in a {texture}.",
      "{Pair} in one {noun}.",
      "A {noun} that combines {pair}.",
      "{Name} combines {pair}.",
      "{Name} brings together {pair}.",
    ],
  },
  {
    isSpare: true,
    lines: [
      "With {ings} at its heart.",
      "{Ings}, plain and simple.",
      "{Pair}, working together.",
      "{Pair} at the core.",
      "With {pair} in the formula.",
      "{Pair}, side by side.",
      "A {noun} to come back to.",
      "A {noun} to count on.",
      "A {noun}, simple as that.",
    ],
  },
  {
    lines: [
      "Say hello to {name}.",
      "Meet {name}.",
      "For {moment}.",
      "Made for {moment}.",
      "A {noun} for {stress}.",
      "For {stress} and {moment}.",
      "{Name} is a {texture}.",
      "{Name}, made for the everyday.",
      "An everyday {noun}.",
    ],
  },
  {
    only: ["cream"],
    lines: [
      "For knuckles, palms and fingertips.",
      "For the hands that cook, type and carry.",
      "For heels, soles and toes.",
      "For feet that walk, stand and dance.",
      "For arms, legs and everything in between.",
      "For elbows, knees and shins.",
    ],
  },
  { only: ["serum"], lines: ["A {noun} for your lashes.", "A {noun} for your brows.", "The {noun} that comes first."] },
  {
    only: ["oil"],
    lines: [
      "For the bath, and the hour around it.",
      "For a long soak in the tub.",
      "A {noun} for the evening you've kept free.",
      "For the beard, from root to tip.",
      "For nails, cuticles and fingertips.",
    ],
  },
  {
    only: ["balm"],
    lines: [
      "A {noun} for the driest spots.",
      "For freshly shaved {skin}.",
      "For heels, soles and toes.",
      "For feet that walk, stand and dance.",
      "For elbows, shins and everything in between.",
      "For knuckles, palms and fingertips.",
    ],
  },
  {
    only: ["gel"],
    lines: [
      "A {noun} for one spot at a time.",
      "For the one spot that needs it.",
      "For brows, brushed up and set.",
      "{Name} holds brows where you brush them.",
    ],
  },
  {
    only: ["lip"],
    lines: [
      "For lips that talk, laugh and sing.",
      "A {noun} for ordinary Tuesdays.",
      "{Shade}, whatever the day brings.",
      "{Shade} that suits a smile.",
    ],
  },
  {
    only: ["mist"],
    lines: [
      "For makeup with a long day ahead.",
      "A spray for when your makeup is done.",
      "For when your makeup is done.",
      "For warm afternoons.",
    ],
  },
  {
    only: ["sunscreen"],
    lines: [
      "For walks, errands and lunch outside.",
      "For the walk, the terrace and the way home.",
      "For beaches, benches and back gardens.",
      "For long walks without a plan.",
      "{Name} goes wherever the sun does.",
    ],
  },
  {
    only: ["eye"],
    lines: [
      "For eyes that read, scroll and squint.",
      "For early starts and late screens.",
      "For the area under the eyes.",
    ],
  },
  {
    only: ["mask"],
    lines: [
      "For Sundays, and other slow days.",
      "For the evening you have kept free.",
      "For evenings off.",
      "A {noun} to stay in for.",
    ],
  },
  {
    only: ["scrub"],
    lines: ["For elbows, knees and shoulders.", "A {noun} for rough patches.", "A {noun} to look forward to."],
  },
  {
    only: ["complexion"],
    lines: [
      "{Shade} where you want it.",
      "For bare-faced days and big nights.",
      "For your everyday face.",
      "The layer under your makeup.",
    ],
  },
  { only: ["mousse"], lines: ["An airy {noun}.", "{Name} is light and airy.", "An airy foam."] },
  {
    only: ["cleanser"],
    lines: [
      "For the end of the day.",
      "A {noun} to end the day with.",
      "For hands, before dinner and after the garden.",
      "For the shower, from shoulders to toes.",
    ],
  },
  { only: ["formula"], lines: ["A {noun} for your lashes.", "A {noun} for your brows."] },
];
