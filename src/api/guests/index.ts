import { approveShared } from "./approveShared/operation.ts";
import { commentShared } from "./commentShared/operation.ts";
import { getShared } from "./getShared/operation.ts";

/** What somebody does who has a share link and no account. */
export const guestOperations = [getShared, commentShared, approveShared] as const;
