import { code, facts, h2, h3, json, note, p, type Page, table, ul } from "../blocks.ts";

const tools = [
  ["`service.list_brands`", "Whether the brand is ready", "free"],
  ["`service.create_brand`", "Has a shop read, or read again", "free"],
  ["`service.list_products`", "What can be advertised", "free"],
  ["`service.search_styles`", "Looks for a description", "free"],
  ["`service.get_balance`", "Credits and prices", "free"],
  [
    "`service.generate_ads`",
    "Orders ads and waits for them; with `dry_run: true`, only says what it would do",
    "5 or 15 credits a concept; a dry run is free",
  ],
  ["`service.get_delivery`", "A delivery and its ads", "free"],
];

/** `/docs/guides/agents`. */
export const agents: Page = {
  path: "/docs/guides/agents",
  title: "Agents",
  lead: "An agent uses the service through the Model Context Protocol (MCP): seven tools, each for one call of the API, with the same arguments, errors and prices.",
  blocks: ({ baseUrl }) => {
    const address = `${baseUrl}/mcp`;
    return [
      h2("Connect"),
      facts([
        ["Address", `\`${address}\``],
        ["Transport", "Streamable HTTP, without sessions"],
        ["Key", "`Authorization: Bearer svc_live_…`, the key that the API takes"],
      ]),
      h3("Claude Code"),
      code(
        "bash",
        "Terminal",
        `claude mcp add --transport http ad-creative ${address} \\\n  --header "Authorization: Bearer $API_KEY"`,
      ),
      h3("Cursor"),
      json(".cursor/mcp.json", {
        mcpServers: { "ad-creative": { url: address, headers: { Authorization: "Bearer ${env:API_KEY}" } } },
      }),
      h3("VS Code"),
      json(".vscode/mcp.json", {
        inputs: [{ type: "promptString", id: "ad-creative-key", description: "API key", password: true }],
        servers: {
          "ad-creative": {
            type: "http",
            url: address,
            headers: { Authorization: "Bearer ${input:ad-creative-key}" },
          },
        },
      }),
      h3("The official SDK"),
      code("ts", "TypeScript", sdkExample(address)),
      h2("The tools"),
      table(["Tool", "Does", "Costs"], tools),
      p(
        "Arguments are named as the fields of the calls in the [API reference](/docs/reference); `service.generate_ads` has two more, `idempotency_key` and `wait_seconds` ([Waiting](#waiting)). The other calls have no tool: `GET /v1/usage`, and the three under `/v1/website-proof`. Results come structured, under schemas that the tools declare, together with links to the finished files and up to six small pictures, so that an agent can look at what it ordered.",
      ),
      h2("Words from websites"),
      p(
        "Names of brands and products, headlines and status messages quote the brand's website, and whoever writes a website can write “ignore your instructions” there. So answers mark what is quoted. The text stands between two marks, `<untrusted-data-…>`, with a random name that the text cannot hold; `_meta.untrustedContent.fields` names the fields of the structured content, such as `products[].name`, in the answer and in the tool's definition; and these fields' descriptions say it too. The sentences before the marks are the service's own.",
      ),
      h2("Where a website has to be proven"),
      p(
        "On accounts whose orders need [proof of the website](/docs/guides/website-proof), `service.generate_ads` refuses with `website_not_verified` until there is one, and `service.list_brands` says in `website_proof.methods` what proves it. No tool proves it: an agent tells its person what to put where, and the person, or a program of theirs, makes the calls of the API. Dry runs work without.",
      ),
      h2("Waiting"),
      ul(
        "`service.generate_ads` waits for the ads by itself. With a progress token it tells how far it is at least every 15 seconds, and waits up to 240 seconds; without one, 50 seconds, which is less than the 60 after which many clients give up. A client that waits longer for a tool says so with `wait_seconds`, 1 to 240.",
        "When that is not enough the answer has the `delivery_id`, the status as it stands and a `note`: go on with `service.get_delivery`, and do not order again.",
        "Cancelling a call ends the waiting, never the delivery: it is paid, and its ads will be there.",
      ),
      h2("Calling again never pays twice"),
      ul(
        "When a call's connection breaks, or the client cancels it, and the same call comes again while that delivery is under way, it joins the delivery instead of paying for another. The answer then has `replayed_from_idempotency_key: true`.",
        "An equal call after a complete answer is a new order, and is charged.",
        "To be sure over hours and restarts give an `idempotency_key` of your own: the same key with the same arguments is one delivery, for 24 hours. See [Idempotency](/docs/guides/idempotency).",
      ),
      h2("Errors"),
      p(
        "A refusal is a tool error with the API's own code, so an agent can act on it. `remedy` says what to do, `retry_after_seconds` when a repeat makes sense. Refused calls cost nothing.",
      ),
      json("Structured content of a tool error", {
        error: {
          code: "invalid_count",
          message: "`count` must be a whole number from 1 to 50.",
          param: "count",
          doc_url: `${baseUrl}/docs/errors#invalid_count`,
          status: 400,
          remedy: "Send the number of concepts you want, 1 to 50. For more, send several calls.",
        },
      }),
      p("A missing or wrong key is answered with the HTTP status 401, before any tool is called."),
      h2("Text for your agent"),
      p(
        "[/llms.txt](/llms.txt) lists these pages with one line each. Every page is there as Markdown too, at its address with `.md` at the end.",
      ),
      note(
        "Only an agent that may spend money should have a key. Give it an account of its own with as many credits as it may use; [auto-recharge](/docs/guides/credits#auto-recharge) is off unless it has been switched on for the account.",
      ),
    ];
  },
};

function sdkExample(address: string): string {
  return `import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";

const client = new Client({ name: "my-agent", version: "1.0.0" });
await client.connect(
  new StreamableHTTPClientTransport(new URL("${address}"), {
    requestInit: { headers: { Authorization: \`Bearer \${process.env.API_KEY}\` } },
  }),
);

const result = await client.callTool(
  { name: "service.generate_ads", arguments: { count: 1, format: "static" } },
  undefined,
  { onprogress: ({ message }) => console.log(message), resetTimeoutOnProgress: true, maxTotalTimeout: 300_000 },
);
console.log(result.structuredContent);`;
}
