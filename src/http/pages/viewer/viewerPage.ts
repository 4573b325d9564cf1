import type { AdView, DeliveryView } from "../../../core/delivery/view.ts";
import { canvasSizes } from "../../../core/rendering/scene.ts";
import type { ViewerModel, ViewerPages } from "../../../ports/viewerPages.ts";
import { cspHash, escapeHtml } from "../html.ts";
import { viewerScript } from "./viewerScript.ts";
import { viewerStyle } from "./viewerStyle.ts";

/** Concepts whose pictures load at once; the rest load as they are scrolled to. */
const eagerConcepts = 2;
const refreshSeconds = 3;

export const viewerPages: ViewerPages = {
  async render(model) {
    const [style, script] = await Promise.all([cspHash(viewerStyle), cspHash(viewerScript)]);
    const media = originOf(model.delivery.viewer_url);
    const policy = `default-src 'none'; img-src ${media}; media-src ${media}; style-src ${style}; script-src ${script}; base-uri 'none'; form-action 'none'`;
    const refresh = isOver(model.delivery) ? "" : `<meta http-equiv="refresh" content="${refreshSeconds}">`;
    return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><meta name="referrer" content="no-referrer">${refresh}
<title>${escapeHtml(title(model))}</title><style>${viewerStyle}</style></head>
<body>${header(model)}<main>${concepts(model)}</main>
<footer>Delivery ${escapeHtml(model.delivery.delivery_id)} · ordered ${escapeHtml(model.delivery.created_at.slice(0, 16).replace("T", " "))} UTC</footer>
<script>${viewerScript}</script></body></html>`;
  },
};

function isOver({ status }: DeliveryView): boolean {
  return status === "completed" || status === "failed";
}

function originOf(url: string): string {
  return /^https?:\/\/[^/"'\s;]+/.exec(url)?.[0] ?? "'none'";
}

function title({ conceptCount, delivery }: ViewerModel): string {
  const what = conceptCount === 1 ? "One concept" : `${conceptCount} concepts`;
  return delivery.status === "completed" ? what : `${what}, ${delivery.status}`;
}

function header(model: ViewerModel): string {
  const { delivery, conceptCount, format } = model;
  const done = new Set(delivery.ads.map(({ index }) => index)).size === 0 ? 0 : finishedConcepts(delivery.ads);
  const kind = format === "full" ? "stills and looping videos" : "stills";
  const noun = conceptCount === 1 ? "concept" : "concepts";
  const heading = {
    queued: "Your ads are next in line",
    processing: "Writing and composing your ads",
    rendering: "Your ads are being drawn",
    completed: conceptCount === 1 ? "Your concept is ready" : `Your ${conceptCount} concepts are ready`,
    failed: "This delivery could not be finished",
  }[delivery.status];
  const lead = {
    queued: "It starts in a moment; this page follows by itself.",
    processing: "Words, colours and layouts are chosen for each concept; this page follows by itself.",
    rendering: `${done} of ${conceptCount} ${noun} done. This page follows by itself.`,
    completed: `Each concept comes in two sizes, as ${kind}. Everything can be downloaded right here.`,
    failed: "The credits were returned in full. What had been finished is below; you can order again at any time.",
  }[delivery.status];
  const bar = isOver(delivery) ? "" : progressBar(done / conceptCount);
  return `<header><p class="eyebrow">${conceptCount} ${noun} · ${kind}</p><h1 class="serif">${heading}</h1><p class="lead">${lead}</p>${bar}</header>`;
}

function progressBar(share: number): string {
  const width = Math.max(2, Math.round(share * 100));
  return `<div class="bar"><svg viewBox="0 0 100 1" preserveAspectRatio="none" role="img" aria-label="${width} percent"><rect width="${width}" height="1"/></svg></div>`;
}

function finishedConcepts(ads: readonly AdView[]): number {
  const open = new Set(ads.filter(({ status }) => status !== "rendered").map(({ index }) => index));
  return new Set(ads.map(({ index }) => index).filter((index) => !open.has(index))).size;
}

function concepts({ delivery, format }: ViewerModel): string {
  const indexes = [...new Set(delivery.ads.map(({ index }) => index))].sort((a, b) => a - b);
  return indexes
    .map((index) =>
      concept(
        index,
        delivery.ads.filter((ad) => ad.index === index),
        format,
        delivery.status,
      ),
    )
    .join("");
}

function concept(index: number, ads: AdView[], format: ViewerModel["format"], status: DeliveryView["status"]): string {
  const headline = ads[0]?.headline ?? "";
  const figures = ads.map((ad) => figure(ad, format, index <= eagerConcepts, status));
  return `<section class="concept"><div class="concept-head"><span class="number">${String(index).padStart(2, "0")}</span>
<h2 class="serif" id="headline-${index}">${escapeHtml(headline)}</h2><button type="button" data-copy="headline-${index}">Copy headline</button></div>
<div class="pair">${figures.join("")}</div></section>`;
}

function figure(ad: AdView, format: ViewerModel["format"], eager: boolean, status: DeliveryView["status"]): string {
  const { width, height } = canvasSizes[ad.orientation];
  const links = [
    ad.static_url === null ? "" : `<a href="${escapeHtml(ad.static_url)}" download>Download still</a>`,
    ad.video_url === null ? "" : `<a href="${escapeHtml(ad.video_url)}" download>Download video</a>`,
  ];
  return `<figure class="${ad.orientation}"><div class="frame">${picture(ad, format, eager, status)}</div>
<figcaption><span>${ad.orientation === "vertical" ? "9:16" : "4:5"} · ${width}×${height}</span>${links.join("")}</figcaption></figure>`;
}

function picture(ad: AdView, format: ViewerModel["format"], eager: boolean, status: DeliveryView["status"]): string {
  const { width, height } = canvasSizes[ad.orientation];
  const still = ad.static_url === null ? "" : escapeHtml(ad.static_url);
  if (ad.video_url !== null && format === "full") {
    return `<video src="${escapeHtml(ad.video_url)}" poster="${still}" width="${width}" height="${height}" autoplay muted loop playsinline preload="${eager ? "metadata" : "none"}" aria-label="${escapeHtml(ad.headline)}"></video>`;
  }
  if (still !== "") {
    return `<img src="${still}" width="${width}" height="${height}" loading="${eager ? "eager" : "lazy"}" alt="${escapeHtml(ad.headline)}">`;
  }
  const waiting = { queued: "Waiting", rendering: "Being drawn", rendered: "Ready", failed: "Not finished" }[ad.status];
  return `<div class="pending">${status === "failed" ? "Not finished" : waiting}</div>`;
}
