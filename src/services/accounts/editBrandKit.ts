import { applyEdit, putBack, type EditedField, type NamedKit, type StoredKitEdit } from "../../core/brand/kitEdits.ts";
import { newerVersionsSentence, withChanges } from "../../core/brand/kitVersions.ts";
import { problem, type Problem } from "../../core/contract/errors.ts";
import type { PersonRefusal } from "../../core/people/refusals.ts";
import { err, ok, type Result } from "../../core/result.ts";
import type { BrandKits, KitAuthor } from "../../ports/brandKits.ts";
import type { Catalogue } from "../../ports/catalogue.ts";
import type { Runtime } from "../../ports/runtime.ts";

export interface EditBrandKitContext {
  brandKits: BrandKits;
  onboarding: { catalogue: Pick<Catalogue, "brandOf"> };
  runtime: Runtime;
}

/** What somebody wants to be different. */
export interface KitChange {
  edit: StoredKitEdit;
  /** Fields that are to be as the shop has them, and follow it again. */
  fromShop?: readonly EditedField[];
}

export interface KitCall {
  accountId: string;
  author: Exclude<KitAuthor, { source: "onboarding" }>;
  /** The version that the caller has seen: where there is a newer one, nothing is changed. Absent: whatever is there by now. */
  baseVersion?: number;
}

/** The new version; a refusal where somebody else has made one since. */
export type EditedKit = Result<NamedKit & { version: number }, Problem | PersonRefusal>;

/** A version is taken when another edit was stored first. More edits than this at one moment do not come from people. */
const maxTries = 20;

/** Sets fields of the account's brand kit, as a new version. Of edits at the same moment each builds on the one before. */
export function editBrandKit(ctx: EditBrandKitContext, call: KitCall, change: KitChange): Promise<EditedKit> {
  return appendKit(ctx, call, (current, brandId) => changedKit(ctx, brandId, current, change));
}

/** Makes an older version the current one again, as a new version; which fields somebody has set goes back with it. */
export function restoreBrandKit(ctx: EditBrandKitContext, call: KitCall, version: number): Promise<EditedKit> {
  return appendKit(ctx, call, (_current, brandId) => ctx.brandKits.find(brandId, version));
}

/** The kit as a change would make it; nothing is stored. */
export async function changedKit(
  { brandKits }: { brandKits: Pick<BrandKits, "read"> },
  brandId: string,
  current: NamedKit,
  { edit, fromShop = [] }: KitChange,
): Promise<NamedKit> {
  const read = fromShop.length === 0 ? null : await brandKits.read(brandId);
  return applyEdit(read === null ? current : putBack(current, fromShop, read), edit);
}

async function appendKit(
  ctx: EditBrandKitContext,
  { accountId, author, baseVersion }: KitCall,
  next: (current: NamedKit, brandId: string) => Promise<NamedKit | null>,
): Promise<EditedKit> {
  const brand = await ctx.onboarding.catalogue.brandOf(accountId);
  if (brand === null) return err(problem("not_found", { message: "There is no such brand." }));
  for (let tries = 0; tries < maxTries; tries++) {
    const current = await ctx.brandKits.current(brand.id);
    if (current === null) break;
    if (baseVersion !== undefined && baseVersion !== current.version)
      return err(await changedSince(ctx, brand.id, baseVersion, current.version));
    const made = await next(current, brand.id);
    if (made === null) return err(problem("not_found", { message: "There is no such version of the brand kit." }));
    const version = current.version + 1;
    const isKept = await ctx.brandKits.append(brand.id, { ...made, ...author, version }, ctx.runtime.nowMs());
    if (isKept) return ok({ ...made, version });
  }
  throw new Error(`the brand kit of ${brand.id} could not be changed: others were always faster`);
}

/** So many of the versions that somebody has not seen are told of. */
const toldVersions = 20;

async function changedSince(
  { brandKits }: EditBrandKitContext,
  brandId: string,
  seen: number,
  version: number,
): Promise<PersonRefusal> {
  // One more, with which the oldest is compared.
  const versions = withChanges(await brandKits.versions(brandId, toldVersions + 1));
  const newer = versions.slice(0, toldVersions).filter((each) => each.version > seen);
  return { personCode: "kit_changed", message: newerVersionsSentence(newer), extra: { version } };
}
