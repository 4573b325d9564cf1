import { passkey } from "@better-auth/passkey";
import { drizzleAdapter } from "better-auth/adapters/drizzle";
import { betterAuth } from "better-auth/minimal";
import { magicLink } from "better-auth/plugins/magic-link";
import { linkLifeMs } from "../../core/people/signInLimits.ts";
import { base32, type RandomBytes } from "../../core/ids.ts";
import type { Database } from "../d1/database.ts";
import { people, peopleIdentities, peoplePasskeys, peopleSessions, peopleVerifications } from "../d1/schema.ts";

/** Sessions end so long after the sign-in, however much they are used. */
const sessionSeconds = 30 * 24 * 60 * 60;

export interface DoorSettings {
  /** Where people reach the dashboard, path included. */
  appUrl: string;
  random: RandomBytes;
  sha256Hex: (text: string) => Promise<string>;
}

/** What the session's cookie is called. `__Host-`: no other host, and no page without https, can set one by this name. */
export function sessionCookie(appUrl: string): string {
  return `${appUrl.startsWith("https:") ? "__Host-" : ""}dashboard.session_token`;
}

/** Under which a link waits: better-auth's own name, with the hash of its token. */
export async function linkIdentifier(token: string, sha256Hex: DoorSettings["sha256Hex"]): Promise<string> {
  return `magic-link:${await hashOf(token, sha256Hex)}`;
}

/**
 * better-auth on our tables. People are made by us before it looks for them (`openLink`), because two links that are opened at once would
 * both make one here, and one of them would fail.
 */
export function makeAuth(db: Database, secret: string, { appUrl, random, sha256Hex }: DoorSettings) {
  const { origin, pathname } = new URL(appUrl);
  const isHttps = appUrl.startsWith("https:");
  return betterAuth({
    baseURL: origin,
    basePath: `${pathname}/api/auth`,
    trustedOrigins: [origin],
    secret,
    database: drizzleAdapter(db, {
      provider: "sqlite",
      schema: {
        user: people,
        session: peopleSessions,
        account: peopleIdentities,
        verification: peopleVerifications,
        passkey: peoplePasskeys,
      },
    }),
    session: { expiresIn: sessionSeconds, disableSessionRefresh: true },
    plugins: [
      passkey({
        rpName: "Ad Creative",
        origin,
        // The device has to know whose key it holds, since nobody types an address.
        authenticatorSelection: { residentKey: "required", userVerification: "preferred" },
      }),
      magicLink({
        expiresIn: linkLifeMs / 1000,
        disableSignUp: true,
        storeToken: { type: "custom-hasher", hash: (token) => hashOf(token, sha256Hex) },
        sendMagicLink({ url, metadata }) {
          (metadata as LinkMetadata).take(url);
        },
      }),
    ],
    advanced: {
      cookiePrefix: sessionCookie(appUrl).replace(".session_token", ""),
      useSecureCookies: false,
      defaultCookieAttributes: { secure: isHttps, httpOnly: true, sameSite: "lax", path: "/" },
      database: { generateId: () => base32(random(16)) },
      ipAddress: { disableIpTracking: true },
    },
    // Ours count links by address and network, over all instances.
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: { level: "error", log: (_level, message) => console.error("sign-in", message) },
  });
}

/** Hands the link to whoever asked for it. */
export interface LinkMetadata extends Record<string, unknown> {
  take: (url: string) => void;
}

export type Auth = ReturnType<typeof makeAuth>;

function hashOf(token: string, sha256Hex: DoorSettings["sha256Hex"]): Promise<string> {
  return sha256Hex(`sign-in link\n${token}`);
}
