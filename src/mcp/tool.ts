import type { CallToolResult, ToolAnnotations } from "@modelcontextprotocol/sdk/types.js";
import { z } from "zod";
import { errorBody, errorTable, type Problem } from "../core/contract/errors.ts";
import { ErrorEnvelope } from "../core/contract/responses/error.ts";
import type { Result } from "../core/result.ts";
import type { ToolCall, ToolContext } from "./context.ts";
import { inToolNames } from "./toolNames.ts";

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
  /** One or two sentences for whoever reads only the text. */
  summary: string;
  /** The body that the matching endpoint answers. */
  structured: object;
  /** Links and previews. */
  content?: ContentBlock[];
}

/** What a tool answers when it refuses: the API's envelope, with what the HTTP answer says in its status line and headers. */
export const ToolError = ErrorEnvelope.extend({
  error: ErrorEnvelope.shape.error.extend({
    code: z.string().meta({ description: "Stable name of what went wrong; branch on it. Codes may be added." }),
    status: z.int().meta({ description: "The status that the matching endpoint answers." }),
    remedy: z.string().meta({ description: "What to do about it." }),
    retry_after_seconds: z.int().optional().meta({
      description: "Send the same call again after so many seconds; absent where waiting changes nothing.",
    }),
  }),
});
export type ToolError = z.infer<typeof ToolError>;

export function answerResult({ summary, structured, content }: ToolAnswer): CallToolResult {
  const text = { type: "text", text: `${summary}\n\n${JSON.stringify(structured)}` } as const;
  return { content: [text, ...(content ?? [])], structuredContent: { ...structured } };
}

export function errorResult(problem: Problem, docsUrl: string): CallToolResult {
  const row = errorTable[problem.code];
  const { error, ...beside } = errorBody(problem, docsUrl);
  const seconds = problem.retryAfterSeconds ?? row.retryAfterSeconds;
  const structured: ToolError = {
    error: {
      ...error,
      message: inToolNames(error.message),
      status: row.status,
      remedy: inToolNames(row.remedy),
      ...(seconds === undefined ? {} : { retry_after_seconds: seconds }),
    },
    ...beside,
  };
  const { message, remedy } = structured.error;
  const retry = seconds === undefined ? "" : ` Retry after ${seconds} s.`;
  const products = (beside.incompatible_products ?? []).map(({ name, reason }) => `\n- ${name}: ${reason}`).join("");
  const text = `${problem.code}: ${message} ${remedy}${retry}${products}`;
  return { content: [{ type: "text", text }], structuredContent: structured, isError: true };
}
