import type { InspectionReport } from "../rendering/inspection.ts";
import { placements, type PlacementId } from "../rendering/placements.ts";
import type { LayoutName } from "../rendering/scene.ts";

/** What is reported when the cut-out that a scene shows is no longer there. */
export const pictureGone = "The product's picture is gone.";

const tooLong = /^“(.+)” is too long for its place\.$/su;
const noLetters = /^No shipped font has the characters (.+) of “.*”\.$/su;

/** What the renderer says of a scene that it cannot draw, in words for whoever has asked for it. `layout`: the one that was asked for. */
export function whyRefused(message: string, layout: LayoutName | null): string {
  if (message === pictureGone) {
    return "The picture of the product that this ad was drawn with is no longer kept, because the shop has been read again. Give `product_id` to have the product's present picture drawn.";
  }
  const long = tooLong.exec(message)?.[1];
  if (long !== undefined) {
    const where = layout === null ? "in any layout" : `in the layout \`${layout}\``;
    return `“${long}” does not fit ${where} at a size that can be read. Use fewer or shorter words.`;
  }
  const missing = noLetters.exec(message)?.[1];
  if (missing !== undefined) return `The brand's typefaces lack these characters: ${missing}. Leave them out.`;
  return "No layout can show the ad with these changes. Use fewer or shorter words, or another layout or style.";
}

/** Why a still that was drawn is not what was asked for; null where it is. What is measured of the product alone does not count. */
export function whyIllegible(
  { layout, findings, safeZones, contrast, typeSizes, overlap, glyphs }: InspectionReport,
  orientation: PlacementId,
  wanted: LayoutName | null,
): string | null {
  const { ratio } = placements[orientation];
  if (wanted !== null && layout !== wanted) {
    return `The layout \`${wanted}\` cannot hold this ad in ${ratio} so that it can be read. Use fewer or shorter words, name another layout, or leave \`layout\` out.`;
  }
  const isLegible = [...safeZones, ...contrast, ...typeSizes, overlap, glyphs].every(({ passed }) => passed);
  if (isLegible) return null;
  return `In ${ratio} the ad cannot be read well. ${findings.slice(0, 3).join(" ")} Use fewer or shorter words, or another layout, palette or style.`;
}
