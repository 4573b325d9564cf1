import type { Tokens } from "marked";
import { escapeHtml } from "../../src/http/pages/html.ts";
import { figureOf } from "./figures.ts";
import { highlight } from "./highlight.ts";
import {
  type Block,
  type Container,
  factOf,
  headingOf,
  infoOf,
  inlineHtml,
  itemBlocks,
  lineHtml,
  plain,
} from "./markdown.ts";

/** The blocks of a page as HTML. */
export function toHtml(blocks: readonly Block[]): string {
  return blocks.map((block, place) => blockHtml(block, place)).join("\n");
}

function blockHtml(block: Block, place: number): string {
  switch (block.type) {
    case "heading": {
      const { text, id } = headingOf(block);
      const anchor = `<a class="anchor" href="#${id}" aria-label="Link to “${escapeHtml(plain(text))}”"></a>`;
      return `<h${block.depth} id="${id}">${lineHtml(text)}${anchor}</h${block.depth}>`;
    }
    case "paragraph":
      return `<p>${inlineHtml(block.tokens)}</p>`;
    case "text":
      return inlineHtml(block.tokens);
    case "list": {
      const tag = block.ordered ? "ol" : "ul";
      return `<${tag}>${block.items.map((item) => `<li>${toHtml(itemBlocks(item))}</li>`).join("")}</${tag}>`;
    }
    case "table":
      return tableHtml(block);
    case "code":
      return `<figure class="code"><figcaption>${escapeHtml(infoOf(block).label)}</figcaption>${codeHtml(block)}</figure>`;
    case "container":
      return containerHtml(block, place);
    case "figure":
      return figureOf(block).html;
  }
}

function containerHtml(container: Container, place: number): string {
  const { name, blocks } = container;
  switch (name) {
    case "tabs":
      return tabsHtml(blocks, `tabs-${place}`);
    case "facts":
      return factsHtml(blocks);
    case "note":
    case "caution":
      return `<aside class="note ${name}">${toHtml(blocks)}</aside>`;
    default:
      throw new Error(`There is no container :::${name}.`);
  }
}

/** A block of code; it scrolls sideways, so it takes the keyboard's focus. The button is shown by the page's script. */
function codeHtml(code: Tokens.Code): string {
  return `<button type="button" class="copy" hidden>Copy</button><pre tabindex="0"><code>${highlight(code.text, infoOf(code).language)}</code></pre>`;
}

/** One language shown at a time, chosen by radio buttons, so that it works without a script. */
function tabsHtml(blocks: readonly Block[], id: string): string {
  const codes = blocks.map((block) => {
    if (block.type !== "code") throw new Error(`Tabs hold code alone: ${block.raw}`);
    return block;
  });
  const choices = codes.map((code, i) => {
    const label = escapeHtml(infoOf(code).label);
    return `<input type="radio" name="${id}" id="${id}-${i}" data-tab="${label}"${i === 0 ? " checked" : ""}><label for="${id}-${i}">${label}</label>`;
  });
  const panels = codes.map((code) => `<div class="panel">${codeHtml(code)}</div>`);
  return `<fieldset class="code tabs"><legend class="hidden">Language</legend>${choices.join("")}${panels.join("")}</fieldset>`;
}

function factsHtml(blocks: readonly Block[]): string {
  const [list] = blocks;
  if (list?.type !== "list" || blocks.length > 1) throw new Error("Facts are one list.");
  const facts = list.items.map(factOf).map(({ name, says }) => `<dt>${lineHtml(name)}</dt><dd>${lineHtml(says)}</dd>`);
  return `<dl>${facts.join("")}</dl>`;
}

/** On phones each row becomes a block of its own; from three columns on its cells need their names there. */
function tableHtml({ header, rows }: Tokens.Table): string {
  const nameOf = (i: number) => (header.length > 2 ? ` data-name="${escapeHtml(plain(header[i]?.text ?? ""))}"` : "");
  const line = (row: readonly Tokens.TableCell[]) =>
    row.map(({ tokens }, i) =>
      i === 0 ? `<th scope="row">${inlineHtml(tokens)}</th>` : `<td${nameOf(i)}>${inlineHtml(tokens)}</td>`,
    );
  const head = header.map(({ tokens }) => `<th scope="col">${inlineHtml(tokens)}</th>`);
  const body = rows.map((row) => `<tr>${line(row).join("")}</tr>`);
  return `<div class="table" tabindex="0"><table><thead><tr>${head.join("")}</tr></thead><tbody>${body.join("")}</tbody></table></div>`;
}
