import type { Accounts } from "../../ports/accounts.ts";
import type { BrandObjects } from "../../ports/brandObjects.ts";
import type { Catalogue } from "../../ports/catalogue.ts";
import type { Mail } from "../../ports/mail.ts";
import type { Media } from "../../ports/media.ts";
import type { Pictures } from "../../ports/pictures.ts";
import type { Runtime } from "../../ports/runtime.ts";
import type { Web } from "../../ports/web.ts";

/** What onboarding needs of the outside. */
export interface OnboardingServices {
  runtime: Runtime;
  catalogue: Catalogue;
  objects: BrandObjects;
  accounts: Accounts;
  web: Web;
  pictures: Pictures;
  media: Media;
  mail: Mail;
  /** Why the service may not read a website; null when it may. */
  websiteProblem(url: string): string | null;
}
