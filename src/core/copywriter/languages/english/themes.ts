import type { CopyAngle } from "../../../contract/creative.ts";
import type { Benefit } from "../../material.ts";

/** Headlines on a theme, used only where the product's page speaks of it. */
export const themes: Record<Benefit, Record<CopyAngle, readonly string[]>> = {
  hydration: {
    "pain + solution": ["Dry spell: over and out.", "A glass of water for {skin}.", "When {skin} could use a drink."],
    "benefit outcome": ["{Skin} that [drinks|drink] it all in.", "Hydration that shows."],
    sensory: ["A long drink for {skin}.", "The feel of fresh water.", "Moisture that you can feel."],
    transformation: ["From thirsty to quenched.", "Parched meets its match.", "Watch {skin} perk up."],
    ritual: ["A daily drink for {skin}.", "Drink up, {skin}.", "Hydrate {skin}, then carry on."],
    "social proof": ["Hydrated, and it shows."],
  },
  glow: {
    "pain + solution": ["Grey day, glowing {skin}.", "Dull skies. Bright *{skin}.*", "Bring your own light."],
    "benefit outcome": ["{Skin} with the lights on.", "A glow that says good morning.", "Glow is a good look."],
    sensory: ["Light you can smooth on."],
    transformation: ["Turn the light on.", "Let there be glow.", "The glow comes up like dawn."],
    ritual: ["Glow before you go.", "A daily minute of light.", "Switch on the light."],
    "social proof": ["They'll ask about the glow.", "Glow first, questions after."],
  },
  calm: {
    "pain + solution": ["Calm for {skin} that [speaks|speak] up.", "Soft-spoken care for fussy {skin}."],
    "benefit outcome": ["Calm is a good look.", "{Skin} that [keeps its|keep their] cool.", "A calmer [skin|lip] day."],
    sensory: ["Calm you can touch.", "The feeling of a deep breath."],
    transformation: ["Let {skin} settle."],
    ritual: ["Calm {skin}, calm morning.", "Take a calm minute.", "Breathe out. {Noun} *on.*"],
    "social proof": ["Calm is contagious.", "Keep calm and pass it on.", "Gentle enough to recommend."],
  },
  barrier: {
    "pain + solution": ["The weather stops here.", "A little support for {skin}.", "Backup for {skin}."],
    "benefit outcome": [
      "Strong barrier. Soft *{skin}.*",
      "{Skin} that [holds its|hold their] own.",
      "Strong looks good on you.",
    ],
    sensory: ["Soft, and quietly strong.", "Soft armor for {skin}."],
    transformation: [
      "Soft is the new strong.",
      "{Skin} [finds its|find their] strength.",
      "Build {skin} back, softly.",
    ],
    ritual: ["Barrier up. Day *on.*", "Fortify, then coffee.", "Suit up, {skin}."],
    "social proof": ["Well-kept {skin} [gets|get] noticed.", "Strong {skin}, good company."],
  },
  smooth: {
    "pain + solution": ["Rough day, smooth {skin}.", "The smooth way through.", "Smooth over the week."],
    "benefit outcome": ["Smooth, as in really smooth.", "{Skin} like fresh sheets.", "Smooth is a good habit."],
    sensory: ["Run a finger over it.", "Silk under the fingertips."],
    transformation: ["Smooth things over.", "Rough draft, smooth finish."],
    ritual: ["A smooth start.", "Start smooth. Stay *smooth.*"],
    "social proof": ["Smooth enough to show off.", "Smooth gets the questions."],
  },
  firm: {
    "pain + solution": ["Give {skin} some spring.", "For {skin} that [wants|want] bounce.", "A lift for long days."],
    "benefit outcome": [
      "{Skin} with spring in [its|their] step.",
      "Bounce looks good on {skin}.",
      "Plump, proud, bouncy.",
    ],
    sensory: ["Press. Feel it spring.", "Bounce you can feel.", "A springy sort of soft."],
    transformation: ["{Skin} [gets its|get their] spring back.", "A lift in the mirror."],
    ritual: ["Lift, smooth, smile.", "Upward strokes, good mood.", "A daily bit of bounce."],
    "social proof": ["They'll ask about the bounce.", "A bounce worth a mention."],
  },
  light: {
    "pain + solution": ["Nothing heavy about it.", "Heavy creams, take a rest.", "Too light to argue with."],
    "benefit outcome": ["Light on {skin}. Big on *soft.*", "All care, no weight."],
    sensory: ["Easy to wear, easy to forget.", "Light as a linen shirt."],
    transformation: ["Light first. Soft *after.*", "Light, and it stays that way."],
    ritual: ["A light touch, every day.", "Travel light, {skin}.", "Light hands, light {noun}."],
    "social proof": ["Barely there, much discussed."],
  },
  rich: {
    "pain + solution": ["Bring out the rich stuff.", "Feed {skin} something good.", "Hungry {skin}, well fed."],
    "benefit outcome": ["Richly, happily soft.", "{Skin}, generously fed.", "Well-fed {skin}, well-kept secret."],
    sensory: ["Buttery, in all the right ways.", "A richness you can feel."],
    transformation: ["Enrich the everyday.", "A richer kind of soft."],
    ritual: ["Drink up, {skin}.", "Feed {skin} well.", "A generous little habit."],
    "social proof": ["Share the wealth.", "Rich, and happy to share."],
  },
  bare: {
    "pain + solution": ["Not a note of perfume.", "Perfume off. Comfort *on.*"],
    "benefit outcome": ["All {noun}, no perfume.", "Fragrance-free, fuss-free.", "Nothing extra needed."],
    sensory: ["No perfume. All *touch.*", "The feel, and only the feel."],
    transformation: ["No scent. Just *{skin}.*", "Leave the scent out of it.", "Less scent. More *{skin}.*"],
    ritual: ["Unscented. Unwind."],
    "social proof": ["Unscented, not unnoticed."],
  },
};
