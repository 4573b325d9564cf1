import type { Account, Accounts } from "../../ports/accounts.ts";
import type { Mail } from "../../ports/mail.ts";
import type { PaymentProvider, Payments, TestPaymentProvider } from "../../ports/payments.ts";
import type { Runtime } from "../../ports/runtime.ts";
import type { Signals } from "../../ports/signals.ts";

export interface PaymentContext {
  runtime: Runtime;
  accounts: Accounts;
  payments: Payments;
  /** Who takes the money of real accounts; null where the service takes no payments. */
  paymentProvider: PaymentProvider | null;
  /** Who takes what test accounts pay, which is never money. */
  testPayments: TestPaymentProvider;
}

/** The provider of an account's payments; null where it can pay nothing. */
export function providerOf(
  ctx: Pick<PaymentContext, "paymentProvider" | "testPayments">,
  { isTest }: Pick<Account, "isTest">,
): PaymentProvider | null {
  return isTest ? ctx.testPayments : ctx.paymentProvider;
}

/** Who is told when money goes back. */
export interface PaymentNotices {
  signals: Signals;
  mail: Mail;
  operatorEmail: string | null;
}
