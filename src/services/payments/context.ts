import type { Accounts } from "../../ports/accounts.ts";
import type { Mail } from "../../ports/mail.ts";
import type { PaymentProvider, Payments } from "../../ports/payments.ts";
import type { Runtime } from "../../ports/runtime.ts";

export interface PaymentContext {
  runtime: Runtime;
  accounts: Accounts;
  payments: Payments;
  /** Null where the service takes no payments. */
  paymentProvider: PaymentProvider | null;
}

/** Who is told when money goes back. */
export interface PaymentNotices {
  mail: Mail;
  operatorEmail: string | null;
}
