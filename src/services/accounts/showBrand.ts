import { withChanges } from "../../core/brand/kitVersions.ts";
import { editedView, kitView, originsView } from "../../core/brand/kitView.ts";
import type { ProductRow } from "../../core/product/row.ts";
import type { Accounts } from "../../ports/accounts.ts";
import type { BrandKits } from "../../ports/brandKits.ts";
import type { Media } from "../../ports/media.ts";
import { showBrandRow, type ShowBrandsContext } from "../showBrands.ts";

export interface ShowBrandContext extends ShowBrandsContext {
  accounts: Accounts;
  brandKits: BrandKits;
  media: Media;
}

const shownVersions = 50;
const shownNotes = 10;

/** Everything that the service understood of an account's brand; null where there is no such account, or it has no brand. */
export async function showBrand(ctx: ShowBrandContext, accountId: string) {
  const { catalogue } = ctx.onboarding;
  const [account, brand] = await Promise.all([ctx.accounts.get(accountId), catalogue.brandOf(accountId)]);
  if (account === null || brand === null) return null;
  const [current, read, versions, products] = await Promise.all([
    ctx.brandKits.current(brand.id),
    ctx.brandKits.read(brand.id),
    // One more, with which the oldest that is shown is compared.
    ctx.brandKits.versions(brand.id, shownVersions + 1),
    catalogue.products(brand.id),
  ]);
  if (current === null) return null;
  const mediaUrl = (key: string) => ctx.media.url(key);
  return {
    brand: await showBrandRow(ctx, account, brand),
    kit: kitView(current, mediaUrl),
    version: current.version,
    edited: editedView(current.edited),
    /** Whom each field's value is of. */
    origins: originsView(current),
    /** What the shop itself was read to say; null where no run has read a kit yet. */
    shop: read && kitView(read, mediaUrl),
    versions: withChanges(versions)
      .slice(0, shownVersions)
      .map(({ version, source, by, edited, changed, createdAt }) => ({
        version,
        source,
        by,
        edited: editedView(edited),
        changed: editedView(changed),
        created_at: new Date(createdAt).toISOString(),
      })),
    products: countsOf(products),
    notes: notesOf(products),
  };
}

function countsOf(products: readonly ProductRow[]) {
  const supported = products.filter(({ isCompatible }) => isCompatible);
  return {
    total: products.length,
    active: products.filter(({ status }) => status === "Active").length,
    usable: supported.filter(({ status, pictureKey }) => status === "Active" && pictureKey !== null).length,
    unsupported: products.length - supported.length,
    without_picture: supported.filter(({ pictureKey }) => pictureKey === null).length,
  };
}

/** Why products cannot be used, the commonest reason first. */
function notesOf(products: readonly ProductRow[]): string[] {
  const counts = new Map<string, number>();
  for (const { isCompatible, incompatibilityReason, pictureProblem } of products) {
    const reason = isCompatible ? pictureProblem : incompatibilityReason;
    if (reason !== null) counts.set(reason, (counts.get(reason) ?? 0) + 1);
  }
  return [...counts]
    .sort((a, b) => b[1] - a[1])
    .slice(0, shownNotes)
    .map(([reason, times]) => `${times === 1 ? "1 product" : `${times} products`} cannot be used: ${reason}`);
}
