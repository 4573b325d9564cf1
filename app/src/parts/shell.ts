/** A text as one word of a shell: within single quotes it reads everything as it stands, but for the quote itself. */
export function quoted(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}
