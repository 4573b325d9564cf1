import { errorText } from "../../core/errorText.ts";
import { uncutKeyOf } from "../../core/product/pictureKeys.ts";
import type { Media } from "../../ports/media.ts";
import type { ReadPicture } from "../../ports/pictures.ts";

/** Stores a cut-out at its key, and what it was cut out of for those who touch it up; the cut-out is good without that. */
export async function keepCutOut(
  media: Pick<Media, "put">,
  pictureKey: string,
  { png, uncut }: Pick<ReadPicture, "png" | "uncut">,
): Promise<void> {
  if (uncut !== null) {
    await media
      .put(uncutKeyOf(pictureKey), uncut, { contentType: "image/jpeg", caching: "immutable" })
      .catch((error: unknown) => console.warn("an uncut picture could not be stored", errorText(error)));
  }
  await media.put(pictureKey, png, { contentType: "image/png", caching: "immutable" });
}
