import { errorBody, errorCodes, errorTable, problem, type ErrorCode } from "../../../core/contract/errors.ts";
import { anchorOf, codeBlock, docsPage, prose, section, table, type DocsPage } from "./layout.ts";

/** `/docs/errors`: every code with its own anchor, grouped by area. */
export function errorsPage(): Promise<DocsPage> {
  const areas = [...new Set(errorCodes.map((code) => errorTable[code].area))];
  const groups = areas.map((area) => {
    const entries = errorCodes.filter((code) => errorTable[code].area === area).map(errorEntry);
    return section(areaAnchor(area), area, entries.join(""));
  });
  return docsPage({
    path: "/docs/errors",
    title: "Errors",
    lead: "Every answer that is not a success has the same envelope. Branch on <code>error.code</code>; the message is for developers, and <code>doc_url</code> leads to the code's entry here.",
    contents: [
      ["envelope", "Envelope"],
      ["trying-again", "Trying again"],
      ...areas.map((area): [string, string] => [areaAnchor(area), area]),
    ],
    body:
      section("envelope", "Envelope", envelope()) +
      section("trying-again", "Trying again", tryingAgain) +
      groups.join(""),
  });
}

/** Prefixed, because the bare names belong to the codes. */
function areaAnchor(area: string): string {
  return `area-${anchorOf(area)}`;
}

function envelope(): string {
  const example = errorBody(problem("invalid_count", { param: "count" }), "…/docs");
  return `${codeBlock(JSON.stringify(example, null, 2))}
<p><code>param</code> is there when one field is to blame. <code>product_not_supported</code> has <code>incompatible_products</code> beside <code>error</code>. Every answer has an <code>X-Request-Id</code>; name it when you write to support.</p>`;
}

const tryingAgain = table(
  ["Status", "Send it again?"],
  [
    ["425, 429", "Yes, once the seconds in <code>Retry-After</code> have passed."],
    ["Other 4xx", "Not unchanged: correct the call first. Where a code below allows it, it says so."],
    ["5xx", "Yes, with growing pauses. Give orders an <code>Idempotency-Key</code>, so that none is charged twice."],
  ],
);

function errorEntry(code: ErrorCode): string {
  const { status, message, remedy } = errorTable[code];
  return `<article class="error" id="${code}"><h3><a href="#${code}"><code>${code}</code></a><span>${status}</span></h3>
<p>${prose(message)}</p><dl><dt>What to do</dt><dd>${prose(remedy)}</dd><dt>Try again</dt><dd>${retryAdvice(code)}</dd></dl></article>`;
}

function retryAdvice(code: ErrorCode): string {
  const { status, retryAfterSeconds } = errorTable[code];
  if (status === 425)
    return `Yes, after <code>Retry-After</code>: what remains of the onboarding, at least ${retryAfterSeconds ?? 15} seconds.`;
  if (retryAfterSeconds !== undefined) {
    return `Yes, after <code>Retry-After</code>: ${retryAfterSeconds} ${retryAfterSeconds === 1 ? "second" : "seconds"}.`;
  }
  if (status >= 500) return "Yes, with growing pauses: 1, 2, 4 seconds and so on.";
  if (status === 402) return "Yes, once the balance covers the call.";
  return status === 403 ? "Not before the account's state has changed." : "Not unchanged.";
}
