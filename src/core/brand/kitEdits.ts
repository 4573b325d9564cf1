import { z } from "zod";
import { FontPairingName } from "../rendering/fonts.ts";
import { HexColour } from "../rendering/scene.ts";
import { colourList } from "./kitColours.ts";
import type { BrandKit, ColourRoles } from "./kit.ts";
import { toneWordsOf } from "./kitVoice.ts";

const Line = (max: number) => z.string().trim().min(1).max(max);
const roleNames = ["primary", "secondary", "accent", "background", "text"] as const satisfies (keyof ColourRoles)[];

/** What an operator may set; a field that is left out stays. */
export const KitEdit = z.strictObject({
  name: Line(60).optional(),
  tone: Line(500).nullable().optional(),
  toneWords: z.array(Line(30)).max(6).optional(),
  colours: z.array(HexColour).max(8).optional(),
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
  claims: z.array(Line(80)).max(12).optional(),
  examples: z.array(Line(200)).max(6).optional(),
  language: z
    .string()
    .max(16)
    .regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/, "a language as BCP 47, for example `en` or `de-AT`")
    .nullable()
    .optional(),
});
export type KitEdit = z.infer<typeof KitEdit>;

/** A field that an operator has set, by its path in the kit. */
export const EditedField = z.enum([
  "name",
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
  "language",
]);
export type EditedField = z.infer<typeof EditedField>;

/** The brand's name, its kit, and which of it operators have set. */
export interface NamedKit {
  name: string;
  kit: BrandKit;
  edited: EditedField[];
}

/**
 * The kit with an operator's edit. The list of colours follows the roles, and the words of tone follow the tone, unless the edit
 * names them too: what ads are made from must not contradict what was corrected.
 */
export function applyEdit(current: NamedKit, edit: KitEdit): NamedKit {
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
      roles,
      colours: edit.colours ?? (hasRoles ? colourList(roles, without(kit.colours, kit.roles)) : kit.colours),
      fonts: { ...kit.fonts, ...edit.fonts },
      tone: edit.tone === undefined ? kit.tone : edit.tone,
      toneWords,
      examples: edit.examples ?? kit.examples,
      claims: edit.claims ?? kit.claims,
      language: edit.language === undefined ? kit.language : edit.language,
    },
    edited: EditedField.options.filter((field) => edited.has(field)),
  };
}

/** What onboarding has read now, with everything that operators have set kept as it is. */
export function keepEdits(fresh: { name: string; kit: BrandKit }, current: NamedKit): NamedKit {
  const has = (field: EditedField) => current.edited.includes(field);
  const { kit } = current;
  const keptRoles = roleNames.filter((role) => has(`roles.${role}`));
  const roles = { ...fresh.kit.roles, ...Object.fromEntries(keptRoles.map((role) => [role, kit.roles[role]])) };
  const freshColours = keptRoles.length > 0 ? colourList(roles, fresh.kit.colours) : fresh.kit.colours;
  return {
    name: has("name") ? current.name : fresh.name,
    kit: {
      ...fresh.kit,
      roles,
      colours: has("colours") ? kit.colours : freshColours,
      fonts: has("fonts.pairing") ? { ...fresh.kit.fonts, pairing: kit.fonts.pairing } : fresh.kit.fonts,
      tone: has("tone") ? kit.tone : fresh.kit.tone,
      toneWords: has("toneWords") ? kit.toneWords : fresh.kit.toneWords,
      examples: has("examples") ? kit.examples : fresh.kit.examples,
      claims: has("claims") ? kit.claims : fresh.kit.claims,
      language: has("language") ? kit.language : fresh.kit.language,
    },
    edited: current.edited,
  };
}

function fieldsOf({ roles, fonts, ...plain }: KitEdit): EditedField[] {
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
