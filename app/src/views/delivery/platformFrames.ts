export type RailControl = "like" | "comment" | "send" | "save" | "more" | "advertiser";

/** How a platform shows an ad: full screen below its own controls, or as a post between two bars. Pixels of the ad. */
export type PlatformFrame =
  | {
      kind: "screen";
      /** What lies at the top: the parts of a story, names of tabs, or the way back. */
      top: "parts" | "tabs" | "back";
      /** Controls one below the other; where their middle line lies from the right, and the first of them from the bottom. */
      rail: { controls: readonly RailControl[]; right: number; bottom: number } | null;
      /** Where the advertiser's name and the caption begin, from the bottom; null where the name lies at the top. */
      captionBottom: number | null;
      button: "bar" | "pill";
    }
  | { kind: "post" };

/**
 * A mock-up for each place in which an ad runs, by the name that the placements give it. Shapes are neutral and our own: they show where
 * controls lie, inside what the safe zone says is covered, and are nobody's design.
 */
export const platformFrames: Readonly<Record<string, PlatformFrame>> = {
  "Meta Reels": {
    kind: "screen",
    top: "back",
    rail: { controls: ["like", "comment", "send", "more"], right: 82, bottom: 600 },
    captionBottom: 330,
    button: "bar",
  },
  "Meta Stories": { kind: "screen", top: "parts", rail: null, captionBottom: null, button: "pill" },
  "YouTube Shorts": {
    kind: "screen",
    top: "back",
    rail: { controls: ["like", "comment", "send", "more"], right: 96, bottom: 780 },
    captionBottom: 330,
    button: "bar",
  },
  TikTok: {
    kind: "screen",
    top: "tabs",
    rail: { controls: ["advertiser", "like", "comment", "save", "send"], right: 66, bottom: 900 },
    captionBottom: 330,
    button: "bar",
  },
  "Meta Feed": { kind: "post" },
};
