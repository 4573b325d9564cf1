/** A page in the navigation. */
export interface NavigationEntry {
  path: string;
  name: string;
}

/** The pages in the order in which they are read. Every file of `docs/pages` is here; pages of single errors are found from their list. */
export const shelves: readonly { name: string; pages: readonly NavigationEntry[] }[] = [
  {
    name: "Start",
    pages: [
      { path: "/docs", name: "Quick start" },
      { path: "/docs/guides/website-proof", name: "Proof of a website" },
      { path: "/docs/guides/testing", name: "Dry runs and testing" },
    ],
  },
  {
    name: "Make ads",
    pages: [
      { path: "/docs/guides/products", name: "Choosing products" },
      { path: "/docs/guides/styles", name: "Styles" },
      { path: "/docs/guides/waiting", name: "Waiting for results" },
      { path: "/docs/guides/results", name: "Reading a delivery" },
      { path: "/docs/guides/corrections", name: "Correcting ads" },
    ],
  },
  {
    name: "Build with it",
    pages: [
      { path: "/docs/guides/typescript", name: "TypeScript client" },
      { path: "/docs/guides/webhooks", name: "Webhooks" },
      { path: "/docs/guides/idempotency", name: "Idempotency" },
      { path: "/docs/guides/credits", name: "Credits" },
      { path: "/docs/guides/limits", name: "Limits" },
      { path: "/docs/guides/agents", name: "Agents" },
    ],
  },
  {
    name: "Reference",
    pages: [
      { path: "/docs/reference", name: "API reference" },
      { path: "/docs/errors", name: "Errors" },
      { path: "/docs/supported-products", name: "Supported products" },
      { path: "/docs/changelog", name: "Changelog" },
    ],
  },
];
