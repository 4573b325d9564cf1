import { z } from "zod";
import { bodyOf } from "../../api/body.ts";
import { problem } from "../../core/contract/errors.ts";
import { callerNetwork } from "../../core/limits/callerNetwork.ts";
import { admitByLink } from "../../services/people/admitByLink.ts";
import { requestSignIn } from "../../services/people/requestSignIn.ts";
import { afterAnswer } from "../afterAnswer.ts";
import { appOrigin } from "../middleware/appOrigin.ts";
import { jsonBody } from "../middleware/jsonBody.ts";
import { problemResponse } from "../problem.ts";
import type { Route } from "../route.ts";

const base = "/app/api/auth";
const home = "/app";
/** Where a link may lead: views of the dashboard. */
const view = /^\/app(?:\/[\w/-]{0,200})?$/;

const LinkWish = bodyOf(
  z.strictObject({
    email: z.string().max(320),
    callbackURL: z.string().regex(view, "a path of the dashboard").optional(),
  }),
);

/**
 * How people come in and go out. Of better-auth's own addresses these alone are there, under the names by which its client knows them.
 */
export const signIn: Route[] = [
  {
    method: "POST",
    path: `${base}/sign-in/magic-link`,
    handlers: [
      appOrigin,
      jsonBody,
      async (c) => {
        const wish = LinkWish.read(c.get("body"));
        if (!wish.ok) return problemResponse(c, wish.error);
        const { email, callbackURL: to = home } = wish.value;
        const network = callerNetwork(c.req.header("cf-connecting-ip") ?? "unknown");
        const later = (work: Promise<void>) => afterAnswer(c, work);
        const asked = await requestSignIn(c.get("services"), { email, to, network, afterAnswer: later });
        return asked.ok ? c.json({ status: true }) : problemResponse(c, asked.error);
      },
    ],
  },
  {
    method: "GET",
    path: `${base}/magic-link/verify`,
    handlers: [
      async (c) => {
        // A look at the link must not use it up.
        if (c.req.raw.method === "HEAD") return c.body(null, 204);
        const token = c.req.query("token");
        if (token === undefined) return problemResponse(c, problem("not_found"));
        const services = c.get("services");
        await admitByLink(services, token);
        const given = c.req.query("callbackURL") ?? home;
        const url = new URL(`${services.settings.appUrl}/api/auth/magic-link/verify`);
        url.searchParams.set("token", token);
        url.searchParams.set("callbackURL", view.test(given) ? given : home);
        return services.signInDoor.answer(new Request(url, { headers: c.req.raw.headers }));
      },
    ],
  },
  {
    method: "POST",
    path: `${base}/sign-out`,
    handlers: [
      appOrigin,
      (c) => {
        const { headers } = c.req.raw;
        const own = new Headers({ origin: headers.get("origin") ?? "", cookie: headers.get("cookie") ?? "" });
        const { signInDoor, settings } = c.get("services");
        return signInDoor.answer(new Request(`${settings.appUrl}/api/auth/sign-out`, { method: "POST", headers: own }));
      },
    ],
  },
];
