import { escapeHtml } from "../html.ts";
import { plainPage } from "../plainPage.ts";

const style = `
p{margin:0;color:var(--soft);overflow-wrap:anywhere}
strong{color:var(--ink)}
.last{margin-top:14px;font-size:14px}
`;

/** Asks whoever opened a link that signs in whether they mean it. The form goes to the link's own address. */
export function openLinkPage({ email, host }: { email: string; host: string }) {
  const main = `<div class="inner"><h1>Sign in</h1><p>As <strong dir="auto">${escapeHtml(email)}</strong>, at ${escapeHtml(host)}.</p>
<form method="post"><button autofocus>Sign in</button></form>
<p class="last">You did not ask for this? Close the page: nothing has happened.</p></div>`;
  return plainPage({ title: "Sign in", main, style });
}
