import type { Format } from "../rendering/scene.ts";

/** Credits for one concept (both orientations), by format; spec "Limits". */
export const creditsPerConcept: Record<Format, number> = { static: 5, full: 15 };

/** One credit in US cents: 1 credit = 0.10 USD. */
export const creditCents = 10;

export const welcomeBonusCredits = 50;

export const autoRechargeDefaults = { enabled: false, thresholdCredits: 20, amountCents: 2500, dailyLimit: 20 };

/** What clients are told about how long a delivery takes; spec "Async response". */
export const etaSeconds: Record<Format, number> = { static: 180, full: 480 };

export function costCredits(format: Format, count: number): number {
  return creditsPerConcept[format] * count;
}

/** Credits for an amount: linear, 25 USD = 250 credits (spec "Limits"); amounts are multiples of one credit. */
export function creditsFor(amountCents: number): number {
  return Math.floor(amountCents / creditCents);
}

export function creditsToUsd(credits: number): number {
  return (credits * creditCents) / 100;
}

export function centsToUsd(cents: number): number {
  return cents / 100;
}
