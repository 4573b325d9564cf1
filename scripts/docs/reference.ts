import { nonceMark, tryItModule } from "../../src/http/pages/docs/builtPages.ts";
import { docsStyle, siteStyle } from "./docsStyle.ts";
import { basePolicy, cspHash, headTags, topBar } from "./layout.ts";
import { referenceStyle } from "./referenceStyle.ts";

const title = "API reference";
const description = "Every call with its fields, answers and errors, to be tried in the browser.";

/**
 * Nothing is sent but to this service, and the key that is typed in stays in the page's memory. The program makes its own styles;
 * each is given the page's nonce, so that no other is admitted. It also sets attributes of style, which only `unsafe-inline` admits.
 */
const program = `const nonce = document.querySelector('meta[property="csp-nonce"]').content;
const createElement = document.createElement.bind(document);
document.createElement = (name, options) => {
  const element = createElement(name, options);
  if (name.toLowerCase() === "style") element.nonce = nonce;
  return element;
};
// Its buttons for copying have no name before they are shown.
new MutationObserver(() => {
  for (const button of document.querySelectorAll("button.scalar-code-copy:not([aria-label])")) button.ariaLabel = "Copy";
}).observe(document.body, { childList: true, subtree: true });
const { createApiReference } = await import("${tryItModule}");
createApiReference("#reference", {
  url: "/openapi.json",
  servers: [{ url: location.origin, description: "This service" }],
  theme: "none",
  customCss: ${JSON.stringify(referenceStyle)},
  withDefaultFonts: false,
  telemetry: false,
  persistAuth: false,
  hideClientButton: true,
  hideDarkModeToggle: true,
  showDeveloperTools: "never",
  agent: { disabled: true, hideAddApi: true },
  mcp: { disabled: true },
  documentDownloadType: "direct",
  defaultOpenFirstTag: true,
  hiddenClients: ["libcurl", "clj_http", "http", "restsharp", "httpie", "wget", "nsurlsession", "cohttp", "httr", "unirest"],
  defaultHttpClient: { targetKey: "shell", clientKey: "curl" },
  modelsSectionLabel: "Schemas",
});
`;

const withoutTryIt = `<p>Calls can be tried here when scripts run and the reference's program is installed with the service. The same reference is there for tools, as <a href="/openapi.json">OpenAPI 3.1</a>.</p><p>The guides show each call with an example: start with the <a href="/docs">quick start</a>.</p>`;

/** `/docs/reference` where its program is installed. The program has names of its own for everything below the bar, so it gets none of the other pages' style. */
export const referenceHtml = frame(
  `<meta property="csp-nonce" content="${nonceMark}">`,
  siteStyle,
  `<noscript><main>${withoutTryIt}</main></noscript><div id="content" tabindex="-1"><div id="reference"></div></div><script type="module">${program}</script>`,
);

export const referencePolicy = `${basePolicy}; img-src 'self' data:; connect-src 'self'; script-src 'self' ${cspHash(program)}; style-src-elem ${cspHash(siteStyle)} 'nonce-${nonceMark}'; style-src-attr 'unsafe-inline'`;

/** `/docs/reference` where it is not. */
export const plainReferenceHtml = frame(
  "",
  docsStyle,
  `<div class="frame"><main class="page" id="content"><header><h1>${title}</h1></header><div class="text">${withoutTryIt}</div></main></div>`,
);

export const plainReferencePolicy = `${basePolicy}; img-src 'self'; style-src ${cspHash(docsStyle)}`;

function frame(head: string, style: string, body: string): string {
  return `<!doctype html>
<html lang="en"><head>${headTags(title, description)}${head}<style>${style}</style></head>
<body><a class="skip" href="#content">Skip to content</a>
${topBar("/docs/reference")}
${body}</body></html>`;
}
