import fc from "fast-check";
import { Webhook } from "standardwebhooks";
import { describe, expect, it } from "vitest";
import { verifyWebhook, WebhookVerificationError, type VerifyWebhookInput } from "../../client/src/index.ts";
import { webhookSigner } from "../../src/adapters/webhookSigner.ts";

const secret = `whsec_${Buffer.from("0123456789abcdef01234567").toString("base64")}`;
const otherSecret = `whsec_${Buffer.from("another secret of 24 byte").toString("base64")}`;
const event = {
  event: "delivery.completed",
  delivery_id: "del_1",
  request_id: "req_1",
  status: "completed",
  ad_count: 0,
  ads: [],
  viewer_url: "https://media.example.com/v.html",
  delivered_at: "2026-03-02T10:00:00.000Z",
  metadata: { campaign: "Frühling 🌷" },
};
const payload = JSON.stringify(event);
const nowSeconds = () => Math.floor(Date.now() / 1000);

/** What the service itself sends. */
const signed = (secrets = [secret], atSeconds = nowSeconds(), body = payload) =>
  webhookSigner.sign(secrets, "msg_1_completed", atSeconds, body);

async function reason(input: VerifyWebhookInput): Promise<string> {
  try {
    await verifyWebhook(input);
    return "accepted";
  } catch (error) {
    if (error instanceof WebhookVerificationError) return error.reason;
    throw error;
  }
}

async function without(...names: string[]): Promise<Record<string, string>> {
  return Object.fromEntries(Object.entries(await signed()).filter(([name]) => !names.includes(name)));
}
const standardNames = ["webhook-id", "webhook-timestamp", "webhook-signature"];

describe("verifyWebhook", () => {
  it("accepts what the service signs, however body and headers are handed over", async () => {
    const headers = await signed();
    const shouted = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toUpperCase(), value]));
    const listed = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, [value]]));
    for (const body of [payload, new TextEncoder().encode(payload), Buffer.from(payload)]) {
      for (const given of [headers, new Headers(headers), shouted, listed, { ...headers, cookie: undefined }]) {
        expect(await verifyWebhook({ payload: body, headers: given, secret })).toEqual(event);
      }
    }
  });

  it("accepts what the standardwebhooks package signs, and signs what that package accepts", async () => {
    const webhook = new Webhook(secret);
    const at = new Date();
    const headers = {
      "webhook-id": "msg_2",
      "webhook-timestamp": String(Math.floor(at.getTime() / 1000)),
      "webhook-signature": webhook.sign("msg_2", at, payload),
    };
    expect(await verifyWebhook({ payload, headers, secret })).toEqual(event);
    expect(webhook.verify(payload, await signed())).toEqual(event);
  });

  it("agrees with the standardwebhooks package about any body", async () => {
    await fc.assert(
      fc.asyncProperty(fc.json(), fc.boolean(), async (metadata, isChanged) => {
        const body = `{"metadata":${metadata}}`;
        const headers = await signed([secret], nowSeconds(), body);
        const got = isChanged ? `${body} ` : body;
        const theirs = (() => {
          try {
            new Webhook(secret).verify(got, headers);
            return "accepted";
          } catch {
            return "signature_mismatch";
          }
        })();
        expect(await reason({ payload: got, headers, secret })).toBe(theirs);
      }),
      { numRuns: 50 },
    );
  });

  it("accepts either secret of the account while one takes the other's place", async () => {
    const headers = await signed([secret, otherSecret]);
    expect(await reason({ payload, headers, secret })).toBe("accepted");
    expect(await reason({ payload, headers, secret: otherSecret })).toBe("accepted");
    expect(await reason({ payload, headers: await signed(), secret: [otherSecret, secret] })).toBe("accepted");
    expect(await reason({ payload, headers: await signed(), secret: [otherSecret] })).toBe("signature_mismatch");
  });

  it("finds the right secret among malformed ones", async () => {
    const headers = await signed();
    for (const malformed of ["whsec_%%%", "whsec_", ""]) {
      expect(await reason({ payload, headers, secret: [malformed, secret] })).toBe("accepted");
      expect(await reason({ payload, headers, secret: [malformed, otherSecret] })).toBe("signature_mismatch");
    }
    const own = await without(...standardNames);
    expect(await reason({ payload, headers: own, secret: ["", secret], allowUntimed: true })).toBe("accepted");
  });

  it("refuses a webhook that was stripped to its X-Service-Signature, which can't tell a replay", async () => {
    const headers = await without(...standardNames);
    expect(await reason({ payload, headers, secret })).toBe("missing_headers");
    expect(await reason({ payload, headers, secret, allowUntimed: false })).toBe("missing_headers");
    const timed = await without("webhook-signature");
    expect(await reason({ payload, headers: timed, secret })).toBe("missing_headers");
  });

  it("falls back to X-Service-Signature where only that is there and allowUntimed is set", async () => {
    const headers = await without(...standardNames);
    const untimed = { payload, headers, secret, allowUntimed: true };
    expect(await verifyWebhook(untimed)).toEqual(event);
    expect(await reason({ ...untimed, secret: otherSecret })).toBe("signature_mismatch");
    expect(await reason({ ...untimed, payload: `${payload} ` })).toBe("signature_mismatch");
    for (const bad of ["", "zz", "abc", "00".repeat(31), `${headers["x-service-signature"] ?? ""}00`])
      expect(await reason({ ...untimed, headers: { "x-service-signature": bad } })).toBe("signature_mismatch");
  });

  it("never lets X-Service-Signature make up for a wrong Standard Webhooks signature", async () => {
    const headers = { ...(await signed()), "webhook-id": "msg_other" };
    expect(await reason({ payload, headers, secret })).toBe("signature_mismatch");
    expect(await reason({ payload, headers, secret, allowUntimed: true })).toBe("signature_mismatch");
  });

  it("refuses a changed body, another secret, and signatures of unknown schemes", async () => {
    const headers = await signed();
    const signature = headers["webhook-signature"] ?? "";
    expect(await reason({ payload: payload.replace("del_1", "del_2"), headers, secret })).toBe("signature_mismatch");
    expect(await reason({ payload, headers, secret: otherSecret })).toBe("signature_mismatch");
    for (const bad of ["", "v1,", "v1", signature.replace("v1,", "v1a,"), "v1,%%%", "v2,abc v3,def", "🌷"]) {
      const changed = { ...headers, "webhook-signature": bad };
      expect(await reason({ payload, headers: changed, secret })).toBe("signature_mismatch");
    }
    const among = { ...headers, "webhook-signature": `v1a,xyz v1,AAAA ${signature} v1,%%%` };
    expect(await reason({ payload, headers: among, secret })).toBe("accepted");
  });

  it("refuses what is too old or too new, within a tolerance of 300 seconds or the caller's own", async () => {
    const at = async (offset: number, toleranceSeconds?: number) =>
      reason({
        payload,
        headers: await signed([secret], nowSeconds() + offset),
        secret,
        ...(toleranceSeconds === undefined ? {} : { toleranceSeconds }),
      });
    expect(await at(-290)).toBe("accepted");
    expect(await at(290)).toBe("accepted");
    expect(await at(-310)).toBe("timestamp_too_old");
    expect(await at(310)).toBe("timestamp_too_new");
    expect(await at(-310, 600)).toBe("accepted");
    expect(await at(-20, 10)).toBe("timestamp_too_old");
    for (const bad of ["", "-1", "1e9", "soon", "12.5", "9".repeat(40)]) {
      const headers = { ...(await signed()), "webhook-timestamp": bad };
      expect(await reason({ payload, headers, secret })).toBe("invalid_timestamp");
    }
  });

  it("says which headers are missing", async () => {
    expect(await reason({ payload, headers: {}, secret })).toBe("missing_signature");
    expect(await reason({ payload, headers: await without("webhook-id"), secret })).toBe("missing_headers");
    expect(await reason({ payload, headers: await without("webhook-timestamp"), secret })).toBe("missing_headers");
  });

  it("says so when the secret or the body can't be right", async () => {
    const headers = await signed();
    for (const bad of ["", "whsec_", "whsec_%%%", [], [""]])
      expect(await reason({ payload, headers, secret: bad })).toBe("invalid_secret");
    const parsed = event as unknown as string;
    expect(await reason({ payload: parsed, headers, secret })).toBe("invalid_payload");
    for (const body of ["hello", "", "null", "[]", "7", '"delivery.completed"', "true"]) {
      const noEvent = await signed([secret], nowSeconds(), body);
      expect(await reason({ payload: body, headers: noEvent, secret })).toBe("invalid_payload");
    }
  });
});
