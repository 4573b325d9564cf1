import type { EditedField, NamedKit } from "./kitEdits.ts";

/** A kit as the operator interface shows it; names of fields as its PATCH takes them. */
export function kitView({ name, kit }: NamedKit, mediaUrl: (key: string) => string) {
  const { logo } = kit;
  return {
    name,
    logo: logo && { url: mediaUrl(logo.key), width: logo.width, height: logo.height, ground: logo.ground },
    colours: kit.colours,
    roles: kit.roles,
    fonts: kit.fonts,
    tone: kit.tone,
    tone_words: kit.toneWords,
    examples: kit.examples,
    claims: kit.claims,
    language: kit.language,
  };
}

export function editedView(edited: readonly EditedField[]): string[] {
  return edited.map((field) => (field === "toneWords" ? "tone_words" : field));
}
