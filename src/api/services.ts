import type { Settings } from "../settings.ts";
import type { Acceptance } from "../ports/acceptance.ts";
import type { Accounts } from "../ports/accounts.ts";
import type { CallLog } from "../ports/callLog.ts";
import type { Retention } from "../core/limits/retention.ts";
import type { BrandKits } from "../ports/brandKits.ts";
import type { ApiKeys } from "../ports/apiKeys.ts";
import type { LedgerAudit } from "../ports/ledgerAudit.ts";
import type { Mail } from "../ports/mail.ts";
import type { DeliveryIndex } from "../ports/deliveries.ts";
import type { MediaFiles } from "../ports/mediaFiles.ts";
import type { MediaOwners } from "../ports/mediaOwners.ts";
import type { OperatorAudit, Operators } from "../ports/operators.ts";
import type { SweepStates } from "../ports/sweeps.ts";
import type { PeopleAudit } from "../ports/peopleAudit.ts";
import type { People, PeopleSessions, SignInDoor } from "../ports/people.ts";
import type { AdmissionContext } from "../services/people/admitByLink.ts";
import type { SignInContext } from "../services/people/requestSignIn.ts";
import type { ProductReview } from "../ports/productReview.ts";
import type { RateLimits } from "../ports/rateLimits.ts";
import type { ExportContext } from "../services/exportAccount.ts";
import type { DeletionContext } from "../services/deletions/carryOutDeletions.ts";
import type { GenerateContext } from "../services/generateAds.ts";
import type { HealthContext } from "../services/checkHealth.ts";
import type { MetricsContext } from "../services/readMetrics.ts";
import type { OnboardingServices } from "../services/onboarding/services.ts";
import type { SharingContext } from "../services/sharing/context.ts";
import type { TestEventContext } from "../services/sendTestEvent.ts";
import type { StyleSearchContext } from "../services/searchStyles.ts";
import type { WebsiteProofServices } from "../services/websiteProof/context.ts";

/** What the operations need; built once for each environment in the composition root. */
export interface Services
  extends
    GenerateContext,
    StyleSearchContext,
    HealthContext,
    MetricsContext,
    DeletionContext,
    ExportContext,
    SignInContext,
    AdmissionContext,
    SharingContext,
    TestEventContext {
  settings: Settings;
  acceptance: Acceptance;
  accounts: Accounts;
  apiKeys: ApiKeys;
  mail: Mail;
  operatorEmail: string | null;
  ledgerAudit: LedgerAudit;
  sweeps: SweepStates;
  operators: Operators;
  operatorAudit: OperatorAudit;
  peopleAudit: PeopleAudit;
  callLog: CallLog;
  retention: Retention;
  index: DeliveryIndex;
  rateLimits: RateLimits;
  mediaFiles: MediaFiles;
  mediaOwners: MediaOwners;
  productReview: ProductReview;
  brandKits: BrandKits;
  onboarding: OnboardingServices;
  websiteProof: WebsiteProofServices;
  people: People;
  sessions: PeopleSessions;
  signInDoor: SignInDoor;
}
