import { describe, expect, it } from "vitest";
import { AdCreativeClient, ConnectionError } from "../../client/src/index.ts";
import { refusal, scriptedServer, type Script } from "./scriptedServer.ts";

const website = "https://aurelia.example";
const start = {
  brand_id: "brd_1",
  status: "Pending Onboarding",
  message: "Onboarding has started. Poll GET /v1/brands until ready_for_ads is true.",
  estimated_completion_minutes: 2,
};
const accepted: Script = { status: 202, json: start };

/** GET /v1/brands of an account whose brand is at this stage. */
function brands(onboarding_status_detail: string, onboarded_at: Date | null, address = website): Script {
  const brand = {
    brand_id: "brd_1",
    name: "Aurelia",
    website: address,
    ready_for_ads: onboarding_status_detail === "ready",
    status_message: `The stage is ${onboarding_status_detail}.`,
    onboarding_status_detail,
    onboarded_at: onboarded_at?.toISOString() ?? null,
  };
  return { status: 200, json: { brands: [brand] } };
}

/** What the call resolves to or throws, and the requests that it made. */
async function calls(script: [Script, ...Script[]], address = website, maxRetries = 3) {
  await using server = await scriptedServer(...script);
  const client = new AdCreativeClient({ apiKey: "svc_live_test", baseUrl: server.url, timeoutMs: 500, maxRetries });
  const outcome: unknown = await client.createBrand(address).catch((error: unknown) => error);
  return { outcome, requests: server.received.map(({ method }) => method).join(" ") };
}

const longAgo = new Date("2026-03-02T10:00:00Z");
const inAMoment = () => new Date(Date.now() + 1_000);

describe("createBrand", () => {
  it("gives the service's answer", async () => {
    expect(await calls([accepted])).toEqual({ outcome: start, requests: "POST" });
  });

  it.each(["hang up", "hang up in the middle of the body", "say nothing"] as const)(
    "does not start the onboarding again when its answer is lost: %s",
    async (loss) => {
      const { outcome, requests } = await calls([loss, brands("scraping", null)], `${website}/`);
      expect(outcome).toEqual({ ...start, message: "The stage is scraping." });
      expect(requests).toBe("POST GET");
    },
  );

  it("sees that the onboarding has ended in the meantime", async () => {
    const { outcome, requests } = await calls(["hang up", brands("ready", inAMoment())]);
    expect(outcome).toMatchObject({ brand_id: "brd_1", estimated_completion_minutes: 0 });
    expect(requests).toBe("POST GET");
  });

  it.each([
    ["there is no brand", { status: 200, json: { brands: [] } }],
    ["the brand was ready long before", brands("ready", longAgo)],
    ["the brand is another shop's", brands("scraping", null, "https://other.example")],
    ["the onboarding failed", brands("failed", null)],
  ] satisfies [string, Script][])("is sent again when it had not arrived: %s", async (_what, look) => {
    expect(await calls(["hang up", look, accepted])).toEqual({ outcome: start, requests: "POST GET POST" });
  });

  it("looks again when the look fails too, within the same retries", async () => {
    const { requests } = await calls(["hang up", "hang up", brands("queued", null)]);
    expect(requests).toBe("POST GET GET");
    const lost = await calls(["hang up"], website, 2);
    expect(lost.outcome).toBeInstanceOf(ConnectionError);
    expect(lost.requests).toBe("POST GET GET");
  });

  it("is sent again without a look after 429, which starts nothing", async () => {
    const limited = refusal(429, "rate_limited", { "retry-after": "0" });
    expect(await calls([limited, accepted])).toEqual({ outcome: start, requests: "POST POST" });
  });
});
