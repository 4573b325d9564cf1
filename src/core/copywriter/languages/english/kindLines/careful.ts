import type { FamilyTable } from "./angleLines.ts";

export const careful: FamilyTable<"mask" | "scrub" | "mousse" | "cleanser" | "formula"> = {
  mask: {
    "pain + solution": ["Long week? Mask time.", "Busy week, slow evening.", "Stay in tonight."],
    "benefit outcome": ["Give your {skin} some time off.", "Me time, with benefits.", "A little spa time at home."],
    sensory: ["Mask on. Music *on.*", "Sit back. Breathe out.", "A little spa, at home."],
    transformation: ["Mask on. Mood *up.*", "Mask on, week *off.*", "Make it a mask day."],
    ritual: ["Mask on. World *off.*", "Mask, music, me time.", "Put your feet up. Mask on.", "Goodnight, world."],
    "social proof": ["Mask night, anyone?", "Masks are better in company.", "Spa night at home."],
  },
  scrub: {
    "pain + solution": ["Rough patches, meet scrub.", "Scrub, rinse, done.", "Scrub the week away."],
    "benefit outcome": ["Scrub up well.", "Buff up nicely.", "A scrub does you good."],
    sensory: ["The good kind of rough.", "Scrub, and smile.", "A proper scrub feels good."],
    transformation: ["Buff away the rough.", "Rough out. Smooth *in.*", "Off with the old."],
    ritual: ["Buff, rinse, breathe.", "Scrub time.", "A proper scrub."],
    "social proof": ["Home spa day, anyone?", "Smooth operators, welcome.", "Scrub up and step out."],
  },
  mousse: {
    "pain + solution": ["Keep it light.", "Light, easy, done.", "Nothing heavy here."],
    "benefit outcome": ["Light as air, easy to use.", "Lightness you'll like.", "The airy one."],
    sensory: ["A cloud in your hand.", "Light as a cloud.", "Airy, and easy to love."],
    transformation: ["Switch to something airy.", "Heavy out. Airy *in.*", "Lighten up."],
    ritual: ["Light and easy does it.", "A light moment for you.", "A cloud to start with."],
    "social proof": ["Meet the airy one.", "Head in the clouds.", "Cloud lovers, welcome."],
  },
  cleanser: {
    "pain + solution": [
      "Wash the day away.",
      "Cleansing, without the fuss.",
      "Rinse the day off.",
      "Keep cleansing simple.",
    ],
    "benefit outcome": [
      "Clean and simple.",
      "First things first: cleanse.",
      "Off comes the day.",
      "Feel clean. Feel good.",
    ],
    sensory: ["That just-washed feeling.", "Clean feels good.", "Enjoy that clean feeling."],
    transformation: ["A clean start.", "Off with today.", "Hello, clean {skin}.", "Back to clean."],
    ritual: ["Wash, rinse, breathe.", "Water on. Day *off.*", "Lather up. Breathe out."],
    "social proof": ["Good clean fun.", "Come clean.", "Clean is always in style."],
  },
  formula: {
    "pain + solution": ["Keep it straightforward.", "Straight to the point."],
    "benefit outcome": ["Look after yourself.", "A little extra care.", "Worth doing well."],
    sensory: ["Feel looked after.", "A little care feels good.", "Take it step by step."],
    transformation: ["A good place to start.", "Small step, good start.", "Onwards, step by step."],
    ritual: ["Make it a habit.", "A moment of care.", "A little time for you."],
    "social proof": ["One worth knowing.", "Nice to meet you.", "Hello, you."],
  },
};
