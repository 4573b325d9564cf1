import { type AngleLines, colouring, washedOff } from "../../lines.ts";

/** The first touch, told slowly. */
export const sensory: AngleLines = {
  headlines: [
    {
      lines: [
        "Feels like {like}.",
        "Part {noun}, part *{cloth}.*",
        "{Like}, in a {noun}.",
        "Think {cloth}. Then *touch.*",
        "{Like}, but for {skin}.",
        "If {like} were a {noun}.",
        "The {noun} that feels like {like}.",
        "{Finish} from the first {dose}.",
        "{Glow} in every {dose}.",
        "Touch is the first ingredient.",
        "A texture worth lingering over.",
        "Close your eyes. Feel *that.*",
        "It starts at the fingertips.",
        "Made to be felt.",
        "The feel says it all.",
        "A small joy to touch.",
        "Stay for the texture.",
        "Slow down and feel it.",
        "Something lovely for {skin}.",
        "Let your hands decide.",
        "Touch, and take your time.",
        "The nicest part is the feel.",
        "One {dose}, and you know.",
      ],
    },
    {
      not: [...washedOff],
      lines: ["Worn like {cloth}.", "Like {cloth}, all over."],
    },
    {
      voice: "playful",
      lines: [
        "Go on, touch it.",
        "Oh, that texture.",
        "Like {cloth}? Told you.",
        "Hands off. Fine, hands *on.*",
        "Warning: very touchable.",
        "Texture so good it's rude.",
        "Feel that? Yes, that.",
      ],
    },
    {
      voice: "clinical",
      lines: [
        "Texture, engineered for comfort.",
        "The feel of a thoughtful formula.",
        "A texture with a purpose.",
        "Form follows feel.",
        "Texture is part of the formula.",
      ],
    },
    {
      voice: "luxurious",
      lines: ["Texture, tailored to {skin}.", "Opulence you can feel."],
    },
    {
      voice: "calm",
      lines: ["Soft. Simple. {Finish}.", "One touch, one smile."],
    },
    { voice: "luxurious", only: ["cream", "balm", "lip", "complexion"], lines: ["Drape {skin} in {cloth}."] },
    { voice: "calm", only: ["serum", "gel", "mist"], lines: ["Clear as morning water."] },
    {
      lines: [
        "{Texture}. Enough said.",
        "Sink into a {texture}.",
        "A {texture} worth the pause.",
        "The soft side of *{bare}.*",
      ],
    },
  ],
  supports: [
    {
      lines: [
        "A {texture} with {ings} that leaves {skin} {finish} and {finish2}.",
        "A {texture} with {ings}. The first touch explains the rest.",
        "A {texture} that feels like {cloth} on {skin}.",
        "{Name} carries {ings} in a texture you'll want to linger over.",
        "{Name}: a {texture} that leaves {skin} {finish} and {finish2}.",
        "{Name} goes on like {cloth} and leaves {skin} {finish}.",
        "Fingertips first: {name} feels like {cloth} and leaves {skin} {finish}.",
        "For anyone who chooses by touch: a {noun} that feels like {cloth}.",
        "Close your eyes and it could be {cloth}. It's {name}.",
        "{Name} feels like {cloth} first, then leaves {skin} {finish} and {finish2}.",
        "Take your time with {name}. The texture is half the pleasure.",
      ],
    },
    { not: [...colouring, "scrub"], lines: ["The first touch of {name} is {soft}. So is everything after."] },
    {
      only: ["complexion", "lip"],
      lines: [
        "{Name} goes on with ease and leaves {skin} {finish}.",
        "{Name} melts in at once and leaves {skin} {finish} and {finish2}.",
      ],
    },
    {
      voice: "playful",
      lines: ["Like {cloth}, in the form of a {noun}.", "{Name}: come for the texture, stay for the {glow}."],
    },
    {
      voice: "clinical",
      lines: [
        "{Ings} in a texture that invites a second touch: that is {name}.",
        "A texture made for {skin} that feels {finish} and {finish2}.",
      ],
    },
    {
      voice: "luxurious",
      lines: ["{Name} unfolds like {cloth} and leaves {skin} beautifully {finish}."],
    },
    {
      voice: "calm",
      lines: [
        "A slow minute, a deep breath, and {skin} that [feels|feel] {finish}.",
        "Soft to the hand and softer still on {skin}: {name}.",
      ],
    },
  ],
};
