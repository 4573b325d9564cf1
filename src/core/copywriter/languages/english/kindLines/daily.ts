import type { FamilyTable } from "./angleLines.ts";

export const daily: FamilyTable<"lip" | "mist" | "sunscreen" | "eye" | "complexion"> = {
  lip: {
    "pain + solution": ["Lip care, no fuss.", "Dry lips? Not today.", "Lips need care, too."],
    "benefit outcome": ["Look after your lips.", "Care for your lips.", "Happy lips, happy you.", "Lips first."],
    sensory: ["Press your lips together. Nice.", "Lips, pampered.", "Oh, that feels nice."],
    transformation: ["Be good to your lips.", "Bare lips, meet lip care.", "Time to spoil your lips."],
    ritual: ["Keys, phone, lip care.", "A moment for your lips.", "Lips first, then out the door."],
    "social proof": ["A little gift for a friend.", "Small gift. Big smile.", "Something to smile about."],
  },
  mist: {
    "pain + solution": ["Spritz and go.", "Long day? Spritz.", "One step, no fuss."],
    "benefit outcome": ["A spritz for your {skin}.", "The in-between step.", "Made for in between."],
    sensory: ["A fine mist.", "Close your eyes. Breathe in.", "Spritz, and smile."],
    transformation: ["Mist on. Mood *up.*", "Start with a spritz.", "A small step, an easy change."],
    ritual: ["Spritz, pause, go.", "Pause. Spritz. Carry on.", "Last step, looking good."],
    "social proof": ["Makeup done? Almost.", "Nice to mist you.", "Love at first spritz."],
  },
  sunscreen: {
    "pain + solution": ["Sunscreen without the fuss.", "Sun out? You're ready.", "Make sunscreen the easy part."],
    "benefit outcome": [
      "Ready for the sun.",
      "Made for the sunny side.",
      "Ready when the sun is.",
      "Take care in the sun.",
    ],
    sensory: ["Sunscreen can be a pleasure.", "Sunny side up.", "Hello, sunny days.", "Sun care you'll like using."],
    transformation: ["From chore to habit.", "Same walk, sunscreen on.", "Hello, sunshine.", "A sunny new habit."],
    ritual: [
      "Keys, shades, sunscreen.",
      "Sunscreen, then sunshine.",
      "Hat, shades, sunscreen.",
      "Make sunscreen a habit.",
    ],
    "social proof": ["For sun lovers.", "See you in the sun.", "Meet me in the sun.", "Everyone back outside."],
  },
  eye: {
    "pain + solution": ["Eye care, without the fuss.", "Early start? Eyes first.", "Don't skip the eyes."],
    "benefit outcome": ["Eyes first.", "A little care for your eyes.", "Eyes deserve care, too."],
    sensory: ["A light touch is enough.", "Gently does it.", "Something good for your eyes."],
    transformation: ["Eye care starts here.", "Good morning, eyes.", "Eyes, meet something good."],
    ritual: ["Close your eyes. Breathe.", "A moment for your eyes.", "A small step, just for eyes."],
    "social proof": ["Eyes on this.", "A sight for tired eyes.", "For eyes that do it all."],
  },
  complexion: {
    "pain + solution": ["Makeup for days on the go.", "Less fuss at the mirror.", "Running late? Looking good."],
    "benefit outcome": ["Made to look like you.", "Your face, your way.", "Put your best face forward."],
    sensory: ["Feels like you.", "Your look, your way.", "Made to make you smile."],
    transformation: ["You, with makeup you like.", "Still you, a little more polished.", "New look, same you."],
    ritual: ["Mirror, music, makeup.", "Coffee, makeup, out the door.", "Get ready your way."],
    "social proof": ["Looking good.", "All eyes on you.", "Made for the close-up."],
  },
};
