import { button, heading, kicker, mailPage, paragraph } from "../mail/mailParts.ts";
import type { PersonRole } from "./roles.ts";
import { linkLifeMs } from "./signInLimits.ts";

const minutes = linkLifeMs / 60_000;

const may: Record<PersonRole, string> = {
  owner: "You may do everything there.",
  editor: "You may order and correct ads there.",
  viewer: "You may look at ads there, approve and reject them.",
};

export interface Invitation {
  /** The address of whoever invites, which was proven by a link: of what they could choose it is all that the mail says. */
  from: string;
  role: PersonRole;
  url: string;
  /** Where the dashboard is, for the time after the link. */
  appUrl: string;
  /** Its host. */
  host: string;
}

/** The mail by which somebody hears that they were let into an account, with a link that signs in. */
export function invitationMail({ from, role, url, appUrl, host }: Invitation): {
  subject: string;
  text: string;
  html: string;
} {
  const title = "You are invited to work on ads";
  const invites = `${from} has let you into their account at ${host}. ${may[role]}`;
  const validity = `The link works once, within ${minutes} minutes. Afterwards sign in at ${appUrl} with this mail address.`;
  const unknown = "If you know nobody of that address, do nothing: without the link nobody signs in.";
  const body = [
    kicker("Invitation"),
    heading("You are invited"),
    paragraph(invites),
    button({ label: "Sign in", url }),
    `<div style="margin-top:24px">${paragraph(validity)}${paragraph(unknown)}</div>`,
  ].join("\n");
  return {
    subject: title,
    text: [invites, "Open this link to sign in:", url, validity, unknown].join("\n\n"),
    html: mailPage({ title, preview: invites, body }),
  };
}
