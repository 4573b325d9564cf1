/** Languages that a block of code may be in; they decide what is coloured. */
export type Language = "bash" | "json" | "http" | "ts" | "py" | "php" | "go" | "text";

export interface Code {
  language: Language;
  text: string;
  /** Name of the tab, or what the block shows: a file, an answer. */
  label: string;
}

/**
 * What a page is made of. Texts are plain, with three marks of Markdown: `code`, **strong** and [link](address). The same blocks
 * become HTML for people and Markdown for agents.
 */
export type Block =
  | { kind: "heading"; level: 2 | 3; id: string; text: string }
  | { kind: "paragraph"; text: string }
  | { kind: "list"; ordered: boolean; items: string[] }
  | { kind: "facts"; facts: [name: string, says: string][] }
  | { kind: "table"; head: string[]; rows: string[][] }
  | { kind: "code"; code: Code }
  | { kind: "tabs"; codes: Code[] }
  | { kind: "note"; tone: "note" | "caution"; text: string }
  | { kind: "error"; code: string; status: number; message: string; remedy: string; retry: string; href: string }
  | { kind: "gallery"; pictures: Picture[] };

/** A style with its preview. */
export interface Picture {
  src: string;
  name: string;
  id: string;
  hint: string;
}

/** What a page may need to know of the deployment. Addresses have no slash at their end. */
export interface Deployment {
  baseUrl: string;
}

/** One page of the documentation. */
export interface Page {
  path: string;
  title: string;
  /** In the navigation, where it should be shorter than the title. */
  name?: string;
  lead: string;
  blocks(deployment: Deployment): Block[];
}

export const h2 = (text: string, id = anchorOf(text)): Block => ({ kind: "heading", level: 2, id, text });
export const h3 = (text: string, id = anchorOf(text)): Block => ({ kind: "heading", level: 3, id, text });
export const p = (text: string): Block => ({ kind: "paragraph", text });
export const ul = (...items: string[]): Block => ({ kind: "list", ordered: false, items });
export const ol = (...items: string[]): Block => ({ kind: "list", ordered: true, items });
export const table = (head: string[], rows: string[][]): Block => ({ kind: "table", head, rows });
export const facts = (pairs: [name: string, says: string][]): Block => ({ kind: "facts", facts: pairs });
export const note = (text: string): Block => ({ kind: "note", tone: "note", text });
export const caution = (text: string): Block => ({ kind: "note", tone: "caution", text });
export const tabs = (...codes: Code[]): Block => ({ kind: "tabs", codes });

export function code(language: Language, label: string, text: string): Block {
  return { kind: "code", code: source(language, label, text) };
}

/** Code for a tab or a block; a file's last line break goes. */
export function source(language: Language, label: string, text: string): Code {
  return { language, label, text: text.trimEnd() };
}

/** A JSON document as an answer shows it. */
export function json(label: string, value: unknown): Block {
  return code("json", label, JSON.stringify(value, null, 2));
}

/** An id for a heading: lower case, hyphens. */
export function anchorOf(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}
