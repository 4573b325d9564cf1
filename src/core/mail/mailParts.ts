export const sans = "font-family:-apple-system,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif";
const serif = "font-family:'Iowan Old Style','Palatino Linotype',Palatino,Georgia,serif";

/** Mail readers that know dark mode take these; the others keep the inline colours, which are readable by themselves. */
const adaptive = `
:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (max-width:480px){.card{padding:28px 22px!important}.title{font-size:26px!important}.outer{padding:16px 10px!important}}
@media (prefers-color-scheme:dark){
.ground{background-color:#141110!important}.card{background-color:#1f1a18!important;border-color:#3a322d!important}
.ink{color:#f3ede7!important}.soft{color:#b3a79e!important}.line{border-color:#3a322d!important}
.track{background-color:#3a322d!important}.fill{background-color:#d9a58f!important}
.button{background-color:#f3ede7!important}.button a{color:#211a16!important}}`;

/**
 * A mail as HTML: one column of tables with inline styles, because mail readers drop most else. `preview`: what readers show beside the
 * subject; `body`: HTML.
 */
export function mailPage({ title, preview, body }: { title: string; preview: string; body: string }): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<title>${escape(title)}</title><style>${adaptive}</style></head>
<body class="ground" style="margin:0;padding:0;background-color:#f8f5f1">
<div style="display:none;max-height:0;overflow:hidden">${escape(preview)}</div>
<table role="presentation" class="ground" width="100%" cellpadding="0" cellspacing="0" style="background-color:#f8f5f1"><tr><td class="outer" align="center" style="padding:40px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px"><tr><td class="card" align="left" style="padding:44px 40px;background-color:#ffffff;border:1px solid #e0d8cf;border-radius:14px">
${body}
</td></tr></table>
</td></tr></table></body></html>
`;
}

/** The small line above a heading. */
export function kicker(text: string): string {
  return `<p class="soft" style="margin:0 0 14px;${sans};font-size:12px;line-height:1.4;letter-spacing:.12em;text-transform:uppercase;color:#6d625b">${escape(text)}</p>`;
}

/** `html`: what it says, escaped already. */
export function heading(html: string): string {
  return `<h1 class="ink title" style="margin:0 0 8px;${serif};font-size:32px;line-height:1.15;font-weight:400;text-wrap:balance;color:#211a16;word-break:break-word">${html}</h1>`;
}

export function paragraph(text: string): string {
  return `<p class="ink" style="margin:0 0 8px;${sans};font-size:15px;line-height:1.55;color:#211a16;word-break:break-word">${escape(text)}</p>`;
}

export function button({ label, url }: { label: string; url: string }): string {
  return `<table role="presentation" cellpadding="0" cellspacing="0" style="margin-top:20px"><tr><td class="button" style="border-radius:999px;background-color:#211a16"><a href="${escape(url)}" style="display:inline-block;padding:14px 26px;${sans};font-size:15px;line-height:1.2;font-weight:600;color:#ffffff;text-decoration:none">${escape(label)}</a></td></tr></table>`;
}

export function escape(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;")
    .replaceAll("'", "&#39;");
}
