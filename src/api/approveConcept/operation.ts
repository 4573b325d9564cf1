import { ApprovalBody } from "../../core/contract/correction.ts";
import { ConceptApproval } from "../../core/contract/responses/versions.ts";
import { approvalAnswer } from "../../core/delivery/versionsView.ts";
import { ok } from "../../core/result.ts";
import { approveConcept as approve } from "../../services/approveConcept.ts";
import { judgeAs } from "../../services/sharing/judgeAs.ts";
import { conceptPath } from "../conceptPath.ts";
import { memberAuthor } from "../memberAuthor.ts";
import { answer, publicOperation } from "../operation.ts";
import { approved } from "./examples.ts";
import { approveConceptTool } from "./tool.ts";

export const approveConcept = publicOperation({
  method: "PUT",
  path: "/v1/deliveries/{delivery_id}/concepts/{index}/approval",
  operationId: "approveConcept",
  personRole: "viewer",
  tag: "Deliveries",
  summary: "Approve or reject a concept",
  description:
    "Notes what somebody says of a concept of a completed delivery, with a reason where there is one. It is shown in the delivery, is of the version that the delivery shows, and is set back to `none` when a newer version takes that one's place. Said twice it changes nothing. It decides nothing by itself: no file is withheld or given out for it.",
  requestParams: { path: conceptPath },
  body: {
    description: "What is said.",
    schema: ApprovalBody,
    examples: {
      approved: { summary: "Approve what is shown", value: { status: "approved" } },
      rejected: {
        summary: "Reject the version that was looked at",
        value: { status: "rejected", reason: "The claim is out of date.", version: 1 },
      },
    },
    // The service judges it, for the tool as well.
    read: ok<unknown>,
  },
  answers: {
    200: {
      description: "What is said of the concept now.",
      schema: ConceptApproval,
      examples: { approved: { summary: "Approved", value: approved } },
    },
  },
  errors: ["delivery_not_found", "not_found", "concept_not_ready", "concept_not_correctable", "upstream_error"],
  invalidRequest: {
    param: "version",
    message: "The concept shows version 2 by now. Look at it, and send its number.",
  },
  tool: approveConceptTool,
  noted: (answered) => ({ verdict: ConceptApproval.parse(answered).approval.status }),
  async handler({ services, account, person, params, body }) {
    const { delivery_id: deliveryId, index: conceptIndex } = params;
    const call = { accountId: account.id, deliveryId, conceptIndex, body };
    const said = await (person === null ? approve(services, call) : judgeAs(services, memberAuthor(person), call));
    return said.ok ? answer(approvalAnswer(said.value, Number(conceptIndex))) : said;
  },
});
