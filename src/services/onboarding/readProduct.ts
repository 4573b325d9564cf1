import { base32, newId } from "../../core/ids.ts";
import { classify } from "../../core/product/classify.ts";
import { readFacts, type ScrapedProduct } from "../../core/product/readFacts.ts";
import { err, type Result } from "../../core/result.ts";
import type { CatalogueProduct } from "../../ports/catalogue.ts";
import type { ReadPicture } from "../../ports/pictures.ts";
import type { OnboardingServices } from "./services.ts";

const pictureLimits = { maxBytes: 12 * 1024 * 1024, timeoutMs: 20_000, accept: "image/png,image/jpeg,image/webp" };

/** Makes a catalogue entry of a scraped product. A picture that cannot be used leaves the product unusable, with the reason. */
export async function readProduct(ctx: OnboardingServices, scraped: ScrapedProduct): Promise<CatalogueProduct> {
  const facts = readFacts(scraped);
  const kind = classify({ title: scraped.name, productType: scraped.productType, text: facts.description });
  const entry = {
    newId: newId("product", ctx.runtime.random),
    handle: scraped.handle,
    name: scraped.name,
    isCompatible: kind.isCompatible,
    incompatibilityReason: kind.reason,
    category: kind.category,
    facts,
  };
  const picture = await fetchPicture(ctx, scraped.pictureUrl);
  if (!picture.ok) {
    return {
      ...entry,
      aspectRatio: "vertical",
      pictureKey: null,
      picture: null,
      colours: [],
      pictureProblem: picture.error,
    };
  }
  const { png, picture: measured, colours } = picture.value;
  const pictureKey = `products/${base32(ctx.runtime.random(16))}/hero.png`;
  await ctx.media.put(pictureKey, png, { contentType: "image/png", caching: "immutable" });
  const aspectRatio = measured.box.width > measured.box.height * 0.8 ? "square" : "vertical";
  return { ...entry, aspectRatio, pictureKey, picture: measured, colours, pictureProblem: null };
}

async function fetchPicture(ctx: OnboardingServices, url: string | null): Promise<Result<ReadPicture, string>> {
  if (url === null) return err("The shop gives no picture of this product.");
  const answer = await ctx.web.get(url, pictureLimits);
  if (!answer.ok) return err(answer.problem);
  if (answer.status !== 200) return err(`The picture answers with status ${answer.status}.`);
  return ctx.pictures.read(answer.body);
}
