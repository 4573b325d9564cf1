import type { ConceptApproval } from "../../core/contract/responses/versions.ts";
import { ids } from "../../core/contract/examples/ids.ts";

export const approved: ConceptApproval = {
  delivery_id: ids.delivery,
  index: 1,
  approval: { status: "approved", version: 1, reason: null, decided_at: "2026-03-02T11:20:00.000Z" },
};
