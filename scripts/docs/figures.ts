import { styles } from "../../src/core/styles/catalogue/catalogue.ts";
import type { Style } from "../../src/core/styles/style.ts";
import { escapeHtml } from "../../src/http/pages/html.ts";
import { errorFacts, isErrorCode } from "./errors.ts";
import { type Figure, lineHtml } from "./markdown.ts";

/** What Markdown has no form for, in both forms. */
export interface BothForms {
  html: string;
  markdown: string;
}

const figures: Readonly<Record<string, (argument: string) => BothForms>> = { error: errorEntry, gallery };

/** The figure that a directive asks for: `{{error invalid_count}}`, `{{gallery Water Ripples}}`. */
export function figureOf({ name, argument, raw }: Figure): BothForms {
  const figure = figures[name];
  if (figure === undefined) throw new Error(`There is no directive ${raw.trim()}.`);
  return figure(argument);
}

export function isFigure(name: string): boolean {
  return name in figures;
}

/** An error code in the list of all. */
function errorEntry(code: string): BothForms {
  if (!isErrorCode(code)) throw new Error(`There is no error code ${code}.`);
  const { status, meaning, remedy, retry } = errorFacts(code);
  return {
    html: `<article class="error" id="${code}"><h3><a href="/docs/errors/${code}"><code>${code}</code></a><span>${status}</span></h3>
<p>${lineHtml(meaning)}</p><dl><dt>What to do</dt><dd>${lineHtml(remedy)}</dd><dt>Try again</dt><dd>${lineHtml(retry)}</dd></dl></article>`,
    markdown: `### \`${code}\` (${status})\n\n${meaning} ${remedy} Try again: ${retry}`,
  };
}

/** The styles of a category with their previews. */
function gallery(category: string): BothForms {
  const shown = styles.filter((style) => style.animationPrompt === category);
  if (shown.length === 0) throw new Error(`There is no category ${category}.`);
  return {
    html: `<ul class="gallery">${shown.map(pictureHtml).join("")}</ul>`,
    markdown: shown.map(({ name, id, moods }) => `- ${name} (\`${id}\`): ${moods.join(", ")}`).join("\n"),
  };
}

function pictureHtml({ id, name, moods }: Style): string {
  return `<li><img src="/docs/assets/styles/${id}.jpg" alt="" width="240" height="320" loading="lazy" decoding="async"><strong>${escapeHtml(name)}</strong><code>${id}</code><span>${escapeHtml(moods.join(", "))}</span></li>`;
}
