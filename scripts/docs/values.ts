import { usualQuota } from "../../src/core/brand/onboardingQuota.ts";
import { proofLimits } from "../../src/core/brand/websiteProof.ts";
import { maxConceptsPerDelivery } from "../../src/core/contract/generate.ts";
import { metadataLimits } from "../../src/core/contract/metadata.ts";
import { maxWaitSeconds } from "../../src/core/contract/prefer.ts";
import {
  autoRechargeDefaults,
  centsToUsd,
  creditCents,
  creditsFor,
  creditsPerConcept,
  creditsToUsd,
  etaSeconds,
  welcomeBonusCredits,
} from "../../src/core/credits/pricing.ts";
import { freeVersions, maxFailedVersions } from "../../src/core/delivery/versions.ts";
import { usualDailyLimits } from "../../src/core/limits/dailyLimits.ts";
import { usualRetention } from "../../src/core/limits/retention.ts";
import { animationPromptGroups } from "../../src/core/rendering/categories.ts";
import { labelLimits, productShare, requiredContrast } from "../../src/core/rendering/inspection.ts";
import { styles } from "../../src/core/styles/catalogue/catalogue.ts";
import { pinnedBySearch } from "../../src/core/contract/pins.ts";
import { limitsPerMinute } from "../../src/ports/rateLimits.ts";

const counted = (value: number) => value.toLocaleString("en-US");
const usd = (amount: number) => amount.toFixed(2);
const percent = (share: number) => `${share * 100}%`;

/** Numbers that pages name, as they are written there: `{{credits.static}}`. The service's own, so no page can be out of date. */
export const values: Readonly<Record<string, string | number>> = {
  "credits.usd": usd(centsToUsd(creditCents)),
  "credits.usdAsNumber": centsToUsd(creditCents),
  "credits.welcomeBonus": welcomeBonusCredits,
  "credits.static": creditsPerConcept.static,
  "credits.staticUsd": usd(creditsToUsd(creditsPerConcept.static)),
  "credits.full": creditsPerConcept.full,
  "credits.fullUsd": usd(creditsToUsd(creditsPerConcept.full)),
  "credits.for25Usd": creditsFor(2500),
  "credits.for100Usd": creditsFor(10_000),
  "recharge.thresholdCredits": autoRechargeDefaults.thresholdCredits,
  "recharge.usd": usd(centsToUsd(autoRechargeDefaults.amountCents)),
  "recharge.usdAsNumber": centsToUsd(autoRechargeDefaults.amountCents),
  "recharge.credits": creditsFor(autoRechargeDefaults.amountCents),
  "recharge.perDay": autoRechargeDefaults.dailyLimit,
  "eta.static": etaSeconds.static,
  "eta.full": etaSeconds.full,
  "limits.ordersPerMinute": counted(limitsPerMinute.generate),
  "limits.callsPerMinute": counted(limitsPerMinute.call),
  "limits.failedAuthenticationsPerMinute": counted(limitsPerMinute.failedAuthentication),
  "limits.networkCallsPerMinute": counted(limitsPerMinute.network),
  "limits.callsPerDay": counted(usualDailyLimits.calls),
  "limits.dryRunsPerDay": counted(usualDailyLimits.dryRuns),
  "limits.styleSearchesPerDay": counted(usualDailyLimits.embeddings),
  "limits.browserPagesPerDay": counted(usualDailyLimits.browserPages),
  "limits.groundPicturesPerDay": counted(usualDailyLimits.groundPictures),
  "limits.productPicturesPerDay": counted(usualDailyLimits.productPictures),
  "limits.testTopUpsPerDay": counted(usualDailyLimits.testTopUps),
  "limits.webhooksOnDemandPerDay": counted(usualDailyLimits.webhooksOnDemand),
  "limits.onboardings": usualQuota.active,
  "limits.onboardingsOnTrial": usualQuota.trial,
  "limits.proofChecks": proofLimits.check,
  "limits.proofMails": proofLimits.mail,
  "limits.corrections": freeVersions,
  "limits.failedCorrections": maxFailedVersions,
  "limits.sceneDays": usualRetention.scenes,
  "limits.concepts": maxConceptsPerDelivery,
  "limits.ads": maxConceptsPerDelivery * 2,
  "limits.metadataKeys": metadataLimits.keys,
  "limits.metadataKeyCharacters": metadataLimits.keyCharacters,
  "limits.metadataValueCharacters": metadataLimits.valueCharacters,
  "limits.metadataBytes": counted(metadataLimits.jsonBytes),
  "limits.waitSeconds": maxWaitSeconds,
  "retention.scenes": usualRetention.scenes,
  "retention.journal": usualRetention.journal,
  "retention.scrapes": usualRetention.scrapes,
  "retention.grounds": usualRetention.grounds,
  "retention.paymentEvents": usualRetention.paymentEvents,
  "retention.peopleAudit": usualRetention.peopleAudit,
  "retention.calls": usualRetention.calls,
  "styles.count": styles.length,
  "styles.categories": Object.values(animationPromptGroups).flat().length,
  "styles.pinnedBySearch": pinnedBySearch,
  "inspection.textContrast": requiredContrast.text,
  "inspection.headlineContrast": requiredContrast.headline,
  "inspection.productShare": `${percent(productShare.tall.min)} to ${percent(productShare.tall.max)}`,
  "inspection.leastPsnrDecibels": labelLimits.leastPsnrDecibels,
};
