import type { ServedShop } from "../shops/expected.ts";

declare module "vitest" {
  interface ProvidedContext {
    rendererUrl: string;
    sampleShopUrl: string;
    /** The sample shop with few of its products: a run of it costs a fraction. */
    smallShopUrl: string;
    /** The same few, without a feed. */
    pagesOnlyShopUrl: string;
    receiverUrl: string;
    canaryPort: string;
    stripeUrl: string;
    scriptedPagesUrl: string;
    slowShopUrl: string;
    /** Each test file takes its own. */
    ownedWebsiteUrls: string[];
    dnsResolverUrl: string;
    fixtureShops: ServedShop[];
    onboardedFolder: string;
    /** How many times longer the long proofs run than in `npm test`. */
    soakFactor: number;
  }
}
