import { describe, expect, it } from "vitest";
import { ApiError, ConnectionError, TimeoutError, apiErrorOf, retryAfterSecondsOf } from "../../client/src/errors.ts";
import { defaultRetryPolicy, retryDelayMs } from "../../client/src/retry.ts";

const refused = (status: number, code = "some_code", retryAfterSeconds?: number): ApiError =>
  new ApiError({ status, code, message: "no", retryAfterSeconds });
const delay = (error: unknown, retriesDone = 0, random = 0): number | null =>
  retryDelayMs(error, retriesDone, defaultRetryPolicy, random);

describe("when a call is sent again", () => {
  it.each([400, 401, 402, 403, 404, 405, 409, 413, 415, 425])("never after a plain %i", (status) => {
    expect(delay(refused(status))).toBeNull();
    expect(delay(refused(status, "some_code", 1))).toBeNull();
  });

  it.each([500, 502, 503, 504, 599])("is right after %i", (status) => {
    expect(delay(refused(status))).toBeGreaterThan(0);
  });

  it("after 429, as long after as the service says", () => {
    expect(delay(refused(429, "rate_limited", 7))).toBe(7_000);
    expect(delay(refused(429, "rate_limited", 7), 0, 0.999)).toBeLessThan(7_500);
  });

  it("not by itself when the service asks for a longer wait than a minute", () => {
    expect(delay(refused(429, "rate_limited", 60))).toBe(60_000);
    expect(delay(refused(429, "rate_limited", 61))).toBeNull();
    expect(delay(refused(503, "style_search_unavailable", 3_600))).toBeNull();
  });

  it("after 409 of two equal calls at once, whose key the first one holds", () => {
    expect(delay(refused(409, "idempotency_key_in_use", 1))).toBe(1_000);
  });

  it("after a failure of the network and after a time-out", () => {
    expect(delay(new ConnectionError("gone"))).toBeGreaterThan(0);
    expect(delay(new TimeoutError("late"))).toBeGreaterThan(0);
    expect(delay(new TypeError("a mistake of the caller"))).toBeNull();
  });

  it("with a wait that doubles up to a bound, spread over its upper half", () => {
    const shortest = [0, 1, 2].map((retriesDone) => delay(refused(500), retriesDone, 0));
    const longest = [0, 1, 2].map((retriesDone) => delay(refused(500), retriesDone, 0.9999999));
    expect(shortest).toEqual([250, 500, 1_000]);
    expect(longest.map((ms) => Math.round(ms ?? 0))).toEqual([500, 1_000, 2_000]);
    expect(retryDelayMs(refused(500), 40, { ...defaultRetryPolicy, maxRetries: 50 }, 0.9999999)).toBeLessThan(8_000.1);
  });

  it("three times unless told otherwise", () => {
    expect(delay(refused(500), 2)).not.toBeNull();
    expect(delay(refused(500), 3)).toBeNull();
  });
});

describe("Retry-After", () => {
  const nowMs = Date.parse("2026-03-02T10:00:00Z");
  it.each([
    [null, undefined],
    ["30", 30],
    ["0", 0],
    ["Mon, 02 Mar 2026 10:00:20 GMT", 20],
    ["Mon, 02 Mar 2026 09:00:00 GMT", 0],
    ["soon", undefined],
    ["", undefined],
  ])("%j is %j seconds", (header, seconds) => {
    expect(retryAfterSecondsOf(header, nowMs)).toBe(seconds);
  });
});

describe("an error's type", () => {
  const answer = (status: number, body: unknown) => apiErrorOf(new Response(null, { status }), body);

  it.each([
    [401, "AuthenticationError"],
    [402, "InsufficientCreditsError"],
    [425, "BrandOnboardingError"],
    [429, "RateLimitedError"],
    [404, "ApiError"],
    [500, "ApiError"],
  ])("of %i is %s, whatever its code", (status, name) => {
    const error = answer(status, { error: { code: "a_code_of_next_year", message: "No." } });
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ name, status, code: "a_code_of_next_year", message: "No." });
  });

  it.each([
    [undefined],
    [""],
    ["<h1>Bad gateway</h1>"],
    [null],
    [{}],
    [{ error: "no" }],
    [{ error: { code: 7 } }],
    [[]],
  ])("is ApiError with unknown_error for the body %j", (body) => {
    expect(answer(502, body)).toMatchObject({ name: "ApiError", code: "unknown_error", status: 502, body });
  });
});
