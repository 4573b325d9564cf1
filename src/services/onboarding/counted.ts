import { usedUpSentence, type Counted } from "../../core/limits/dailyLimits.ts";
import type { OnboardingServices } from "./services.ts";

type Outside = Pick<OnboardingServices, "browser" | "textModel" | "pictures">;

/**
 * The outside as one account may use it: what its shop makes it cost counts towards the account's day, and its pictures towards its share
 * of the memory. Past the day's limit a page is shown by no browser, and the rules alone say what a product is.
 */
export function counted<C extends Outside & Pick<OnboardingServices, "dailyCounts">>(ctx: C, accountId: string): C {
  const { dailyCounts, pictures, textModel } = ctx;
  const { open } = ctx.browser;
  const refusal = async (what: Counted) => {
    const usedUp = await dailyCounts.take(accountId, what);
    return usedUp === null ? null : usedUpSentence(usedUp);
  };
  const outside: Outside = {
    browser: {
      open:
        open === null
          ? null
          : (url, options) => open(url, { ...options, refusalToLaunch: () => refusal("browserPages") }),
    },
    textModel:
      textModel === null
        ? null
        : { ask: async (request) => ((await refusal("productQuestions")) === null ? textModel.ask(request) : null) },
    pictures: {
      read: (picture, options) => pictures.read(picture, { ...options, owner: accountId }),
      view: (picture, options) => pictures.view(picture, { ...options, owner: accountId }),
    },
  };
  return { ...ctx, ...outside };
}
