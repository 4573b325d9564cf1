import { env } from "cloudflare:workers";
import { afterEach, beforeEach, describe, expect, inject, it, vi } from "vitest";
import { signalledMail } from "../../src/adapters/signals/signalledMail.ts";
import { signalledModels } from "../../src/adapters/signals/signalledModels.ts";
import { servicesFor } from "../../src/composition.ts";
import type { SignalName } from "../../src/core/signals/signals.ts";
import { traceIdOf } from "../../src/core/signals/traceIds.ts";
import { createApp } from "../../src/http/app.ts";
import { auditLedgers } from "../../src/services/auditLedgers.ts";
import { anAccount, aReadyAccount, operatorToken, send } from "./builders.ts";
import { accept, ended, generate, until } from "./deliveryHelpers.ts";

interface Line {
  event_name: SignalName;
  severity_text: string;
  trace_id?: string;
  [field: string]: unknown;
}

let texts: string[];

beforeEach(() => {
  texts = [];
  for (const level of ["info", "error"] as const)
    vi.spyOn(console, level).mockImplementation((...said: unknown[]) => void texts.push(said.map(String).join(" ")));
});

afterEach(() => {
  vi.restoreAllMocks();
});

/** What was told so far in structured lines, as a collector would read them. */
const lines = (name?: SignalName) =>
  texts
    .filter((text) => text.startsWith("{"))
    .map((text) => JSON.parse(text) as Line)
    .filter(({ event_name }) => name === undefined || event_name === name);

const failed = (id: string) =>
  send(`/operator/v1/deliveries/${id}/fail`, { key: operatorToken, json: { reason: "asked for" } });

describe("a signal", () => {
  it("tells once that a delivery failed and was refunded", async () => {
    const account = await aReadyAccount();
    const id = await accept(account, { format: "static", count: 2 });
    await failed(id);
    await ended(account, id);
    const told = lines("delivery.failed").filter(({ delivery_id }) => delivery_id === id);
    expect(told).toEqual([
      expect.objectContaining({
        severity_text: "ERROR",
        account_id: account.accountId,
        format: "static",
        concepts: 2,
        refunded: true,
      }),
    ]);
    expect(told[0]).not.toHaveProperty("left_out");
  });

  it("tells once that a webhook was dropped, with each attempt before it", async () => {
    const account = await aReadyAccount();
    const url = `${inject("receiverUrl")}/dropped-${account.accountId}?statuses=500,302,503,500&token=hush`;
    const id = await accept(account, { format: "static", webhook_url: url });
    await until(
      () => Promise.resolve(lines("webhook.dropped")),
      (told) => told.length > 0,
    );
    const ofThis = ({ delivery_id }: Line) => delivery_id === id;
    expect(
      lines("webhook.attempted")
        .filter(ofThis)
        .map((line) => line["http.response.status_code"]),
    ).toEqual([500, 302, 503, 500]);
    expect(lines("webhook.dropped").filter(ofThis)).toEqual([
      expect.objectContaining({ severity_text: "ERROR", attempts: 4, account_id: account.accountId }),
    ]);
    expect(texts.join("\n")).not.toContain("hush");
  });

  it("tells once in each audit that a ledger is broken", async () => {
    const { accountId } = await aReadyAccount();
    await env.DB.prepare("UPDATE accounts SET credits_balance = credits_balance + 1 WHERE id = ?")
      .bind(accountId)
      .run();
    await auditLedgers(servicesFor(env));
    expect(lines("ledger.broken").filter(({ account_id }) => account_id === accountId)).toEqual([
      expect.objectContaining({ severity_text: "ERROR", credits_balance: 51, transactions_sum: 50 }),
    ]);
    await env.DB.prepare("UPDATE accounts SET credits_balance = credits_balance - 1 WHERE id = ?")
      .bind(accountId)
      .run();
  });

  it("tells once that a mail could not be handed over, without whom it was for, and throws as before", async () => {
    const { signals } = servicesFor(env);
    const mail = signalledMail(
      { send: () => Promise.reject(new TypeError("no route to someone@example.com")) },
      signals,
      () => 5,
    );
    const sending = mail.send({ to: "someone@example.com", subject: "Your code", text: "1234" });
    await expect(sending).rejects.toThrow("no route");
    expect(lines("mail.failed")).toEqual([
      expect.objectContaining({ severity_text: "ERROR", duration_ms: 0, "error.type": "TypeError" }),
    ]);
    expect(texts.join("\n")).not.toMatch(/someone@example\.com|1234/);
  });

  it("tells once of each call of a model whether it was answered, and not what was asked", async () => {
    const { signals } = servicesFor(env);
    const answers = [Promise.resolve({ response: "a secret recipe" }), Promise.reject(new Error("over capacity"))];
    const ai = signalledModels({ run: () => answers.shift() } as unknown as Ai, signals, () => 5);
    const ask = () => ai.run("@cf/meta/llama-3.3-70b-instruct-fp8-fast", { text: "a secret recipe" } as never);
    await expect(ask()).resolves.toEqual({ response: "a secret recipe" });
    await expect(ask()).rejects.toThrow("over capacity");
    const model = { "gen_ai.request.model": "@cf/meta/llama-3.3-70b-instruct-fp8-fast", duration_ms: 0 };
    expect(lines("model.called")).toEqual([
      expect.objectContaining({ ...model, outcome: "answered" }),
      expect.objectContaining({ ...model, outcome: "failed" }),
    ]);
    expect(texts.join("\n")).not.toContain("recipe");
  });

  it("tells of an answer with 500 which request it was", async () => {
    const services = servicesFor(env);
    const app = createApp(() => ({ ...services, accounts: Object.create(null) as typeof services.accounts }));
    const key = `svc_live_${"0".repeat(52)}`;
    const answer = await app.fetch(
      new Request("http://127.0.0.1:8787/v1/balance", { headers: { authorization: `Bearer ${key}` } }),
      env,
    );
    expect(answer.status).toBe(500);
    expect(lines("request.failed")).toEqual([
      expect.objectContaining({ request_id: answer.headers.get("x-request-id"), "error.type": "TypeError" }),
    ]);
  });
});

describe("the id that a customer sees as request_id", () => {
  it("is in the line of each stage of the order, as itself and as the trace", async () => {
    const account = await aReadyAccount();
    const url = `${inject("receiverUrl")}/traced-${account.accountId}`;
    const fetched = vi.spyOn(globalThis, "fetch");
    const answer = await generate(account, { format: "static", webhook_url: url });
    const { request_id: requestId, delivery_id: id } = await answer.json<{ request_id: string; delivery_id: string }>();
    expect(answer.headers.get("x-request-id")).toBe(requestId);
    await ended(account, id);
    const ofThis = () => lines().filter(({ request_id }) => request_id === requestId);
    await until(
      () => Promise.resolve(ofThis()),
      (told) => told.some(({ event_name }) => event_name === "webhook.attempted"),
    );
    const told = ofThis();
    expect([...new Set(told.map(({ event_name }) => event_name))].sort()).toEqual([
      "delivery.accepted",
      "delivery.completed",
      "delivery.stage_ended",
      "render.ended",
      "webhook.attempted",
    ]);
    expect(told.filter(({ event_name }) => event_name === "delivery.stage_ended").map(({ stage }) => stage)).toEqual([
      "queued",
      "composing",
      "rendering",
      "publishing",
    ]);
    expect(new Set(told.map(({ trace_id }) => trace_id))).toEqual(new Set([traceIdOf(requestId)]));
    expect(told.filter((line) => "left_out" in line)).toEqual([]);
    // The renderer, in a process of its own, writes what it is told here (container/renderSignal).
    const sent = fetched.mock.calls.flatMap(([, init]) => new Headers(init?.headers).get("traceparent") ?? []);
    const attempts = told.flatMap((line) => (line.event_name === "render.ended" ? line.span_id : []));
    expect(sent).toEqual(attempts.map((spanId) => `00-${traceIdOf(requestId)}-${String(spanId)}-01`));
  });

  it("is in the line of how an onboarding ended", async () => {
    const { apiKey, accountId } = await anAccount();
    const website = `${inject("scriptedPagesUrl")}/missing`;
    const answer = await send("/v1/brands", { key: apiKey, json: { website } });
    const requestId = answer.headers.get("x-request-id") ?? "";
    const ofThis = () => lines().filter(({ request_id }) => request_id === requestId);
    const told = await until(
      () => Promise.resolve(ofThis()),
      (some) => some.some(({ event_name }) => event_name === "onboarding.failed"),
    );
    expect(told.at(-1)).toMatchObject({ account_id: accountId, is_ours: false, trace_id: traceIdOf(requestId) });
    expect(told.filter((line) => "left_out" in line)).toEqual([]);
  });
});
