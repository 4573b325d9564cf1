import type { Ad, Delivery } from "../../../core/contract/responses/delivery.ts";
import { placementsOf } from "../../../core/rendering/placements.ts";
import type { ViewerModel, ViewerPages } from "../../../ports/viewerPages.ts";
import { cspHash, escapeHtml } from "../html.ts";
import { mediaAddress } from "./address.ts";
import { conceptSection, emptyConcept, twoDigits } from "./concept.ts";
import { viewerScript } from "./viewerScript.ts";
import { viewerStyle } from "./viewerStyle.ts";

/** Concepts whose media load at once; the rest load as they are scrolled to. */
const eagerConcepts = 2;
/** Placeholders shown before the words are written; the lead names the full number. */
const emptyConcepts = 2;
const contentsFrom = 4;
const refreshSeconds = 3;

export const viewerPages: ViewerPages = {
  async render(model) {
    const refresh = isOver(model.delivery) ? "" : `<meta http-equiv="refresh" content="${refreshSeconds}">`;
    return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${await policy(model.delivery)}">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><meta name="referrer" content="no-referrer"><meta name="color-scheme" content="light dark">${refresh}
<title>${title(model)}</title><style>${viewerStyle}</style></head>
<body>${header(model)}
<main>${gallery(model)}</main>
<footer><p>Delivery ${escapeHtml(model.delivery.delivery_id)}</p><p>${made(model.delivery)}</p></footer>
<p class="hidden" role="status" id="said"></p>
<script>${viewerScript}</script></body></html>`;
  },
};

function isOver({ status }: Delivery): boolean {
  return status === "completed" || status === "failed";
}

/** Of the style and the script, which are the same on every page. */
let hashes: [style: string, script: string] | null = null;

async function policy(delivery: Delivery): Promise<string> {
  const urls = delivery.ads.flatMap((ad) => [ad.static_url, ad.video_url]);
  const origins = new Set([delivery.viewer_url, ...urls].map((url) => mediaAddress(url)?.origin ?? ""));
  const media = [...origins].filter((origin) => origin !== "").join(" ") || "'none'";
  hashes ??= await Promise.all([cspHash(viewerStyle), cspHash(viewerScript)]);
  const [style, script] = hashes;
  return `default-src 'none'; img-src ${media}; media-src ${media}; style-src ${style}; script-src ${script}; base-uri 'none'; form-action 'none'`;
}

function title({ conceptCount, delivery: { status } }: ViewerModel): string {
  const state = {
    queued: "in line",
    processing: "in the making",
    rendering: "in the making",
    completed: "",
    failed: "failed",
  };
  return state[status] === "" ? counted(conceptCount) : `${counted(conceptCount)}, ${state[status]}`;
}

function counted(count: number): string {
  return count === 1 ? "1 concept" : `${count} concepts`;
}

const numerals = [
  "no",
  "one",
  "two",
  "three",
  "four",
  "five",
  "six",
  "seven",
  "eight",
  "nine",
  "ten",
  "eleven",
  "twelve",
];

function made({ created_at }: Delivery): string {
  const date = new Date(created_at);
  if (Number.isNaN(date.getTime())) return "";
  const day = date.toLocaleDateString("en-GB", { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" });
  return `Ordered <time datetime="${date.toISOString()}">${day}, ${date.toISOString().slice(11, 16)} UTC</time>`;
}

function header(model: ViewerModel): string {
  const { heading, lead } = words(model);
  return `<header><p class="eyebrow">Ad gallery</p><h1>${heading}</h1><p class="lead">${lead}</p>${progress(model)}${facts(model)}</header>${contents(model)}`;
}

function words(model: ViewerModel): { heading: string; lead: string } {
  const { conceptCount: count, delivery, format, placements } = model;
  const many = numerals[count] ?? String(count);
  const done = finishedConcepts(delivery.ads);
  switch (delivery.status) {
    case "queued":
      return {
        heading: "Your ads are next in line",
        lead: "Work on them starts in a moment. You can leave this page open; it keeps itself up to date.",
      };
    case "processing":
      return {
        heading: "Words and looks come first",
        lead: `Headline, colours and layout are being chosen for ${count === 1 ? "your concept" : `each of your ${many} concepts`}. This page keeps itself up to date.`,
      };
    case "rendering":
      return {
        heading: done === count ? "Last touches" : "Your ads are taking shape",
        lead: `Each concept appears below as soon as it is drawn${format === "full" ? "; videos start to play here once all are done" : ""}. This page keeps itself up to date.`,
      };
    case "completed":
      return {
        heading: count === 1 ? "Your concept is ready" : `Your ${many} concepts are ready`,
        lead: `${count === 1 ? "It comes" : "Each comes"} in ${numerals[placements.length] ?? placements.length} ${placements.length === 1 ? "placement" : "placements"}, ${format === "full" ? "as a still and a looping video" : "as a still"}. Look, copy, download: everything is on this page.`,
      };
    case "failed":
      return {
        heading: "We could not finish this one",
        lead: "We are sorry. This delivery failed and was refunded: your credits were returned in full. Its files were withdrawn, those that were finished too. You can order it again at any time.",
      };
  }
}

const steps = [
  ["queued", "In line"],
  ["processing", "Words and layout"],
  ["rendering", "Drawing"],
] as const;

function progress({ delivery, conceptCount, format }: ViewerModel): string {
  if (isOver(delivery)) return "";
  const done = finishedConcepts(delivery.ads);
  const items = steps.map(([status, name]) => {
    const current = status === delivery.status ? ` aria-current="step"` : "";
    return `<li${current}>${status === "rendering" && format === "full" ? "Drawing and animating" : name}</li>`;
  });
  return `<div class="progress"><p><label for="done"><b>${done}</b> of ${counted(conceptCount)} ready</label></p>
<progress id="done" max="${conceptCount}" value="${done}">${done} of ${conceptCount}</progress><ol>${items.join("")}<li>Ready</li></ol></div>`;
}

/** Concepts of which every ad is rendered. */
function finishedConcepts(ads: readonly Ad[]): number {
  const open = new Set(ads.filter(({ status }) => status !== "rendered").map(({ index }) => index));
  return new Set(ads.map(({ index }) => index).filter((index) => !open.has(index))).size;
}

function facts({ delivery, conceptCount, format, placements }: ViewerModel): string {
  if (delivery.status !== "completed") return "";
  const files = delivery.ads.flatMap((ad) => [ad.static_url, ad.video_url]).filter((url) => url !== null).length;
  const rows = [
    ["Concepts", String(conceptCount)],
    ["Placements", new Intl.ListFormat("en").format(placementsOf(placements).map(({ ratio }) => ratio))],
    ["Made as", format === "full" ? "Stills and videos" : "Stills"],
    ["Files", String(files)],
  ];
  return `<dl>${rows.map(([name, value]) => `<div><dt>${name}</dt><dd>${value}</dd></div>`).join("")}</dl>`;
}

/** Table of contents, from a number of concepts on where it saves scrolling. */
function contents({ delivery }: ViewerModel): string {
  const headlines = new Map(delivery.ads.map(({ index, headline }) => [index, headline]));
  if (headlines.size < contentsFrom) return "";
  const items = [...headlines]
    .sort(([a], [b]) => a - b)
    .map(
      ([index, headline]) =>
        `<li><a href="#concept-${index}"><span>${twoDigits(index)}</span><b dir="auto">${escapeHtml(headline)}</b></a></li>`,
    );
  return `<nav aria-label="Concepts"><ol>${items.join("")}</ol></nav>`;
}

function gallery({ delivery, format, placements, conceptCount }: ViewerModel): string {
  const byIndex = Map.groupBy(delivery.ads, ({ index }) => index);
  const place = { conceptCount, format, placements, isOver: isOver(delivery) };
  if (byIndex.size === 0 && !place.isOver) {
    const shown = Math.min(conceptCount, emptyConcepts);
    return Array.from({ length: shown }, (_, i) => emptyConcept(i + 1, { ...place, isEager: true })).join("");
  }
  return [...byIndex]
    .sort(([a], [b]) => a - b)
    .map(([index, ads], position) => conceptSection(index, ads, { ...place, isEager: position < eagerConcepts }))
    .join("");
}
