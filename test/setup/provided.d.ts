declare module "vitest" {
  interface ProvidedContext {
    rendererUrl: string;
    sampleShopUrl: string;
    pagesOnlyShopUrl: string;
    receiverUrl: string;
    stripeUrl: string;
  }
}

export {};
