import type { Format } from "../rendering/scene.ts";

/** Credits for one concept (both orientations), by format; spec "Limits". */
export const creditsPerConcept: Record<Format, number> = { static: 5, full: 15 };

/** One credit in US cents: 1 credit = 0.10 USD. */
export const creditCents = 10;

export const welcomeBonusCredits = 50;

export const autoRechargeDefaults = { enabled: false, thresholdCredits: 20, amountCents: 2500 };

/** What clients are told about how long a delivery takes; spec "Async response". */
export const etaSeconds: Record<Format, number> = { static: 180, full: 480 };

export function costCredits(format: Format, count: number): number {
  return creditsPerConcept[format] * count;
}

export function creditsToUsd(credits: number): number {
  return (credits * creditCents) / 100;
}

export function centsToUsd(cents: number): number {
  return cents / 100;
}
