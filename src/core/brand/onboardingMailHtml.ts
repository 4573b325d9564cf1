import { button, escape, heading, kicker, mailPage, paragraph, sans } from "../mail/mailParts.ts";
import type { MailContent } from "./mailContent.ts";

/** The mail as HTML: one column of tables with inline styles, because mail readers drop most else. Every value is escaped. */
export function mailHtml(content: MailContent): string {
  const { website, counts, paragraphs, reasons, notes, next, links } = content;
  const [first, ...others] = links;
  const body = [
    kicker("Brand onboarding"),
    heading(`<bdi>${escape(content.name)}</bdi> ${escape(content.verdict)}`),
    `<p class="soft" style="margin:0;${sans};font-size:15px;line-height:1.5;color:#6d625b;word-break:break-word">${escape(website)}</p>`,
    counts === null ? "" : countsHtml(counts),
    ...paragraphs.map((text) => `<div style="margin-top:24px">${paragraph(text)}</div>`),
    reasons.length === 0 ? "" : section(content.reasonsTitle, reasonsHtml(reasons)),
    notes.length === 0 ? "" : section("Good to know", notes.map(paragraph).join("")),
    section("What to do next", next.map(paragraph).join("")),
    first === undefined ? "" : button(first),
    ...others.map(
      ({ label, url }) =>
        `<p style="margin:18px 0 0;${sans};font-size:15px;line-height:1.5"><a class="ink" href="${escape(url)}" style="color:#211a16;text-decoration:underline">${escape(label)}</a></p>`,
    ),
  ].join("\n");
  return mailPage({ title: content.title, preview: counts?.sentence ?? paragraphs[0] ?? "", body });
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

function reasonsHtml(reasons: MailContent["reasons"]): string {
  const items = reasons.map(
    ({ products, reason }) =>
      `<li class="ink" style="margin:0 0 10px;${sans};font-size:15px;line-height:1.55;color:#211a16;word-break:break-word"><b>${escape(products)}</b><br><span class="soft" style="color:#6d625b"><bdi>${escape(reason)}</bdi></span></li>`,
  );
  return `<ul style="margin:0;padding:0 0 0 18px">${items.join("")}</ul>`;
}
