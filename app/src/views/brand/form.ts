import kitFacts from "facts:kit";
import type { Kit, KitPatch } from "../../api/people.ts";

export const roles = ["primary", "secondary", "accent", "background", "text"] as const;

/** The fields of a kit by the names that the service has for them. */
export const kitFields = [
  "name",
  "logo",
  "roles.primary",
  "roles.secondary",
  "roles.accent",
  "roles.background",
  "roles.text",
  "colours",
  "fonts.pairing",
  "tone",
  "tone_words",
  "claims",
  "examples",
  "banned_words",
  "language",
] as const;
export type KitField = (typeof kitFields)[number];

export const fieldNames: Record<KitField, string> = {
  name: "Name",
  logo: "Logo",
  "roles.primary": "Primary",
  "roles.secondary": "Secondary",
  "roles.accent": "Accent",
  "roles.background": "Background",
  "roles.text": "Text",
  colours: "Further colours",
  "fonts.pairing": "Fonts in ads",
  tone: "Tone",
  tone_words: "Tone in single words",
  claims: "Claims",
  examples: "Sentences that show the tone",
  banned_words: "Words never to use",
  language: "Language",
};

/** A kit as it is typed, each field as one text. Colours, claims and sentences stand one a line; a logo is its address. */
export type KitForm = Record<KitField, string>;

export function formOf(kit: Kit): KitForm {
  const inRoles = Object.values(kit.roles);
  return {
    name: kit.name,
    logo: kit.logo?.url ?? "",
    "roles.primary": kit.roles.primary ?? "",
    "roles.secondary": kit.roles.secondary ?? "",
    "roles.accent": kit.roles.accent ?? "",
    "roles.background": kit.roles.background ?? "",
    "roles.text": kit.roles.text ?? "",
    colours: kit.colours.filter((hex) => !inRoles.includes(hex)).join("\n"),
    "fonts.pairing": kit.fonts.pairing,
    tone: kit.tone ?? "",
    tone_words: kit.tone_words.join(", "),
    claims: kit.claims.join("\n"),
    examples: kit.examples.join("\n"),
    banned_words: kit.banned_words.join("\n"),
    language: kit.language ?? "",
  };
}

/** What was typed and is not saved. `seen`: what each of these fields had when it was begun; `version`: the kit's then. */
export interface KitDraft {
  edits: Partial<KitForm>;
  seen: Partial<KitForm>;
  version: number | null;
}

export const emptyDraft: KitDraft = { edits: {}, seen: {}, version: null };

/** The fields of a draft that differ from the kit as it is stored by now. */
export function changedOf({ edits }: KitDraft, stored: KitForm): KitField[] {
  return kitFields.filter((field) => edits[field] !== undefined && edits[field] !== stored[field]);
}

/** Those of them that somebody else has changed as well since they were begun. */
export function conflictsOf(draft: KitDraft, stored: KitForm): KitField[] {
  return changedOf(draft, stored).filter((field) => draft.seen[field] !== stored[field]);
}

const { limits } = kitFacts;

/** `#rrggbb` out of what people type for a colour; null for what is none. */
export function hexOf(text: string): string | null {
  const [, digits = ""] = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(text.trim()) ?? [];
  if (digits === "") return null;
  const all = digits.length === 3 ? [...digits].map((digit) => digit + digit).join("") : digits;
  return `#${all.toLowerCase()}`;
}

export function linesOf(text: string): string[] {
  return text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
}

export function wordsOf(text: string): string[] {
  return text
    .split(",")
    .map((word) => word.trim())
    .filter((word) => word !== "");
}

/** What is wrong with a field as it is typed; null: nothing. */
export function problemOf(form: KitForm, field: KitField): string | null {
  const text = form[field];
  switch (field) {
    case "name":
      return text.trim() === "" ? "A brand has a name." : null;
    case "roles.primary":
    case "roles.secondary":
    case "roles.accent":
    case "roles.background":
    case "roles.text":
      return text.trim() === "" || hexOf(text) !== null ? null : "A colour as #7d3c1f, or nothing.";
    case "colours":
      if (linesOf(text).some((line) => hexOf(line) === null)) return "Each as #7d3c1f.";
      return allColours(form).length > limits.colours
        ? `${limits.colours} colours at most, those with a role too.`
        : null;
    case "tone_words":
      return listProblem(wordsOf(text), limits.toneWords, limits.toneWord);
    case "claims":
      return listProblem(linesOf(text), limits.claims, limits.claim);
    case "examples":
      return listProblem(linesOf(text), limits.examples, limits.example);
    case "banned_words":
      return listProblem(linesOf(text), limits.bannedWords, limits.bannedWord);
    case "language":
      return /^$|^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/.test(text.trim()) ? null : "A code such as en, de or fr-CA.";
    default:
      return null;
  }
}

function listProblem(entries: readonly string[], maxCount: number, maxLength: number): string | null {
  if (entries.length > maxCount) return `${maxCount} at most; these are ${entries.length}.`;
  const long = entries.find((entry) => entry.length > maxLength);
  return long === undefined
    ? null
    : `${maxLength} characters at most each: “${long.slice(0, 24)}…” has ${long.length}.`;
}

/** The list of colours that ads are made from: those that make the brand known first. */
function allColours(form: KitForm): string[] {
  const [primary, secondary, accent, background, text] = roles.map((role) => hexOf(form[`roles.${role}`]));
  const further = linesOf(form.colours).map(hexOf);
  const all = [primary, accent, secondary, ...further, background, text];
  return [...new Set(all)].filter((hex) => hex !== null && hex !== undefined);
}

/** What fields of a form amount to. Those that are as the shop has them are given back to it, so that they follow it again. */
export function patchOf(form: KitForm, fields: readonly KitField[], shop: KitForm | null): KitPatch {
  const isShops = (field: KitField) => shop !== null && form[field] === shop[field];
  const fromShop = fields.filter(isShops);
  const set = fields.filter((field) => !isShops(field));
  const roleEntries = roles
    .filter((role) => set.includes(`roles.${role}`))
    .map((role) => [role, hexOf(form[`roles.${role}`])] as const);
  return {
    ...set.reduce<KitPatch>((patch, field) => ({ ...patch, ...plainPart(form, field) }), {}),
    ...(roleEntries.length > 0 && { roles: Object.fromEntries(roleEntries) }),
    ...(fromShop.length > 0 && { from_shop: fromShop }),
  };
}

/** A pairing that the renderer does not have is none. */
function pairingPart(typed: string): KitPatch {
  const pairing = kitFacts.pairings.find(({ id }) => id === typed)?.id;
  return pairing === undefined ? {} : { fonts: { pairing } };
}

/** Roles are set together (`patchOf`). */
function plainPart(form: KitForm, field: KitField): KitPatch {
  const text = form[field].trim();
  switch (field) {
    case "name":
      return { name: text };
    case "tone":
      return { tone: text === "" ? null : text };
    case "language":
      return { language: text === "" ? null : text };
    case "logo":
      return { logo: null };
    case "colours":
      return { colours: allColours(form) };
    case "fonts.pairing":
      return pairingPart(text);
    case "tone_words":
      return { tone_words: wordsOf(text) };
    case "claims":
      return { claims: linesOf(text) };
    case "examples":
      return { examples: linesOf(text) };
    case "banned_words":
      return { banned_words: linesOf(text) };
    default:
      return {};
  }
}
