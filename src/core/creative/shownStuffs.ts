import type { StuffSource } from "../product/stuffs.ts";
import { stuffsOf } from "../product/stuffs.ts";
import { styles } from "../styles/catalogue/catalogue.ts";
import type { Style } from "../styles/style.ts";

/** Styles that show nothing which the product has not. */
export function trueStyles(product: StuffSource): Style[] {
  const has = stuffsOf(product);
  return styles.filter((style) => style.shows?.some((stuff) => has.has(stuff)) ?? true);
}
