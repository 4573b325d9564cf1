import { describe, expect, it } from "vitest";
import { onboardingMail, type OnboardingMailInput } from "../../src/core/brand/onboardingMail.ts";

const ready: OnboardingMailInput = {
  brandName: "Aurelia",
  website: "https://aurelia.example",
  outcome: "ready",
  wasRead: true,
  message: "Ready for ads: 488 of 500 products can be used. The shop lists 5,000 products; the best 500 were taken.",
  usable: 488,
  total: 500,
  reasons: [
    { reason: "Brushes and tools are not supported.", products: 9 },
    { reason: "The picture is smaller than 300 pixels.", products: 1 },
  ],
  notes: ["The shop lists 5,000 products; the best 500 were taken."],
  unprovenDomain: null,
  docsUrl: "https://api.example.com/docs",
};
const failed: OnboardingMailInput = {
  ...ready,
  outcome: "failed",
  wasRead: false,
  message: "No products were found on https://aurelia.example.",
  usable: 0,
  total: 0,
  reasons: [],
  notes: [],
};

describe("the mail about a brand that is ready", () => {
  const { subject, text, html } = onboardingMail(ready);

  it("asks for the proof of the website where ads need it, before anything else", () => {
    const { text: asked } = onboardingMail({ ...ready, unprovenDomain: "aurelia.example" });
    expect(asked).toMatch(/What to do next:\nBefore your first ads, prove that aurelia\.example is yours/);
    expect(text).not.toContain("prove");
  });

  it("names the website without its query, which may hold what nobody else is to know", () => {
    const { text, html } = onboardingMail({ ...ready, website: "https://aurelia.example/shop?token=tok-1#top" });
    expect(text).toContain("Aurelia is ready for ads\nhttps://aurelia.example/shop\n");
    expect(text + html).not.toContain("tok-1");
  });

  it("says so in its subject", () => {
    expect(subject).toBe("Aurelia is ready for ads");
  });

  it("says in text how much can be used, why the rest cannot, and what comes next", () => {
    expect(text).toBe(`Aurelia is ready for ads
https://aurelia.example

488 of 500 products can be used.

Why 12 are left out:
- 9 products: Brushes and tools are not supported.
- 1 product: The picture is smaller than 300 pixels.

Good to know:
- The shop lists 5,000 products; the best 500 were taken.

What to do next:
Look through your products, then order your first ads: the quick start shows both calls, ready to paste.
To bring in more products, correct them in the shop and start the onboarding again.

Make your first ads: https://api.example.com/docs
Which products can be used: https://api.example.com/docs/supported-products
`);
  });

  it("says the same in HTML, which asks for nothing from anywhere", () => {
    const words = html.replace(/<[^>]+>/g, "");
    for (const line of text.split("\n").slice(2)) expect(words).toContain(line.replace(/^- |:.*$/g, "").trim());
    expect(html).not.toMatch(/<img|<script|<link|url\(|@import/i);
    expect([...html.matchAll(/href="([^"]*)"/g)].map(([, url]) => url)).toEqual([
      "https://api.example.com/docs",
      "https://api.example.com/docs/supported-products",
    ]);
  });

  it("names no reasons when every product can be used", () => {
    expect(onboardingMail({ ...ready, usable: 500 }).text).not.toContain("left out");
  });

  it("counts one as one", () => {
    const { text: small } = onboardingMail({ ...ready, usable: 0, total: 1 });
    expect(small).toContain("0 of 1 product can be used.");
    expect(small).toContain("Why one is left out:");
  });
});

describe("the mail about a run that failed", () => {
  const { subject, text, html } = onboardingMail(failed);

  it("says what went wrong", () => {
    expect(subject).toBe("Aurelia could not be onboarded");
    expect(text).toContain("No products were found on https://aurelia.example.");
    expect(html).toContain("No products were found on https://aurelia.example.");
  });

  it("says that the brand is as it was where an earlier run has read it, and nothing of it where none has", () => {
    const asBefore = "Your brand and its products are as they were before";
    expect(onboardingMail({ ...failed, wasRead: true }).text).toContain(asBefore);
    expect(text).not.toContain(asBefore);
    expect(html).not.toContain(asBefore);
  });

  it("counts nothing where nothing was found", () => {
    expect(text).not.toContain("can be used.");
  });
});

describe("words from a shop", () => {
  const markup = `</style></title><script>alert(1)</script><a href="https://evil.example" onclick='x'>&amp;`;

  it("stay words in HTML, wherever they stand", () => {
    for (const input of [ready, failed]) {
      const { html } = onboardingMail({
        ...input,
        brandName: markup,
        website: `https://x.example/"><img src=x>`,
        message: markup,
        reasons: [{ reason: markup, products: 3 }],
        notes: [markup],
        unprovenDomain: null,
        docsUrl: `https://api.example.com/"onmouseover="x`,
      });
      const plain = onboardingMail({ ...input, notes: ["x"] }).html;
      expect(html).not.toMatch(/<script|<img|onclick='|"onmouseover/);
      expect((html.match(/<\/style>/g) ?? []).length).toBe((plain.match(/<\/style>/g) ?? []).length);
      expect(html).not.toContain('https://evil.example" ');
    }
  });

  it("add no lines to the subject and turn no text around", () => {
    const { subject, text } = onboardingMail({ ...ready, brandName: "Aure\r\nBcc: x@y.example\u202Eailuj\u0000" });
    expect(subject).toBe("Aure Bcc: x@y.example ailuj is ready for ads");
    expect(text).not.toMatch(/[\u202A-\u202E\u2066-\u2069\u0000]/);
  });

  it("are cut where they are long, between two characters, and the mail stays small", () => {
    const long = "🧴é".repeat(50_000);
    const { subject, text, html } = onboardingMail({
      ...ready,
      brandName: long,
      website: `https://${long}`,
      message: long,
      reasons: Array.from({ length: 5_000 }, () => ({ reason: long, products: 1 })),
      notes: Array.from({ length: 5_000 }, () => long),
    });
    expect(subject).toBe(`${"🧴é".repeat(29)}🧴… is ready for ads`);
    expect([subject, text, html].every((form) => form.isWellFormed())).toBe(true);
    expect(text.length).toBeLessThan(10_000);
    // Some mail readers cut a message at 102 KB.
    expect(new TextEncoder().encode(html).byteLength).toBeLessThan(60_000);
  });

  it("may be missing: the mail speaks of the brand then", () => {
    expect(onboardingMail({ ...ready, brandName: " \u200F " }).subject).toBe("Your brand is ready for ads");
  });

  it("may run from right to left and be of emoji", () => {
    const { subject, html } = onboardingMail({ ...ready, brandName: "مرآة 👩‍🔬" });
    expect(subject).toBe("مرآة 👩‍🔬 is ready for ads");
    expect(html).toContain("<bdi>مرآة 👩‍🔬</bdi> is ready for ads");
  });
});
