import { conceptMeasuresKey, conceptPictureKey } from "../core/product/pictureKeys.ts";
import { PictureMeasures } from "../core/product/pictureMeasures.ts";
import { idOfContent, isId } from "../core/ids.ts";
import type { Media } from "../ports/media.ts";
import type { ReadPicture } from "../ports/pictures.ts";
import type { Runtime } from "../ports/runtime.ts";

/*
 * Pictures that are one delivery's alone. They are kept, and go, with the scenes that may be drawn from them.
 */

/** What a cut-out is called among those of its delivery. */
export async function conceptPictureId({ sha256Hex }: Pick<Runtime, "sha256Hex">, png: Uint8Array): Promise<string> {
  return idOfContent("picture", await sha256Hex(png));
}

/** Keeps a cut-out before a correction names it, and answers its id. */
export async function keepConceptPicture(
  { media, runtime }: { media: Pick<Media, "put">; runtime: Pick<Runtime, "sha256Hex"> },
  deliveryId: string,
  { png, picture, colours }: Pick<ReadPicture, "png" | "picture" | "colours">,
): Promise<string> {
  const pictureId = await conceptPictureId(runtime, png);
  const measures = JSON.stringify({ picture, colours } satisfies PictureMeasures);
  await media.put(conceptPictureKey(deliveryId, pictureId), png, { contentType: "image/png", caching: "immutable" });
  // Last: where these are, the picture is.
  await media.put(conceptMeasuresKey(deliveryId, pictureId), measures, {
    contentType: "application/json",
    caching: "immutable",
  });
  return pictureId;
}

/** What was measured in a cut-out that is kept for the delivery; null where there is none of this id. */
export async function measuresOfConceptPicture(
  { media }: { media: Pick<Media, "get"> },
  deliveryId: string,
  pictureId: string,
): Promise<PictureMeasures | null> {
  if (!isId("picture", pictureId)) return null;
  const bytes = await media.get(conceptMeasuresKey(deliveryId, pictureId));
  return bytes === null ? null : PictureMeasures.parse(JSON.parse(new TextDecoder().decode(bytes)));
}
