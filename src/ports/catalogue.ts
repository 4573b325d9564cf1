import type { OnboardingOrder } from "../core/brand/onboarding.ts";
import type { OnboardingQuota, QuotaUsedUp } from "../core/brand/onboardingQuota.ts";
import type { BrandKit } from "../core/brand/kit.ts";
import type { BrandRow } from "../core/brand/view.ts";
import type { SupportedCategory } from "../core/product/categories.ts";
import type { ProductFacts } from "../core/product/facts.ts";
import type { ProductIdentity } from "../core/product/identity.ts";
import type { ProductRow } from "../core/product/row.ts";
import type { ProductShape } from "../core/product/shape.ts";
import type { HexColour, ProductPicture } from "../core/rendering/scene.ts";
import type { Result } from "../core/result.ts";

/** Brands and their products in D1. */
export interface Catalogue {
  brandOf(accountId: string): Promise<BrandRow | null>;
  /** The id of the account's brand while its shop is being read; null otherwise. */
  beingRead(accountId: string): Promise<string | null>;
  products(brandId: string): Promise<ProductRow[]>;
  /** A product of the account's brand; null where there is none of this id. */
  product(accountId: string, productId: string): Promise<ProductRow | null>;
  /**
   * Puts an uploaded picture in the place of the shop's own, or of one that was uploaded before; the shop's is kept. The product as it is
   * then; null, and nothing changed, where the account has no such product (any more), is suspended, or is being deleted.
   */
  setPicture(accountId: string, productId: string, picture: UploadedPicture, nowMs: number): Promise<ProductRow | null>;
  /** The pictures that the shop shows of a product; null as for `product`. */
  shopPictures(accountId: string, productId: string): Promise<ShopPictures | null>;
  /** Puts the shop's own picture back; where none was uploaded nothing changes. Null as above. */
  restorePicture(accountId: string, productId: string, nowMs: number): Promise<ProductRow | null>;
  /** Sets what kind of product it is, in place of the kind that follows from the shop, which comes back by null. Null as above. */
  setKind(
    accountId: string,
    productId: string,
    kind: SupportedCategory | null,
    nowMs: number,
  ): Promise<ProductRow | null>;
  /** Those of `found` that the brand has with a picture that was uploaded: ads can show them whatever the shop's own is like. */
  withUploads(brandId: string, found: readonly CatalogueProduct[]): Promise<ReadonlySet<CatalogueProduct>>;
  /**
   * Puts the account's brand into a new run: `Pending Onboarding`, the website replaced. Joins a run of the same website that
   * is under way (`joined`), in which case nothing changes. The run is counted as it begins, so that calls at the same moment
   * never start more than `quota` allows; refused, nothing has changed.
   */
  begin(start: BrandStart): Promise<Result<BegunRun, QuotaUsedUp>>;
  /** A run that could not be started after all does not count. */
  uncount(runId: string): Promise<void>;
  progress(brandId: string, run: number, progress: RunProgress, nowMs: number): Promise<void>;
  /**
   * Replaces catalogue and kit and makes the brand active, all or nothing; nothing when the run is no longer the brand's own.
   * Ids, handles, review, usage and uploaded pictures of products that are still there stay (see `stillThere`); what the account has proven of another
   * website than the brand's present one goes. Gives what the catalogue holds then; null when nothing was done.
   */
  finish(brandId: string, run: number, result: OnboardingResult, nowMs: number): Promise<CatalogueCounts | null>;
  /** The handle of each product of the brand, by its `productKey`: a product keeps its handle from run to run. */
  handles(brandId: string): Promise<ReadonlyMap<string, string>>;
  /** The catalogue of a run that ends without a usable product, for a brand that has never been active; others keep theirs. */
  keepUnusable(brandId: string, run: number, products: readonly CatalogueProduct[], nowMs: number): Promise<void>;
  /**
   * Ends a run without success: a brand that was active before is as it was, a new one stays pending with the message. `isOurs`: the fault
   * was this service's, and the run does not count towards the quota; in 24 hours at most as many runs are left out as the quota allows.
   */
  fail(brandId: string, run: number, message: string, nowMs: number, isOurs?: boolean): Promise<void>;
  /** Runs that have not moved since. */
  stale(untouchedSinceMs: number, limit: number): Promise<OnboardingOrder[]>;
  /** Whether the account or its brand is being deleted: nothing begins until that is done. */
  isBeingDeleted(accountId: string): Promise<boolean>;
  /** Brands in the order in which their last runs began: those after `after` whose run began before `beforeMs`. */
  startedAfter(after: StartedAt | null, beforeMs: number, limit: number): Promise<StartedAt[]>;
}

/** A brand's place in the order of the last runs. */
export interface StartedAt {
  id: string;
  startedAt: number;
}

export interface RunProgress {
  stage: string;
  message: string;
  scraped: number;
  /** The brand's name, once it is known. A brand that was active before keeps its own until the run has succeeded. */
  name: string | null;
}

export interface BrandStart {
  newBrandId: string;
  /** By which the run is counted. */
  newRunId: string;
  accountId: string;
  website: string;
  name: string;
  nowMs: number;
  quota: OnboardingQuota;
}

export interface BegunRun {
  brandId: string;
  run: number;
  website: string;
  joined: boolean;
}

export interface CatalogueCounts {
  usable: number;
  total: number;
}

export interface OnboardingResult {
  brandName: string;
  /** Where the shop is, when the website that was asked for leads to another domain: the brand is at that one from now on. */
  movedTo?: string | null;
  /** Null when the site's look could not be read this time: the brand keeps the kit that it has, unless that is another shop's. */
  kit: BrandKit | null;
  /** What the brand's status says then. */
  message: (counts: CatalogueCounts) => string;
  products: CatalogueProduct[];
  /** Not all that the shop lists has been seen: products that the run does not know stay as they are. */
  isPartial: boolean;
  /** Pages that could not be read this time, for a passing reason: products that were read there before stay as they are. */
  unreadPages: readonly string[];
}

/** A shop's pictures of one product, by their addresses. */
export interface ShopPictures {
  /** In the shop's order; none where they were not noted yet. */
  addresses: string[];
  /** The one that ads show the product by, which may be none of these; null where it came as a file, or is not known. */
  shown: string | null;
}

/** A picture that was sent in place of the shop's own. */
export interface UploadedPicture {
  aspectRatio: ProductShape;
  pictureKey: string;
  /** Null where it came as a file. */
  pictureAddress: string | null;
  picture: ProductPicture;
  colours: HexColour[];
}

/** A product as onboarding has read it. */
export interface CatalogueProduct {
  newId: string;
  handle: string;
  name: string;
  isCompatible: boolean;
  incompatibilityReason: string | null;
  category: string;
  /** What made it this kind of product, a plain sentence for whoever reviews it. */
  because: string;
  aspectRatio: ProductShape;
  pictureKey: string | null;
  /** Where the picture that it was cut out of is in the web; absent as `shopPictures`. */
  pictureAddress?: string | null;
  /** Addresses of the shop's pictures that people may choose from; absent where none was looked at, or an earlier version has read it. */
  shopPictures?: string[];
  picture: ProductPicture | null;
  /** Key of the picture that is shown of a product of which none can be used. */
  imageKey: string | null;
  colours: HexColour[];
  pictureProblem: string | null;
  /** The picture could not be had this time, for a passing reason: one that an earlier run has read stays. */
  keepsEarlierPicture: boolean;
  facts: ProductFacts;
  identity: ProductIdentity;
}
