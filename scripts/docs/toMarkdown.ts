import type { Tokens } from "marked";
import { publicUrlMark } from "../../src/http/pages/docs/builtPages.ts";
import { figureOf } from "./figures.ts";
import { type Block, headingOf, infoOf } from "./markdown.ts";
import type { Page } from "./page.ts";

/** A page as Markdown that any reader knows: for agents, and for reading without a browser. */
export function pageMarkdown({ title, lead, blocks }: Page): string {
  return withAddress(`# ${title}\n\n${lead}\n\n${toMarkdown(blocks)}\n`);
}

/** Links within the service lead there from everywhere. */
export function withAddress(markdown: string): string {
  return markdown.replaceAll("](/", `](${publicUrlMark}/`);
}

function toMarkdown(blocks: readonly Block[]): string {
  return blocks.map(blockMarkdown).join("\n\n");
}

function blockMarkdown(block: Block): string {
  switch (block.type) {
    case "heading":
      return `${"#".repeat(block.depth)} ${headingOf(block).text}`;
    case "table":
      return tableMarkdown(block);
    case "code": {
      const { language, label } = infoOf(block);
      return `${label}:\n\n\`\`\`${language}\n${block.text}\n\`\`\``;
    }
    case "container":
      return block.name === "note" || block.name === "caution"
        ? toMarkdown(block.blocks).replace(/^/gm, "> ")
        : toMarkdown(block.blocks);
    case "figure":
      return figureOf(block).markdown;
    case "paragraph":
    case "text":
    case "list":
      return block.raw.trim();
  }
}

/** Without the spaces that line up columns in the source: agents pay for them. */
function tableMarkdown({ header, rows }: Tokens.Table): string {
  const line = (row: readonly Tokens.TableCell[]) =>
    `| ${row.map(({ text }) => text.replaceAll("|", "\\|")).join(" | ")} |`;
  return [line(header), `| ${header.map(() => "---").join(" | ")} |`, ...rows.map(line)].join("\n");
}
