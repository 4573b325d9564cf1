const pictures = "products/";
const uncut = "uncut/";

/** Where the uncut picture of a cut-out lies, by the cut-out's key: in none of the folders that anybody may fetch from. */
export function uncutKeyOf(pictureKey: string): string {
  return uncut + (pictureKey.startsWith(pictures) ? pictureKey.slice(pictures.length) : pictureKey);
}

/** The prefix of the pictures that one delivery's concepts alone are drawn with: they are nobody's to fetch, and go with the delivery. */
export function conceptPicturesOf(deliveryId: string): string {
  return `concepts/${deliveryId}/`;
}

/** Where such a picture lies; its id is named after its bytes, so the same picture is there once. */
export function conceptPictureKey(deliveryId: string, pictureId: string): string {
  return `${conceptPicturesOf(deliveryId)}${pictureId}.png`;
}

/** Where what was measured in it lies, as JSON (`PictureMeasures`), until a correction names the picture. */
export function conceptMeasuresKey(deliveryId: string, pictureId: string): string {
  return `${conceptPicturesOf(deliveryId)}${pictureId}.json`;
}

/** All that a run, or an upload, has stored under the name of its folder: pictures, what they were cut out of, logos. */
export function runFoldersOf(folder: string): string[] {
  return [`${pictures}${folder}/`, `${uncut}${folder}/`, `brands/${folder}/`];
}
