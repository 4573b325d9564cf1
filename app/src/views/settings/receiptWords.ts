import type { ListedPayment } from "../../api/people.ts";

export const kindNames: Readonly<Record<ListedPayment["kind"], string>> = {
  top_up: "Top-up",
  auto_recharge: "Auto-recharge",
};

const statusNames: Readonly<Record<ListedPayment["status"], string>> = {
  pending: "Not paid yet",
  succeeded: "Paid",
  declined: "Declined",
  expired: "Not paid",
};

/** What became of a payment, and of its money where it went back. */
export function statusText({ status, amount_usd: paid, refunded_usd: refunded }: ListedPayment): string {
  if (refunded === 0) return statusNames[status];
  return refunded < paid ? "Partly refunded" : "Refunded";
}

/** How it was paid, as far as it is known here: numbers of cards are the provider's alone. */
export function methodText({ provider, kind }: ListedPayment): string {
  if (provider === "test") return "Test card, no money was taken";
  return kind === "top_up" ? "Stripe Checkout" : "Saved means of payment, through Stripe";
}
