import { z } from "zod";

export const ListedPayment = z.object({
  /** Also the number of its receipt. */
  payment_id: z.string(),
  kind: z.enum(["top_up", "auto_recharge"]),
  status: z.enum(["pending", "succeeded", "declined", "expired"]),
  amount_usd: z.number(),
  credits: z.number().int(),
  refunded_usd: z.number(),
  /** Who takes the money; `test`: nobody, it is none. */
  provider: z.enum(["stripe", "test"]),
  /** Why it was declined, in one sentence. */
  problem: z.string().nullable(),
  created_at: z.string(),
  /** Null until it is paid. */
  paid_at: z.string().nullable(),
});
export type ListedPayment = z.infer<typeof ListedPayment>;

/** One page of what the account paid, the newest first, and what all its receipts have in common. */
export const PaymentPage = z.object({
  seller: z.object({ name: z.string(), email: z.string() }),
  buyer: z.object({ name: z.string().nullable(), email: z.string() }),
  payments: z.array(ListedPayment),
  /** For the `before` of the next page; null on the last. */
  next_before: z.string().nullable(),
});
export type PaymentPage = z.infer<typeof PaymentPage>;
