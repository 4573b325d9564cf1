import type { MailContent } from "./mailContent.ts";

const sans = "font-family:-apple-system,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif";
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

/** The mail as HTML: one column of tables with inline styles, because mail readers drop most else. Every value is escaped. */
export function mailHtml(content: MailContent): string {
  const { website, counts, paragraphs, reasons, notes, next, links } = content;
  const [first, ...others] = links;
  const body = [
    `<p class="soft" style="margin:0 0 14px;${sans};font-size:12px;line-height:1.4;letter-spacing:.12em;text-transform:uppercase;color:#6d625b">Brand onboarding</p>`,
    `<h1 class="ink title" style="margin:0 0 8px;${serif};font-size:32px;line-height:1.15;font-weight:400;text-wrap:balance;color:#211a16;word-break:break-word"><bdi>${escape(content.name)}</bdi> ${escape(content.verdict)}</h1>`,
    `<p class="soft" style="margin:0;${sans};font-size:15px;line-height:1.5;color:#6d625b;word-break:break-word">${escape(website)}</p>`,
    counts === null ? "" : countsHtml(counts),
    ...paragraphs.map((text) => `<div style="margin-top:24px">${paragraph(text)}</div>`),
    reasons.length === 0 ? "" : section(content.reasonsTitle, reasonsHtml(reasons)),
    notes.length === 0 ? "" : section("Good to know", notes.map(paragraph).join("")),
    section("What to do next", next.map(paragraph).join("")),
    first === undefined ? "" : buttonHtml(first),
    ...others.map(
      ({ label, url }) =>
        `<p style="margin:18px 0 0;${sans};font-size:15px;line-height:1.5"><a class="ink" href="${escape(url)}" style="color:#211a16;text-decoration:underline">${escape(label)}</a></p>`,
    ),
  ].join("\n");
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<title>${escape(content.title)}</title><style>${adaptive}</style></head>
<body class="ground" style="margin:0;padding:0;background-color:#f8f5f1">
<div style="display:none;max-height:0;overflow:hidden">${escape(counts?.sentence ?? paragraphs[0] ?? "")}</div>
<table role="presentation" class="ground" width="100%" cellpadding="0" cellspacing="0" style="background-color:#f8f5f1"><tr><td class="outer" align="center" style="padding:40px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px"><tr><td class="card" align="left" style="padding:44px 40px;background-color:#ffffff;border:1px solid #e0d8cf;border-radius:14px">
${body}
</td></tr></table>
</td></tr></table></body></html>
`;
}

function countsHtml({ usable, total, sentence }: NonNullable<MailContent["counts"]>): string {
  const percent = Math.max(0, Math.min(100, Math.round((usable / total) * 100)));
  const cell = (width: number, kind: string, colour: string) =>
    width === 0
      ? ""
      : `<td class="${kind}" width="${width}%" style="width:${width}%;height:6px;font-size:0;line-height:6px;background-color:${colour}">&nbsp;</td>`;
  return `<p class="ink" style="margin:28px 0 12px;${sans};font-size:19px;line-height:1.4;font-weight:600;color:#211a16">${escape(sentence)}</p>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr>${cell(percent, "fill", "#8a4a34")}${cell(100 - percent, "track", "#e8e0d7")}</tr></table>`;
}

function section(title: string, html: string): string {
  return `<h2 class="ink line" style="margin:30px 0 12px;padding-top:24px;border-top:1px solid #e0d8cf;${sans};font-size:16px;line-height:1.4;font-weight:600;color:#211a16">${escape(title)}</h2>\n${html}`;
}

function paragraph(text: string): string {
  return `<p class="ink" style="margin:0 0 8px;${sans};font-size:15px;line-height:1.55;color:#211a16;word-break:break-word">${escape(text)}</p>`;
}

function reasonsHtml(reasons: MailContent["reasons"]): string {
  const items = reasons.map(
    ({ products, reason }) =>
      `<li class="ink" style="margin:0 0 10px;${sans};font-size:15px;line-height:1.55;color:#211a16;word-break:break-word"><b>${escape(products)}</b><br><span class="soft" style="color:#6d625b"><bdi>${escape(reason)}</bdi></span></li>`,
  );
  return `<ul style="margin:0;padding:0 0 0 18px">${items.join("")}</ul>`;
}

function buttonHtml({ label, url }: MailContent["links"][number]): string {
  return `<table role="presentation" cellpadding="0" cellspacing="0" style="margin-top:20px"><tr><td class="button" style="border-radius:999px;background-color:#211a16"><a href="${escape(url)}" style="display:inline-block;padding:14px 26px;${sans};font-size:15px;line-height:1.2;font-weight:600;color:#ffffff;text-decoration:none">${escape(label)}</a></td></tr></table>`;
}

function escape(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;")
    .replaceAll("'", "&#39;");
}
