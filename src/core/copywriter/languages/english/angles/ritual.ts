import type { AngleLines } from "../../lines.ts";

/** The moment around it: where it stands in the day, and what the hands do. */
export const ritual: AngleLines = {
  headlines: [
    {
      lines: [
        "Made for {moment}.",
        "In praise of {pause}.",
        "{Moment}, made {er}.",
        "{Moment} start here.",
        "{Moment} deserve this {noun}.",
        "Here's to {moment}.",
        "{Pause} and a good {noun}.",
        "The {noun} of {moment}.",
        "{Gesture}. Breathe. *Repeat.*",
        "{Gesture}. Exhale.",
        "{Gesture}, and slow down.",
        "Stop. {Gesture}. Breathe.",
        "A small ceremony, daily.",
        "Make room for a slow minute.",
        "A habit worth keeping.",
        "The good kind of routine.",
        "Close the door. Open the *{noun}.*",
        "This minute is yours.",
        "Some rituals are this small.",
        "Slow is a skill.",
        "Same time tomorrow.",
        "Let the kettle wait.",
        "Phone down. {Noun} *out.*",
        "The day can wait a minute.",
        "A soft start, a soft finish.",
        "A standing date with {skin}.",
      ],
    },
    { not: ["sunscreen"], lines: ["Keep it for {moment}.", "Save a little for {moment}."] },
    {
      voice: "playful",
      lines: [
        "Do not disturb: {noun} time.",
        "Me, myself and my {noun}.",
        "Sorry, can't. {Noun} time.",
        "Reply later. {Noun} *first.*",
      ],
    },
    {
      voice: "clinical",
      lines: [
        "A routine, well considered.",
        "One step. Every *day.*",
        "The step that earns its place.",
        "A daily step, done properly.",
      ],
    },
    {
      voice: "luxurious",
      lines: [
        "{Pause}, at their finest.",
        "The private luxury of a minute.",
        "Linger. It's allowed.",
        "Time, beautifully spent.",
      ],
    },
    {
      voice: "calm",
      lines: [
        "Breathe in. {Gesture}.",
        "One gentle thing, every day.",
        "A moment for yourself.",
        "The day, on pause.",
        "Simple, every time.",
      ],
    },
    { lines: ["Time for *{bare}.*"] },
  ],
  supports: [
    {
      lines: [
        "{Name}, with {ings}: a small habit to look forward to.",
        "A {texture} with {ings}, made for {moment}.",
        "{Pause}, a {texture}, and nowhere else to be.",
        "{Gesture}, breathe out, and let {name} do the rest.",
        "Find a spot for {name} by the mirror, and a minute to go with it.",
        "{Name} turns a small habit into the nicest part of {moment}.",
        "{Gesture}. {Name} leaves {skin} {finish}, and you unhurried.",
        "For {moment}: a good {noun} and {finish} {skin}.",
        "A minute, a mirror, {name}: {finish} {skin}.",
        "{Gesture}, and carry on. {Name} leaves {skin} {finish}.",
        "{Name} asks for one slow minute and leaves {skin} {finish}.",
      ],
    },
    {
      voice: "playful",
      lines: ["{Gesture}, hum a tune, admire. {Name} handles the {glow}.", "{Pause} were made for {name}."],
    },
    {
      voice: "clinical",
      lines: [
        "A simple daily step with {ings}, easy to keep up.",
        "{Name}: one considered step in the routine, every day.",
      ],
    },
    {
      voice: "luxurious",
      lines: ["The {noun} that {moment} call for.", "Make a small ceremony of {moment} with {name}."],
    },
    {
      voice: "calm",
      lines: ["{Gesture}. Breathe. Leave the rest to {name}.", "{Pause}, {name} and no rush."],
    },
  ],
};
