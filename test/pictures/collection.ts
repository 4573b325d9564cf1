import { drawPicture, gradient, plain, room, studio, type DrawnPicture, type Look } from "./draw.ts";
import { beside, bottle, carton, dropper, jar, loopedPump, tube, underSpatula } from "./products.ts";

/** What has to become of a picture. */
export type Expected = "cut-out" | "refused";

export interface JudgedPicture extends DrawnPicture {
  expected: Expected;
}

const amber = dropper([122, 66, 28]);
const rose = bottle([214, 150, 142], [240, 228, 220]);
const green = bottle([62, 92, 66], [24, 30, 26]);
const navy = tube([36, 48, 92], [226, 190, 120]);
const clay = jar([178, 110, 88], [96, 54, 40]);
const whiteJar = jar([252, 252, 251], [254, 254, 253], 0.1);

/** Drawn without a ground: they bring an outline of their own, some with a shadow in it. */
export const withAlpha: [name: string, look: Look][] = [
  ["dropper", { product: amber, ground: null }],
  ["bottle with a drop shadow", { product: green, ground: null, shadow: "drop" }],
  ["jar with a soft shadow", { product: clay, ground: null, shadow: "soft" }],
  ["white jar with a contact shadow", { product: whiteJar, ground: null, shadow: "contact" }],
  ["pump with a loop", { product: loopedPump([150, 70, 60]), ground: null }],
  ["carton", { product: carton([222, 196, 160]), ground: null }],
];

const looks: [name: string, expected: Expected, look: Look][] = [
  ["amber dropper on white, JPEG 60", "cut-out", { product: amber, ground: plain("#ffffff"), jpegQuality: 60 }],
  ["rose bottle on off-white, JPEG 75", "cut-out", { product: rose, ground: plain("#f7f5f2"), jpegQuality: 75 }],
  [
    "green bottle on white with a contact shadow",
    "cut-out",
    { product: green, ground: plain("#ffffff"), shadow: "contact" },
  ],
  [
    "green bottle with a soft shadow, JPEG 85",
    "cut-out",
    { product: green, ground: plain("#ffffff"), shadow: "soft", jpegQuality: 85 },
  ],
  ["clay jar with a soft shadow on grey", "cut-out", { product: clay, ground: plain("#dcdcdc"), shadow: "soft" }],
  [
    "clay jar with a drop shadow, JPEG 80",
    "cut-out",
    { product: clay, ground: plain("#ffffff"), shadow: "drop", jpegQuality: 80 },
  ],
  ["navy tube on a pink ground", "cut-out", { product: navy, ground: plain("#f3c6cf") }],
  ["navy tube on a saturated ground, JPEG 80", "cut-out", { product: navy, ground: plain("#e8a33d"), jpegQuality: 80 }],
  [
    "white jar on a sage ground with a contact shadow",
    "cut-out",
    { product: whiteJar, ground: plain("#9fb59a"), shadow: "contact" },
  ],
  ["rose bottle on a gradient", "cut-out", { product: rose, ground: gradient("#ffffff", "#c9d4de") }],
  ["looped pump on white", "cut-out", { product: loopedPump([150, 70, 60]), ground: plain("#ffffff") }],
  [
    "looped pump on grey, JPEG 85",
    "cut-out",
    { product: loopedPump([40, 84, 96]), ground: plain("#d8d8da"), jpegQuality: 85 },
  ],
  ["white jar on grey, JPEG 80", "cut-out", { product: whiteJar, ground: plain("#b9bcc0"), jpegQuality: 80 }],
  [
    "carton on white, JPEG 90",
    "cut-out",
    { product: carton([222, 196, 160]), ground: plain("#ffffff"), jpegQuality: 90 },
  ],
  ["a small bottle far away", "cut-out", { product: green, ground: plain("#ffffff"), scale: 0.3, foot: 0.6 }],
  ["green bottle on black", "cut-out", { product: bottle([110, 150, 116], [220, 200, 160]), ground: plain("#0c0c0e") }],
  ["green bottle, cropped by the lower side", "refused", { product: green, ground: plain("#ffffff"), foot: 1.08 }],
  ["two bottles", "refused", { product: beside(green, bottle([180, 90, 80], [40, 40, 40])), ground: plain("#ffffff") }],
  [
    "white jar on white with a soft shadow, JPEG 85",
    "cut-out",
    { product: whiteJar, ground: plain("#ffffff"), shadow: "soft", jpegQuality: 85 },
  ],
  [
    "light grey jar on light grey",
    "refused",
    { product: jar([196, 196, 198], [200, 200, 202], 0.04), ground: plain("#c2c2c4") },
  ],
  [
    "clay jar on a table before a wall",
    "cut-out",
    { product: clay, ground: studio("#8fa0ad", "#c4d0d8", "#e9eff3"), shadow: "contact" },
  ],
  [
    "rose bottle on a table before a wall, whose cap the model takes for wall",
    "refused",
    { product: rose, ground: studio("#7f8f86", "#c9d6cc", "#eef4ee"), shadow: "contact" },
  ],
  ["green bottle whose side a spatula covers", "refused", { product: underSpatula(green), ground: null }],
  ["bottle in a room", "refused", { product: green, ground: room }],
  ["nothing at all", "refused", { product: { paint: () => undefined }, ground: plain("#ffffff") }],
];

export const pictureNames = looks.map(([name]) => name);

/** Every drawn picture, one at a time and in the order of their names. */
export function* drawnPictures(): Generator<JudgedPicture, undefined> {
  for (const [name, expected, look] of looks) yield { ...drawPicture(name, look), expected };
}
