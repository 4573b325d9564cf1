/** Lengths that the ads are composed for, in characters without marks for italics. */
export const wordLimits = {
  brand: 40,
  headline: 40,
  support: 80,
  proofPoint: 28,
  callToAction: 18,
  quote: 120,
  bigNumber: 10,
} as const;
