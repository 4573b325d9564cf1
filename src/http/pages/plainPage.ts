import { cspHash, escapeHtml } from "./html.ts";

/** What pages of the service look like that consist of one block and need no script. */
const base = `
:root{color-scheme:light dark;--ground:#f8f5f1;--ink:#211a16;--soft:#6d625b;--line:#e0d8cf;--block:#fffdfa;--warn:#fbe9c6;--warnink:#5b4208;--bad:#a2301f;--good:#2c6a45}
@media (prefers-color-scheme:dark){:root{--ground:#141110;--ink:#f3ede7;--soft:#a89c93;--line:#322b27;--block:#1b1715;--warn:#3d3112;--warnink:#f1dca6;--bad:#f0907f;--good:#8fd0a8}}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:grid;place-items:center;padding:24px;background:var(--ground);color:var(--ink);font:16px/1.6 system-ui,-apple-system,"Segoe UI",Roboto,sans-serif}
main{width:min(460px,100%);background:var(--block);border:1px solid var(--line);border-radius:16px;overflow:hidden}
.inner{padding:28px}
h1{margin:0 0 4px;font:400 34px/1.1 "Iowan Old Style",Palatino,Georgia,serif;letter-spacing:-.01em}
button{width:100%;margin-top:14px;padding:13px;font:600 16px system-ui,sans-serif;color:var(--block);background:var(--ink);border:0;border-radius:10px;cursor:pointer}
:focus-visible{outline:2px solid var(--ink);outline-offset:2px}
`;

/** `main`: markup; whatever of it comes from outside is escaped. `style`: rules of this page alone. */
export async function plainPage({ title, main, style = "" }: { title: string; main: string; style?: string }): Promise<{
  html: string;
  contentSecurityPolicy: string;
}> {
  const rules = base + style;
  const html = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title><style>${rules}</style></head>
<body><main>${main}</main></body></html>`;
  const contentSecurityPolicy = `default-src 'none'; style-src ${await cspHash(rules)}; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;
  return { html, contentSecurityPolicy };
}
