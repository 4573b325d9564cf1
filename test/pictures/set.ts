import { setImmediate } from "node:timers/promises";
import { drawPicture, type Expected, type DrawnPicture, type Shot } from "./set/picture.ts";
import { plainShots } from "./set/plainShots.ts";
import { stagedShots } from "./set/stagedShots.ts";

export type { Expected } from "./set/picture.ts";

const classes = { ...plainShots, ...stagedShots };

export type PictureClass = keyof typeof classes;

/** What shops' pictures show, by what makes it hard to tell the product from the rest. */
export const pictureClasses = Object.keys(classes) as PictureClass[];

export const picturesOfAClass = 10;

/** A picture of the set with its truth: `mask` is how much of each pixel is THE product, `product` its colours alone. */
export interface SetPicture extends DrawnPicture {
  /** `class index`, from 1. */
  name: string;
  class: PictureClass;
  expected: Expected;
}

export const setNames = pictureClasses.flatMap((name) =>
  Array.from({ length: picturesOfAClass }, (_, index) => `${name} ${index + 1}`),
);

/** One picture of the set, the same bytes each time. */
export function drawOne(name: string): SetPicture {
  const [, className = "", number = ""] = /^(.+) (\d+)$/.exec(name) ?? [];
  const setUp = new Map<string, (index: number) => Shot>(Object.entries(classes)).get(className);
  if (!setUp || !setNames.includes(name)) throw new Error(`no picture of the set is called ${name}`);
  const shot = setUp(Number(number) - 1);
  return { name, class: className as PictureClass, expected: shot.expected, ...drawPicture(name, shot) };
}

/** Every picture of the set, one at a time; between two the memory of canvases can be cleared up. */
export async function* drawSet(): AsyncGenerator<SetPicture, undefined> {
  for (const name of setNames) {
    yield drawOne(name);
    await setImmediate();
  }
}
