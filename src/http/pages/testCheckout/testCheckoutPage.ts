import { centsToUsd } from "../../../core/credits/pricing.ts";
import { cspHash, escapeHtml } from "../html.ts";

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
:root{color-scheme:light dark;--ground:#f8f5f1;--ink:#211a16;--soft:#6d625b;--line:#e0d8cf;--block:#fffdfa;--warn:#fbe9c6;--warnink:#5b4208;--bad:#a2301f;--good:#2c6a45}
@media (prefers-color-scheme:dark){:root{--ground:#141110;--ink:#f3ede7;--soft:#a89c93;--line:#322b27;--block:#1b1715;--warn:#3d3112;--warnink:#f1dca6;--bad:#f0907f;--good:#8fd0a8}}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:grid;place-items:center;padding:24px;background:var(--ground);color:var(--ink);font:16px/1.6 system-ui,-apple-system,"Segoe UI",Roboto,sans-serif}
main{width:min(460px,100%);background:var(--block);border:1px solid var(--line);border-radius:16px;overflow:hidden}
.test{margin:0;padding:12px 28px;background:var(--warn);color:var(--warnink);font-size:14px}
.inner{padding:28px}
h1{margin:0 0 4px;font:400 34px/1.1 "Iowan Old Style",Palatino,Georgia,serif;letter-spacing:-.01em}
.sum{margin:0 0 24px;color:var(--soft)}
label{display:block;font-size:14px;margin:0 0 6px}
input{width:100%;padding:12px 14px;font:17px ui-monospace,Menlo,Consolas,monospace;color:inherit;background:var(--ground);border:1px solid var(--line);border-radius:10px}
button{width:100%;margin-top:14px;padding:13px;font:600 16px system-ui,sans-serif;color:var(--block);background:var(--ink);border:0;border-radius:10px;cursor:pointer}
.bad,.good{margin:0 0 16px;font-weight:600}.bad{color:var(--bad)}.good{color:var(--good)}
dl{margin:24px 0 0;font-size:14px}dt{font-family:ui-monospace,Menlo,Consolas,monospace}dd{margin:0 0 8px;color:var(--soft)}
:focus-visible{outline:2px solid var(--ink);outline-offset:2px}
`;

/** The page on which a top-up is paid without money. `refusal` says why the last card was not taken. */
export async function testCheckoutPage(
  { status, amountCents, credits }: TestCheckout,
  refusal: string | null,
): Promise<{ html: string; contentSecurityPolicy: string }> {
  const amount = `$${centsToUsd(amountCents).toFixed(2)}`;
  const html = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Test checkout · ${amount}</title><style>${style}</style></head>
<body><main><p class="test">Test checkout: no money moves, and only the cards below work.</p><div class="inner">
<h1>${amount}</h1><p class="sum">${credits} ad credits</p>
${status === "pending" ? form(amount, refusal) : ended(status, credits)}
</div></main></body></html>`;
  const contentSecurityPolicy = `default-src 'none'; style-src ${await cspHash(style)}; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;
  return { html, contentSecurityPolicy };
}

function form(amount: string, refusal: string | null): string {
  const cards = testCards.map(([number, does]) => `<dt>${number}</dt><dd>${does}</dd>`).join("");
  return `<form method="post">${refusal === null ? "" : `<p class="bad" role="alert">${escapeHtml(refusal)}</p>`}
<label for="card">Test card number</label>
<input id="card" name="card" inputmode="numeric" autocomplete="off" required maxlength="24" placeholder="4242 4242 4242 4242">
<button>Pay ${amount}</button></form><dl>${cards}</dl>`;
}

function ended(status: Exclude<TestCheckout["status"], "pending">, credits: number): string {
  if (status === "succeeded")
    return `<p class="good">Paid. ${credits} credits were added.</p><p>You can close this page.</p>`;
  return `<p class="bad">This top-up is over. Ask for a new link.</p>`;
}
