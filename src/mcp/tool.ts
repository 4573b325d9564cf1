import type { CallToolResult, ToolAnnotations } from "@modelcontextprotocol/sdk/types.js";
import { z } from "zod";
import { errorBody, errorTable, type Problem } from "../core/contract/errors.ts";
import { ErrorEnvelope } from "../core/contract/responses/error.ts";
import type { Result } from "../core/result.ts";
import type { ToolCall, ToolContext } from "./context.ts";
import { inToolNames } from "./toolNames.ts";
import { untrustedMeta, withinMarks } from "./untrusted.ts";

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

/** `untrusted`: the fields of the tool's answers that hold a website's words; `mark`: random, to set the text apart by. */
export function answerResult(
  { summary, structured, content }: ToolAnswer,
  untrusted: readonly string[],
  mark: string,
): CallToolResult {
  const json = JSON.stringify(structured);
  const body = untrusted.length === 0 ? json : withinMarks(json, untrusted, mark);
  const text = { type: "text", text: `${summary}\n\n${body}` } as const;
  return { content: [text, ...(content ?? [])], structuredContent: { ...structured }, ...untrustedMeta(untrusted) };
}

/** `mark`: as for answers. */
export function errorResult(problem: Problem, docsUrl: string, mark: string): CallToolResult {
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
  const { incompatible_products: products = [] } = beside;
  const untrusted = [
    ...(problem.quotesWebsite === true ? ["error.message"] : []),
    ...(products.length === 0 ? [] : ["name", "handle", "reason"].map((name) => `incompatible_products[].${name}`)),
  ];
  const lines = products.map(({ name, reason }) => `- ${name}: ${reason}`);
  const text =
    untrusted.length === 0
      ? `${problem.code}: ${message} ${remedy}${retry}`
      : `${problem.code}: ${remedy}${retry}\n\n${withinMarks([message, ...lines].join("\n"), untrusted, mark)}`;
  return {
    content: [{ type: "text", text }],
    structuredContent: structured,
    isError: true,
    ...untrustedMeta(untrusted),
  };
}
