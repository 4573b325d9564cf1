/** The pages under `/docs`: HTML with the policy to be sent beside it. */
export type { DocsPage } from "./layout.ts";
export { docsIndexPage } from "./quickStart.ts";
export { errorsPage } from "./errors.ts";
export { supportedProductsPage } from "./supportedProducts.ts";
