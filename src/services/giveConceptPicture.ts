import { problem, type Problem } from "../core/contract/errors.ts";
import { isFinished, mayEverCorrect } from "../core/delivery/versions.ts";
import { errorText } from "../core/errorText.ts";
import { conceptPicturesOf } from "../core/product/pictureKeys.ts";
import { err, ok, type Result } from "../core/result.ts";
import type { Account } from "../ports/accounts.ts";
import type { Runtime } from "../ports/runtime.ts";
import { keepConceptPicture } from "./conceptPictures.ts";
import { indexOf, noLongerKept } from "./correctConcept.ts";
import { getDelivery, type DeliveriesContext } from "./getDelivery.ts";
import { readGivenPicture, withGivenPicture, type GivenPicture } from "./givenPicture.ts";
import type { OnboardingServices } from "./onboarding/services.ts";
import { beingDeleted } from "./uploads.ts";

export interface GiveConceptPictureContext extends DeliveriesContext {
  onboarding: OnboardingServices;
  runtime: Runtime;
}

export interface GiveConceptPictureCall {
  account: Pick<Account, "id" | "status">;
  deliveryId: string;
  /** As it stands in the address. */
  conceptIndex: string;
  given: GivenPicture;
}

/**
 * Cuts a product out of a picture that is given for one concept alone, and keeps it with the delivery, so that it can be looked at before a
 * correction names it by the id that is answered. Nothing is drawn, and no version counted.
 */
export function giveConceptPicture(
  ctx: GiveConceptPictureContext,
  call: GiveConceptPictureCall,
): Promise<Result<string, Problem>> {
  return withGivenPicture(call.given, () => give(ctx, call));
}

async function give(
  ctx: GiveConceptPictureContext,
  { account, deliveryId, conceptIndex, given }: GiveConceptPictureCall,
): Promise<Result<string, Problem>> {
  if (account.status === "trial") return err(problem("account_not_ready"));
  const found = await getDelivery(ctx, account.id, deliveryId);
  if (!found.ok) return found;
  const index = indexOf(conceptIndex);
  const finished = isFinished(found.value, index);
  if (!finished.ok) return finished;
  const allowed = mayEverCorrect(found.value, index);
  if (!allowed.ok) return allowed;
  const { catalogue, media, storedFiles } = ctx.onboarding;
  const isKept = async () => (await ctx.objects.scenesOf(deliveryId, index)).length > 0;
  try {
    if (!(await isKept())) return err(noLongerKept);
    if (await catalogue.isBeingDeleted(account.id)) return err(beingDeleted());
    const read = await readGivenPicture(ctx.onboarding, { accountId: account.id, productId: null }, given);
    if (!read.ok) return read;
    const pictureId = await keepConceptPicture({ media, runtime: ctx.runtime }, deliveryId, read.value);
    if (await isKept()) return ok(pictureId);
    // Gone meanwhile: what has just been stored would stay for good.
    await storedFiles.deleteUnder(conceptPicturesOf(deliveryId));
    return err(noLongerKept);
  } catch (error) {
    console.error("a picture for a concept could not be kept", deliveryId, errorText(error));
    return err(problem("upstream_error"));
  }
}
