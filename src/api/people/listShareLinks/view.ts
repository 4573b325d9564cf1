import type { ShareLink } from "../../../ports/sharing.ts";
import type { ShownLink } from "./contract.ts";

export function linkView({ id, name, createdAtMs, lastOpenedAtMs }: ShareLink): ShownLink {
  return {
    share_link_id: id,
    name,
    created_at: new Date(createdAtMs).toISOString(),
    last_opened_at: lastOpenedAtMs === null ? null : new Date(lastOpenedAtMs).toISOString(),
  };
}
