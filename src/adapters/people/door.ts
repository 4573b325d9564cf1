import { and, eq, gt } from "drizzle-orm";
import { parseSigned } from "hono/utils/cookie";
import { z } from "zod";
import { linkLifeMs } from "../../core/people/signInLimits.ts";
import type { PeopleSessions, SignedIn, SignInDoor, SignInLink, SignInLinks } from "../../ports/people.ts";
import { accountColumns } from "../d1/accounts.ts";
import type { Database } from "../d1/database.ts";
import { accountMembers, accounts, people, peopleSessions, peopleVerifications } from "../d1/schema.ts";
import { derivedText } from "../derivedText.ts";
import {
  linkIdentifier,
  makeAuth,
  sessionCookie,
  type Auth,
  type DoorSettings,
  type LinkMetadata,
} from "./betterAuth.ts";

const secretBits = 256;
/** A passkey that is none is told as a failure of the server by better-auth. */
const refusedAs500 = "FAILED_TO_VERIFY_REGISTRATION";
/** What waits under a link's identifier. */
const WaitingLink = z.object({ email: z.string() });

export interface DoorContext extends DoorSettings {
  db: Database;
  /** The key that seals secrets: the one that signs cookies is derived from it, so a new key ends all sessions. */
  secretsKey: string;
  nowMs: () => number;
}

/** Sign-in by better-auth; the session of a call is read by one query of our own, with its person and account. */
export class BetterAuthDoor implements PeopleSessions, SignInLinks, SignInDoor {
  readonly #context: DoorContext;
  readonly #cookie: string;
  #secret: Promise<string> | null = null;
  #auth: Promise<Auth> | null = null;

  constructor(context: DoorContext) {
    this.#context = context;
    this.#cookie = sessionCookie(context.appUrl);
  }

  async signedIn(cookies: string | null): Promise<SignedIn | null> {
    if (cookies === null || !cookies.includes(this.#cookie)) return null;
    const token = (await parseSigned(cookies, await this.#secretText(), this.#cookie))[this.#cookie];
    if (token === undefined || token === false) return null;
    const { db, nowMs } = this.#context;
    const row = await db
      .select({
        person: { id: people.id, email: people.email, name: people.name },
        role: accountMembers.role,
        account: accountColumns,
      })
      .from(peopleSessions)
      .innerJoin(people, eq(people.id, peopleSessions.userId))
      .innerJoin(accountMembers, eq(accountMembers.personId, people.id))
      .innerJoin(accounts, eq(accounts.id, accountMembers.accountId))
      .where(and(eq(peopleSessions.token, token), gt(peopleSessions.expiresAt, new Date(nowMs()))))
      .get();
    if (row === undefined) return null;
    return { ...row, person: { ...row.person, name: row.person.name || null } };
  }

  async create(email: string, to: string): Promise<SignInLink> {
    let url: string | null = null;
    const metadata: LinkMetadata = { take: (made) => (url = made) };
    const auth = await this.#opened();
    const expiresAtMs = this.#context.nowMs() + linkLifeMs;
    await auth.api.signInMagicLink({ body: { email, callbackURL: to, metadata }, headers: new Headers() });
    if (url === null) throw new Error("no link was made");
    return { url, expiresAtMs };
  }

  async addressOf(token: string): Promise<string | null> {
    const { db, sha256Hex, nowMs } = this.#context;
    const row = await db
      .select({ value: peopleVerifications.value })
      .from(peopleVerifications)
      .where(
        and(
          eq(peopleVerifications.identifier, await linkIdentifier(token, sha256Hex)),
          gt(peopleVerifications.expiresAt, new Date(nowMs())),
        ),
      )
      .get();
    return row === undefined ? null : WaitingLink.parse(JSON.parse(row.value)).email;
  }

  async answer(request: Request): Promise<Response> {
    const auth = await this.#opened();
    const response = await auth.handler(request);
    if (response.status < 500) return response;
    const text = await response.text();
    if (text.includes(refusedAs500)) return new Response(text, { status: 400 });
    throw new Error(`better-auth answered with status ${response.status}`);
  }

  #secretText(): Promise<string> {
    this.#secret ??= derivedText(this.#context.secretsKey, "sessions of people", secretBits);
    return this.#secret;
  }

  #opened(): Promise<Auth> {
    this.#auth ??= this.#secretText().then((secret) => makeAuth(this.#context.db, secret, this.#context));
    return this.#auth;
  }
}
