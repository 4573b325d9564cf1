import type { RunFinds } from "../../../ports/brandObjects.ts";
import type { Finds } from "./contract.ts";

export function findsView(
  { pagesDone, pagesTotal, productsFound, productsDone, productsUsable, newest }: RunFinds,
  mediaUrl: (key: string) => string,
): Finds["finds"] {
  return {
    pages_done: pagesDone,
    pages_total: pagesTotal,
    products_found: productsFound,
    products_done: productsDone,
    products_usable: productsUsable,
    newest: newest.map(({ number, name, pictureKey, isUsable }) => ({
      number,
      name,
      picture_url: mediaUrl(pictureKey),
      is_usable: isUsable,
    })),
  };
}
