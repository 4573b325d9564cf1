import type { SupportedCategory } from "../../../../product/categories.ts";
import type { CopyAngle } from "../../../../contract/creative.ts";

/** Headlines of categories that are worn or used otherwise than the rest of their family; they stand in its place. */
export const categoryLines: Partial<Record<SupportedCategory, Record<CopyAngle, readonly string[]>>> = {
  "Lip Color": {
    "pain + solution": ["Running late? Add color.", "Color without the fuss.", "Just add color."],
    "benefit outcome": [
      "Your smile, in color.",
      "A pop of color.",
      "Wear a little color.",
      "Lips that finish the look.",
    ],
    sensory: ["Color that feels like you.", "Smile in color.", "A swipe of color."],
    transformation: ["A little color, another mood.", "Change the color, change the look.", "Turn up the color."],
    ritual: ["Keys, phone, lip color.", "Mirror, color, go.", "Color on. Step *out.*"],
    "social proof": ["Color looks good on you.", "Go on, wear color.", "Something to smile about."],
  },
  "Lip Gloss": {
    "pain + solution": ["Grey day? Add gloss.", "Shine without the fuss.", "Gloss and go."],
    "benefit outcome": ["Lips that shine.", "Lips that catch the light.", "Your smile, with shine."],
    sensory: ["Shine you'll love to wear.", "Swipe, shine, smile.", "Press your lips together. Nice."],
    transformation: ["From bare to glossy.", "Hello, shine.", "Turn up the shine."],
    ritual: ["Keys, phone, gloss.", "Gloss on. Step *out.*", "Time to shine."],
    "social proof": ["Shine on, you.", "Shine looks good on you.", "Something to smile about."],
  },
  Bronzer: {
    "pain + solution": ["Grey outside? Warm it up.", "Warmth without the fuss.", "Warmth for grey days."],
    "benefit outcome": ["A little warmth for your face.", "A touch of sun, no sun needed.", "Your warm side."],
    sensory: ["Warmth you'll love to wear.", "Warm, and very you.", "Feel the warmth."],
    transformation: ["Turn up the warmth.", "Add a touch of sun.", "Warm up your look."],
    ritual: ["Where the sun would land.", "Warm up before you go.", "Mirror, warmth, go."],
    "social proof": ["Show off your warm side.", "Tell them it's the sun.", "Warmth looks good on you."],
  },
  Blush: {
    "pain + solution": [
      "Grey morning? Add color.",
      "Color without the fuss.",
      "Just add blush.",
      "Need a little color?",
    ],
    "benefit outcome": ["A little color, a lot of cheer.", "Cheeks with color.", "Hello, rosy."],
    sensory: ["Color you'll love to wear.", "Smile in color.", "Feel the flush."],
    transformation: ["Bare cheeks, then color.", "Pink up your day.", "Add a little color."],
    ritual: ["Mirror, blush, go.", "Smile. Blush. Go.", "Cheeks first, then out."],
    "social proof": ["Yes, it's blush.", "Made you blush.", "Go on, blush."],
  },
  Highlighter: {
    "pain + solution": ["Grey day? Add glow.", "Glow without the fuss.", "Just add glow."],
    "benefit outcome": ["Made to catch the light.", "A little light for your face.", "Bring your own light."],
    sensory: ["A touch of light.", "Glow you'll love to wear.", "Light up a little."],
    transformation: ["Let there be glow.", "Turn up the glow.", "From bare to glowing."],
    ritual: ["Find your light.", "Mirror, glow, go.", "The finishing touch."],
    "social proof": ["Show off your glow.", "Glow looks good on you.", "Glow together."],
  },
  Lotion: {
    "pain + solution": ["Dry days, meet your match.", "Shower, lotion, done.", "Lotion without the fuss."],
    "benefit outcome": ["Good morning, {skin}.", "A good lotion goes a long way.", "Made to come back to."],
    sensory: ["Smooth it on. Breathe out.", "Feel it sink in.", "Fresh from the shower."],
    transformation: ["Hello, happy {skin}.", "Start with a good lotion.", "Love your {skin} a little more."],
    ritual: ["Shower, towel, lotion.", "Take a minute for your {skin}.", "Make it a moment."],
    "social proof": ["From us to your {skin}.", "Good to have. Good to give.", "Nice to meet you, {skin}."],
  },
};
