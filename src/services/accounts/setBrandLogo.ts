import type { BrandLogo } from "../../core/brand/kit.ts";
import { readBounded } from "../../core/bytes.ts";
import { problem } from "../../core/contract/errors.ts";
import { tooManyToday } from "../../core/limits/dailyLimits.ts";
import { err, ok, type Result } from "../../core/result.ts";
import type { PictureProblem } from "../../ports/pictures.ts";
import { markOf, offenceOf, type LogoFile } from "../onboarding/logoMark.ts";
import type { OnboardingServices } from "../onboarding/services.ts";
import { arriving, beingDeleted, folderFor, refusedPicture } from "../uploads.ts";
import { editBrandKit, type EditBrandKitContext, type EditedKit, type KitCall } from "./editBrandKit.ts";

export interface SetBrandLogoContext extends Omit<EditBrandKitContext, "onboarding"> {
  onboarding: Pick<
    OnboardingServices,
    "catalogue" | "objects" | "media" | "dailyCounts" | "logos" | "pictureSize" | "coloursOfPng" | "runtime"
  >;
}

/** Files of logos are far smaller; none is read beyond this. */
export const logoFiles = { types: ["image/svg+xml", "image/png", "image/webp"], maxBytes: 2 * 1024 * 1024 };

/**
 * Puts a logo of an account's own into its brand kit, as a new version. It is drawn, read and judged as a logo of the shop is; one that
 * could not stand in an ad changes nothing.
 */
export async function setBrandLogo(
  ctx: SetBrandLogoContext,
  call: KitCall,
  file: ReadableStream<Uint8Array>,
): Promise<EditedKit> {
  try {
    const { catalogue, dailyCounts, media } = ctx.onboarding;
    const brand = await catalogue.brandOf(call.accountId);
    if (brand === null) return err(problem("not_found", { message: "There is no such brand." }));
    if (await catalogue.isBeingDeleted(call.accountId)) return err(beingDeleted());
    const usedUp = await dailyCounts.take(call.accountId, "productPictures");
    if (usedUp !== null) return err(tooManyToday(usedUp, ctx.runtime.nowMs()));
    const judged = await judgedLogo(ctx, file, brand.website);
    if (!judged.ok) return err(refusedPicture(judged.error));
    const folder = await folderFor(ctx.onboarding, call.accountId, brand.id);
    if (!folder.ok) return folder;
    const { bytes, type, ...described } = judged.value;
    const logo: BrandLogo = { key: `brands/${folder.value}/logo.${type}`, ...described };
    await media.put(logo.key, bytes, { contentType: `image/${type}`, caching: "immutable" });
    return await editBrandKit(ctx, call, { edit: { logo } });
  } finally {
    if (!file.locked) await file.cancel().catch(() => undefined);
  }
}

async function judgedLogo(
  { onboarding }: SetBrandLogoContext,
  file: ReadableStream<Uint8Array>,
  home: string,
): Promise<Result<LogoFile, PictureProblem>> {
  const { logos } = onboarding;
  if (logos === null) return passing("Logos cannot be read here: no renderer is set up.");
  const bytes = await readBounded(arriving(file), logoFiles.maxBytes).catch(() => undefined);
  if (bytes === undefined) return passing("The file did not arrive in time, or not whole.");
  if (bytes === null) return final(`The file is larger than ${logoFiles.maxBytes >> 20} MB.`);
  const drawn = await logos.draw(bytes);
  if (!drawn.ok) return drawn;
  const offence = offenceOf(drawn.value.words, home);
  if (offence !== null) return final(`The logo cannot stand in ads: ${offence}.`);
  const marked = markOf(onboarding, drawn.value.png);
  return marked === null ? final("Nothing is to be seen of the logo once it is drawn.") : ok(marked);
}

const final = (reason: string) => err({ reason, temporary: false });
const passing = (reason: string) => err({ reason, temporary: true });
