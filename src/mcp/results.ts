import type { CallToolResult } from "@modelcontextprotocol/sdk/types.js";
import { z } from "zod";
import type { ToolAnswer } from "../api/tools/tool.ts";
import { errorBody, errorTable, retryAfterSecondsOf, type Problem } from "../core/contract/errors.ts";
import { ErrorEnvelope } from "../core/contract/responses/error.ts";
import { inToolNames } from "./toolNames.ts";
import { untrustedMeta, withinMarks } from "./untrusted.ts";

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
  const text = { type: "text", text: `${inToolNames(summary)}\n\n${body}` } as const;
  return { content: [text, ...(content ?? [])], structuredContent: { ...structured }, ...untrustedMeta(untrusted) };
}

/** `mark`: as for answers. */
export function errorResult(problem: Problem, docsUrl: string, mark: string): CallToolResult {
  const row = errorTable[problem.code];
  const { error, ...beside } = errorBody(problem, docsUrl);
  const seconds = retryAfterSecondsOf(problem);
  const structured: ToolError = {
    error: {
      ...error,
      message: inToolNames(error.message),
      status: row.status,
      remedy: inToolNames(row.remedy),
      ...(seconds === null ? {} : { retry_after_seconds: seconds }),
    },
    ...beside,
  };
  const { message, remedy } = structured.error;
  const retry = seconds === null ? "" : ` Retry after ${seconds} s.`;
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
