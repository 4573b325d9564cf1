import type { CallToolResult, ToolAnnotations } from "@modelcontextprotocol/sdk/types.js";
import type { z } from "zod";
import type { Problem } from "../../core/contract/errors.ts";
import type { Result } from "../../core/result.ts";
import type { Previews } from "../../ports/previews.ts";
import type { RateLimits } from "../../ports/rateLimits.ts";
import type { ToolRequest } from "../../ports/toolRequest.ts";
import type { GenerateContext } from "../../services/generateAds.ts";
import type { CallLogContext } from "../../services/logCall.ts";
import type { DeliveriesContext } from "../../services/getDelivery.ts";
import type { InterruptedCallsContext } from "../../services/joinInterruptedCall.ts";
import type { OnboardingServices } from "../../services/onboarding/services.ts";
import type { PlanContext } from "../../services/planAds.ts";
import type { WebsiteProofServices } from "../../services/websiteProof/context.ts";

/** One tool: its definition and what it does. */
export interface Tool {
  name: string;
  title: string;
  /** Written for agents: what it does, what it costs, how long it takes, what to call before and after. */
  description: string;
  annotations: ToolAnnotations;
  /** The limit that its calls count against. */
  limit: "generate" | "call";
  input: z.ZodObject;
  /** The shapes that it answers with, besides `ToolError`. */
  output: readonly z.ZodType[];
  run(ctx: ToolContext, call: ToolCall): Promise<Result<ToolAnswer, Problem>>;
}

export type ContentBlock = CallToolResult["content"][number];

export interface ToolAnswer {
  /** One or two sentences for whoever reads only the text, in words of our own: nothing that a website says. */
  summary: string;
  /** The body that the matching endpoint answers. */
  structured: object;
  /** Links and previews. */
  content?: ContentBlock[];
}

/** What the tools need: the services that the routes have, interrupted calls and previews. */
export interface ToolContext
  extends GenerateContext, PlanContext, DeliveriesContext, InterruptedCallsContext, CallLogContext {
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
