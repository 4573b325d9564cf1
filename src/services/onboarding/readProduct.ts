import { newId } from "../../core/ids.ts";
import { isSameSite } from "../../core/discovery/address.ts";
import { crawlDelaySeconds, isAllowed, robotsProblem } from "../../core/discovery/robots.ts";
import { classify, type Classification } from "../../core/product/classify.ts";
import { droppedWords } from "../../core/product/droppedWords.ts";
import type { ProductFacts } from "../../core/product/facts.ts";
import { heroScore, isClearlyGood, shortlist } from "../../core/product/hero.ts";
import { shopPicturesOf } from "../../core/product/shopPictures.ts";
import { shapeOf } from "../../core/product/shape.ts";
import { sizedAddress } from "../../core/product/pictureAddress.ts";
import { readFacts } from "../../core/product/readFacts.ts";
import type { ScrapedPicture, ScrapedProduct } from "../../core/product/scraped.ts";
import { pictureLimits } from "../../core/rendering/protocol.ts";
import { err, ok, type Result } from "../../core/result.ts";
import type { TaskRun } from "../../ports/brandObjects.ts";
import type { CatalogueProduct } from "../../ports/catalogue.ts";
import type { PictureProblem, PictureSource, PictureView, ReadPicture } from "../../ports/pictures.ts";
import { classifyProduct } from "./classifyProduct.ts";
import { keepCutOut } from "./keepCutOut.ts";
import { openPicture } from "./openPicture.ts";
import type { OnboardingServices } from "./services.ts";

/** The width that is asked for: what the Worker works on. Less of it would be too small for an ad where little of a picture is the product. */
const wantedPixels = pictureLimits.longSidePixels;
const maxCandidates = 8;
/** Of a product that no ad shows. */
const maxViewed = 3;
/** After so long no further candidate is begun: the best so far is taken, well before the task's own limit. */
const enoughMs = 20_000;
/** What a task may wait for others' pictures in all: with a download and the reading of what it brings it stays within its limit. */
const patienceMs = 18_000;

type Context = Pick<OnboardingServices, "runtime" | "web" | "pictures" | "media" | "textModel">;

type StoredPicture = Pick<ReadPicture, "picture" | "colours"> & { key: string; address: string };

type ShopRun = Pick<TaskRun, "home" | "robots">;

/**
 * Makes a catalogue entry of a scraped product and puts its picture at `pictureKey`. A picture that cannot be used leaves the
 * product unusable, with the reason. The error may pass: try again, or call `withoutPicture`.
 */
export async function readProduct(
  ctx: Context,
  scraped: ScrapedProduct,
  pictureKey: string,
  run: ShopRun,
): Promise<Result<CatalogueProduct, PictureProblem>> {
  const facts = readFacts(scraped);
  const kind = await classifyProduct(ctx, { ...signsOf(scraped), text: facts.description });
  const shopPictures = shopPicturesOf(scraped.pictures, (url) => isAllowed(run.robots, url));
  const entry = { ...described(ctx, scraped, kind), shopPictures };
  const key = `products/${pictureKey}`;
  if (!kind.isCompatible) {
    const shown = await pictureToShow(ctx, scraped.pictures, run, key);
    return shown.ok ? ok({ ...entry, ...onlyShown(shown.value), pictureProblem: null }) : shown;
  }
  const hero = await bestPicture(ctx, scraped.pictures, run, key);
  if (!hero.ok) {
    const { temporary, reason, shown } = hero.error;
    return temporary ? hero : ok({ ...entry, ...onlyShown(shown), pictureProblem: reason });
  }
  const { picture, colours } = hero.value;
  return ok({
    ...entry,
    aspectRatio: shapeOf(picture.box),
    pictureKey: hero.value.key,
    pictureAddress: hero.value.address,
    picture,
    imageKey: null,
    colours,
    pictureProblem: null,
    keepsEarlierPicture: false,
  });
}

const tookTooLong: PictureProblem = {
  reason: "The product's first pictures could not be used, and others could not be looked at in time; try again later.",
  temporary: true,
};

/** The entry of a product whose picture could not be had although it may exist. Rules classify it: what has failed may be the model. */
export function withoutPicture(
  ctx: Pick<Context, "runtime">,
  scraped: ScrapedProduct,
  reason: string,
): CatalogueProduct {
  const kind = classify({ ...signsOf(scraped), text: readFacts(scraped).description });
  const problem = kind.isCompatible ? reason : null;
  return { ...described(ctx, scraped, kind), ...onlyShown(null), pictureProblem: problem, keepsEarlierPicture: true };
}

/** A picture for the list of products, where none can be used in ads. */
type StoredView = Pick<PictureView, "box"> & { key: string };

function onlyShown(shown: StoredView | null) {
  return {
    aspectRatio: shown === null ? ("vertical" as const) : shapeOf(shown.box),
    pictureKey: null,
    pictureAddress: null,
    picture: null,
    imageKey: shown?.key ?? null,
    colours: [],
    keepsEarlierPicture: false,
  };
}

function signsOf({ name, productType, tags }: ScrapedProduct) {
  return { title: name, productType, tags };
}

function described(ctx: Pick<Context, "runtime">, scraped: ScrapedProduct, kind: Classification) {
  return {
    newId: newId("product", ctx.runtime.random),
    handle: scraped.handle,
    name: scraped.name,
    isCompatible: kind.isCompatible,
    incompatibilityReason: kind.reason,
    category: kind.category,
    because: kind.because,
    facts: judgedFacts(scraped),
    identity: scraped.identity,
  };
}

/** The facts, with what of them ads leave out. A shop's own companies are known by its domain. */
function judgedFacts(scraped: ScrapedProduct): ProductFacts {
  const facts = readFacts(scraped);
  const dropped = droppedWords(scraped.name, facts, { url: scraped.url });
  return dropped.length === 0 ? facts : { ...facts, dropped };
}

/**
 * Looks at the most promising pictures, one after the other, until one is clearly good, and stores the best: at once, so that none is
 * held while the next one is on its way, and each under a key of its own, which begins with `key`: the bucket takes one write a second of a key.
 */
async function bestPicture(
  ctx: Context,
  pictures: readonly ScrapedPicture[],
  run: ShopRun,
  key: string,
): Promise<Result<StoredPicture, PictureProblem & { shown: StoredView | null }>> {
  const candidates = shortlist(pictures, isHurried(pictures, run) ? 1 : maxCandidates);
  const startedMs = ctx.runtime.nowMs();
  let best: { picture: StoredPicture; score: number } | null = null;
  let problem: PictureProblem | null = null;
  let shown: StoredView | null = null;
  for (const [position, candidate] of candidates.entries()) {
    if (ctx.runtime.nowMs() - startedMs > enoughMs) {
      // Where no picture could be used so far, the next may be the one that can.
      problem = { ...tookTooLong, ...(problem?.isLate && { isLate: true as const }) };
      break;
    }
    const leftMs = Math.max(0, patienceMs - (ctx.runtime.nowMs() - startedMs));
    const read = await lookAt(ctx, candidate.url, run, (source) => ctx.pictures.read(source, { patienceMs: leftMs }));
    if (!read.ok) {
      if (read.error.busy) {
        // Where there has been time for more than one, the best so far is taken.
        if (best !== null && leftMs === 0) break;
        const busy = position === 0 ? read.error : { ...read.error, hasDownloaded: true as const };
        return err({ ...busy, shown });
      }
      if (shown === null && read.error.view !== undefined) shown = await keptView(ctx, read.error.view, key);
      if (problem === null || saysMore(read.error, problem)) problem = read.error;
      continue;
    }
    const score = heroScore(read.value.signs, position);
    if (best === null || score > best.score) {
      const { picture, colours } = read.value;
      const ownKey = position === 0 ? key : `${key}-${position}`;
      await keepCutOut(ctx.media, ownKey, read.value);
      best = { picture: { picture, colours, key: ownKey, address: candidate.url }, score };
    }
    if (isClearlyGood(read.value.signs)) break;
  }
  if (best !== null) return ok(best.picture);
  const reason =
    pictures.length === 0
      ? "The shop gives no picture of this product."
      : "The shop gives only drawings (SVG) or very small pictures of this product; use PNG, JPEG or WebP.";
  return err({ ...(problem ?? { reason, temporary: false }), shown });
}

/** Whether the shop asks for pauses between requests for these pictures: then a product makes one request. */
function isHurried(pictures: readonly ScrapedPicture[], { home, robots }: ShopRun): boolean {
  return crawlDelaySeconds(robots) >= 1 && pictures.some(({ url }) => isSameSite(url, home));
}

/**
 * The first picture that can be read, of a product that no ad shows; where the shop asks for pauses, the others go first and it has none. An
 * error may pass: try again.
 */
async function pictureToShow(
  ctx: Context,
  pictures: readonly ScrapedPicture[],
  run: ShopRun,
  key: string,
): Promise<Result<StoredView | null, PictureProblem>> {
  if (isHurried(pictures, run)) return ok(null);
  for (const candidate of shortlist(pictures, maxViewed)) {
    const view = await lookAt(ctx, candidate.url, run, (source) => ctx.pictures.view(source));
    if (view.ok) return ok(await keptView(ctx, view.value, key));
    if (view.error.temporary) return view;
  }
  return ok(null);
}

async function keptView(ctx: Context, { png, box }: PictureView, key: string): Promise<StoredView> {
  const ownKey = `${key}-shown`;
  await ctx.media.put(ownKey, png, { contentType: "image/png", caching: "immutable" });
  return { key: ownKey, box };
}

/**
 * Whether a later picture's problem says more than an earlier one's. The first is usually the one that a person would look at; a passing
 * reason outweighs a final one, one of ours a passing one of the shop's, and "too small" any other fault, since the picture is good otherwise.
 */
function saysMore(later: PictureProblem, earlier: PictureProblem): boolean {
  if (later.temporary !== earlier.temporary) return later.temporary;
  if (later.isLate !== earlier.isLate) return later.isLate === true;
  return later.isTooSmall === true && earlier.isTooSmall !== true;
}

/** Opens a picture at the size that is wanted, otherwise as it is, and has it read. */
async function lookAt<T>(
  ctx: Context,
  url: string,
  { robots }: ShopRun,
  read: (source: PictureSource) => Promise<Result<T, PictureProblem>>,
): Promise<Result<T, PictureProblem>> {
  const sized = sizedAddress(url, wantedPixels);
  const addresses = sized === url ? [url] : [sized, url];
  let problem: PictureProblem = { reason: "The picture could not be read.", temporary: false };
  for (const address of addresses) {
    // The size that was asked for may be what it stumbles over; a server that does not answer at all is not asked again.
    if (problem.temporary) break;
    if (!isAllowed(robots, address)) {
      problem = { reason: "The shop's robots.txt asks us not to read its pictures.", temporary: false };
      continue;
    }
    let isOpened = false;
    const source: PictureSource = async () => {
      const opened = await openPicture(ctx.web, address, (hop) => robotsProblem(robots, hop));
      isOpened = opened.ok;
      return opened;
    };
    const seen = await read(source);
    if (isOpened && !seen.ok && seen.error.busy) return err({ ...seen.error, hasDownloaded: true });
    if (isOpened || seen.ok) return seen;
    problem = seen.error;
  }
  return err(problem);
}
