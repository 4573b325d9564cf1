import { canBeShown } from "../rendering/productScale.ts";
import { ProductPicture } from "../rendering/scene.ts";
import type { DroppedWords } from "./droppedWords.ts";
import type { ProductShape } from "./shape.ts";

/** What the catalogue shows of a product. */
export interface ProductRow {
  id: string;
  handle: string;
  name: string;
  status: string;
  isCompatible: boolean;
  incompatibilityReason: string | null;
  category: string;
  /** What made it this kind of product, a plain sentence. */
  because: string;
  aspectRatio: ProductShape;
  pictureKey: string | null;
  /** Key of the picture that is shown where there is no cut-out. */
  imageKey: string | null;
  /** A ProductPicture; null where there is none, and of whatever form where it was stored by another version. */
  picture: unknown;
  pictureProblem: string | null;
  /** Whether the picture was uploaded, in place of the shop's own. */
  isUploaded: boolean;
  /** Whether a person has set its kind, in place of the one that follows from the shop. */
  isKindSet: boolean;
  /** What of its words ads leave out; absent: nothing. */
  dropped?: readonly DroppedWords[];
}

/** Whether an ad can show the product now. */
export function isUsableRow(row: Pick<ProductRow, "status" | "isCompatible" | "pictureKey" | "picture">): boolean {
  return row.status === "Active" && row.isCompatible && row.pictureKey !== null && hasShownPicture(row);
}

/** The same that decides whether a call may order ads of it. */
function hasShownPicture({ picture }: Pick<ProductRow, "picture">): boolean {
  const read = ProductPicture.safeParse(picture);
  return read.success && canBeShown(read.data);
}

/** Of a picture that was cut out, and that no ad shows all the same. */
export const tooLittleToShow =
  "The product is too wide in its picture, or too few pixels of it, to be shown large enough in an ad.";

/** Why a supported product has no usable picture; null where there is nothing to say. */
export function pictureProblemOf(row: ProductRow): string | null {
  if (row.pictureProblem !== null || row.pictureKey === null || hasShownPicture(row)) return row.pictureProblem;
  return tooLittleToShow;
}
