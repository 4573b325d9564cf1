import { newId } from "../../core/ids.ts";
import { classify } from "../../core/product/classify.ts";
import { readFacts, type ScrapedProduct } from "../../core/product/readFacts.ts";
import { err, ok, type Result } from "../../core/result.ts";
import type { CatalogueProduct } from "../../ports/catalogue.ts";
import type { OnboardingServices } from "./services.ts";

const pictureLimits = { maxBytes: 12 * 1024 * 1024, timeoutMs: 20_000, accept: "image/png,image/jpeg,image/webp" };

export interface ReadProduct {
  product: CatalogueProduct;
  /** The picture could not be had now; another try may go better. */
  retriable: boolean;
}

/**
 * Makes a catalogue entry of a scraped product and puts its picture at `pictureKey`. A picture that cannot be used leaves the
 * product unusable, with the reason.
 */
export async function readProduct(
  ctx: OnboardingServices,
  scraped: ScrapedProduct,
  pictureKey: string,
): Promise<ReadProduct> {
  const fetched = await fetchPicture(ctx, scraped.pictureUrl);
  if (!fetched.ok)
    return { product: withoutPicture(ctx, scraped, fetched.error.message), retriable: fetched.error.retriable };
  const read = await ctx.pictures.read(fetched.value);
  if (!read.ok) return { product: withoutPicture(ctx, scraped, read.error), retriable: false };
  const { png, picture, colours } = read.value;
  const key = `products/${pictureKey}`;
  await ctx.media.put(key, png, { contentType: "image/png", caching: "immutable" });
  const aspectRatio = picture.box.width > picture.box.height * 0.8 ? "square" : "vertical";
  const measured = { aspectRatio, pictureKey: key, picture, colours, pictureProblem: null } as const;
  return { product: { ...described(ctx, scraped), ...measured }, retriable: false };
}

export function withoutPicture(ctx: OnboardingServices, scraped: ScrapedProduct, problem: string): CatalogueProduct {
  const none = { aspectRatio: "vertical" as const, pictureKey: null, picture: null, colours: [] };
  return { ...described(ctx, scraped), ...none, pictureProblem: problem };
}

function described(ctx: OnboardingServices, scraped: ScrapedProduct) {
  const facts = readFacts(scraped);
  const kind = classify({ title: scraped.name, productType: scraped.productType, text: facts.description });
  return {
    newId: newId("product", ctx.runtime.random),
    handle: scraped.handle,
    name: scraped.name,
    isCompatible: kind.isCompatible,
    incompatibilityReason: kind.reason,
    category: kind.category,
    facts,
  };
}

async function fetchPicture(
  ctx: OnboardingServices,
  url: string | null,
): Promise<Result<Uint8Array, { message: string; retriable: boolean }>> {
  if (url === null) return err({ message: "The shop gives no picture of this product.", retriable: false });
  const answer = await ctx.web.get(url, pictureLimits);
  if (!answer.ok) return err({ message: answer.problem, retriable: answer.temporary });
  const { status, body } = answer;
  if (status === 200) return ok(body);
  return err({ message: `The picture answers with status ${status}.`, retriable: status >= 500 || status === 429 });
}
