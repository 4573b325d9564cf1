import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { newId } from "../../src/core/ids.ts";
import { readTraceparent, traceparentOf } from "../../src/core/rendering/traceContext.ts";
import { signalLine } from "../../src/core/signals/line.ts";
import { errorTypeOf, signalNames, signalTypes, type Signal } from "../../src/core/signals/signals.ts";
import { newSpan, requestIdOf, traceIdOf } from "../../src/core/signals/traceIds.ts";

const random = (count: number) => crypto.getRandomValues(new Uint8Array(count));
const source = { serviceName: "ad-creative-service", environment: "staging" };
const nowMs = Date.UTC(2026, 10, 25, 9, 30);
const lineOf = (signal: unknown) => signalLine(signal as Signal, source, nowMs);

describe("the line of a signal", () => {
  it("says what happened, how grave it is, when, where, and of which request", () => {
    const requestId = newId("request", random);
    const deliveryId = newId("delivery", random);
    const accountId = newId("account", random);
    const line = lineOf({
      name: "webhook.dropped",
      request_id: requestId,
      delivery_id: deliveryId,
      account_id: accountId,
      message_id: `msg_${deliveryId.slice(4)}_completed`,
      attempts: 4,
    });
    expect(JSON.parse(line)).toEqual({
      timestamp: "2026-11-25T09:30:00.000Z",
      severity_text: "ERROR",
      event_name: "webhook.dropped",
      trace_id: traceIdOf(requestId),
      "service.name": "ad-creative-service",
      "deployment.environment.name": "staging",
      request_id: requestId,
      delivery_id: deliveryId,
      account_id: accountId,
      message_id: `msg_${deliveryId.slice(4)}_completed`,
      attempts: 4,
    });
    expect(line).not.toContain("\n");
  });

  const secrets = [
    `svc_live_${"k".repeat(52)}`,
    "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw",
    "sk_live_51H8xExample",
    "Bearer the-operator-token-of-all-the-tests",
    "AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8=",
    "https://shop.example/hook?token=hush",
    "someone@example.com",
    `acc_${"k".repeat(26)} someone@example.com`,
    "Error: svc_live_0123456789\nsecond line",
  ];

  it.each(signalNames)("of %s lets no secret in, whatever stands in its fields or beside them", (name) => {
    for (const secret of secrets) {
      const fields = Object.keys(signalTypes[name].fields);
      const line = lineOf({
        name,
        ...Object.fromEntries([...fields, "note", "error"].map((field) => [field, secret])),
      });
      expect(line).not.toContain(secret.slice(0, 24));
      expect(JSON.parse(line)).toMatchObject({ event_name: name, left_out: fields });
    }
  });

  it("has only numbers, ids and words of fixed lists in it, whatever text is given", () => {
    fc.assert(
      fc.property(fc.constantFrom(...signalNames), fc.string({ minLength: 12, maxLength: 80 }), (name, text) => {
        const fields = Object.keys(signalTypes[name].fields);
        const line = JSON.parse(
          lineOf({ name, ...Object.fromEntries(fields.map((field) => [field, text])) }),
        ) as object;
        expect(Object.values(line)).not.toContain(text);
      }),
    );
  });

  it("names the class of an error and none of its words", () => {
    class PaymentError extends Error {
      override name = "PaymentError";
    }
    expect(errorTypeOf(new PaymentError("card 4242"))).toBe("PaymentError");
    expect(errorTypeOf(new TypeError("x"))).toBe("TypeError");
    expect(errorTypeOf(new DOMException("late", "TimeoutError"))).toBe("TimeoutError");
    expect(errorTypeOf(Object.assign(new Error("x"), { name: "svc_live_key" }))).toBe("Error");
    expect(errorTypeOf("svc_live_key")).toBe("Error");
  });
});

describe("the trace of a request", () => {
  it("is its id in other letters, there and back", () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 16, maxLength: 16 }), (bytes) => {
        const requestId = newId("request", () => bytes);
        const traceId = traceIdOf(requestId);
        expect(traceId).toBe(Buffer.from(bytes).toString("hex"));
        expect(requestIdOf({ traceId: traceId ?? "" })).toBe(requestId);
      }),
    );
  });

  it("is taken from no other id and from no text", () => {
    for (const text of [newId("delivery", random), "req_", "req_short", "x"]) expect(traceIdOf(text)).toBeNull();
  });

  it("travels as W3C Trace Context has it, with a step of its own each time", () => {
    const requestId = newId("request", random);
    const [one, other] = [newSpan(requestId, random), newSpan(requestId, random)];
    expect(traceparentOf(one)).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/);
    expect(readTraceparent(traceparentOf(one))).toEqual(one);
    expect(one.traceId).toBe(other.traceId);
    expect(one.spanId).not.toBe(other.spanId);
    expect(newSpan("req-of-a-test", random).traceId).toMatch(/^[0-9a-f]{32}$/);
  });

  it.each([
    null,
    undefined,
    "",
    "00-short-01",
    `00-${"0".repeat(32)}-${"1".repeat(16)}-01`,
    `00-${"1".repeat(32)}-${"0".repeat(16)}-01`,
    `00-${"A".repeat(32)}-${"1".repeat(16)}-01`,
    `00-${"1".repeat(32)}-${"1".repeat(16)}-01\n`,
  ])("is none where the header is not valid: %j", (text) => {
    expect(readTraceparent(text)).toBeNull();
  });
});
