import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { D1Accounts } from "../../src/adapters/d1/accounts.ts";
import { openDatabase } from "../../src/adapters/d1/database.ts";
import { workersRuntime } from "../../src/adapters/runtime.ts";
import { SecretBox } from "../../src/adapters/secretBox.ts";
import { servicesFor } from "../../src/composition.ts";
import { anAccount, operatorToken, send, type TestAccount } from "./builders.ts";

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

describe("a sealed secret", () => {
  it("names its form and its key, and opens as what it is a secret of alone", async () => {
    const box = new SecretBox([first]);
    const sealed = await box.seal("whsec_x", "webhook secret of acc_1");
    expect(sealed).toMatch(/^v2\.[0-9a-f]{8}\.[A-Za-z0-9+/=]{16}\.[A-Za-z0-9+/=]+$/);
    expect(await box.seal("whsec_x", "webhook secret of acc_1")).not.toBe(sealed);
    expect(await box.open(sealed, "webhook secret of acc_1")).toBe("whsec_x");
    await expect(box.open(sealed, "webhook secret of acc_2")).rejects.toThrow();
    await expect(box.open(sealed, "")).rejects.toThrow();
  });

  it("does not open when a part of it was changed, its key's id included", async () => {
    const box = new SecretBox([first, second]);
    const of = "webhook secret of acc_1";
    const [form = "", keyId = "", iv = "", data = ""] = (await box.seal("whsec_x", of)).split(".");
    const otherKeyId = (await new SecretBox([second]).seal("x", of)).split(".")[1] ?? "";
    const flipped = (text: string) => (text.startsWith("A") ? `B${text.slice(1)}` : `A${text.slice(1)}`);
    for (const changed of [
      `v3.${keyId}.${iv}.${data}`,
      `${form}.${otherKeyId}.${iv}.${data}`,
      `${form}.${keyId}.${flipped(iv)}.${data}`,
      `${form}.${keyId}.${iv}.${flipped(data)}`,
      `${iv}.${data}`,
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

  it("is sealed anew by the sweep, a few at a time, after which the old key can go", async () => {
    const other = await anAccount();
    await store(await sealedOfOld(other.webhookSecret, usual), other);
    const broken = await anAccount();
    await store("v2.00000000.AAAA.AAAA", broken);
    const log = vi.spyOn(console, "error").mockImplementation(() => undefined);
    const rotated = withKeys(second, usual);
    const all = Number(await env.DB.prepare("SELECT COUNT(*) AS count FROM accounts").first("count"));
    expect(await rotated.resealWebhookSecrets(1)).toBe(1);
    expect(await rotated.resealWebhookSecrets(100)).toBe(all - 1);
    expect(log.mock.calls.map(([, accountId]) => accountId as string)).toEqual([broken.accountId]);
    expect(await rotated.resealWebhookSecrets(100)).toBe(1);
    log.mockRestore();
    const later = withKeys(second);
    for (const { accountId, webhookSecret } of [account, other]) {
      expect(await later.webhookSecrets(accountId, Date.now())).toEqual([webhookSecret]);
    }
  });
});
