import type { FamilyTable } from "./angleLines.ts";

export const moisture: FamilyTable<"cream" | "serum" | "oil" | "balm" | "gel"> = {
  cream: {
    "pain + solution": ["Dry days, meet your match.", "No fuss, just a good cream.", "Carry on comfortably."],
    "benefit outcome": ["Good morning, {skin}.", "A good cream goes a long way.", "Made to come back to."],
    sensory: ["Smooth it in. Breathe out.", "Smooth it in. Sigh."],
    transformation: ["Hello, happy {skin}.", "Start with a good cream.", "Love your {skin} a little more."],
    ritual: ["Take a minute for your {skin}.", "Make it a moment.", "A little cream, a little calm."],
    "social proof": ["A good cream is a good friend.", "From us to your {skin}.", "Nice to meet you, {skin}."],
  },
  serum: {
    "pain + solution": ["The easy step.", "Serum first. Then the rest.", "Straight in, no fuss."],
    "benefit outcome": ["Good morning, {skin}.", "A small step that counts.", "Care starts with a serum."],
    sensory: ["Feel it sink in.", "Smooth, quick, lovely.", "Made to sink in."],
    transformation: ["Small bottle, good habit.", "Small step, good start.", "Something new for your {skin}."],
    ritual: ["Serum, and a moment for you.", "Your {skin}, your time.", "A step to look forward to."],
    "social proof": ["Good things come in small bottles.", "Serum lovers, welcome.", "Good taste in serum."],
  },
  oil: {
    "pain + solution": ["A little goes a long way.", "Long day? Run a bath.", "Dry days, meet your match."],
    "benefit outcome": ["Good things, drop by drop.", "A bath worth running.", "Good morning, {skin}."],
    sensory: ["Feel it glide.", "Bath drawn. Door shut.", "Smooth, slow, lovely."],
    transformation: ["It starts with a drop.", "Give oil a go.", "Make it a proper bath."],
    ritual: ["A drop and a deep breath.", "Run a bath. Stay a while."],
    "social proof": ["Good things come in drops.", "Soak it up.", "Worth every drop."],
  },
  balm: {
    "pain + solution": ["Razor down. Balm on.", "Dry spots, meet your match.", "Comfort for dry spots."],
    "benefit outcome": ["A little balm goes a long way.", "Be good to the driest bits.", "Made for the dry bits."],
    sensory: ["Feel it melt.", "Warm it. Melt it. *Enjoy.*", "Soft landing."],
    transformation: ["Start with a dab.", "Rough spots, meet balm.", "Rough day, soft ending."],
    ritual: ["A dab and a deep breath.", "Melt in. Breathe out.", "Take a minute, take a dab."],
    "social proof": ["A little balm to give.", "One balm for you, one to give.", "Balm lovers, welcome."],
  },
  gel: {
    "pain + solution": ["Keep it light.", "Light and easy does it.", "Nothing heavy here."],
    "benefit outcome": ["Light and easy.", "The light one.", "Light is a good look."],
    sensory: ["Light under your fingertips.", "Light as you like it.", "Cool, calm, lovely."],
    transformation: ["Trade heavy for light.", "Switch to something light.", "Lighten up."],
    ritual: ["Light, easy, done.", "Deep breath, light touch.", "Keep it light today."],
    "social proof": ["Meet the light one.", "Light hearts welcome.", "Gel lovers, welcome."],
  },
};
