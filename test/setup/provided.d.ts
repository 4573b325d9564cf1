declare module "vitest" {
  interface ProvidedContext {
    rendererUrl: string;
    sampleShopUrl: string;
    receiverUrl: string;
  }
}

export {};
