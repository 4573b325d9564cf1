import { z } from "zod";
import { ListedCall } from "../listCalls/contract.ts";

/** A body as far as it is kept; what opens something is left out. */
const KeptText = z.object({ text: z.string(), is_whole: z.boolean() });

/** One call with what was sent and answered; both are null for calls that only read something. */
export const ShownCall = ListedCall.extend({
  content_type: z.string().nullable(),
  request: KeptText.nullable(),
  answer: KeptText.nullable(),
});
export type ShownCall = z.infer<typeof ShownCall>;
