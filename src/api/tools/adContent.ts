import type { Ad } from "../../core/contract/responses/delivery.ts";
import { adViews } from "../../core/delivery/view.ts";
import type { DeliveryState } from "../../core/delivery/state.ts";
import { shownVersion } from "../../core/delivery/versions.ts";
import { PlacementId, placements, sizeText } from "../../core/rendering/placements.ts";
import { errorText } from "../../core/errorText.ts";
import type { ToolContext } from "./tool.ts";
import type { ContentBlock } from "./tool.ts";

const maxPreviews = 6;
/** Whoever waits for an answer waits no longer for its previews. */
export const previewsMs = 10_000;

const mimeTypes: Record<string, string> = { png: "image/png", jpg: "image/jpeg", mp4: "video/mp4" };

/**
 * Every finished file as a link, and the first stills as small pictures, as many as are ready by `deadlineMs`: one of each concept
 * before the second of any. `only`: the index of the one concept that is asked about.
 */
export async function adContent(
  ctx: Pick<ToolContext, "media" | "previews" | "runtime">,
  state: DeliveryState,
  deadlineMs: number,
  only?: number,
): Promise<ContentBlock[]> {
  const shown = adViews(state, (key) => ctx.media.url(key));
  const ads = only === undefined ? shown : shown.filter(({ index }) => index === only);
  const links = ads.flatMap((ad) => [
    ...(ad.static_url === null ? [] : [fileLink(ad, ad.static_url, "still")]),
    ...(ad.video_url === null ? [] : [fileLink(ad, ad.video_url, "video")]),
  ]);
  const concepts = state.concepts.filter(({ index }) => only === undefined || index === only);
  return [...links, ...(await previews(ctx, { ...state, concepts }, deadlineMs))];
}

/** Named in words of our own: what a headline says goes back to a website. */
function fileLink({ index, orientation }: Ad, uri: string, kind: "still" | "video"): ContentBlock {
  const extension = uri.slice(uri.lastIndexOf(".") + 1);
  return {
    type: "resource_link",
    uri,
    name: `concept-${index}-${orientation}.${extension}`,
    title: `Concept ${index}, ${orientation} ${kind}`,
    description: `Concept ${index}, ${orientation} (${sizeText(placements[orientation])}), ${kind}`,
    mimeType: mimeTypes[extension] ?? "application/octet-stream",
  };
}

async function previews(
  ctx: Pick<ToolContext, "previews" | "runtime">,
  state: DeliveryState,
  deadlineMs: number,
): Promise<ContentBlock[]> {
  const stills = PlacementId.options.flatMap((orientation) =>
    state.concepts.flatMap((concept) =>
      (shownVersion(state, concept.index) ?? concept).ads.flatMap((ad) =>
        ad.orientation === orientation && ad.stillKey !== null ? [ad.stillKey] : [],
      ),
    ),
  );
  const blocks: ContentBlock[] = [];
  for (const key of stills.slice(0, maxPreviews)) {
    if (ctx.runtime.nowMs() >= deadlineMs) break;
    const jpeg = await ctx.previews.preview(key).catch((error: unknown) => {
      console.warn("no preview", key, errorText(error));
      return null;
    });
    if (jpeg !== null) blocks.push({ type: "image", data: base64(jpeg), mimeType: "image/jpeg" });
  }
  return blocks;
}

function base64(bytes: Uint8Array): string {
  let binary = "";
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary);
}
