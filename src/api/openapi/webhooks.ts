import { z } from "zod";
import type { ZodOpenApiOperationObject, ZodOpenApiPathsObject } from "zod-openapi";
import type { DescribedEvent } from "../../core/events/eventType.ts";
import { describedEvents, eventTypes } from "../../core/events/index.ts";
import type { Addresses } from "./addresses.ts";

const signatureHeaders = z.object({
  "X-Service-Signature": z
    .string()
    .regex(/^[0-9a-f]{64}$/)
    .meta({
      description:
        "HMAC-SHA256 of the raw body in lower-case hexadecimal, keyed with the UTF-8 bytes of the whole webhook secret.",
      examples: ["5f3b0c6a1d9e4f7280b1c2d3e4f5061728394a5b6c7d8e9f0a1b2c3d4e5f6071"],
    }),
  "webhook-id": z.string().meta({
    description: "Id of the event, the same on every attempt.",
    examples: ["msg_1n6t3c9m2k7v5b0q4x8wzj1hye_completed"],
  }),
  "webhook-timestamp": z
    .string()
    .regex(/^\d+$/)
    .meta({ description: "When this attempt was made, in Unix seconds.", examples: ["1772445641"] }),
  "webhook-signature": z.string().meta({
    description:
      "Signatures of the Standard Webhooks scheme over id, timestamp and body, separated by spaces. After a rotation of the secret there are two for a day.",
    examples: ["v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4="],
  }),
});

const rules =
  "Sent as a POST to the `webhook_url` of the generate call. Check a signature over the raw body before you parse it, and answer 2xx within 10 seconds; anything else, a redirect included, is tried again with the same bytes after about 30 seconds, 5 minutes and 30 minutes. Events can come twice: act once for each pair of `delivery_id` and `event`.";

const testRules =
  "Sent as a POST to the address that was tried, signed as every webhook of the account is. Answer 2xx within 10 seconds and do nothing.";

/** The events that the service sends. */
export function webhooks({ docsUrl }: Addresses): ZodOpenApiPathsObject {
  return Object.fromEntries(describedEvents.map((type) => [type.name, { post: eventObject(type, docsUrl) }]));
}

function eventObject(type: DescribedEvent, docsUrl: string): ZodOpenApiOperationObject {
  const { operationId, summary, description, schema } = type;
  const isOfDelivery = eventTypes.some(({ name }) => name === type.name);
  const examples = { event: { summary, value: type.example(docsUrl) } };
  return {
    operationId,
    tags: ["Webhooks"],
    summary,
    description: `${description}\n\n${isOfDelivery ? rules : testRules}`,
    security: [],
    requestParams: { header: signatureHeaders },
    requestBody: { required: true, content: { "application/json": { schema, examples } } },
    responses: {
      "2XX": { description: "Received. The event is not sent again." },
      "4XX": {
        description: `Refused, for example 401 when the signature does not fit.${isOfDelivery ? " The event is sent again." : ""}`,
      },
    },
  };
}
