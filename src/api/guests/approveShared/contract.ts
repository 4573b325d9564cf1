import { ApprovalBody } from "../../../core/contract/correction.ts";
import { GuestName } from "../commentShared/contract.ts";

/** The version must be named: a guest decides of what is on their screen. */
export const GuestApproval = ApprovalBody.required({ version: true }).extend({ name: GuestName });
