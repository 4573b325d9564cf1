import { asked, clause, post, proved, type Area } from "./clause.ts";

const tools = proved(
  "worker/mcpDefinitions",
  "are the spec's seven, the product's picture and those of corrections, with titles, advice, annotations and schemas without references",
);
const sameAnswers = proved("worker/mcp", "%s answers what its endpoint answers, as structure and as text");
const waits = proved("worker/mcpGenerating", "waits for the ads and answers them with links and previews");

/** The tools for agents. */
export const agents: Area = {
  title: "Agents",
  clauses: [
    clause("agents-1", "spec, What the service does", "A tool-call (MCP) surface mirrors the endpoints.", sameAnswers),
    clause(
      "agents-2",
      "spec, What the service does",
      "Tool names: service.generate_ads, get_delivery, list_brands, create_brand, list_products, get_balance, search_styles.",
      tools,
    ),
    clause(
      "agents-3",
      "spec, What the service does",
      "The tool surface defaults to Prefer: wait behaviour for generation.",
      waits,
    ),
    clause(
      "agents-4",
      "spec, What the service does",
      "Tool argument names equal the request field names of the matching endpoint.",
      proved(
        "worker/mcpDefinitions",
        "take the request's fields by their names, and generate what concerns the call alone besides",
      ),
    ),
    clause(
      "agents-5",
      "decisions, Decided since",
      "A client without a progress token that can wait asks for it by wait_seconds, up to 240.",
      proved(
        "worker/mcpGenerating",
        "waits as long as `wait_seconds` says, within what may be waited, and orders the same",
      ),
    ),
    clause(
      "agents-6",
      "decisions, Decided since",
      "The default stays safe for clients that give up at 60 s.",
      proved(
        "worker/mcpGenerating",
        "answers before a 60 s client gives up, or goes on telling a client that asked, at least every 15 s",
      ),
    ),
    clause(
      "agents-7",
      "decisions, Decided since",
      "/mcp refuses JSON-RPC batches.",
      proved("worker/mcp", "takes no batches, and says so"),
    ),
    clause(
      "agents-8",
      "spec, Authentication",
      "The tool surface takes the account's API key.",
      asked(
        "nobody",
        post("/mcp", { jsonrpc: "2.0", id: 1, method: "ping" }, { accept: "application/json, text/event-stream" }),
        {
          status: 401,
          code: "missing_authorization",
        },
      ),
    ),
    clause(
      "agents-9",
      "spec, Authentication",
      "Account-level refusals hold for tools.",
      proved("worker/mcp", "a %s account is refused %s as a tool's error"),
    ),
    clause(
      "agents-10",
      "spec, Authentication",
      "A delivery of another account is not found by a tool.",
      proved("worker/mcp", "shows no other account's delivery"),
    ),
    clause(
      "agents-11",
      "spec, Headers",
      "The same Idempotency-Key gives one order, whichever door a repeat comes in by.",
      proved(
        "worker/mcpGenerating",
        "shares idempotency with the endpoint: one order whichever door a repeat comes in by",
      ),
    ),
    clause(
      "agents-12",
      "spec, What the service does",
      "The tool surface works with the official client and the official conformance suite.",
      proved("e2e/mcp", "passes in every scenario that applies"),
    ),
    clause(
      "agents-13",
      "decisions, Decided since",
      "An argument of a tool that is null is as left out.",
      proved("worker/mcp", "%s answers what its endpoint answers, as structure and as text"),
    ),
  ],
};
