import { problem } from "../../core/contract/errors.ts";
import { appHeaders, builtAppPage } from "../pages/app/policy.ts";
import { problemResponse } from "../problem.ts";
import type { Route } from "../route.ts";

/** The dashboard's page: the same file at every address of a view, which its own router tells apart. */
function page(path: string, more: Record<string, string> = {}): Route {
  return {
    method: "GET",
    path,
    handlers: [
      async (c) => {
        const file = await c.env.ASSETS.fetch(new URL(builtAppPage, c.req.url));
        if (!file.ok) return problemResponse(c, problem("not_found"));
        return c.html(await file.text(), 200, { ...appHeaders(c.get("services").settings.mediaUrl), ...more });
      },
    ],
  };
}

/** All that is below `/app` but its interface and its files. */
export const app: Route[] = [
  page("/app"),
  // Whoever has the address sees the ads: it is for those it was sent to.
  page("/app/shared/:token", { "x-robots-tag": "noindex" }),
  page("/app/:view{(?!(?:api|assets)(?:/|$)).+}"),
];
