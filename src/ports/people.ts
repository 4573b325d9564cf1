import type { PersonRole } from "../core/people/roles.ts";
import type { Result } from "../core/result.ts";
import type { Account } from "./accounts.ts";

/** Somebody who signs in to the dashboard. */
export interface Person {
  id: string;
  email: string;
  name: string | null;
}

/** Who has signed in, and the account that they work in. */
export interface SignedIn {
  person: Person;
  role: PersonRole;
  account: Account;
}

/** Sessions of people. */
export interface PeopleSessions {
  /** Whose session the Cookie header carries, in one read; null where it carries none that is live, or its person has no account. */
  signedIn(cookies: string | null): Promise<SignedIn | null>;
}

/** Links that sign in whoever opens them, once. */
export interface SignInLinks {
  /** A link for the address, which leads to `to`, a path of the dashboard. */
  create(email: string, to: string): Promise<SignInLink>;
  /** Whom the link of this token signs in; null where it is unknown, was used or is too old. It stays as good as it was. */
  addressOf(token: string): Promise<string | null>;
}

export interface SignInLink {
  url: string;
  expiresAtMs: number;
}

/** Answers the calls by which browsers open a link or sign out: with cookies, which only the adapter knows. */
export interface SignInDoor {
  answer(request: Request): Promise<Response>;
}

/** People and their accounts. */
export interface People {
  byEmail(email: string): Promise<{ id: string; accountId: string | null } | null>;
  /** The person with this address, made where there is none yet; however many ask at once, one is made. */
  ensure(person: { id: string; email: string; nowMs: number }): Promise<{ id: string; accountId: string | null }>;
  /** An account's members, the first first. */
  members(accountId: string): Promise<Member[]>;
  /** Makes a person a member, or gives a member another role. False where they work in another account. */
  addMember(member: NewMember): Promise<boolean>;
  /** Makes a person a member who works nowhere yet; false where they do, in this account or another. */
  admitMember(member: NewMember): Promise<boolean>;
  /** Gives a member another role, unless nobody would own the account then: of two who try at once one stays. */
  changeRole(accountId: string, personId: string, role: PersonRole): Promise<Member | Kept>;
  /** Ends a membership and with it the person and their sessions. `last_owner`: refused to whoever must leave an owner behind. */
  removeMember(accountId: string, personId: string, rule: RemovalRule): Promise<{ email: string } | Kept>;
}

/** Why a member is as they were: there is no such member, or nobody else owns the account. */
export type Kept = "no_member" | "last_owner";

/** Operators may leave an account without an owner, its people may not. */
export type RemovalRule = "leaves_an_owner" | "whoever_it_is";

export interface NewMember {
  personId: string;
  accountId: string;
  role: PersonRole;
  nowMs: number;
}

export interface Member extends Person {
  role: PersonRole;
  createdAt: number;
}

/** Links that were asked for of late. */
export interface SignInRequests {
  /** Counts one more, unless its address or its network has had as many as it may; never more, however many ask at once. */
  count(request: SignInRequest): Promise<Result<void, { limit: "address" | "network"; oldestAtMs: number }>>;
}

export interface SignInRequest {
  id: string;
  addressHash: string;
  networkHash: string;
  nowMs: number;
}
