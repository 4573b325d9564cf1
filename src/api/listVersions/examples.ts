import type { ConceptVersions } from "../../core/contract/responses/versions.ts";
import { ids } from "../../core/contract/examples/ids.ts";
import { finishedVersion } from "../correctConcept/examples.ts";
import { finishedAds } from "../getDelivery/examples.ts";

export const conceptVersions: ConceptVersions = {
  delivery_id: ids.delivery,
  index: 1,
  version: 2,
  version_under_way: null,
  corrections_left: 4,
  approval: { status: "none", version: 2, reason: null, decided_at: null },
  versions: [
    {
      ...finishedVersion,
      version: 1,
      headline: "Barrier care that lasts all day",
      ads: finishedAds,
      created_at: "2026-03-02T10:00:00.000Z",
      ended_at: "2026-03-02T10:00:41.000Z",
    },
    finishedVersion,
  ],
};
