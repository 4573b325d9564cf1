import type { Previews } from "../ports/previews.ts";
import type { RateLimits } from "../ports/rateLimits.ts";
import type { ToolRequest } from "../ports/toolRequest.ts";
import type { GenerateContext } from "../services/generateAds.ts";
import type { DeliveriesContext } from "../services/getDelivery.ts";
import type { InterruptedCallsContext } from "../services/joinInterruptedCall.ts";
import type { OnboardingServices } from "../services/onboarding/services.ts";
import type { PlanContext } from "../services/planAds.ts";
import type { WebsiteProofServices } from "../services/websiteProof/context.ts";

/** What the tools need: the services that the routes have, interrupted calls and previews. */
export interface ToolContext extends GenerateContext, PlanContext, DeliveriesContext, InterruptedCallsContext {
  rateLimits: RateLimits;
  onboarding: OnboardingServices;
  websiteProof: WebsiteProofServices;
  previews: Previews;
  docsUrl: string;
}

/** One call of a tool. */
export interface ToolCall extends Pick<ToolRequest, "account" | "keyHash" | "requestId" | "afterAnswer"> {
  args: Record<string, unknown>;
  /** The client's own id of the call, as JSON. */
  callId: string;
  /** Tells the client how far the call is; null where it did not ask to be told. */
  notify: ((notice: ProgressNotice) => void) | null;
  /** Aborts when the client is gone before it was answered. */
  broken: AbortSignal;
}

export interface ProgressNotice {
  progress: number;
  /** Absent before the order was accepted. */
  total?: number;
  message: string;
}
