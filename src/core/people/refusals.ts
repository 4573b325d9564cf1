/**
 * What is refused to people only, with its status: their interface is the dashboard's own and no part of the public contract, nor are these
 * codes.
 */
export const personStatuses = {
  signed_out: 401,
  foreign_origin: 403,
  role_missing: 403,
  proof_needed: 403,
  no_test_account: 409,
  session_not_fresh: 403,
  passkey_refused: 400,
  kit_changed: 409,
  preview_busy: 503,
  preview_failed: 422,
  too_many_links: 409,
  too_many_comments: 409,
} as const;

/** An expected refusal as a value; `extra` goes beside `error` in the body. */
export interface PersonRefusal {
  personCode: keyof typeof personStatuses;
  message: string;
  retryAfterSeconds?: number;
  extra?: object;
}
