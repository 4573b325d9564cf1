import type { Ad } from "../../../core/contract/responses/delivery.ts";
import { placements, placementsOf, PlacementId } from "../../../core/rendering/placements.ts";
import type { Format } from "../../../core/rendering/scene.ts";
import { escapeHtml } from "../html.ts";
import { mediaAddress } from "./address.ts";

/** Where a concept stands in the gallery. `isEager`: on the first screen. `isOver`: the delivery has ended. */
export interface Place {
  conceptCount: number;
  format: Format;
  /** What each concept is drawn in. */
  placements: readonly PlacementId[];
  isEager: boolean;
  isOver: boolean;
}

export function twoDigits(index: number): string {
  return String(index).padStart(2, "0");
}

/** One concept with its placements side by side. */
export function conceptSection(index: number, ads: readonly Ad[], place: Place): string {
  const headline = ads[0]?.headline ?? "";
  const sides = PlacementId.options.flatMap((side) => ads.filter((ad) => ad.orientation === side));
  return `<section class="concept" id="concept-${index}" aria-labelledby="headline-${index}">
<div class="words">${numberLine(index, place)}
<h2 id="headline-${index}" dir="auto">${escapeHtml(headline)}</h2>
<button type="button" class="pill" data-copy="headline-${index}">Copy headline</button></div>
<div class="pair">${sides.map((ad) => figure(ad, place)).join("")}</div></section>`;
}

/** A concept whose words are still to come. */
export function emptyConcept(index: number, place: Place): string {
  const sides = placementsOf(place.placements).map(
    ({ id }) => `<figure class="${id}"><div class="frame">${placeholder(id, "Waiting")}</div></figure>`,
  );
  return `<section class="concept empty" aria-label="Concept ${index}">
<div class="words">${numberLine(index, place)}<p class="unwritten">The headline appears here as soon as it is written.</p></div>
<div class="pair">${sides.join("")}</div></section>`;
}

function numberLine(index: number, { conceptCount }: Place): string {
  return `<p class="number"><span class="hidden">Concept </span><b>${twoDigits(index)}</b> <span>of ${conceptCount}</span></p>`;
}

function figure(ad: Ad, place: Place): string {
  const { width, height, name, ratio } = placements[ad.orientation];
  return `<figure class="${ad.orientation}"><div class="frame">${picture(ad, place)}</div>
<figcaption><p><b>${name} ${ratio}</b> <span>${width} × ${height} px</span></p>${downloads(ad)}${videoNote(ad, place)}</figcaption></figure>`;
}

function downloads(ad: Ad): string {
  const links = [download(ad, ad.static_url, "still"), download(ad, ad.video_url, "video")].join("");
  return links === "" ? "" : `<p class="links">${links}</p>`;
}

function download(ad: Ad, url: string | null, kind: "still" | "video"): string {
  const address = mediaAddress(url);
  if (address === null) return "";
  const { name, ratio } = placements[ad.orientation];
  const ending = /\.[a-z0-9]{2,4}$/i.exec(new URL(address.href).pathname)?.[0] ?? "";
  const fileName = `concept-${twoDigits(ad.index)}-${ratio.replace(":", "x")}${ending}`;
  return `<a href="${escapeHtml(address.href)}" download="${escapeHtml(fileName)}">Download ${kind}<span class="hidden">, concept ${ad.index}, ${name} ${ratio}</span></a>`;
}

/**
 * The still, and over it the video once the delivery has ended: before that, the page's refresh would start it again every few
 * seconds. A video off the first screen has no `autoplay`, which would make every browser load it at once; the script plays
 * it when it comes into view, and without a script it shows its controls. Its still lies under it because a poster cannot load lazily.
 */
function picture(ad: Ad, { format, isEager, isOver }: Place): string {
  const still = mediaAddress(ad.static_url);
  const video = format === "full" ? mediaAddress(ad.video_url) : null;
  const { name, ratio } = placements[ad.orientation];
  const label = escapeHtml(`Concept ${ad.index}, ${name.toLowerCase()} ${ratio}: ${ad.headline}`);
  if (still === null && video === null) return placeholder(ad.orientation, waitingWords(ad, isOver));
  const { width, height } = placements[ad.orientation];
  const showsVideo = video !== null && isOver;
  const image =
    still === null
      ? ""
      : `<img src="${escapeHtml(still.href)}" width="${width}" height="${height}" loading="${isEager ? "eager" : "lazy"}" decoding="${isEager ? "sync" : "async"}" alt="${showsVideo ? "" : label}">`;
  if (!showsVideo) return image;
  const poster = still !== null && isEager ? ` poster="${escapeHtml(still.href)}"` : "";
  const playing = isEager
    ? `autoplay muted loop playsinline preload="metadata"`
    : `muted loop playsinline controls preload="none"`;
  return `${image}<video src="${escapeHtml(video.href)}" ${playing}${poster} width="${width}" height="${height}" aria-label="${label}"></video>
<button type="button" class="toggle" data-toggle aria-label="Pause video"></button>`;
}

/** Says under a finished still that its video is still to come; what lies on the ad would be taken for a part of it. */
function videoNote(ad: Ad, { format, isOver }: Place): string {
  if (isOver || format === "static" || ad.static_url === null || ad.video_url !== null) return "";
  return `<p class="note">The video follows</p>`;
}

function waitingWords(ad: Ad, isOver: boolean): string {
  if (isOver || ad.status === "failed") return "Not delivered";
  return ad.status === "queued" ? "Waiting" : "Rendering";
}

function placeholder(side: PlacementId, words: string): string {
  const mood = words === "Rendering" ? " busy" : "";
  return `<div class="pending${mood}"><b aria-hidden="true">${placements[side].ratio}</b><span>${words}</span></div>`;
}
