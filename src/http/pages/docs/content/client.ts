import { code, h2, note, p, type Page, table, ul } from "../blocks.ts";
import { fileBlock } from "./requests.ts";

/** `/docs/guides/typescript`. */
export const client: Page = {
  path: "/docs/guides/typescript",
  title: "TypeScript client",
  lead: "A typed client for Node 20 and newer and for Workers. Its types are generated from the service's OpenAPI document; retries, waiting and the check of webhooks are built in.",
  blocks: ({ baseUrl }) => [
    h2("Get it"),
    p(
      "The client lies in the repository of the service, under `client/`. Build it once; then its examples run as they are, and `npm install` takes the folder into a project of yours:",
    ),
    code(
      "bash",
      "In the repository",
      `npm run build:client\nAPI_KEY=svc_live_… BASE_URL=${baseUrl} npx node client/examples/dry-run.ts`,
    ),
    code("bash", "In a project of yours", "npm install ../path/to/the/repository/client"),
    h2("From a shop to an ad"),
    fileBlock("client/examples/quick-start.ts", "client/examples/quick-start.ts"),
    h2("What it does for you"),
    ul(
      "**Every order carries an Idempotency-Key**, the same in all of its retries: a lost answer never pays twice. Give `idempotencyKey` to use a name of your own.",
      "**What passes is sent again**: lost connections, time-outs, 5xx and 429, three times unless you say otherwise, as long after as the service asks. No other 4xx is.",
      "**A shop that is still being read** throws a `BrandOnboardingError` at once; with `waitForBrandSeconds` the order waits for it.",
      "**Waiting** can be watched with `onProgress`, stopped with a `signal` and taken up again by any process that knows the `delivery_id`.",
    ),
    h2("Errors are types"),
    table(
      ["Thrown", "When"],
      [
        ["`ApiError`", "the service refused the call: `code`, `status`, `param`, `docUrl`, `requestId`"],
        ["`AuthenticationError`", "401"],
        ["`InsufficientCreditsError`", "402"],
        ["`BrandOnboardingError`", "425"],
        ["`RateLimitedError`", "429, after the retries"],
        ["`ProductNotSupportedError`", "400 with `incompatibleProducts`"],
        ["`DeliveryFailedError`", "a delivery that was waited for failed; its credits are back"],
        ["`ConnectionError`, `TimeoutError`", "no usable answer, or no end of a wait in time"],
        ["`WebhookVerificationError`", "a webhook that is not to be trusted"],
      ],
    ),
    h2("A hundred variants"),
    p("Several orders at a time, each under a key that survives a crash, with metadata to find the ads again:"),
    fileBlock("client/examples/hundred-variants.ts", "client/examples/hundred-variants.ts"),
    note(
      "Keys spend money and belong on a server. The API sends no CORS headers, so a page of another origin cannot call it.",
    ),
  ],
};
