import type { OnboardingQuota } from "../../core/brand/onboardingQuota.ts";
import type { Accounts } from "../../ports/accounts.ts";
import type { BrandObjects, TaskQueue } from "../../ports/brandObjects.ts";
import type { Catalogue } from "../../ports/catalogue.ts";
import type { DailyCounts } from "../../ports/dailyCounts.ts";
import type { Mail } from "../../ports/mail.ts";
import type { Media } from "../../ports/media.ts";
import type { PageBrowser } from "../../ports/pageBrowser.ts";
import type { LogoDrawer, Pictures } from "../../ports/pictures.ts";
import type { Runtime } from "../../ports/runtime.ts";
import type { Signals } from "../../ports/signals.ts";
import type { TextModel } from "../../ports/textModel.ts";
import type { Web, WebStreams } from "../../ports/web.ts";
import type { ProofStates } from "../websiteProof/context.ts";
import type { UnusedFilesContext } from "./deleteUnusedFiles.ts";
import type { LogoMeasures } from "./logoMark.ts";

/** What onboarding needs of the outside. */
export interface OnboardingServices extends UnusedFilesContext, LogoMeasures {
  runtime: Runtime;
  catalogue: Catalogue;
  objects: BrandObjects;
  queue: TaskQueue;
  accounts: Accounts;
  web: Web & WebStreams;
  browser: PageBrowser;
  pictures: Pictures;
  /** Draws logos that may stand in ads; null: none does. */
  logos: LogoDrawer | null;
  /** Null where no model is bound: rules decide alone. */
  textModel: TextModel | null;
  media: Media;
  mail: Mail;
  dailyCounts: DailyCounts;
  signals: Signals;
  /** Why the service may not read a website; null when it may. */
  websiteProblem(url: string): string | null;
  websiteProof: ProofStates;
  /** How many runs an account may start. */
  quota: OnboardingQuota;
  /** Who reads shops, as every request says. */
  userAgent: string;
  docsUrl: string;
}
