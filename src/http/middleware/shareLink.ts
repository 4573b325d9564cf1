import { createMiddleware } from "hono/factory";
import { problem } from "../../core/contract/errors.ts";
import { openShareLink } from "../../services/sharing/openShareLink.ts";
import { problemResponse } from "../problem.ts";
import type { App } from "../types.ts";

/** Opens a call to whoever has a share link that is still open. */
export const shareLink = createMiddleware<App>(async (c, next) => {
  const link = await openShareLink(c.get("services"), c.req.param("token") ?? "");
  if (link === null) {
    const message =
      "This link is of nothing any more: it was ended, or its ads are gone. Ask whoever sent it for another.";
    return problemResponse(c, problem("not_found", { message }));
  }
  c.set("shareLink", link);
  await next();
  return undefined;
});
