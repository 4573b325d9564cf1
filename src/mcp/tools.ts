import type { CallToolResult, Tool as ToolDefinition } from "@modelcontextprotocol/sdk/types.js";
import { ErrorCode, McpError } from "@modelcontextprotocol/sdk/types.js";
import { errorBody, errorTable, problem, type Problem } from "../core/contract/errors.ts";
import { tooManyToday } from "../core/limits/dailyLimits.ts";
import { errorText } from "../core/errorText.ts";
import { base32 } from "../core/ids.ts";
import { err, type Result } from "../core/result.ts";
import { admit } from "../services/authenticate.ts";
import { logCall } from "../services/logCall.ts";
import { publicOperations } from "../api/index.ts";
import type { Tool, ToolAnswer, ToolCall, ToolContext } from "../api/tools/tool.ts";
import { answerSchema, argumentsSchema } from "./jsonSchema.ts";
import { answerResult, errorResult, ToolError } from "./results.ts";
import { untrustedFields, untrustedMeta, untrustedSentence } from "./untrusted.ts";

const tools: readonly Tool[] = publicOperations.flatMap(({ tool }) => tool ?? []);

let definitions: ToolDefinition[] | null = null;

/** The definitions of all tools, as `tools/list` answers them; made when first asked for. */
export function toolDefinitions(): ToolDefinition[] {
  definitions ??= tools.map((tool) => {
    const { name, title, description, annotations, input, output } = tool;
    const untrusted = untrustedFieldsOf(tool);
    return {
      name,
      title,
      description: untrusted.length === 0 ? description : `${description}\n${untrustedSentence(untrusted)}`,
      inputSchema: argumentsSchema(input),
      // Errors are structured as well, and clients hold them against the same schema.
      outputSchema: answerSchema([...output, ToolError]),
      annotations: { title, ...annotations },
      ...untrustedMeta(untrusted),
    };
  });
  return definitions;
}

const untrustedByTool = new Map<string, string[]>();

/** The fields of a tool's answers that hold a website's words. */
function untrustedFieldsOf({ name, output }: Tool): string[] {
  const known = untrustedByTool.get(name) ?? untrustedFields(answerSchema(output));
  untrustedByTool.set(name, known);
  return known;
}

export function isTool(name: string): boolean {
  return tools.some((each) => each.name === name);
}

/** Calls a tool: account state and rate limit first, as the endpoints do. A name that is no tool's is an error of the protocol. */
export async function callTool(ctx: ToolContext, name: string, call: ToolCall): Promise<CallToolResult> {
  const tool = tools.find((each) => each.name === name);
  if (tool === undefined) {
    const known = tools.map((each) => each.name).join(", ");
    throw new McpError(ErrorCode.InvalidParams, `There is no tool "${name.slice(0, 100)}"; there are ${known}.`);
  }
  const mark = base32(ctx.runtime.random(10));
  try {
    const answer = await admitted(ctx, tool, call);
    return answer.ok
      ? answerResult(answer.value, untrustedFieldsOf(tool), mark)
      : errorResult(answer.error, ctx.docsUrl, mark);
  } catch (error) {
    console.error("unexpected", call.requestId, errorText(error));
    return errorResult(problem("internal_error"), ctx.docsUrl, mark);
  }
}

async function admitted(ctx: ToolContext, tool: Tool, call: ToolCall): Promise<Result<ToolAnswer, Problem>> {
  const account = admit(call.account);
  if (!account.ok) return account;
  if (tool.limit === "generate" && call.account.status === "trial") return err(problem("account_not_ready"));
  if (!(await ctx.rateLimits[tool.limit](call.account.id))) return err(problem("rate_limited"));
  const usedUp = await ctx.dailyCounts.take(call.account.id, "calls");
  if (usedUp !== null) return err(tooManyToday(usedUp, ctx.runtime.nowMs()));
  return logged(ctx, tool, { ...call, args: givenArguments(tool, call.args) });
}

/** Runs the tool, and keeps the call for the account's log as the matching endpoint's is kept. */
async function logged(ctx: ToolContext, tool: Tool, call: ToolCall): Promise<Result<ToolAnswer, Problem>> {
  const atMs = ctx.runtime.nowMs();
  const keep = (answered: Result<ToolAnswer, Problem>) => {
    const { error } = answered.ok ? { error: null } : answered;
    const keyArgument = call.args["idempotency_key"];
    const kept = logCall(ctx, {
      accountId: call.account.id,
      requestId: call.requestId,
      atMs,
      method: "POST",
      path: "/mcp",
      tool: tool.name,
      status: error === null ? 200 : errorTable[error.code].status,
      durationMs: ctx.runtime.nowMs() - atMs,
      by: { keyHash: call.keyHash },
      idempotencyKey: typeof keyArgument === "string" ? keyArgument : null,
      contentType: "application/json",
      isReading: tool.annotations.readOnlyHint === true,
      request: call.args,
      answer: answered.ok ? answered.value.structured : errorBody(answered.error, ctx.docsUrl),
    });
    call.afterAnswer(kept);
  };
  try {
    const answered = await tool.run(ctx, call);
    keep(answered);
    return answered;
  } catch (error) {
    keep(err(problem("internal_error")));
    throw error;
  }
}

/** Without those of the tool's arguments that are null: agents fill in what they leave out. */
function givenArguments({ input }: Tool, args: ToolCall["args"]): ToolCall["args"] {
  const isGiven = ([name, value]: [string, unknown]) => value !== null || !Object.hasOwn(input.shape, name);
  return Object.fromEntries(Object.entries(args).filter(isGiven));
}
