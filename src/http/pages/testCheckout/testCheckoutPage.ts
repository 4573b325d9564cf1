import { centsToUsd } from "../../../core/credits/pricing.ts";
import { escapeHtml } from "../html.ts";
import { plainPage } from "../plainPage.ts";

/** What the page shows of a top-up. */
export interface TestCheckout {
  status: "pending" | "succeeded" | "declined" | "expired";
  amountCents: number;
  credits: number;
}

const testCards = [
  ["4242 4242 4242 4242", "pays, and pays again for auto-recharge"],
  ["4000 0000 0000 0341", "pays now, is declined by auto-recharge"],
  ["4000 0025 0000 3155", "pays now, asks for authentication at auto-recharge"],
  ["4000 0000 0000 0002", "is declined"],
  ["4000 0000 0000 9995", "is declined: insufficient funds"],
] as const;

const style = `
.test{margin:0;padding:12px 28px;background:var(--warn);color:var(--warnink);font-size:14px}
.sum{margin:0 0 24px;color:var(--soft)}
label{display:block;font-size:14px;margin:0 0 6px}
input{width:100%;padding:12px 14px;font:17px ui-monospace,Menlo,Consolas,monospace;color:inherit;background:var(--ground);border:1px solid var(--line);border-radius:10px}
.bad,.good{margin:0 0 16px;font-weight:600}.bad{color:var(--bad)}.good{color:var(--good)}
.back{margin:20px 0 0}.back a{color:inherit}
dl{margin:24px 0 0;font-size:14px}dt{font-family:ui-monospace,Menlo,Consolas,monospace}dd{margin:0 0 8px;color:var(--soft)}
`;

/**
 * The page on which a top-up is paid without money. `refusal` says why the last card was not taken; `billingUrl` is the dashboard's page that
 * says what became of the payment.
 */
export function testCheckoutPage(
  { status, amountCents, credits }: TestCheckout,
  refusal: string | null,
  billingUrl: string,
): Promise<{ html: string; contentSecurityPolicy: string }> {
  const amount = `$${centsToUsd(amountCents).toFixed(2)}`;
  const main = `<p class="test">Test checkout: no money moves, and only the cards below work.</p><div class="inner">
<h1>${amount}</h1><p class="sum">${credits} ad credits</p>
${status === "pending" ? form(amount, refusal) : ended(status, credits)}
<p class="back"><a href="${escapeHtml(billingUrl)}">${status === "pending" ? "Back without paying" : "Back to the dashboard"}</a></p>
</div>`;
  return plainPage({ title: `Test checkout · ${amount}`, main, style });
}

function form(amount: string, refusal: string | null): string {
  const cards = testCards.map(([number, does]) => `<dt>${number}</dt><dd>${does}</dd>`).join("");
  return `<form method="post">${refusal === null ? "" : `<p class="bad" role="alert">${escapeHtml(refusal)}</p>`}
<label for="card">Test card number</label>
<input id="card" name="card" inputmode="numeric" autocomplete="off" required maxlength="24" placeholder="4242 4242 4242 4242">
<button>Pay ${amount}</button></form><dl>${cards}</dl>`;
}

function ended(status: Exclude<TestCheckout["status"], "pending">, credits: number): string {
  if (status === "succeeded") return `<p class="good">Paid. ${credits} credits were added.</p>`;
  return `<p class="bad">This top-up is over. Ask for a new link.</p>`;
}
