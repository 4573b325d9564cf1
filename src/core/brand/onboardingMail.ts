import { shownAddress } from "../shownAddress.ts";
import type { MailContent } from "./mailContent.ts";
import { mailHtml } from "./onboardingMailHtml.ts";

/** How a run of onboarding ended, for the mail about it. Texts may come from the shop: they are cleaned and cut here. */
export interface OnboardingMailInput {
  brandName: string;
  website: string;
  outcome: "ready" | "failed";
  /** Whether an earlier run has succeeded: what it gave stays when this one fails. */
  wasRead: boolean;
  /** The run's last message, whole sentences. */
  message: string;
  /** Products that can be used, of all that were found. */
  usable: number;
  total: number;
  /** Why products are left out, the commonest first. */
  reasons: { reason: string; products: number }[];
  /** Whole sentences that a person should know. */
  notes: string[];
  /** What has to be proven to be the account's before ads are made; null where nothing has. */
  unprovenDomain: string | null;
  docsUrl: string;
}

const maxReasons = 6;
const maxNotes = 6;

/** The mail to the account holder at the end of a run: subject, plain text, and HTML that needs no pictures. */
export function onboardingMail(input: OnboardingMailInput): { subject: string; text: string; html: string } {
  const content = contentOf(input);
  return { subject: content.title, text: plainMail(content), html: mailHtml(content) };
}

function contentOf(input: OnboardingMailInput): MailContent {
  const { usable, total } = input;
  const ready = input.outcome === "ready";
  const name = clean(input.brandName, 60) || "Your brand";
  const verdict = ready ? "is ready for ads" : "could not be onboarded";
  const leftOut = Math.max(0, total - usable);
  const reasons = input.reasons.slice(0, maxReasons).map(({ reason, products }) => ({
    products: counted(products),
    reason: clean(reason, 240),
  }));
  return {
    title: `${name} ${verdict}`,
    name,
    verdict,
    website: clean(shownAddress(input.website), 100),
    counts: total === 0 ? null : { usable, total, sentence: `${number(usable)} of ${counted(total)} can be used.` },
    // When it is ready the message only repeats the counts and the notes.
    paragraphs: ready ? [] : [clean(input.message, 600)],
    reasonsTitle: leftOut === 1 ? "Why one is left out" : `Why ${number(leftOut)} are left out`,
    reasons: leftOut === 0 ? [] : reasons,
    notes: input.notes.slice(0, maxNotes).map((note) => clean(note, 300)),
    next: ready
      ? [
          ...(input.unprovenDomain === null ? [] : [proofSentence(clean(input.unprovenDomain, 100))]),
          "Look through your products, then order your first ads: the quick start shows both calls, ready to paste.",
          ...(reasons.length === 0 || leftOut === 0
            ? []
            : ["To bring in more products, correct them in the shop and start the onboarding again."]),
        ]
      : [
          "Correct what is named above, then start the onboarding again.",
          ...(input.wasRead ? ["Your brand and its products are as they were before: nothing has been touched."] : []),
        ],
    links: [
      { label: ready ? "Make your first ads" : "Open the quick start", url: input.docsUrl },
      { label: "Which products can be used", url: `${input.docsUrl}/supported-products` },
    ],
  };
}

function plainMail(content: MailContent): string {
  const { counts, reasons, notes } = content;
  const list = (items: readonly string[]) => items.map((item) => `- ${item}`).join("\n");
  const blocks = [
    `${content.title}\n${content.website}`,
    ...(counts === null ? [] : [counts.sentence]),
    ...content.paragraphs,
    ...(reasons.length === 0
      ? []
      : [`${content.reasonsTitle}:\n${list(reasons.map(({ products, reason }) => `${products}: ${reason}`))}`]),
    ...(notes.length === 0 ? [] : [`Good to know:\n${list(notes)}`]),
    `What to do next:\n${content.next.join("\n")}`,
    content.links.map(({ label, url }) => `${label}: ${url}`).join("\n"),
  ];
  return `${blocks.join("\n\n")}\n`;
}

function proofSentence(domain: string): string {
  return `Before your first ads, prove that ${domain} is yours: website_proof in GET /v1/brands says how.`;
}

function counted(products: number): string {
  return products === 1 ? "1 product" : `${number(products)} products`;
}

function number(value: number): string {
  return value.toLocaleString("en-US");
}

/** One line without control characters and without what turns the direction of the text after it. */
function clean(text: string, length: number): string {
  const line = text
    // A character is two units at most; what is far beyond the cut need not be looked at.
    .slice(0, length * 8)
    .toWellFormed()
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu, " ")
    .replace(/\s+/g, " ")
    .trim();
  const characters = [...line];
  return characters.length <= length ? line : `${characters.slice(0, length - 1).join("")}…`;
}
