import { z } from "zod";
import { Address, fromWebsite, Timestamp } from "./fields.ts";

export const ProofMethodName = z
  .enum(["meta_tag", "dns_txt", "email"])
  .meta({ id: "ProofMethodName", description: "A way to prove that a website is the account's." });
export type ProofMethodName = z.infer<typeof ProofMethodName>;

const MetaTagProof = z
  .object({
    method: z.literal("meta_tag"),
    url: Address.meta({
      description: "The home page that the tag belongs on. No other page counts.",
      examples: ["https://aurelia.example/"],
    }),
    tag: z.string().meta({
      description: "The tag, to be put between `<head>` and `</head>` as it stands.",
      examples: ['<meta name="ad-creative-verification" content="4x8w1n6t3c9m2k7v5b0qzj1hye4x8w1n">'],
    }),
  })
  .meta({ id: "MetaTagProof", description: "A tag on the home page." });

const DnsTxtProof = z
  .object({
    method: z.literal("dns_txt"),
    name: z.string().meta({ description: "Name of the record.", examples: ["_ad-creative.aurelia.example"] }),
    type: z.literal("TXT"),
    value: z.string().meta({
      description: "Value of the record. Others under the same name do not matter.",
      examples: ["ad-creative-verification=4x8w1n6t3c9m2k7v5b0qzj1hye4x8w1n"],
    }),
  })
  .meta({ id: "DnsTxtProof", description: "A record in the DNS of the domain." });

const EmailProof = z
  .object({
    method: z.literal("email"),
    recipients: z.array(z.email()).meta({
      description: "To whom a mail with a code can be sent: mailboxes of those who run the domain.",
      examples: [["admin@aurelia.example", "hostmaster@aurelia.example"]],
    }),
  })
  .meta({ id: "EmailProof", description: "A code by mail, to be sent and then confirmed." });

const ProofMethod = z.discriminatedUnion("method", [MetaTagProof, DnsTxtProof, EmailProof]).meta({
  id: "ProofMethod",
  description: "What to do for one way of proving the website.",
});
export type ProofMethod = z.infer<typeof ProofMethod>;

/** Whether the brand's website is known to be the account's, and how that can be shown. */
export const WebsiteProof = z
  .object({
    required: z.boolean().meta({
      description: "Whether orders need the proof. Where they do, generate is refused until `status` is `verified`.",
    }),
    status: z.enum(["not_required", "pending", "verified"]).meta({
      description:
        "`not_required`: not proven, and orders work without. `pending`: do one of `methods` before the first order; dry runs work without. `verified`: proven.",
    }),
    domain: z.string().meta({
      description: "The domain that is to be proven: the one that somebody has registered, of the brand's `website`.",
      examples: ["aurelia.example"],
    }),
    methods: z.array(ProofMethod).meta({
      description:
        "Each way that there is, with all that it needs. One is enough. They are the account's own: another's tag or record proves nothing.",
    }),
    verified_at: Timestamp.nullable().meta({
      description: "When the website was proven; null while it is not.",
      examples: [null],
    }),
    verified_by: ProofMethodName.nullable().meta({ description: "How it was proven; null while it is not." }),
  })
  .meta({
    id: "WebsiteProof",
    description:
      "Proof that the brand's website is the account's. It holds for the domain as long as the brand stays there, and goes when the brand is onboarded with another.",
  });
export type WebsiteProof = z.infer<typeof WebsiteProof>;

const ProofFinding = z
  .object({
    method: z.enum(["meta_tag", "dns_txt"]).meta({ description: "What was looked for." }),
    found: z.boolean().meta({ description: "Whether it proves the website." }),
    message: z.string().meta({
      ...fromWebsite,
      description: "What was seen, in a sentence or two.",
      examples: ["_ad-creative.aurelia.example has no TXT record with the value."],
    }),
  })
  .meta({ id: "ProofFinding", description: "What a check saw of one way of proving the website." });
export type ProofFinding = z.infer<typeof ProofFinding>;

/** 200 of POST /v1/website-proof/check. */
export const WebsiteProofChecked = z
  .object({
    website_proof: WebsiteProof,
    findings: z.array(ProofFinding).meta({
      description: "What the check saw; empty where the website was proven before, and nothing was looked at.",
    }),
  })
  .meta({ id: "WebsiteProofChecked", description: "The proof of the website after a check." });
export type WebsiteProofChecked = z.infer<typeof WebsiteProofChecked>;

/** 202 of POST /v1/website-proof/mail. */
export const WebsiteProofMailed = z
  .object({
    recipient: z.email().meta({ description: "To whom it was sent.", examples: ["admin@aurelia.example"] }),
    message: z.string().meta({
      description: "What happens next, in plain words.",
      examples: ["The mail is on its way. Confirm its code with POST /v1/website-proof/confirm within 24 hours."],
    }),
    expires_at: Timestamp.meta({
      description: "Until then the code is good.",
      examples: ["2026-03-03T09:14:05.000Z"],
    }),
  })
  .meta({ id: "WebsiteProofMailed", description: "The mail with the code was handed over." });
export type WebsiteProofMailed = z.infer<typeof WebsiteProofMailed>;

/** 200 of POST /v1/website-proof/confirm. */
export const WebsiteProofConfirmed = z
  .object({ website_proof: WebsiteProof })
  .meta({ id: "WebsiteProofConfirmed", description: "The code was right: the website is proven." });
export type WebsiteProofConfirmed = z.infer<typeof WebsiteProofConfirmed>;
