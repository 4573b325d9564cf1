import { brandView, type BrandRow } from "../core/brand/view.ts";
import type { Brand, BrandList } from "../core/contract/responses/brand.ts";
import type { Account } from "../ports/accounts.ts";
import type { Catalogue } from "../ports/catalogue.ts";
import { knownSiteOf, websiteProofFor, type ProofStates } from "./websiteProof/context.ts";

export interface ShowBrandsContext {
  onboarding: { catalogue: Catalogue };
  websiteProof: ProofStates;
  publicUrl: string;
}

type BrandsAccount = Pick<Account, "id" | "status" | "websiteProofRequired">;

/** GET /v1/brands: the account's brand, or none. */
export async function showBrands(ctx: ShowBrandsContext, account: BrandsAccount): Promise<BrandList> {
  const row = await ctx.onboarding.catalogue.brandOf(account.id);
  return { brands: row === null ? [] : [await showBrandRow(ctx, account, row)] };
}

/** A brand as the API shows it to its account. */
export async function showBrandRow(ctx: ShowBrandsContext, account: BrandsAccount, row: BrandRow): Promise<Brand> {
  const websiteProof = await websiteProofFor(ctx.websiteProof, account, knownSiteOf(row.website));
  return brandView(row, { accountStatus: account.status, websiteProof, publicUrl: ctx.publicUrl });
}
