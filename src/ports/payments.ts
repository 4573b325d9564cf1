import type { RechargeFacts } from "../core/credits/recharge.ts";

/** The payment provider. Every call may be repeated: `paymentId` is its idempotency key, so a payment happens once. */
export interface PaymentProvider {
  /** Whether only a means of payment that was saved before can be charged. */
  readonly needsSavedMethod: boolean;
  /** Charges the account's saved means of payment while its owner is away. */
  charge(order: ChargeOrder): Promise<ChargeOutcome>;
  /** What became of a charge; null where the provider knows of none (it may take a minute to know). Throws without an answer. */
  findCharge(paymentId: string): Promise<ChargeOutcome | null>;
  /** Opens a page of the provider on which a person pays, and saves the means of payment for later charges. */
  openCheckout(order: CheckoutOrder): Promise<Checkout>;
  /** What became of a checkout. */
  readCheckout(reference: string): Promise<PaymentNews>;
  /** The event in a webhook of the provider. Throws where the provider has to be asked about it and does not answer. */
  readEvent(body: string, signature: string | null): Promise<EventReading>;
}

export interface ChargeOrder {
  paymentId: string;
  accountId: string;
  amountCents: number;
  description: string;
  customer: string | null;
  method: string | null;
}

export interface CheckoutOrder {
  paymentId: string;
  accountId: string;
  amountCents: number;
  credits: number;
  email: string;
  customer: string | null;
  returnUrl: string;
}

export interface Checkout {
  reference: string;
  url: string;
  expiresAtMs: number;
}

/** `unknown`: no answer, or none yet; the same order may be sent again. `problem` is one plain sentence. */
export type ChargeOutcome =
  | ({ kind: "succeeded" } & Paid)
  | { kind: "declined"; problem: string }
  | { kind: "unknown"; problem: string };

/** What was really paid. `checkoutReference` where it was on a checkout; customer and method where they can be charged again. */
export interface Paid {
  amountCents: number;
  currency: string;
  intentReference: string | null;
  checkoutReference: string | null;
  customer: string | null;
  method: string | null;
}

export type PaymentNews =
  | ({ kind: "paid" } & Paid)
  | { kind: "declined"; problem: string }
  | { kind: "expired" }
  | { kind: "open" };

/** What the provider tells by itself: of a payment by our own id, of a refund or dispute by the intent that it names. */
export interface PaymentEvent {
  id: string;
  kind: string;
  news:
    | { kind: "payment"; paymentId: string; news: PaymentNews }
    | { kind: "refund"; intentReference: string; refundedCents: number }
    | { kind: "dispute"; intentReference: string; status: string }
    | { kind: "other" };
}

/** `unsigned`: without a signature, with a wrong one or one that is too old. `malformed`: signed, but not of an event's form. */
export type EventReading = { kind: "event"; event: PaymentEvent } | { kind: "unsigned" } | { kind: "malformed" };

/** A provider that takes no money, with a checkout of its own. */
export interface TestPaymentProvider extends PaymentProvider {
  /** What a person does on its checkout: null when it is paid, otherwise why not, in one sentence. */
  payCheckout(paymentId: string, amountCents: number, cardNumber: string): Promise<string | null>;
}

/** Which payments a list has: null is all accounts', and the newest of all. */
export interface PaymentFilter {
  accountId: string | null;
  needsAttention: boolean;
  /** Those that began before this one, which is one of the list's accounts. */
  beforeId: string | null;
  limit: number;
}

/** Our own record of payments. */
export interface Payments {
  /**
   * Records a pending recharge unless one is pending already or the guards refuse it, in one statement; tells in the same
   * batch what an explanation needs.
   */
  beginRecharge(wish: RechargeWish): Promise<{ begun: boolean; facts: RechargeFacts | null; pending: Payment | null }>;
  /** What decides about a recharge as things stand; records nothing. Null where there is no such account. */
  rechargeFacts(query: RechargeQuery): Promise<RechargeFacts | null>;
  /** Takes over a pending recharge whose lease has run out. False when somebody else was faster. */
  takeOver(payment: Payment, leaseUntil: number): Promise<boolean>;
  beginTopUp(payment: NewPayment): Promise<void>;
  find(paymentId: string): Promise<Payment | null>;
  findByIntent(intentReference: string): Promise<Payment | null>;
  /** The newest first. */
  list(filter: PaymentFilter): Promise<Payment[]>;
  /** Pending payments that nobody is at work on and nobody touched since. */
  unsettled(untouchedSinceMs: number, nowMs: number, limit: number): Promise<Payment[]>;
  /** Adds the credits with their `Purchase`, once however often it is called, from whatever status. */
  succeed(settlement: Settlement): Promise<void>;
  /** Notes the end of a payment that is still pending. */
  close(paymentId: string, status: "declined" | "expired", problem: string | null, nowMs: number): Promise<void>;
  /** Notes that an attempt brought no outcome: others may go on from `leaseUntil` on. */
  postpone(paymentId: string, leaseUntil: number, problem: string | null, nowMs: number): Promise<void>;
  noteReference(paymentId: string, reference: string, nowMs: number): Promise<void>;
  /** Takes back with a `Deduction` what is missing to `credits` taken of the payment in all; null when nothing could be taken. */
  takeBack(taking: CreditTaking): Promise<{ credits: number; balanceAfter: number } | null>;
  /**
   * Notes money that went back; a late or repeated note never takes anything away from an earlier one. News of a dispute switches the
   * account's auto-recharge off (core/credits/reversal), also where the payment itself becomes known only later.
   */
  noteReversal(intentReference: string, reversal: Reversal, nowMs: number): Promise<void>;
  eventSeen(eventId: string): Promise<boolean>;
  noteEvent(event: { id: string; kind: string }, nowMs: number): Promise<void>;
}

export interface Payment {
  id: string;
  accountId: string;
  kind: "recharge" | "topup";
  status: "pending" | "succeeded" | "declined" | "expired";
  amountCents: number;
  credits: number;
  customer: string | null;
  method: string | null;
  reference: string | null;
  intentReference: string | null;
  problem: string | null;
  leaseUntil: number;
  refundedCents: number;
  disputeStatus: string | null;
  createdAt: number;
  updatedAt: number;
}

export interface NewPayment {
  id: string;
  accountId: string;
  amountCents: number;
  credits: number;
  nowMs: number;
}

export interface RechargeQuery {
  accountId: string;
  /** Only when a means of payment is saved. */
  needsMethod: boolean;
  attemptsSinceMs: number;
}

export interface RechargeWish extends RechargeQuery {
  id: string;
  /** Only while the balance is lower than this. */
  balanceBelow: number;
  /** Only when the balance with the recharge reaches this. */
  mustReach: number;
  /** Not when a call under this idempotency key has been accepted: it would be its replay. */
  idempotencyKey: string | null;
  leaseUntil: number;
  nowMs: number;
}

export interface Settlement {
  payment: Payment;
  transactionId: string;
  paid: Paid;
  nowMs: number;
}

export interface Reversal {
  refundedCents: number;
  disputeStatus: string | null;
}

export interface CreditTaking {
  payment: Payment;
  transactionId: string;
  credits: number;
  description: string;
  nowMs: number;
}
