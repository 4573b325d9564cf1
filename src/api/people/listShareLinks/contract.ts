import { z } from "zod";

/** A link by which somebody without an account sees a delivery. */
export const ShownLink = z.object({
  share_link_id: z.string(),
  /** Whom it is for. */
  name: z.string(),
  created_at: z.string(),
  /** To about ten minutes; null until somebody has opened it. */
  last_opened_at: z.string().nullable(),
});
export type ShownLink = z.infer<typeof ShownLink>;

/** The open links of a delivery, the newest first. */
export const LinkList = z.object({ share_links: z.array(ShownLink) });
export type LinkList = z.infer<typeof LinkList>;
