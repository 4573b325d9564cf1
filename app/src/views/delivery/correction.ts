import type { ConceptVersion } from "../../../../client/src/types.ts";
import type { PersonCorrection } from "../../api/people.ts";
import type { PickedStyle } from "../../parts/StylePicks.tsx";

/** Another picture of a concept's product: one of the shop's, or one from elsewhere, with the id of its cut-out once there is one. */
export type PictureChoice =
  | { from: "shop"; url: string }
  | { from: "web"; url: string; id: string | null }
  | { from: "file"; id: string };

/** A correction as it is typed: what has been touched, each field as text. An untouched one is as the version has it. */
export interface CorrectionEdits {
  headline?: string;
  support?: string;
  /** One a line. */
  proofPoints?: string;
  callToAction?: string;
  layout?: string;
  style?: PickedStyle | undefined;
  palette?: string;
  productId?: string;
  /** Another picture, and whose it is: the choice holds while that product is the one that is shown. */
  picture?: (PictureChoice & { productId: string }) | undefined;
}

/** The words of a version as its form shows them. */
export function wordsOf(version: ConceptVersion) {
  return {
    headline: version.headline.replaceAll("*", ""),
    support: version.support ?? "",
    proofPoints: (version.proof_points ?? []).join("\n"),
    callToAction: version.call_to_action ?? "",
  };
}

/** What the edits change about a version; null: nothing. */
export function correctionOf(edits: CorrectionEdits, version: ConceptVersion): PersonCorrection | null {
  const words = wordsOf(version);
  const changed = (name: keyof typeof words) => edits[name] !== undefined && edits[name].trim() !== words[name];
  const chosen = (name: "layout" | "palette" | "productId") => (edits[name] ?? "") !== "";
  const picture = chosenPicture(edits, version);
  const correction: Record<string, unknown> = {
    ...(changed("headline") ? { headline: edits.headline } : {}),
    ...(changed("support") ? { support: edits.support } : {}),
    ...(changed("proofPoints") ? { proof_points: linesOf(edits.proofPoints ?? "") } : {}),
    ...(changed("callToAction") ? { call_to_action: edits.callToAction } : {}),
    ...(chosen("layout") ? { layout: edits.layout } : {}),
    ...(edits.style === undefined ? {} : { style_id: edits.style.id }),
    ...(chosen("palette") ? { palette: edits.palette } : {}),
    ...(chosen("productId") ? { product_id: edits.productId } : {}),
    ...(picture === undefined ? {} : fieldOf(picture)),
  };
  return Object.keys(correction).length === 0 ? null : correction;
}

/** An address that was typed and not looked at yet is sent as it is. */
function fieldOf(picture: PictureChoice): Pick<PersonCorrection, "picture_url" | "picture_id"> {
  switch (picture.from) {
    case "shop":
      return { picture_url: picture.url };
    case "web":
      return picture.id === null ? { picture_url: picture.url.trim() } : { picture_id: picture.id };
    case "file":
      return { picture_id: picture.id };
  }
}

/** The product that the form shows: the one that is chosen, else the version's. */
export function productIdOf({ productId = "" }: CorrectionEdits, version: ConceptVersion): string | null {
  return productId === "" ? version.product_id : productId;
}

export function chosenPicture(edits: CorrectionEdits, version: ConceptVersion): CorrectionEdits["picture"] {
  return edits.picture?.productId === productIdOf(edits, version) ? edits.picture : undefined;
}

function linesOf(text: string): string[] {
  return text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
}
