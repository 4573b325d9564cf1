import { changedFields, type EditedField, type NamedKit } from "./kitEdits.ts";

/** Who makes a version of a brand kit. */
export type KitSource = "onboarding" | "operator" | "person";

/** One state that a brand kit has been in. */
export interface KitVersion extends NamedKit {
  version: number;
  source: KitSource;
  /** The person who made it; null where it was no person's, or where they are no longer there. */
  by: { email: string; name: string | null } | null;
  /** Milliseconds since 1970. */
  createdAt: number;
}

export type ChangedVersion = KitVersion & {
  /** The fields in which it differs from the version before; empty for the first, and where that is not at hand. */
  changed: EditedField[];
};

/** Versions, newest first, each with what it changed. */
export function withChanges(versions: readonly KitVersion[]): ChangedVersion[] {
  return versions.map((each, at) => {
    const before = versions[at + 1];
    return { ...each, changed: before === undefined ? [] : changedFields(before, each) };
  });
}

const fieldNames: Record<EditedField, string> = {
  name: "the name",
  logo: "the logo",
  tone: "the tone",
  toneWords: "the words of tone",
  colours: "the colours",
  "roles.primary": "the primary colour",
  "roles.secondary": "the secondary colour",
  "roles.accent": "the accent colour",
  "roles.background": "the background colour",
  "roles.text": "the text colour",
  "fonts.pairing": "the fonts",
  claims: "the claims",
  examples: "the examples",
  bannedWords: "the words never to use",
  language: "the language",
};

/** Who has made a version, as a sentence begins. */
export function authorOf({ source, by }: Pick<KitVersion, "source" | "by">): string {
  switch (source) {
    case "onboarding":
      return "A new reading of the shop";
    case "operator":
      return "Support";
    case "person":
      return by?.name ?? by?.email ?? "Somebody who has left the account";
  }
}

/** What became of a kit since somebody saw it, in a sentence for them. `newer`: the versions since, newest first. */
export function newerVersionsSentence(newer: readonly ChangedVersion[]): string {
  const authors = [...new Set(newer.map(authorOf))].reverse();
  const changed = new Set(newer.flatMap((version) => version.changed));
  const fields = Object.entries(fieldNames).flatMap(([field, text]) => (changed.has(field as EditedField) ? text : []));
  const what = fields.length === 0 ? "saved the brand kit" : `changed ${listed(fields)}`;
  return `${listed(authors)} ${what} meanwhile. Nothing of yours is saved yet: look at both, then save again.`;
}

function listed(names: readonly string[]): string {
  const last = names.at(-1) ?? "";
  return names.length < 2 ? last : `${names.slice(0, -1).join(", ")} and ${last}`;
}
