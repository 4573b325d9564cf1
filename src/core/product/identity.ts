import { z } from "zod";
import { plainText } from "./plainText.ts";

/** By what a later run may know a product again, as the shop states it. What its variants have counts too. */
export const ProductIdentity = z.object({
  /** The shop system's own number, with the system's name before it ("shopify:8123"); null where none is stated. */
  platformId: z.string().max(80).nullable(),
  /** Empty where none is stated. */
  brand: z.string().max(100),
  /** Numbers of packages (GTIN, EAN, UPC), as 14 digits each. */
  gtins: z.array(z.string().length(14)).max(50),
  /** The shop's own article numbers. */
  skus: z.array(z.string().min(1).max(80)).max(50),
});
export type ProductIdentity = z.infer<typeof ProductIdentity>;

export const noIdentity: ProductIdentity = { platformId: null, brand: "", gtins: [], skus: [] };

/** Properties of schema.org that hold the number of a package. */
export const gtinProperties = ["gtin", "gtin8", "gtin12", "gtin13", "gtin14"] as const;

const maxNumbers = 50;
const maxText = 80;

/** What a source states, as it stands: bounded, and without what is no number of a package. */
export function identityOf(stated: {
  platformId?: string | null;
  brand: string;
  gtins: readonly string[];
  skus: readonly string[];
}): ProductIdentity {
  const skus = stated.skus.map((sku) => sku.trim()).filter((sku) => sku !== "" && sku.length <= maxText);
  return {
    platformId: stated.platformId ?? null,
    brand: plainText(stated.brand, 100),
    gtins: distinct(stated.gtins.flatMap((gtin) => gtin14(gtin) ?? [])),
    skus: distinct(skus),
  };
}

/** What several sources state of one product: the first that says something is believed, numbers are gathered. */
export function joinedIdentity(identities: readonly ProductIdentity[]): ProductIdentity {
  return {
    platformId: identities.find(({ platformId }) => platformId !== null)?.platformId ?? null,
    brand: identities.find(({ brand }) => brand !== "")?.brand ?? "",
    gtins: distinct(identities.flatMap(({ gtins }) => gtins)),
    skus: distinct(identities.flatMap(({ skus }) => skus)),
  };
}

/** Null for what does not pass its own check digit, and for numbers that every shop may give out as it likes (GS1 prefixes 02, 04 and 20 to 29). */
function gtin14(text: string): string | null {
  if (text.length > maxText) return null;
  const digits = text.replace(/[\s-]/g, "");
  if (!/^(?:\d{8}|\d{12,14})$/.test(digits)) return null;
  const padded = digits.padStart(14, "0");
  if (/^.(?:02|04|2)/.test(padded) || /^0+$/.test(padded)) return null;
  const sum = [...padded].reduce((total, digit, i) => total + Number(digit) * (i % 2 === 0 ? 3 : 1), 0);
  return sum % 10 === 0 ? padded : null;
}

function distinct(values: readonly string[]): string[] {
  return [...new Set(values)].slice(0, maxNumbers);
}
