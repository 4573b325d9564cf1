import type { Context } from "hono";
import { z } from "zod";
import { bodyOf } from "../../api/body.ts";
import { problem } from "../../core/contract/errors.ts";
import { callerNetwork } from "../../core/limits/callerNetwork.ts";
import { admitByLink } from "../../services/people/admitByLink.ts";
import { requestSignIn } from "../../services/people/requestSignIn.ts";
import { afterAnswer } from "../afterAnswer.ts";
import { appOrigin } from "../middleware/appOrigin.ts";
import { jsonBody } from "../middleware/jsonBody.ts";
import { openLinkPage } from "../pages/signIn/openLinkPage.ts";
import { personRefusal } from "../personRefusal.ts";
import { problemResponse } from "../problem.ts";
import type { Route } from "../route.ts";
import type { App } from "../types.ts";

const base = "/app/api/auth";
const home = "/app";
/** Where a link may lead: views of the dashboard. */
const view = /^\/app(?:\/[\w/-]{0,200})?$/;

const LinkWish = bodyOf(
  z.strictObject({
    email: z.string().max(320),
    proof: z.string().max(200).optional(),
    callbackURL: z.string().regex(view, "a path of the dashboard").optional(),
  }),
);

/**
 * How people come in and go out. Of better-auth's own addresses these alone are there, under the names by which its client knows them.
 */
export const signIn: Route[] = [
  {
    method: "GET",
    path: `${base}/sign-in/challenge`,
    handlers: [
      async (c) => c.json(await c.get("services").signUpProof.challenge(), 200, { "cache-control": "no-store" }),
    ],
  },
  {
    method: "POST",
    path: `${base}/sign-in/magic-link`,
    handlers: [
      appOrigin,
      jsonBody,
      async (c) => {
        const wish = LinkWish.read(c.get("body"));
        if (!wish.ok) return problemResponse(c, wish.error);
        const { email, proof, callbackURL: to = home } = wish.value;
        const network = callerNetwork(c.req.header("cf-connecting-ip") ?? "unknown");
        const later = (work: Promise<void>) => afterAnswer(c, work);
        const asked = await requestSignIn(c.get("services"), { email, proof, to, network, afterAnswer: later });
        if (asked.ok) return c.json({ status: true });
        return "personCode" in asked.error ? personRefusal(c, asked.error) : problemResponse(c, asked.error);
      },
    ],
  },
  {
    // Programs that look at the links of a mail open them: only the page's button uses one up.
    method: "GET",
    path: `${base}/magic-link/verify`,
    handlers: [
      async (c) => {
        const link = linkOf(c);
        if (link === null) return problemResponse(c, problem("not_found"));
        const { signInLinks, settings } = c.get("services");
        const email = await signInLinks.addressOf(link.token);
        if (email === null) return c.redirect(`${settings.appUrl}?error=INVALID_TOKEN`);
        const { html, contentSecurityPolicy } = await openLinkPage({ email, host: new URL(settings.appUrl).host });
        return c.html(html, 200, {
          "content-security-policy": contentSecurityPolicy,
          // The form's call says where it comes from, and nobody else learns the link.
          "referrer-policy": "same-origin",
          "cache-control": "no-store",
          "x-robots-tag": "noindex",
        });
      },
    ],
  },
  {
    method: "POST",
    path: `${base}/magic-link/verify`,
    handlers: [
      appOrigin,
      async (c) => {
        const link = linkOf(c);
        if (link === null) return problemResponse(c, problem("not_found"));
        const services = c.get("services");
        await admitByLink(services, link.token);
        const url = new URL(`${services.settings.appUrl}/api/auth/magic-link/verify`);
        url.searchParams.set("token", link.token);
        url.searchParams.set("callbackURL", link.to);
        const headers = { "user-agent": c.req.header("user-agent") ?? "" };
        return services.signInDoor.answer(new Request(url, { headers }));
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

/** What an address of a link holds: its token, and the view of the dashboard to which it leads. */
function linkOf(c: Context<App>): { token: string; to: string } | null {
  const [token, to = home] = [c.req.query("token"), c.req.query("callbackURL")];
  return token === undefined ? null : { token, to: view.test(to) ? to : home };
}
