import type { AngleLines } from "../../lines.ts";

/**
 * Other people. With a rating on the page, in its own figures; without one, nothing that pretends to evidence: only what
 * might be asked or told, never that anybody has.
 */
export const socialProof: AngleLines = {
  headlines: [
    {
      lines: [
        "Rated {value}. Feels *{soft}.*",
        "The {value}-star {noun}.",
        "Meet the {value}-star {noun}.",
        "{Value} stars, no fanfare.",
        "{Value} stars for one {noun}.",
        "Say hello to {value} stars.",
        "{Value} stars speak for themselves.",
        "{Value} stars. Read the reviews.",
        "What {value} stars feel like.",
        "Let {count} reviews do the talking.",
        "Don't ask us. Read {count} reviews.",
        "{Count} reviews can't keep a secret.",
      ],
    },
    {
      lines: [
        "Worth telling a friend about.",
        "The {noun} to pass on.",
        "Compliments may follow.",
        "Made to be talked about.",
        "Borrowed once. Never returned.",
        "Expect questions.",
        "Good {skin} [starts|start] conversations.",
        "Be ready to share the name.",
        "Keep the name handy.",
        "Tell a friend. Maybe a few.",
        "They'll ask. You'll tell.",
        "First you try. Then you *tell.*",
        "Made for the second glance.",
        "Let them wonder.",
        "The {noun} friends will borrow.",
        "A name to pass along.",
        "Hide it from houseguests.",
        "Get ready to be asked.",
        "For the friend who always asks.",
        "It's the {noun}. Pass it on.",
        "{Soft} gets noticed.",
        "{Seen} worth talking about.",
        "{Seen} like this gets questions.",
        "They'll notice the {seen}.",
        "The kind of {seen} friends notice.",
        "Share the {noun}. Or don't.",
        "Too lovely to keep secret.",
        "Someone will ask. Be ready.",
        "The good kind of gossip.",
        "Write the name down for them.",
        "The first thing they'll notice.",
        "{Finish} {skin} [starts|start] the talking.",
        "People notice {finish} {skin}.",
        "The shelfie will speak for itself.",
        "Your sister will want it.",
        "Leave it where guests can see it.",
      ],
    },
    {
      voice: "playful",
      lines: [
        "The group chat will ask.",
        "Gatekeeping is so last year.",
        "Drop the {noun} in the chat.",
        "Your roommate says thanks.",
        "Label it. People *borrow.*",
        "Act casual when they ask.",
      ],
    },
    {
      voice: "clinical",
      lines: [
        "Read the label. Then *feel.*",
        "A formula that bears repeating.",
        "Judge it by the feel.",
        "Ask what's inside.",
        "Made to stand up to questions.",
      ],
    },
    {
      voice: "luxurious",
      lines: [
        "Made for good company.",
        "A whispered recommendation.",
        "The {noun} to whisper about.",
        "Discreet. Until someone *asks.*",
        "A secret made to be shared.",
      ],
    },
    {
      voice: "calm",
      lines: [
        "Handed from friend to friend.",
        "Shared with care.",
        "Good things get passed on.",
        "Pass it on.",
        "The worst-kept secret.",
        "Worth telling a friend.",
      ],
    },
    {
      lines: ["They'll ask. Say *{bare}.*"],
    },
  ],
  supports: [
    {
      lines: [
        "{Name}, with {ings}: the name to give when somebody asks.",
        "When they ask what you use, it's {name}.",
        "A {texture} with {ings}. Easy to recommend, hard to lend.",
        "{Finish}, {finish2} {skin} [invites|invite] questions. The answer is {name}.",
        "{Name} leaves {skin} {finish}. Be ready to share the name.",
        "The {noun} to lend a friend, if you are sure you'll get it back.",
        "Keep {name} where guests can see it, or where they can't.",
        "Good news travels. {Name}, for {finish} {skin}, travels well.",
        "Easy to recommend, and easy to describe: {finish}, {finish2} {skin}.",
        "Share it, lend it, hide it. {Name} leaves {skin} {finish} either way.",
        "Someone is going to ask. The answer is {name}.",
        "Some secrets are better shared. {Name} is one of them.",
        "Try {name}, then decide who to tell.",
        "{Skin} this {finish} [tends|tend] to come up in conversation.",
      ],
    },
    {
      only: ["complexion", "lip"],
      lines: [
        "{Name} is the one that goes missing from makeup bags.",
        "{Skin} this {finish} [has|have] one explanation: {name}.",
      ],
    },
    {
      voice: "playful",
      lines: [
        "{Name} leaves {skin} so {finish} you'll get texts about it.",
        "Send this to the friend who always steals the {noun}.",
      ],
    },
    {
      voice: "clinical",
      lines: [
        "Turn {name} around and read: {ings}. Then judge for yourself.",
        "Look closely at {name}: {ings}, for {finish} {skin}.",
      ],
    },
    {
      voice: "luxurious",
      lines: ["{Name} keeps quiet. {Finish} {skin} [doesn't|don't].", "The sort of {noun} friends whisper about."],
    },
    {
      voice: "calm",
      lines: ["{Name} is the kind of find one friend passes to another."],
    },
  ],
};
