import type { CopyAngle } from "../../../../contract/creative.ts";
import type { Area } from "../../../families.ts";

/** Headlines on the part of the body that a product is for, beside those of its kind. */
export const areaLines: Partial<Record<Area, Record<CopyAngle, readonly string[]>>> = {
  hands: {
    "pain + solution": ["Busy hands, looked after.", "Hand care, made easy.", "Hard work? Happy hands."],
    "benefit outcome": [
      "Give your hands a hand.",
      "For the hands that do it all.",
      "Hands work hard. Look after them.",
    ],
    sensory: ["Happy hands.", "Something good for busy hands.", "From palm to fingertip."],
    transformation: ["Start with your hands.", "Hello, happy hands.", "Love your hands."],
    ritual: ["Hands first.", "Put the phone down. Hands first.", "A minute for busy hands."],
    "social proof": ["High five.", "For hands that are never idle.", "Hands up for hand care."],
  },
  feet: {
    "pain + solution": ["Long day on your feet?", "Shoes off. Feet up.", "Feet up, day done."],
    "benefit outcome": ["For feet that go places.", "Look after what carries you.", "Feet first."],
    sensory: ["Socks off. Feet up.", "Happy feet.", "From heel to toe."],
    transformation: ["From the ground up.", "Hello, happy feet.", "Best foot forward."],
    ritual: ["Feet up for a minute.", "Sofa, feet up, done.", "Kick off your shoes."],
    "social proof": ["Made for walkers.", "Feet deserve a fan club.", "Well heeled."],
  },
  brows: {
    "pain + solution": ["Brows, no fuss.", "Short on time? Just brows.", "Brows done. Good to go."],
    "benefit outcome": ["Brows, your way.", "Brows first.", "Good brow day."],
    sensory: ["Brush, brush, done.", "Up and through.", "Brows up."],
    transformation: ["Start with your brows.", "Brows change the face.", "Raise your brows."],
    ritual: ["Mirror, brows, go.", "A minute for your brows.", "Brows, then out the door."],
    "social proof": ["For people who notice brows.", "High brow.", "Raised brows, welcome."],
  },
  lashes: {
    "pain + solution": ["Lashes, no fuss.", "One small step for lashes.", "Keep lash care simple."],
    "benefit outcome": ["Look after your lashes.", "Lash care, made easy.", "Lashes first."],
    sensory: ["A fine line of care.", "A small thing, done well.", "Love your lashes."],
    transformation: ["Start with your lashes.", "Add a lash step.", "Hello, lashes."],
    ritual: ["A moment for your lashes.", "Lashes, then lights out.", "Close your eyes. Done."],
    "social proof": ["For people who notice lashes.", "Bat your lashes.", "Lash lovers, welcome."],
  },
  beards: {
    "pain + solution": ["Beard care, no fuss.", "Short on time? Just the beard.", "Keep beard care simple."],
    "benefit outcome": ["Look after your beard.", "Beard care, made easy.", "Good beard day."],
    sensory: ["Palms, beard, comb.", "Something good for your beard.", "From root to tip."],
    transformation: ["Start with your beard.", "Growing it? Look after it.", "Beard first."],
    ritual: ["Mirror, comb, beard.", "Wash, dry, beard care.", "A minute for your beard."],
    "social proof": ["Beards of any length, welcome.", "For beards of any length.", "Wear your beard well."],
  },
};
