import type { Context } from "hono";
import { z } from "zod";
import { bodyOf } from "../../api/body.ts";
import type { Body } from "../../api/operation.ts";
import { appOrigin } from "../middleware/appOrigin.ts";
import { jsonBody } from "../middleware/jsonBody.ts";
import { personRefusal } from "../personRefusal.ts";
import { problemResponse } from "../problem.ts";
import type { Route } from "../route.ts";
import type { App } from "../types.ts";

const base = "/app/api/auth/passkey";

const encoded = z.string().min(1).max(10_000);
/** What a browser's credential writes of itself; better-auth judges the rest. */
const credential = z.looseObject({
  id: encoded,
  rawId: encoded,
  type: z.literal("public-key"),
  response: z.looseObject({ clientDataJSON: encoded }),
});

const Registration = bodyOf(z.strictObject({ response: credential, name: z.string().trim().min(1).max(80) }));
const Authentication = bodyOf(z.strictObject({ response: credential }));
const Removal = bodyOf(z.strictObject({ id: z.string().min(1).max(64) }));

/** Sign-in by a device in place of a link: better-auth's own addresses, under the names by which its client knows them. */
export const passkeys: Route[] = [
  reading("generate-authenticate-options"),
  reading("generate-register-options"),
  reading("list-user-passkeys"),
  changing("verify-authentication", Authentication),
  changing("verify-registration", Registration),
  changing("delete-passkey", Removal),
];

function reading(name: string): Route {
  return { method: "GET", path: `${base}/${name}`, handlers: [(c) => answered(c, name, {})] };
}

function changing(name: string, body: Body): Route {
  const judge = async (c: Context<App>) => {
    const read = body.read(c.get("body"));
    if (!read.ok) return problemResponse(c, read.error);
    const headers = { "content-type": "application/json" };
    return answered(c, name, { method: "POST", headers, body: JSON.stringify(read.value) });
  };
  return { method: "POST", path: `${base}/${name}`, handlers: [appOrigin, jsonBody, judge] };
}

/** better-auth's answer; what it refuses is said in our words. */
async function answered(c: Context<App>, name: string, init: RequestInit): Promise<Response> {
  const { signInDoor, settings } = c.get("services");
  const headers = new Headers(init.headers);
  for (const known of ["cookie", "origin", "user-agent"]) {
    const value = c.req.header(known);
    if (value !== undefined) headers.set(known, value);
  }
  const response = await signInDoor.answer(
    new Request(`${settings.appUrl}/api/auth/passkey/${name}`, { ...init, headers }),
  );
  if (response.ok) return response;
  const refused: { code?: unknown } | null = await response.json<{ code?: unknown }>().catch(() => null);
  const isSignIn = name === "verify-authentication";
  if (refused?.code === "SESSION_NOT_FRESH") {
    const message = "Your sign-in is more than a day old. Sign out and in again, then add it.";
    return personRefusal(c, { personCode: "session_not_fresh", message });
  }
  // By its code: the status alone is also that of a passkey of somebody else, which is to be answered as one that is not there.
  if (refused?.code === "UNAUTHORIZED")
    return personRefusal(c, { personCode: "signed_out", message: "Nobody is signed in." });
  const message = isSignIn
    ? "That passkey is not known here. Sign in by mail, and add it again."
    : "The passkey could not be used. Try again, or keep to the link by mail.";
  return personRefusal(c, { personCode: "passkey_refused", message });
}
