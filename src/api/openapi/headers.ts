import type { ZodOpenApiComponentsObject } from "zod-openapi";

/** Headers of answers; those that are marked as required come with every answer that lists them. */
export const headers = {
  RequestId: {
    description: "Id of this answer; name it when you write to support.",
    required: true,
    schema: { type: "string", examples: ["req_8w1n6t3c9m2k7v5b0q4xzj1hye"] },
  },
  RetryAfter: {
    description: "Seconds to wait before the same call is sent again.",
    required: true,
    schema: { type: "integer", minimum: 0, examples: [30] },
  },
  OnboardedAfter: {
    description:
      "Seconds that the onboarding is expected to take still. Missing where the first onboarding has failed: nothing is under way, and waiting is no use.",
    schema: { type: "integer", minimum: 15, examples: [60] },
  },
  PollAfter: {
    description:
      "Seconds to wait before `status_url` is asked. Present when a `Prefer: wait` ended before the delivery did.",
    schema: { type: "integer", minimum: 0, examples: [15] },
  },
  RateLimit: {
    description:
      "What is left of the limit and the seconds until it is full again, as in the IETF draft on RateLimit fields.",
    required: true,
    schema: { type: "string", examples: ['"generate";r=0;t=60'] },
  },
  RateLimitPolicy: {
    description: "The limit and its window in seconds, as in the IETF draft on RateLimit fields.",
    required: true,
    schema: { type: "string", examples: ['"generate";q=300;w=60'] },
  },
  WwwAuthenticate: {
    description: "How to authenticate.",
    required: true,
    schema: { type: "string", examples: ['Bearer realm="api"'] },
  },
  StatusLocation: {
    description: "The same address as `status_url`.",
    required: true,
    schema: { type: "string", format: "uri" },
  },
  IdempotentReplayed: {
    description:
      "`true` when an earlier call under the same Idempotency-Key was accepted and this one only repeats it.",
    schema: { type: "string", enum: ["true"] },
  },
  OriginalRequest: {
    description: "With a replay: `request_id` of the call that was accepted.",
    schema: { type: "string", examples: ["req_5b0q4x8wzj1hye1n6t3c9m2k7v"] },
  },
  PreferenceApplied: {
    description: "`wait` when the call waited for the end of what it asked for.",
    schema: { type: "string", enum: ["wait"] },
  },
  NextPage: {
    description: 'Address of the next page with `rel="next"`; absent on the last one.',
    schema: { type: "string", examples: ['<https://api.example.com/v1/usage?limit=50&cursor=118>; rel="next"'] },
  },
} satisfies ZodOpenApiComponentsObject["headers"];

export type HeaderName = keyof typeof headers;

/** References to headers of the document, by the name that they have in an answer. */
export function headerRefs(names: Record<string, HeaderName>): Record<string, { $ref: string }> {
  return Object.fromEntries(
    Object.entries({ "X-Request-Id": "RequestId", ...names }).map(([field, name]) => [
      field,
      { $ref: `#/components/headers/${name}` },
    ]),
  );
}
