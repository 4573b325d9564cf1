import { AnimationPrompt } from "../../contract/creative.ts";
import { deriveSeed } from "../../creative/seed.ts";
import type { Style, StyleDraft } from "../style.ts";
import { breezy } from "./breezy.ts";
import { cloth } from "./cloth.ts";
import { creams } from "./creams.ts";
import { drips } from "./drips.ts";
import { foams } from "./foams.ts";
import { ingredients } from "./ingredients.ts";
import { people } from "./people.ts";
import { serums } from "./serums.ts";
import { sun } from "./sun.ts";
import { water } from "./water.ts";

const drafts: Record<AnimationPrompt, readonly StyleDraft[]> = {
  ...creams,
  ...serums,
  ...foams,
  ...ingredients,
  ...drips,
  ...people,
  ...cloth,
  ...water,
  ...sun,
  ...breezy,
};

/** Every style, by category in the order of the contract. */
export const styles: readonly Style[] = AnimationPrompt.options.flatMap((animationPrompt) =>
  drafts[animationPrompt].map((draft) => {
    const id = styleId(draft.name);
    return { ...draft, id, animationPrompt, seed: deriveSeed(0, id) };
  }),
);

const byId = new Map(styles.map((style) => [style.id, style]));

/** The style of an id, as clients pin it. */
export function findStyle(id: string): Style | undefined {
  return byId.get(id);
}

function styleId(name: string): string {
  const plain = name.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  return `sty_${plain.replace(/[^a-z0-9]+/g, "-")}`;
}
