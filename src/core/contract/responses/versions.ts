import { z } from "zod";
import { LayoutName } from "../../rendering/scene.ts";
import { Ad, Approval, DeliveredConcept } from "./delivery.ts";
import { Address, fromWebsite, Timestamp } from "./fields.ts";

const unkept = "Null where what the version was drawn from is no longer kept.";
const deliveryId = z.string().meta({
  description: "Id of the delivery.",
  examples: ["del_1n6t3c9m2k7v5b0q4x8wzj1hye"],
});

/** One version of a concept: what it says, how far it is, and its ads. */
export const ConceptVersion = z
  .object({
    version: z
      .int()
      .min(1)
      .meta({ description: "1 is the concept as it was ordered; corrections count from 2.", examples: [2] }),
    status: z.enum(["queued", "rendering", "rendered", "failed"]).meta({
      description:
        "State of the version. `rendered` and `failed` are final; one that failed is never shown and does not count as a correction.",
    }),
    failure: z
      .string()
      .nullable()
      .meta({
        ...fromWebsite,
        description: "Why it could not be drawn, and what to do; null unless `status` is `failed`.",
        examples: [null],
      }),
    headline: z
      .string()
      .meta({ ...fromWebsite, description: "Its headline.", examples: ["Calm skin, from the first morning"] }),
    support: z
      .string()
      .nullable()
      .meta({
        ...fromWebsite,
        description: `Its line of support. ${unkept}`,
        examples: ["Ceramides and ectoin for a barrier that holds."],
      }),
    proof_points: z
      .array(z.string())
      .nullable()
      .meta({
        ...fromWebsite,
        description: `Its proof points; not every layout has room for them. ${unkept}`,
        examples: [["Fragrance-free", "5 ceramides"]],
      }),
    call_to_action: z
      .string()
      .nullable()
      .meta({ ...fromWebsite, description: `The words on its button. ${unkept}`, examples: ["Meet the serum"] }),
    layout: LayoutName.nullable().meta({
      description: `The layout that it is composed in; \`compliance\` of its ads says which was drawn. ${unkept}`,
      examples: ["editorial"],
    }),
    style_id: Ad.shape.style_id,
    product_id: Ad.shape.product_id,
    product_name: Ad.shape.product_name,
    ads: z.array(Ad).meta({ description: "Its ads, which are its own: no file of another version is among them." }),
    created_at: Timestamp.meta({
      description: "When it was asked for.",
      examples: ["2026-03-02T11:05:00.000Z"],
    }),
    ended_at: Timestamp.nullable().meta({
      description: "When it was drawn or had failed; null until then.",
      examples: ["2026-03-02T11:05:04.000Z"],
    }),
  })
  .meta({ id: "ConceptVersion", description: "One version of a concept, at its present state." });
export type ConceptVersion = z.infer<typeof ConceptVersion>;

/** 200 of GET /v1/deliveries/{delivery_id}/concepts/{index}/versions. */
export const ConceptVersions = z
  .object({
    delivery_id: deliveryId,
    ...DeliveredConcept.shape,
    versions: z
      .array(ConceptVersion)
      .meta({ description: "All versions, the first one first; empty until the concept is composed." }),
  })
  .meta({ id: "ConceptVersions", description: "A concept and everything that it has been." });
export type ConceptVersions = z.infer<typeof ConceptVersions>;

/** 200 and 202 of POST /v1/deliveries/{delivery_id}/concepts/{index}/versions. */
export const Corrected = z
  .object({
    delivery_id: deliveryId,
    index: DeliveredConcept.shape.index,
    corrections_left: DeliveredConcept.shape.corrections_left,
    ...ConceptVersion.shape,
    status_url: Address.meta({
      description: "Address of the concept's versions; poll it every few seconds until this one has ended.",
      examples: ["https://api.example.com/v1/deliveries/del_1n6t3c9m2k7v5b0q4x8wzj1hye/concepts/1/versions"],
    }),
    replayed_from_idempotency_key: z.literal(true).optional().meta({
      description: "Present, and true, only when an earlier call under the same Idempotency-Key began the version.",
    }),
  })
  .meta({ id: "Corrected", description: "The version that the call began, at its present state." });
export type Corrected = z.infer<typeof Corrected>;

/** 200 of PUT /v1/deliveries/{delivery_id}/concepts/{index}/approval. */
export const ConceptApproval = z
  .object({ delivery_id: deliveryId, index: DeliveredConcept.shape.index, approval: Approval })
  .meta({ id: "ConceptApproval", description: "What is said of a concept now." });
export type ConceptApproval = z.infer<typeof ConceptApproval>;
