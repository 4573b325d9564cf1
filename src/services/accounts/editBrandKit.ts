import { applyEdit, type KitEdit, type NamedKit } from "../../core/brand/kitEdits.ts";
import { problem, type Problem } from "../../core/contract/errors.ts";
import { err, ok, type Result } from "../../core/result.ts";
import type { BrandKits } from "../../ports/brandKits.ts";
import type { Catalogue } from "../../ports/catalogue.ts";
import type { Runtime } from "../../ports/runtime.ts";

export interface EditBrandKitContext {
  brandKits: BrandKits;
  onboarding: { catalogue: Catalogue };
  runtime: Runtime;
}

/** A version is taken when another edit was stored first. More edits than this at one moment do not come from people. */
const maxTries = 20;

/** Sets fields of the account's brand kit, as a new version. Of edits at the same moment each builds on the one before. */
export function editBrandKit(ctx: EditBrandKitContext, accountId: string, edit: KitEdit) {
  return appendKit(ctx, accountId, (current) => Promise.resolve(applyEdit(current, edit)));
}

/** Makes an older version the current one again, as a new version; which fields operators have set goes back with it. */
export function restoreBrandKit(ctx: EditBrandKitContext, accountId: string, version: number) {
  return appendKit(ctx, accountId, (_current, brandId) => ctx.brandKits.find(brandId, version));
}

async function appendKit(
  ctx: EditBrandKitContext,
  accountId: string,
  next: (current: NamedKit, brandId: string) => Promise<NamedKit | null>,
): Promise<Result<NamedKit & { version: number }, Problem>> {
  const brand = await ctx.onboarding.catalogue.brandOf(accountId);
  if (brand === null) return err(problem("not_found", { message: "There is no such brand." }));
  for (let tries = 0; tries < maxTries; tries++) {
    const current = await ctx.brandKits.current(brand.id);
    if (current === null) break;
    const made = await next(current, brand.id);
    if (made === null) return err(problem("not_found", { message: "There is no such version of the brand kit." }));
    const version = current.version + 1;
    const isKept = await ctx.brandKits.append(brand.id, { ...made, version, source: "operator" }, ctx.runtime.nowMs());
    if (isKept) return ok({ ...made, version });
  }
  throw new Error(`the brand kit of ${brand.id} could not be changed: others were always faster`);
}
