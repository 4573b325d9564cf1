import type { ShownAd } from "./fileNames.ts";

/** Where an ad stands in its delivery: the version that takes its place has another id, and stands there too. */
export type AdPlace = Pick<ShownAd, "index" | "orientation">;

/** At which of the ads somebody is; -1: at none. */
export function placeOf(place: AdPlace | null, ads: readonly AdPlace[]): number {
  return ads.findIndex(({ index, orientation }) => index === place?.index && orientation === place.orientation);
}
