import type { ConceptApproval, ConceptVersion, ConceptVersions, Corrected } from "../contract/responses/versions.ts";
import type { Scene } from "../rendering/scene.ts";
import type { ConceptState, DeliveryState, VersionState } from "./state.ts";
import { correctionsLeft } from "./versions.ts";
import { adsOf, conceptView, type MediaUrl } from "./view.ts";

/** What a version was drawn from. */
interface VersionScene {
  version: number;
  scene: Scene;
}

/** A concept with every version of it, the first one first. */
export function versionsView(
  state: DeliveryState,
  index: number,
  scenes: readonly VersionScene[],
  mediaUrl: MediaUrl,
): ConceptVersions {
  const concepts = state.concepts.filter((concept) => concept.index === index);
  const versions = state.versions.filter(({ concept }) => concept === index);
  return {
    delivery_id: state.order.deliveryId,
    ...conceptView(state, index),
    versions: concepts.flatMap((concept) =>
      [null, ...versions].map((version) => versionView(state, concept, version, scenes, mediaUrl)),
    ),
  };
}

/** The answer to a correction: the version that it began, as it stands. */
export function correctedView(
  state: DeliveryState,
  version: VersionState,
  scenes: readonly VersionScene[],
  { mediaUrl, publicUrl, isReplayed }: { mediaUrl: MediaUrl; publicUrl: string; isReplayed: boolean },
): Corrected {
  const { deliveryId } = state.order;
  const index = version.concept;
  const [concept] = state.concepts.filter((each) => each.index === index);
  if (concept === undefined) throw new Error(`the delivery ${deliveryId} has a version of a concept that it lacks`);
  return {
    delivery_id: deliveryId,
    index,
    corrections_left: correctionsLeft(state, index),
    ...versionView(state, concept, version, scenes, mediaUrl),
    status_url: `${publicUrl}/v1/deliveries/${deliveryId}/concepts/${index}/versions`,
    ...(isReplayed && { replayed_from_idempotency_key: true }),
  };
}

/** What is said of a concept now. */
export function approvalAnswer(state: DeliveryState, index: number): ConceptApproval {
  return { delivery_id: state.order.deliveryId, index, approval: conceptView(state, index).approval };
}

/** `version` null: the concept as it was ordered. */
function versionView(
  state: DeliveryState,
  concept: ConceptState,
  version: VersionState | null,
  scenes: readonly VersionScene[],
  mediaUrl: MediaUrl,
): ConceptVersion {
  const drawn = version ?? concept;
  const number = version?.version ?? 1;
  const scene = scenes.find((each) => each.version === number)?.scene;
  const endedAtMs = version === null ? state.endedAtMs : version.endedAtMs;
  return {
    version: number,
    status: statusOf(drawn.status),
    failure: version?.failure ?? null,
    headline: drawn.headline,
    support: scene?.words.support ?? null,
    proof_points: scene?.words.proofPoints ?? null,
    call_to_action: scene?.words.callToAction ?? null,
    layout: scene?.layout ?? null,
    style_id: drawn.styleId,
    product_id: drawn.product?.id ?? null,
    product_name: drawn.product?.name ?? null,
    ads: adsOf(state, concept, version, mediaUrl),
    created_at: new Date(version?.askedAtMs ?? state.order.createdAtMs).toISOString(),
    ended_at: endedAtMs === null ? null : new Date(endedAtMs).toISOString(),
  };
}

function statusOf(status: ConceptState["status"]): ConceptVersion["status"] {
  switch (status) {
    case "waiting":
    case "sent":
    case "recomposing":
      return "queued";
    case "leased":
      return "rendering";
    case "rendered":
    case "failed":
      return status;
  }
}
