import { z } from "zod";
import { FontPairingName } from "../rendering/fonts.ts";
import { HexColour } from "../rendering/scene.ts";
import { colourList } from "./kitColours.ts";
import type { BrandKit, BrandLogo, ColourRoles } from "./kit.ts";
import { toneWordsOf } from "./kitVoice.ts";

/** How much a kit holds: characters of each text, and how many of each. */
export const kitLimits = {
  name: 60,
  tone: 500,
  toneWord: 30,
  toneWords: 6,
  colours: 8,
  claim: 80,
  claims: 12,
  example: 200,
  examples: 6,
  bannedWord: 40,
  bannedWords: 50,
  language: 16,
} as const;

const Line = (max: number) => z.string().trim().min(1).max(max);
const roleNames = ["primary", "secondary", "accent", "background", "text"] as const satisfies (keyof ColourRoles)[];

/** What people and operators may set; a field that is left out stays. */
export const KitEdit = z.strictObject({
  name: Line(kitLimits.name).optional(),
  /** Null: no logo stands in ads, the brand's name is set. */
  logo: z.null().optional(),
  tone: Line(kitLimits.tone).nullable().optional(),
  toneWords: z.array(Line(kitLimits.toneWord)).max(kitLimits.toneWords).optional(),
  colours: z.array(HexColour).max(kitLimits.colours).optional(),
  roles: z
    .strictObject({
      primary: HexColour.nullable().optional(),
      secondary: HexColour.nullable().optional(),
      accent: HexColour.nullable().optional(),
      background: HexColour.nullable().optional(),
      text: HexColour.nullable().optional(),
    })
    .optional(),
  fonts: z.strictObject({ pairing: FontPairingName }).optional(),
  claims: z.array(Line(kitLimits.claim)).max(kitLimits.claims).optional(),
  examples: z.array(Line(kitLimits.example)).max(kitLimits.examples).optional(),
  bannedWords: z.array(Line(kitLimits.bannedWord)).max(kitLimits.bannedWords).optional(),
  language: z
    .string()
    .max(kitLimits.language)
    .regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/, "a language as BCP 47, for example `en` or `de-AT`")
    .nullable()
    .optional(),
});
export type KitEdit = z.infer<typeof KitEdit>;

/** The same with a logo that has been judged and stored. */
export type StoredKitEdit = Omit<KitEdit, "logo"> & { logo?: BrandLogo | null | undefined };

/** A field that a person or an operator has set, by its path in the kit. */
export const EditedField = z.enum([
  "name",
  "logo",
  "tone",
  "toneWords",
  "colours",
  "roles.primary",
  "roles.secondary",
  "roles.accent",
  "roles.background",
  "roles.text",
  "fonts.pairing",
  "claims",
  "examples",
  "bannedWords",
  "language",
]);
export type EditedField = z.infer<typeof EditedField>;

/** What a run of onboarding has read: the brand's name and its kit. */
export interface ReadKit {
  name: string;
  kit: BrandKit;
}

/** The brand's name, its kit, and which of it people or operators have set. */
export interface NamedKit extends ReadKit {
  edited: EditedField[];
}

/**
 * The kit with an edit. The list of colours follows the roles, and the words of tone follow the tone, unless the edit
 * names them too: what ads are made from must not contradict what was corrected.
 */
export function applyEdit(current: NamedKit, edit: StoredKitEdit): NamedKit {
  const { kit } = current;
  const roles = { ...kit.roles, ...definedOf(edit.roles ?? {}) };
  const hasRoles = Object.keys(definedOf(edit.roles ?? {})).length > 0;
  const toneWords = edit.toneWords ?? (typeof edit.tone === "string" ? toneWordsOf([[edit.tone, 2]]) : kit.toneWords);
  const edited = new Set([...current.edited, ...fieldsOf(edit)]);
  // A tone that is set speaks for its words as well; they must not come back with the next onboarding.
  if (typeof edit.tone === "string") edited.add("toneWords");
  if (hasRoles && edit.colours === undefined) edited.delete("colours");
  return {
    name: edit.name ?? current.name,
    kit: {
      ...kit,
      logo: edit.logo === undefined ? kit.logo : edit.logo,
      roles,
      colours: edit.colours ?? (hasRoles ? colourList(roles, without(kit.colours, kit.roles)) : kit.colours),
      fonts: { ...kit.fonts, ...edit.fonts },
      tone: edit.tone === undefined ? kit.tone : edit.tone,
      toneWords,
      examples: edit.examples ?? kit.examples,
      claims: edit.claims ?? kit.claims,
      // What stood there was read in the shop, of which nobody says that it holds for every product.
      ownClaims:
        edit.claims?.filter((claim) => !kit.claims.includes(claim) || kit.ownClaims.includes(claim)) ?? kit.ownClaims,
      bannedWords: edit.bannedWords ?? kit.bannedWords,
      language: edit.language === undefined ? kit.language : edit.language,
    },
    edited: EditedField.options.filter((field) => edited.has(field)),
  };
}

/** The kit with these fields as the shop has them, so that they follow it again. */
export function putBack(current: NamedKit, fields: readonly EditedField[], read: ReadKit): NamedKit {
  return keepEdits(read, { ...current, edited: current.edited.filter((field) => !fields.includes(field)) });
}

/** What onboarding has read now, with everything that people and operators have set kept as it is. */
export function keepEdits(fresh: ReadKit, current: NamedKit): NamedKit {
  const has = (field: EditedField) => current.edited.includes(field);
  const { kit } = current;
  const keptRoles = roleNames.filter((role) => has(`roles.${role}`));
  const roles = { ...fresh.kit.roles, ...Object.fromEntries(keptRoles.map((role) => [role, kit.roles[role]])) };
  const freshColours = keptRoles.length > 0 ? colourList(roles, fresh.kit.colours) : fresh.kit.colours;
  return {
    name: has("name") ? current.name : fresh.name,
    kit: {
      ...fresh.kit,
      logo: has("logo") ? kit.logo : fresh.kit.logo,
      roles,
      colours: has("colours") ? kit.colours : freshColours,
      fonts: has("fonts.pairing") ? { ...fresh.kit.fonts, pairing: kit.fonts.pairing } : fresh.kit.fonts,
      tone: has("tone") ? kit.tone : fresh.kit.tone,
      toneWords: has("toneWords") ? kit.toneWords : fresh.kit.toneWords,
      examples: has("examples") ? kit.examples : fresh.kit.examples,
      claims: has("claims") ? kit.claims : fresh.kit.claims,
      ownClaims: has("claims") ? kit.ownClaims : [],
      bannedWords: has("bannedWords") ? kit.bannedWords : fresh.kit.bannedWords,
      language: has("language") ? kit.language : fresh.kit.language,
    },
    edited: current.edited,
  };
}

/** A field's value, whatever it is. */
export function valueOf({ name, kit }: ReadKit, field: EditedField): unknown {
  switch (field) {
    case "name":
      return name;
    case "roles.primary":
    case "roles.secondary":
    case "roles.accent":
    case "roles.background":
    case "roles.text":
      return kit.roles[field.slice("roles.".length) as keyof ColourRoles];
    case "fonts.pairing":
      return kit.fonts.pairing;
    default:
      return kit[field];
  }
}

/** The fields in which two states of a kit differ. */
export function changedFields(before: ReadKit, after: ReadKit): EditedField[] {
  return EditedField.options.filter(
    (field) => JSON.stringify(valueOf(before, field)) !== JSON.stringify(valueOf(after, field)),
  );
}

/** Whom a field's value is of: somebody who has set it, the shop, or nobody, because the shop says nothing of it. */
export type KitOrigin = "person" | "shop" | "default";

export function originOf(current: NamedKit, field: EditedField): KitOrigin {
  if (current.edited.includes(field)) return "person";
  const { heading, body } = current.kit.fonts;
  const value = field === "fonts.pairing" ? (heading ?? body) : valueOf(current, field);
  return value === null || (Array.isArray(value) && value.length === 0) ? "default" : "shop";
}

function fieldsOf({ roles, fonts, ...plain }: StoredKitEdit): EditedField[] {
  return [
    ...Object.keys(definedOf(plain)),
    ...Object.keys(definedOf(roles ?? {})).map((role) => `roles.${role}`),
    ...(fonts === undefined ? [] : ["fonts.pairing"]),
  ] as EditedField[];
}

/** The list without the colours that stood in it for a role. */
function without(colours: readonly HexColour[], roles: ColourRoles): HexColour[] {
  const inRoles = Object.values(roles);
  return colours.filter((hex) => !inRoles.includes(hex));
}

function definedOf<T extends object>(value: T): { [K in keyof T]: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(value).filter(([, one]) => one !== undefined)) as {
    [K in keyof T]: Exclude<T[K], undefined>;
  };
}
