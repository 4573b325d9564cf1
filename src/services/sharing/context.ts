import type { DailyCounts } from "../../ports/dailyCounts.ts";
import type { Runtime } from "../../ports/runtime.ts";
import type { Comments, ShareLinks } from "../../ports/sharing.ts";
import type { DeliveriesContext } from "../getDelivery.ts";

export interface SharingContext extends DeliveriesContext {
  runtime: Runtime;
  shareLinks: ShareLinks;
  comments: Comments;
  dailyCounts: DailyCounts;
}
