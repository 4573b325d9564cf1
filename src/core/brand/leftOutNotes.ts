import { brandMarkNote } from "../copywriter/brandMark.ts";
import { droppedNote } from "../product/droppedWords.ts";
import type { ProductFacts } from "../product/facts.ts";
import type { BrandKit } from "./kit.ts";

/** What was read of a shop, as far as ads leave some of it out. */
interface ReadShop {
  brandName: string;
  kit: Pick<BrandKit, "logoProblem"> | null;
  /** Those that ads can be made of. */
  products: readonly { facts: Pick<ProductFacts, "dropped"> }[];
}

/** What a person should know of the shop's own words and signs that ads leave out, whole sentences. `website`: any address of the shop. */
export function leftOutNotes({ brandName, kit, products }: ReadShop, website: string): string[] {
  const problem = kit?.logoProblem ?? null;
  return [...brandMarkNote(brandName, website), ...(problem === null ? [] : [problem]), ...droppedNote(products)];
}
