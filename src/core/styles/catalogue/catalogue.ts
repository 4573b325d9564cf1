import { categories } from "../../categories/index.ts";
import { styleIdOf } from "../../categories/styleId.ts";
import { deriveSeed } from "../../seed.ts";
import type { Style } from "../style.ts";

/** Every style, by category in the order of the contract. */
export const styles: readonly Style[] = categories.flatMap(({ name: animationPrompt, styles }) =>
  styles.map((style) => {
    const id = styleIdOf(style.name);
    return { ...style, id, animationPrompt, seed: deriveSeed(0, id) };
  }),
);

const byId = new Map(styles.map((style) => [style.id, style]));

/** The style of an id, as clients pin it. */
export function findStyle(id: string): Style | undefined {
  return byId.get(id);
}
