import { z } from "zod";
import { ApprovalBody } from "../../core/contract/correction.ts";
import { ConceptApproval } from "../../core/contract/responses/versions.ts";
import { approvalAnswer } from "../../core/delivery/versionsView.ts";
import { ok } from "../../core/result.ts";
import { approveConcept } from "../../services/approveConcept.ts";
import { conceptArguments, readConcept } from "../tools/conceptArguments.ts";
import type { Tool } from "../tools/tool.ts";

/** `service.approve_concept`: notes what somebody says of a concept. */
export const approveConceptTool: Tool = {
  name: "service.approve_concept",
  title: "Approve or reject a concept",
  description:
    "Notes that a person has approved or rejected one concept of a completed delivery, or takes that back (`none`). Free. Say only what your person has said. It is of the version that the delivery shows: give `version` as you looked at it, and the call is refused where a newer one has taken its place. `concepts` of `service.get_delivery` shows what was said; a newer version sets it back to `none`.",
  annotations: { readOnlyHint: false, destructiveHint: false, idempotentHint: true, openWorldHint: false },
  limit: "call",
  input: z.strictObject({ ...conceptArguments, ...ApprovalBody.shape }),
  output: [ConceptApproval],
  async run(ctx, call) {
    const { delivery_id, index, ...body } = call.args;
    const concept = readConcept({ delivery_id, index });
    if (!concept.ok) return concept;
    const said = await approveConcept(ctx, { accountId: call.account.id, body, ...concept.value });
    if (!said.ok) return said;
    const structured = approvalAnswer(said.value, Number(concept.value.conceptIndex));
    const { status, version } = structured.approval;
    const summary =
      status === "none"
        ? `Nothing is said of version ${version} of concept ${structured.index} any more.`
        : `Version ${version} of concept ${structured.index} is ${status}.`;
    return ok({ summary, structured });
  },
};
