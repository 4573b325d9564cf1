import type { AddressPolicy } from "../../src/adapters/net/webAddress.ts";

/** A deployment's policy. */
export const production: AddressPolicy = {
  allowPrivateNetwork: false,
  publicUrl: "https://api.example.com",
  appUrl: "https://dashboard.example.com/app",
  mediaUrl: "https://media.example.com",
  rendererUrl: null,
  workerName: "ad-creative-service",
};

/** That of a service on this machine, at `publicUrl`. */
export const localAt = (publicUrl: string): AddressPolicy => ({
  ...production,
  allowPrivateNetwork: true,
  publicUrl,
  appUrl: `${publicUrl}/app`,
  mediaUrl: `${publicUrl}/media`,
});
