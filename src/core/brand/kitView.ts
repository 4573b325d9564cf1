import { EditedField, originOf, type KitOrigin, type NamedKit, type ReadKit } from "./kitEdits.ts";

/** A kit as operators and people see it; names of fields as a PATCH takes them. */
export function kitView({ name, kit }: ReadKit, mediaUrl: (key: string) => string) {
  const { logo } = kit;
  return {
    name,
    logo: logo && {
      url: mediaUrl(logo.key),
      width: logo.width,
      height: logo.height,
      ground: logo.ground,
      /** False where it has no outline or is too small: ads set the brand's name instead. */
      stands_in_ads: logo.mark !== null,
    },
    /** Why a logo of the site stands in no ad; null where none was left out for what it says. */
    logo_problem: kit.logoProblem,
    colours: kit.colours,
    roles: kit.roles,
    fonts: kit.fonts,
    tone: kit.tone,
    tone_words: kit.toneWords,
    examples: kit.examples,
    claims: kit.claims,
    banned_words: kit.bannedWords,
    language: kit.language,
  };
}

/** A field's name outside. */
export function fieldView(field: EditedField): string {
  switch (field) {
    case "toneWords":
      return "tone_words";
    case "bannedWords":
      return "banned_words";
    default:
      return field;
  }
}

export function editedView(edited: readonly EditedField[]): string[] {
  return edited.map(fieldView);
}

/** Whom each field's value is of. */
export function originsView(current: NamedKit): Record<string, KitOrigin> {
  return Object.fromEntries(EditedField.options.map((field) => [fieldView(field), originOf(current, field)]));
}
