import { ConceptVersions } from "../../core/contract/responses/versions.ts";
import { versionsView } from "../../core/delivery/versionsView.ts";
import { listVersions as list } from "../../services/listVersions.ts";
import { conceptPath } from "../conceptPath.ts";
import { answer, publicOperation } from "../operation.ts";
import { conceptVersions } from "./examples.ts";

export const listVersions = publicOperation({
  method: "GET",
  path: "/v1/deliveries/{delivery_id}/concepts/{index}/versions",
  operationId: "listVersions",
  tag: "Deliveries",
  summary: "List the versions of a concept",
  description:
    "Everything that a concept has been: as it was ordered, and each correction of it, with the words that it says, its ads and their files. Poll it every few seconds while a version is on its way.",
  requestParams: { path: conceptPath },
  answers: {
    200: {
      description: "The concept and its versions.",
      schema: ConceptVersions,
      examples: { corrected: { summary: "A concept that was corrected once", value: conceptVersions } },
    },
  },
  errors: ["delivery_not_found", "not_found", "upstream_error"],
  async handler({ services, account, params }) {
    const found = await list(services, account.id, params.delivery_id, params.index);
    if (!found.ok) return found;
    const { state, index, scenes } = found.value;
    return answer(versionsView(state, index, scenes, (key) => services.media.url(key)));
  },
});
