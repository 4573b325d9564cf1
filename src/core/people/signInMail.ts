import { button, heading, kicker, mailPage, paragraph } from "../mail/mailParts.ts";
import { linkLifeMs } from "./signInLimits.ts";

const minutes = linkLifeMs / 60_000;

/** The mail with a link that signs in. It holds nothing that whoever asked for it could choose. */
export function signInMail({ url, host }: { url: string; host: string }): {
  subject: string;
  text: string;
  html: string;
} {
  const title = "Your link to sign in";
  const validity = `It works once, within ${minutes} minutes, in the browser in which you open it.`;
  const unasked = "If you did not ask for it, do nothing: without the link nobody signs in.";
  const body = [
    kicker("Sign in"),
    heading("Your link to sign in"),
    paragraph(`Open it to sign in at ${host}. ${validity}`),
    button({ label: "Sign in", url }),
    `<div style="margin-top:24px">${paragraph(unasked)}</div>`,
  ].join("\n");
  return {
    subject: title,
    text: [`Open this link to sign in at ${host}:`, url, validity, unasked].join("\n\n"),
    html: mailPage({ title, preview: validity, body }),
  };
}
