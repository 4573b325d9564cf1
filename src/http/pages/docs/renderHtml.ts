import { escapeHtml } from "../html.ts";
import type { Block, Code } from "./blocks.ts";
import { highlight } from "./highlight.ts";

/** The blocks of a page as HTML. */
export function renderHtml(blocks: readonly Block[]): string {
  return blocks.map((block, i) => blockHtml(block, i)).join("\n");
}

/** Plain text with its marks as HTML: `code`, **strong**, [link](address). */
export function inlineHtml(text: string): string {
  return escapeHtml(text)
    .replace(/\[([^\]]+)\]\(([^)\s]+)\)/g, '<a href="$2">$1</a>')
    .replace(/`([^`]+)`/g, "<code>$1</code>")
    .replace(/\*\*([^*]+)\*\*/g, "<strong>$1</strong>");
}

function blockHtml(block: Block, index: number): string {
  switch (block.kind) {
    case "heading": {
      const { level, id, text } = block;
      const anchor = `<a class="anchor" href="#${id}" aria-label="Link to “${escapeHtml(plain(text))}”"></a>`;
      return `<h${level} id="${id}">${inlineHtml(text)}${anchor}</h${level}>`;
    }
    case "paragraph":
      return `<p>${inlineHtml(block.text)}</p>`;
    case "list": {
      const tag = block.ordered ? "ol" : "ul";
      return `<${tag}>${block.items.map((item) => `<li>${inlineHtml(item)}</li>`).join("")}</${tag}>`;
    }
    case "facts":
      return `<dl>${block.facts.map(([name, says]) => `<dt>${inlineHtml(name)}</dt><dd>${inlineHtml(says)}</dd>`).join("")}</dl>`;
    case "table":
      return tableHtml(block.head, block.rows);
    case "code":
      return `<figure class="code"><figcaption>${escapeHtml(block.code.label)}</figcaption>${codeHtml(block.code)}</figure>`;
    case "tabs":
      return tabsHtml(block.codes, `tabs-${index}`);
    case "note":
      return `<aside class="note ${block.tone}"><p>${inlineHtml(block.text)}</p></aside>`;
    case "error":
      return errorHtml(block);
    case "gallery":
      return `<ul class="gallery">${block.pictures
        .map(
          ({ src, name, id, hint }) =>
            `<li><img src="${src}" alt="" width="240" height="320" loading="lazy" decoding="async"><strong>${escapeHtml(name)}</strong><code>${escapeHtml(id)}</code><span>${escapeHtml(hint)}</span></li>`,
        )
        .join("")}</ul>`;
  }
}

/** A block of code; it scrolls sideways, so it takes the keyboard's focus. The button is shown by the page's script. */
function codeHtml({ language, text }: Code): string {
  return `<button type="button" class="copy" hidden>Copy</button><pre tabindex="0"><code>${highlight(text, language)}</code></pre>`;
}

/** One language shown at a time, chosen by radio buttons, so that it works without a script. */
function tabsHtml(codes: readonly Code[], id: string): string {
  const choices = codes.map(
    ({ label }, i) =>
      `<input type="radio" name="${id}" id="${id}-${i}" data-tab="${escapeHtml(label)}"${i === 0 ? " checked" : ""}><label for="${id}-${i}">${escapeHtml(label)}</label>`,
  );
  const panels = codes.map((code) => `<div class="panel">${codeHtml(code)}</div>`);
  return `<fieldset class="code tabs"><legend class="hidden">Language</legend>${choices.join("")}${panels.join("")}</fieldset>`;
}

/** On phones each row becomes a block of its own; from three columns on its cells need their names there. */
function tableHtml(head: readonly string[], rows: readonly string[][]): string {
  const nameOf = (i: number) => (head.length > 2 ? ` data-name="${escapeHtml(plain(head[i] ?? ""))}"` : "");
  const line = (row: readonly string[]) =>
    row.map((cell, i) =>
      i === 0 ? `<th scope="row">${inlineHtml(cell)}</th>` : `<td${nameOf(i)}>${inlineHtml(cell)}</td>`,
    );
  const body = rows.map((row) => `<tr>${line(row).join("")}</tr>`);
  return `<div class="table" tabindex="0"><table><thead><tr>${head.map((name) => `<th scope="col">${inlineHtml(name)}</th>`).join("")}</tr></thead><tbody>${body.join("")}</tbody></table></div>`;
}

function errorHtml({ code, status, message, remedy, retry, href }: Extract<Block, { kind: "error" }>): string {
  return `<article class="error" id="${code}"><h3><a href="${href}"><code>${code}</code></a><span>${status}</span></h3>
<p>${inlineHtml(message)}</p><dl><dt>What to do</dt><dd>${inlineHtml(remedy)}</dd><dt>Try again</dt><dd>${inlineHtml(retry)}</dd></dl></article>`;
}

/** Text without its marks. */
export function plain(text: string): string {
  return text.replace(/\[([^\]]+)\]\([^)\s]+\)/g, "$1").replace(/[`*]/g, "");
}
