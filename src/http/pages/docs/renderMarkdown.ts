import type { Block, Code, Deployment, Page } from "./blocks.ts";

/** A page as Markdown, for agents and for reading without a browser. */
export function renderMarkdown(page: Page, deployment: Deployment): string {
  const blocks = page.blocks(deployment).map(blockMarkdown);
  const text = [`# ${page.title}`, page.lead, ...blocks].join("\n\n");
  return `${text.replaceAll("](/", `](${deployment.baseUrl}/`)}\n`;
}

function blockMarkdown(block: Block): string {
  switch (block.kind) {
    case "heading":
      return `${"#".repeat(block.level)} ${block.text}`;
    case "paragraph":
      return block.text;
    case "list":
      return block.items.map((item, i) => `${block.ordered ? `${i + 1}.` : "-"} ${item}`).join("\n");
    case "facts":
      return block.facts.map(([name, says]) => `- ${name}: ${says}`).join("\n");
    case "table":
      return [block.head, block.head.map(() => "---"), ...block.rows].map((row) => `| ${row.join(" | ")} |`).join("\n");
    case "code":
      return codeMarkdown(block.code);
    case "tabs":
      return block.codes.map(codeMarkdown).join("\n\n");
    case "note":
      return `> ${block.text}`;
    case "error":
      return `### \`${block.code}\` (${block.status})\n\n${block.message} ${block.remedy} Try again: ${block.retry}`;
    case "gallery":
      return block.pictures.map(({ name, id, hint }) => `- ${name} (\`${id}\`): ${hint}`).join("\n");
  }
}

function codeMarkdown({ language, label, text }: Code): string {
  return `${label}:\n\n\`\`\`${language}\n${text}\n\`\`\``;
}
