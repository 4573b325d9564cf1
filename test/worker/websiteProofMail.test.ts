import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { proofLimits } from "../../src/core/brand/websiteProof.ts";
import { openDatabase } from "../../src/adapters/d1/database.ts";
import { brands } from "../../src/adapters/d1/schema.ts";
import { servicesFor } from "../../src/composition.ts";
import { checkWebsite } from "../../src/services/websiteProof/checkWebsite.ts";
import { confirmProofCode } from "../../src/services/websiteProof/confirmProofCode.ts";
import { sendProofMail } from "../../src/services/websiteProof/sendProofMail.ts";
import { websiteProofFor, type WebsiteProofServices } from "../../src/services/websiteProof/context.ts";
import { aReadyAccount, operatorToken, outcome, send } from "./builders.ts";
import { FakeDnsRecords } from "./dnsRecordsFake.ts";

type Mailed = Parameters<WebsiteProofServices["mail"]["send"]>[0];
type ReadyAccount = Awaited<ReturnType<typeof aReadyAccount>>;

const dayMs = 24 * 60 * 60_000;
const noon = Date.UTC(2026, 10, 23, 12);
let account: ReadyAccount;
let mails: Mailed[];

/** The proof's services at a time of the test's own; its mails are kept. */
function services(nowMs = noon, change: Partial<WebsiteProofServices> = {}): WebsiteProofServices {
  const real = servicesFor(env).websiteProof;
  const mail = {
    send: (message: Mailed) => {
      mails.push(message);
      return Promise.resolve();
    },
  };
  return { ...real, mail, dns: new FakeDnsRecords(), runtime: { ...real.runtime, nowMs: () => nowMs }, ...change };
}

const proofAccount = (of: ReadyAccount = account) => ({
  id: of.accountId,
  email: "agency@example.com",
  websiteProofRequired: true,
});
const codeOf = (mail: Mailed | undefined) => /^ {4}([0-9A-Z-]+)$/m.exec(mail?.text ?? "")?.[1] ?? "";
const admin = { recipient: "admin@aurelia.example" };

async function mail(ctx = services(), body = admin) {
  const sent = await sendProofMail(ctx, proofAccount(), body);
  return sent.ok ? sent.value : [sent.error.code, sent.error.retryAfterSeconds];
}

async function confirm(code: string, ctx = services(), of: ReadyAccount = account) {
  const confirmed = await confirmProofCode(ctx, proofAccount(of), { code });
  return confirmed.ok ? confirmed.value.website_proof : confirmed.error.code;
}

const order = () => send("/v1/ads/generate", { key: account.apiKey, json: { format: "static" } });

beforeEach(async () => {
  mails = [];
  account = await aReadyAccount();
  await send(`/operator/v1/accounts/${account.accountId}`, {
    key: operatorToken,
    method: "PATCH",
    json: { website_proof_required: true },
  });
});

describe("a mail to those who run the domain", () => {
  it("brings a code that proves the website, and orders are accepted from then on", async () => {
    expect(await mail()).toEqual({
      recipient: admin.recipient,
      message: expect.stringContaining("POST /v1/website-proof/confirm") as string,
      expires_at: "2026-11-24T12:00:00.000Z",
    });
    expect(mails).toHaveLength(1);
    expect(mails[0]?.to).toBe(admin.recipient);
    expect(await outcome(order())).toEqual([403, "website_not_verified"]);
    expect(await confirm(codeOf(mails[0]))).toMatchObject({ status: "verified", verified_by: "email" });
    expect((await order()).status).toBe(202);
  });

  it("says who asks and for which domain, and has no link that a scanner could open", async () => {
    await mail();
    expect(mails[0]?.subject).toContain("aurelia.example");
    expect(mails[0]?.text).toContain("agency@example.com");
    expect(`${mails[0]?.text} ${mails[0]?.html ?? ""}`).not.toMatch(/https?:/);
  });

  it("has a code that people may type as they like, and that answers the same again", async () => {
    await mail();
    const code = codeOf(mails[0]);
    expect(code).toMatch(/^([0-9A-Z]{4}-){3}[0-9A-Z]{4}$/);
    const typed = ` ${code.toLowerCase().replaceAll("-", " ").replaceAll("0", "O").replaceAll("1", "l")} `;
    expect(await confirm(typed)).toMatchObject({ status: "verified" });
    expect(await confirm(code)).toMatchObject({ status: "verified" });
  });

  it("goes to mailboxes of the domain alone", async () => {
    for (const recipient of [
      "me@aurelia.example",
      "admin@aurelia.example.net",
      "admin@shop.aurelia.example",
      "admin@aurelia.example, me@other.example",
      "admin@aurelia.example\r\nBcc: me@other.example",
    ])
      expect(await mail(services(), { recipient })).toEqual(["invalid_request", undefined]);
    expect(mails).toEqual([]);
    expect(await mail(services(), { recipient: " Hello@Aurelia.example " })).toMatchObject({
      recipient: "hello@aurelia.example",
    });
  });

  it("goes to nobody where the website has no domain", async () => {
    await openDatabase(env.DB).update(brands).set({ website: "http://127.0.0.1:8788" });
    expect(await mail(services(), { recipient: "admin@127.0.0.1" })).toEqual(["invalid_request", undefined]);
    expect(mails).toEqual([]);
  });
});

describe("a code", () => {
  it("that was never sent proves nothing", async () => {
    await mail();
    expect(await confirm("0000-0000-0000-0000")).toBe("invalid_proof_code");
    expect(await confirm("-")).toBe("invalid_proof_code");
  });

  it("of another account proves nothing", async () => {
    await mail();
    expect(await confirm(codeOf(mails[0]), services(), await aReadyAccount())).toBe("invalid_proof_code");
  });

  it("proves nothing a day later", async () => {
    await mail();
    expect(await confirm(codeOf(mails[0]), services(noon + dayMs))).toBe("invalid_proof_code");
    expect(await confirm(codeOf(mails[0]), services(noon + dayMs - 1))).toMatchObject({ status: "verified" });
  });

  it("proves nothing of the website that the brand has by then", async () => {
    await mail();
    await openDatabase(env.DB).update(brands).set({ website: "https://nuit.example" });
    expect(await confirm(codeOf(mails[0]))).toBe("invalid_proof_code");
  });
});

describe("the limit on mails", () => {
  it("is three in any 24 hours, whatever the recipient, and says when the next is possible", async () => {
    for (const mailbox of ["admin", "info", "postmaster"])
      expect(await mail(services(noon), { recipient: `${mailbox}@aurelia.example` })).toMatchObject({});
    const hourMs = 60 * 60_000;
    expect(await mail(services(noon + hourMs))).toEqual(["website_proof_limit_reached", (23 * hourMs) / 1000]);
    expect(mails).toHaveLength(3);
    expect(await mail(services(noon + dayMs))).toMatchObject({ recipient: admin.recipient });
    expect(mails).toHaveLength(4);
  });

  it("holds however many calls come at once", async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => mail()));
    expect(answers.filter((answer) => !Array.isArray(answer))).toHaveLength(3);
    expect(mails).toHaveLength(3);
  });

  it("does not count a mail that could not be handed over, whose code is good for nothing", async () => {
    const lost: Mailed[] = [];
    const broken = {
      send: (message: Mailed) => {
        lost.push(message);
        return Promise.reject(new Error("no"));
      },
    };
    for (let call = 0; call < 5; call++)
      expect(await mail(services(noon, { mail: broken }))).toEqual(["proof_mail_failed", undefined]);
    expect(await confirm(codeOf(lost[0]))).toBe("invalid_proof_code");
    expect(await mail()).toMatchObject({ recipient: admin.recipient });
  });

  it("is apart from that on checks", async () => {
    const open = () => Promise.resolve({ ok: false, problem: "Not there.", temporary: true } as const);
    const ctx = services(noon, { web: { open } });
    for (let call = 0; call < proofLimits.check; call++)
      expect((await checkWebsite(ctx, proofAccount())).ok).toBe(true);
    expect(await checkWebsite(ctx, proofAccount())).toMatchObject({
      ok: false,
      error: { code: "website_proof_limit_reached", retryAfterSeconds: dayMs / 1000 },
    });
    expect(await mail(ctx)).toMatchObject({ recipient: admin.recipient });
  });
});

describe("a check of a website whose records cannot be read", () => {
  it("says so, and is no proof", async () => {
    const dns = new FakeDnsRecords(new Map([["_ad-creative.aurelia.example", null]]));
    const open = () => Promise.resolve({ ok: false, problem: "Not there.", temporary: true } as const);
    const checked = await checkWebsite(services(noon, { dns, web: { open } }), proofAccount());
    expect(checked).toMatchObject({
      ok: true,
      value: {
        website_proof: { status: "pending" },
        findings: [
          { method: "meta_tag", found: false, message: "Not there." },
          { method: "dns_txt", found: false, message: expect.stringContaining("gave no answer") as string },
        ],
      },
    });
  });
});

describe("the setting of the service", () => {
  it("asks for the proof of accounts of which an operator has not said otherwise", async () => {
    const site = { host: "a.example", domain: "a.example", isRegistered: true, homePage: "https://a.example/" };
    const statusOf = async (isRequired: boolean, websiteProofRequired: boolean | null) =>
      (await websiteProofFor({ ...services(), isRequired }, { id: account.accountId, websiteProofRequired }, site))
        .status;
    expect(await statusOf(true, null)).toBe("pending");
    expect(await statusOf(true, false)).toBe("not_required");
    expect(await statusOf(false, null)).toBe("not_required");
    expect(await statusOf(false, true)).toBe("pending");
  });
});
