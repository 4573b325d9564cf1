import { describe, expect, inject, it } from "vitest";
import { SafeWeb } from "../../src/adapters/net/safeWeb.ts";
import { judgeWebAddress, judgeWebhookAddress } from "../../src/adapters/net/webAddress.ts";
import { FetchWebhookSender } from "../../src/adapters/net/webhookSender.ts";
import { localAt, production } from "./addressPolicies.ts";
import { hostileAddresses } from "./hostileAddresses.ts";

const local = localAt("http://127.0.0.1:8787");
const limits = { maxBytes: 10_000, timeoutMs: 5_000 };
const receiverUrl = inject("receiverUrl");

/** Aimed at a port of this machine that counts its connections, on every network interface. */
const addresses = hostileAddresses(inject("canaryPort"));
const connections = async () => Number(await (await fetch(`${receiverUrl}/canary`)).text());

describe(`${addresses.length} hostile addresses`, () => {
  it("are at least 200, and no two are the same", () => {
    expect(new Set(addresses).size).toBe(addresses.length);
    expect(addresses.length).toBeGreaterThanOrEqual(200);
  });

  it("are refused for websites, pictures and webhooks, each with a sentence", () => {
    const isRefused = (reason: string | null) => reason?.endsWith(".") ?? false;
    expect(addresses.filter((address) => !isRefused(judgeWebAddress(address, production)))).toEqual([]);
    expect(addresses.filter((address) => !isRefused(judgeWebhookAddress(address, production)))).toEqual([]);
  });

  it("bring no connection to this machine, whoever asks for them", async () => {
    const web = new SafeWeb(production, "AdCreativeService/1.0");
    const sender = new FetchWebhookSender((url) => judgeWebhookAddress(url, production));
    for (const address of addresses) {
      expect((await web.get(address, limits)).ok).toBe(false);
      expect((await sender.post(address, {}, "{}")).delivered).toBe(false);
    }
    expect(await connections()).toBe(0);
  });

  it("bring none by way of a redirect, even where the loopback itself is admitted", async () => {
    const web = new SafeWeb(local, "AdCreativeService/1.0");
    const beyondLoopback = addresses.filter(
      (address) => URL.canParse(address) && judgeWebAddress(address, local) !== null,
    );
    expect(beyondLoopback.length).toBeGreaterThan(200);
    for (const address of beyondLoopback) {
      const answer = await web.get(`${receiverUrl}/hop?to=${encodeURIComponent(address)}`, limits);
      expect(answer).toMatchObject({ ok: false });
    }
    expect(await connections()).toBe(0);
  });

  it("would be seen by the canary, were one connected to", async () => {
    await fetch(`http://127.0.0.1:${inject("canaryPort")}/`).catch(() => undefined);
    expect(await connections()).toBeGreaterThan(0);
  });
});
