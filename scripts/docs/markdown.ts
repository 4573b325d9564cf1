import { Marked, Parser, Renderer, type Token, type Tokens } from "marked";

/** `:::name`, blocks, `:::`. */
export interface Container {
  type: "container";
  raw: string;
  name: string;
  blocks: Block[];
}

/** A directive on a line of its own that Markdown has no form for: `{{gallery Water Ripples}}`. */
export interface Figure {
  type: "figure";
  raw: string;
  name: string;
  argument: string;
}

/** What a page may be made of. */
export type Block =
  | Tokens.Heading
  | Tokens.Paragraph
  | Tokens.List
  | Tokens.Table
  | Tokens.Code
  | Tokens.Text
  | Container
  | Figure;

const known = new Set(["heading", "paragraph", "list", "table", "code", "text", "container", "figure"]);

const marked = new Marked({
  // Addresses in running text stay text.
  tokenizer: { url: () => undefined },
  extensions: [
    {
      name: "container",
      level: "block",
      tokenizer(source): Container | undefined {
        const [raw, name, body] = /^:::(\w+)\n([\s\S]*?)\n:::(?:\n|$)/.exec(source) ?? [];
        if (raw === undefined || name === undefined || body === undefined) return undefined;
        return { type: "container", raw, name, blocks: checked(this.lexer.blockTokens(body, [])) };
      },
    },
    {
      name: "figure",
      level: "block",
      tokenizer(source): Figure | undefined {
        const [raw, name, argument] = /^\{\{([a-z]+) ([^{}\n]+)\}\}(?:\n|$)/.exec(source) ?? [];
        if (raw === undefined || name === undefined || argument === undefined) return undefined;
        return { type: "figure", raw, name, argument };
      },
    },
  ],
});

const renderer = new Renderer();
renderer.html = ({ text }) => {
  throw new Error(`"${text}" is HTML; the documentation is Markdown.`);
};
const parser = new Parser({ renderer });

/** A text as the blocks that it is made of. Blocks that the site has no style for are refused. */
export function blocksOf(markdown: string): Block[] {
  return checked(marked.lexer(markdown));
}

/** The blocks of a list's item. */
export function itemBlocks(item: Tokens.ListItem): Block[] {
  return checked(item.tokens);
}

/** Words with their marks as HTML. */
export function inlineHtml(tokens: Token[] | undefined): string {
  return parser.parseInline(tokens ?? []);
}

/** A line with its marks as HTML. */
export function lineHtml(text: string): string {
  return inlineHtml(marked.Lexer.lexInline(text, marked.defaults));
}

/** Text without its marks. */
export function plain(text: string): string {
  return text.replace(/\[([^\]]+)\]\([^)\s]+\)/g, "$1").replace(/[`*]/g, "");
}

/** A heading's words, and the id that it names, `## Words {#id}`, or gets from them. */
export function headingOf({ text }: Tokens.Heading): { text: string; id: string } {
  const [, words = text, id] = /^(.*?)\s*\{#([\w-]+)\}$/.exec(text) ?? [];
  return { text: words, id: id ?? anchorOf(words) };
}

/** Language and label of a block of code: ```` ```bash title="Terminal" ````. */
export function infoOf({ lang = "" }: Tokens.Code): { language: string; label: string } {
  const [, language, label] = /^(\w+) title="([^"]*)"$/.exec(lang) ?? [];
  if (language === undefined || label === undefined)
    throw new Error(`A block of code has a language and a title: ${lang}`);
  return { language, label };
}

/** What an item of `:::facts` names, and what it says of it. */
export function factOf({ text }: Tokens.ListItem): { name: string; says: string } {
  const [, name, says] = /^(.+?): (.+)$/.exec(text) ?? [];
  if (name === undefined || says === undefined) throw new Error(`A fact is a name, a colon and what it says: ${text}`);
  return { name, says };
}

/** An id for a heading: lower case, hyphens. */
export function anchorOf(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}

function checked(tokens: Token[]): Block[] {
  return tokens
    .filter(({ type }) => type !== "space")
    .map((token) => {
      if (!known.has(token.type)) throw new Error(`The documentation has no style for "${token.raw.trim()}".`);
      return token as Block;
    });
}
