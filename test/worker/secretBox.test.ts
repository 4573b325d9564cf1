import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { Webhook } from "standardwebhooks";
import { D1Accounts } from "../../src/adapters/d1/accounts.ts";
import { openDatabase } from "../../src/adapters/d1/database.ts";
import { D1SealedSecrets } from "../../src/adapters/d1/sealedSecrets.ts";
import { workersRuntime } from "../../src/adapters/runtime.ts";
import { SecretBox } from "../../src/adapters/secretBox.ts";
import { servicesFor } from "../../src/composition.ts";
import { newMessage } from "../../src/core/events/message.ts";
import type { WebhookSender } from "../../src/ports/webhooks.ts";
import { sendMessage } from "../../src/services/sendMessage.ts";
import { rewrapSecrets } from "../../src/services/sweeps/rewrapSecrets.ts";
import { runSweep } from "../../src/services/sweeps/runSweep.ts";
import { anAccount, operatorToken, send, type TestAccount } from "./builders.ts";
import { hmacHex } from "./deliveryHelpers.ts";

/** The key of the settings under which the tests run. */
const usual = "AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8=";
const [first, second] = ["B", "C"].map((letter) => `${letter.repeat(43)}=`) as [string, string];

/** As secrets were sealed before they had key ids. */
async function sealedOfOld(text: string, keyBase64: string): Promise<string> {
  const bytes = (base64: string) => Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
  const base64 = (from: Uint8Array) => btoa(String.fromCharCode(...from));
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const key = await crypto.subtle.importKey("raw", bytes(keyBase64), "AES-GCM", false, ["encrypt"]);
  const data = await crypto.subtle.encrypt({ name: "AES-GCM", iv }, key, new TextEncoder().encode(text));
  return `${base64(iv)}.${base64(new Uint8Array(data))}`;
}

/** As secrets were sealed before they had data keys. */
async function sealedWithoutDataKey(text: string, keyBase64: string, of: string): Promise<string> {
  const bytes = (base64: string) => Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
  const base64 = (from: Uint8Array) => btoa(String.fromCharCode(...from));
  const keyId = (await new SecretBox([keyBase64]).seal("x", of)).split(".")[1];
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const key = await crypto.subtle.importKey("raw", bytes(keyBase64), "AES-GCM", false, ["encrypt"]);
  const additionalData = new TextEncoder().encode(`v2.${keyId}\n${of}`);
  const data = await crypto.subtle.encrypt(
    { name: "AES-GCM", iv, additionalData },
    key,
    new TextEncoder().encode(text),
  );
  return `v2.${keyId}.${base64(iv)}.${base64(new Uint8Array(data))}`;
}

describe("a sealed secret", () => {
  it("names its form and its key, and opens as what it is a secret of alone", async () => {
    const box = new SecretBox([first]);
    const sealed = await box.seal("whsec_x", "webhook secret of acc_1");
    expect(sealed).toMatch(/^v3\.[0-9a-f]{8}\.[A-Za-z0-9+/=]{80}\.[A-Za-z0-9+/=]+$/);
    expect(await box.seal("whsec_x", "webhook secret of acc_1")).not.toBe(sealed);
    expect(await box.open(sealed, "webhook secret of acc_1")).toBe("whsec_x");
    await expect(box.open(sealed, "webhook secret of acc_2")).rejects.toThrow();
    await expect(box.open(sealed, "")).rejects.toThrow();
  });

  it("does not open when a part of it was changed, its key's id included", async () => {
    const box = new SecretBox([first, second]);
    const of = "webhook secret of acc_1";
    const [form = "", keyId = "", dataKey = "", secret = ""] = (await box.seal("whsec_x", of)).split(".");
    const [, , otherDataKey = ""] = (await box.seal("whsec_x", of)).split(".");
    const otherKeyId = (await new SecretBox([second]).seal("x", of)).split(".")[1] ?? "";
    const flipped = (text: string) => (text.startsWith("A") ? `B${text.slice(1)}` : `A${text.slice(1)}`);
    for (const changed of [
      `v2.${keyId}.${dataKey}.${secret}`,
      `v4.${keyId}.${dataKey}.${secret}`,
      `${form}.${otherKeyId}.${dataKey}.${secret}`,
      `${form}.${keyId}.${flipped(dataKey)}.${secret}`,
      `${form}.${keyId}.${otherDataKey}.${secret}`,
      `${form}.${keyId}.${dataKey}.${flipped(secret)}`,
      `${dataKey}.${secret}`,
      "",
    ]) {
      await expect(box.open(changed, of)).rejects.toThrow();
    }
  });

  it("opens with keys before the current one, which seals; without its key it says so", async () => {
    const sealed = await new SecretBox([first]).seal("whsec_x", "a");
    const rotated = new SecretBox([second, first]);
    expect(await rotated.open(sealed, "a")).toBe("whsec_x");
    const anew = await rotated.seal("whsec_y", "a");
    expect(await new SecretBox([second]).open(anew, "a")).toBe("whsec_y");
    await expect(new SecretBox([second]).open(sealed, "a")).rejects.toThrow("not among the settings");
  });

  it("is put under another key without being decrypted itself, and only where it is not under that key already", async () => {
    const sealed = await new SecretBox([first]).seal("whsec_x", "a");
    const rotated = new SecretBox([second, first]);
    const anew = (await rotated.rewrap(sealed, "a")) ?? "";
    expect(anew.split(".")[3]).toBe(sealed.split(".")[3]);
    expect(anew.split(".")[1]).not.toBe(sealed.split(".")[1]);
    expect(await new SecretBox([second]).open(anew, "a")).toBe("whsec_x");
    expect(await rotated.rewrap(anew, "a")).toBeNull();
    await expect(rotated.rewrap(sealed, "b")).rejects.toThrow();
    await expect(new SecretBox([second]).rewrap(sealed, "a")).rejects.toThrow("not among the settings");
  });

  it("without a data key, as the version before sealed it, opens and is put into an envelope with the next key", async () => {
    const sealed = await sealedWithoutDataKey("whsec_v2", first, "a");
    expect(await new SecretBox([first]).open(sealed, "a")).toBe("whsec_v2");
    await expect(new SecretBox([first]).open(sealed, "b")).rejects.toThrow();
    expect(await new SecretBox([first]).rewrap(sealed, "a")).toBeNull();
    const anew = (await new SecretBox([second, first]).rewrap(sealed, "a")) ?? "";
    expect(anew).toMatch(/^v3\./);
    expect(await new SecretBox([second]).open(anew, "a")).toBe("whsec_v2");
  });

  it("of the time before key ids opens, with whichever key sealed it", async () => {
    const sealed = await sealedOfOld("whsec_old", first);
    expect(await new SecretBox([first]).open(sealed, "a")).toBe("whsec_old");
    expect(await new SecretBox([second, first]).open(sealed, "a")).toBe("whsec_old");
    await expect(new SecretBox([second]).open(sealed, "a")).rejects.toThrow("none of the keys");
  });
});

describe("an account's webhook secret", () => {
  let account: TestAccount;
  const { accounts } = servicesFor(env);
  const withKeys = (...keys: [string, ...string[]]) =>
    new D1Accounts(openDatabase(env.DB), new SecretBox(keys), workersRuntime);
  const stored = async ({ accountId }: TestAccount) =>
    (await env.DB.prepare("SELECT webhook_secret_sealed AS sealed FROM accounts WHERE id = ?")
      .bind(accountId)
      .first<string>("sealed")) ?? "";
  const store = (sealed: string, { accountId }: TestAccount) =>
    env.DB.prepare("UPDATE accounts SET webhook_secret_sealed = ? WHERE id = ?").bind(sealed, accountId).run();

  beforeEach(async () => {
    account = await anAccount();
  });

  it("does not open in another account's row", async () => {
    const other = await anAccount();
    const own = await stored(other);
    await store(await stored(account), other);
    await expect(accounts.webhookSecrets(other.accountId, Date.now())).rejects.toThrow();
    expect(await accounts.webhookSecrets(account.accountId, Date.now())).toEqual([account.webhookSecret]);
    await store(own, other);
  });

  it("signs on after a rotation, beside its successor", async () => {
    const path = `/operator/v1/accounts/${account.accountId}/webhook-secret/rotate`;
    const rotated = await (await send(path, { key: operatorToken, json: {} })).json<{ webhook_secret: string }>();
    expect(await accounts.webhookSecrets(account.accountId, Date.now())).toEqual([
      rotated.webhook_secret,
      account.webhookSecret,
    ]);
  });

  it("is put under a new key while webhooks are sent, signed as before at every moment; then the old key can go", async () => {
    const other = await anAccount();
    await store(await sealedOfOld(other.webhookSecret, usual), other);
    const retired = await anAccount();
    const path = `/operator/v1/accounts/${retired.accountId}/webhook-secret/rotate`;
    const fresh = await (await send(path, { key: operatorToken, json: {} })).json<{ webhook_secret: string }>();
    const broken = await anAccount();
    await store("v3.00000000.AAAA.AAAA", broken);
    const log = vi.spyOn(console, "error").mockImplementation(() => undefined);
    const sealed = async () => {
      const names = ["accounts", "retired_webhook_secrets"];
      const columns = ["webhook_secret_sealed", "sealed"];
      const counts = names.map((name, i) =>
        env.DB.prepare(`SELECT COUNT(*) AS found FROM ${name} WHERE ${columns[i]} LIKE ?`)
          .bind(`v3.${keyIdOfSecond}.%`)
          .first<number>("found"),
      );
      return (await Promise.all(counts)).map(Number);
    };
    const keyIdOfSecond = (await new SecretBox([second]).seal("x", "")).split(".")[1] ?? "";
    const everySigns = async (...keys: [string, ...string[]]) => {
      for (const [{ accountId }, secrets] of [
        [account, [account.webhookSecret]],
        [other, [other.webhookSecret]],
        [retired, [fresh.webhook_secret, retired.webhookSecret]],
      ] as const) {
        expect(await verifying(withKeys(...keys), accountId, secrets)).toEqual(secrets.map(() => true));
      }
    };
    const sealedSecrets = new D1SealedSecrets(env.DB, new SecretBox([second, usual]));
    await everySigns(second, usual);
    // Step by step, with deliveries between the steps, and isolates that have not heard of the new key as current yet.
    let steps = 0;
    for (let position = ""; steps < 10; steps++) {
      const step = await sealedSecrets.rewrapNext(position);
      await everySigns(second, usual);
      await everySigns(usual, second);
      position = step.position;
      if (position === "") break;
    }
    const all = Number(await env.DB.prepare("SELECT COUNT(*) AS count FROM accounts").first("count"));
    const rotatedOut = Number(
      await env.DB.prepare("SELECT COUNT(*) AS count FROM retired_webhook_secrets").first("count"),
    );
    expect(await sealed()).toEqual([all - 1, rotatedOut]);
    await everySigns(second);
    expect(log.mock.calls.map(([, accountId]) => accountId as string)).toEqual([broken.accountId]);
    log.mockRestore();
  });

  it("is counted by the sweep: a round in which none was put under the key says that the old one can go", async () => {
    const log = vi.spyOn(console, "error").mockImplementation(() => undefined);
    const services = servicesFor(env);
    const rotated = rewrapSecrets({ sealedSecrets: new D1SealedSecrets(env.DB, new SecretBox([first, usual])) });
    await runSweep(services, rotated);
    const done = await services.sweeps.get("secrets");
    expect(done?.lastRound?.handled).toBeGreaterThan(0);
    await runSweep(services, rotated);
    expect((await services.sweeps.get("secrets"))?.lastRound).toMatchObject({ handled: 0 });
    log.mockRestore();
  });
});

/** Whether a message that is sent now carries a signature of each of these secrets, as receivers verify it. */
async function verifying(accounts: D1Accounts, accountId: string, secrets: readonly string[]): Promise<boolean[]> {
  const { runtime, signer } = servicesFor(env);
  const body = JSON.stringify({ event: "delivery.completed" });
  let sent: Record<string, string> = {};
  const sender: WebhookSender = {
    post: (_url, headers) => {
      sent = headers;
      return Promise.resolve({ delivered: true, status: 200, problem: null, excerpt: "" });
    },
  };
  const message = newMessage("msg_1", runtime.nowMs());
  await sendMessage({ runtime, accounts, sender, signer }, { message, body, url: "https://x.example", accountId });
  expect(sent["x-service-signature"]).toBe(await hmacHex(secrets[0] ?? "", body));
  return secrets.map((secret) => {
    try {
      return new Webhook(secret).verify(body, sent) !== undefined;
    } catch {
      return false;
    }
  });
}
