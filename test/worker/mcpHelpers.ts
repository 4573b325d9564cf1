import { exports } from "cloudflare:workers";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import type { CallToolResult, Progress } from "@modelcontextprotocol/sdk/types.js";
import { CfWorkerJsonSchemaValidator } from "@modelcontextprotocol/sdk/validation/cfworker";
import { origin, type TestAccount } from "./builders.ts";

export const fetchWorker = (input: string | URL, init?: RequestInit) => exports.default.fetch(new Request(input, init));

/** The official client, connected to the Worker; it holds every answer against the tool's schema. */
export async function aClient({ apiKey }: TestAccount): Promise<Client> {
  const client = new Client(
    { name: "tests", version: "1.0.0" },
    { jsonSchemaValidator: new CfWorkerJsonSchemaValidator() },
  );
  const requestInit = { headers: { authorization: `Bearer ${apiKey}` } };
  const transport = new StreamableHTTPClientTransport(new URL(`${origin}/mcp`), { requestInit, fetch: fetchWorker });
  await client.connect(transport);
  await client.listTools();
  return client;
}

export interface ToolOutcome {
  isError: boolean;
  structured: Record<string, unknown>;
  content: CallToolResult["content"];
  text: string;
}

export async function use(
  client: Client,
  name: string,
  args: Record<string, unknown> = {},
  onprogress?: (progress: Progress) => void,
): Promise<ToolOutcome> {
  const options = { timeout: 300_000, ...(onprogress === undefined ? {} : { onprogress }) };
  const result = (await client.callTool(
    { name: `service.${name}`, arguments: args },
    undefined,
    options,
  )) as CallToolResult;
  const [first] = result.content;
  return {
    isError: result.isError ?? false,
    structured: result.structuredContent ?? {},
    content: result.content,
    text: first?.type === "text" ? first.text : "",
  };
}

export interface PostOptions {
  headers?: Record<string, string | null>;
  signal?: AbortSignal;
  method?: string;
}

/** One POST as it goes over the wire. */
export function post(account: TestAccount | null, body: unknown, options: PostOptions = {}): Promise<Response> {
  const headers = new Headers({
    "content-type": "application/json",
    accept: "application/json, text/event-stream",
    ...(account === null ? {} : { authorization: `Bearer ${account.apiKey}` }),
  });
  for (const [name, value] of Object.entries(options.headers ?? {})) {
    if (value === null) headers.delete(name);
    else headers.set(name, value);
  }
  return fetchWorker(`${origin}/mcp`, {
    method: options.method ?? "POST",
    headers,
    ...(options.signal === undefined ? {} : { signal: options.signal }),
    ...(body === undefined ? {} : { body: typeof body === "string" ? body : JSON.stringify(body) }),
  });
}

export const toolCall = (name: string, args: unknown, id: number | string = 1, _meta?: Record<string, unknown>) => ({
  jsonrpc: "2.0",
  id,
  method: "tools/call",
  params: { name: `service.${name}`, arguments: args, ...(_meta === undefined ? {} : { _meta }) },
});

interface Message {
  id?: number | string;
  method?: string;
  result?: CallToolResult;
  error?: { code: number; message: string };
}

/** The messages of an answer's stream, up to its end. */
export async function messagesOf(response: Response): Promise<Message[]> {
  const text = await response.text();
  return text.split("\n").flatMap((line) => (line.startsWith("data: ") ? [JSON.parse(line.slice(6)) as Message] : []));
}
