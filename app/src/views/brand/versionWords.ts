import type { KitVersion } from "../../api/people.ts";
import { fieldNames, type KitField } from "./form.ts";

export function authorOf({ source, by }: Pick<KitVersion, "source" | "by">): string {
  switch (source) {
    case "onboarding":
      return "The shop was read";
    case "operator":
      return "Support";
    case "person":
      return by?.name ?? by?.email ?? "Somebody who has left";
  }
}

/** What a version changed, by the names of the fields. */
export function changedText(changed: readonly string[]): string {
  const names = changed.map((field) => fieldNames[field as KitField]);
  const [first, ...others] = names;
  if (first === undefined) return "nothing that is shown here";
  return [first, ...others.map((name) => name.charAt(0).toLowerCase() + name.slice(1))].join(", ");
}
