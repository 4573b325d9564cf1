import { shownCode } from "./websiteProof.ts";

/** The mail with a code, to a mailbox of those who run a domain. Of what the account could choose it holds its mail address alone. */
export function websiteProofMail(input: { domain: string; accountEmail: string; code: string }): {
  subject: string;
  text: string;
} {
  const { domain, accountEmail, code } = input;
  return {
    subject: `Confirm that ads may be made for ${domain}`,
    text: [
      `Somebody who makes ads with this service (${accountEmail}) says that ${domain} is theirs, or that they work for whoever it belongs to.`,
      `If that is so, pass this code on to them:\n\n    ${shownCode(code)}`,
      "It is good for 24 hours, and for their account alone.",
      "If you do not know them, do nothing. Without the code no ads are made from this website.",
    ].join("\n\n"),
  };
}
