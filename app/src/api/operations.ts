import type { paths } from "../../../client/src/schema.ts";
import type { guestOperations } from "../../../src/api/guests/index.ts";
import type {
  FileAnswer,
  FileBody,
  PageOperation,
  ParamOf,
  QueryNames,
  ServerEvents,
} from "../../../src/api/operation.ts";
import type { peopleOperations } from "../../../src/api/people/index.ts";
import type { Work } from "./signUpWork.ts";

/** What an operation takes and answers: names in its path and query, its body (undefined: none is needed), its answer. */
interface Row<P extends string = string, Q extends QueryNames = QueryNames, Body = unknown, Answer = unknown> {
  params: P;
  query: Q;
  body: Body;
  answer: Answer;
}
/** The same without parameters. */
type Plain<Body, Answer = object> = Row<never, Record<never, never>, Body, Answer>;

/** People's and guests', out of the very definitions that the service runs: `PATCH /members/{person_id}` and the like. */
type OwnRows<O extends PageOperation> = {
  [One in O as `${One["method"]} ${BelowApi<One["path"]>}`]: One extends PageOperation<
    One["group"],
    One["method"],
    infer P,
    infer Q,
    infer Sent,
    infer A
  >
    ? Row<ParamOf<P>, Q, Sent extends FileBody ? File : Sent, A extends FileAnswer ? Blob : A>
    : never;
};
type BelowApi<P extends string> = P extends `/app/api${infer Rest}` ? Rest : never;

/** Public operations that the client has no method for, as its schema has them. */
type ProofRows = {
  [P in keyof paths & `/v1/website-proof/${string}` as `POST ${P}`]: Plain<
    JsonOf<paths[P]["post"]["requestBody"]>,
    JsonOf<Success<paths[P]["post"]["responses"]>>
  >;
};
type JsonOf<T> = T extends { content: { "application/json": infer Json } } ? Json : undefined;
type Success<Responses> = Responses[keyof Responses & (200 | 202)];

/** A device that somebody has added. */
export interface Passkey {
  id: string;
  name: string | null;
  createdAt: string;
}

/** Ways in and out (`src/http/routes/signIn.ts`, `passkeys.ts`): most answers are better-auth's, so nothing checks what stands here. */
interface SignInRows {
  "GET /auth/sign-in/challenge": Plain<undefined, Work>;
  "POST /auth/sign-in/magic-link": Plain<{ email: string; callbackURL: string; proof: string }>;
  "POST /auth/sign-out": Plain<Record<never, never>>;
  "GET /auth/passkey/generate-authenticate-options": Plain<undefined, PublicKeyCredentialRequestOptionsJSON>;
  "POST /auth/passkey/verify-authentication": Plain<{ response: unknown }>;
  "GET /auth/passkey/generate-register-options": Plain<undefined, PublicKeyCredentialCreationOptionsJSON>;
  "POST /auth/passkey/verify-registration": Plain<{ response: unknown; name: string }>;
  "GET /auth/passkey/list-user-passkeys": Plain<undefined, Passkey[]>;
  "POST /auth/passkey/delete-passkey": Plain<{ id: string }>;
}

/** All that the page calls by its method and its path below `/app/api`. */
type Operations = OwnRows<(typeof peopleOperations | typeof guestOperations)[number]> & ProofRows & SignInRows;
export type OperationName = keyof Operations;

export type AnswerOf<O extends OperationName> = Operations[O]["answer"];
export type BodyOf<O extends OperationName> = Operations[O]["body"];

type Answering<A> = { [O in OperationName]: AnswerOf<O> extends A ? O : never }[OperationName];
export type FileOperation = Answering<Blob>;
export type EventOperation = Answering<ServerEvents>;
export type JsonOperation = Exclude<OperationName, FileOperation | EventOperation>;
/** What the events of an operation carry. */
export type ToldBy<O extends EventOperation> = AnswerOf<O> extends ServerEvents<infer Data> ? OutOfJson<Data> : never;
/** JSON has no undefined: what is undefined before is left out after it. */
export type OutOfJson<T> = T extends object ? { [K in keyof T]: OutOfJson<Exclude<T[K], undefined>> } : T;

type Value = string | number | boolean;

/** What any call can be given. Query parameters that are null are not sent. */
export interface Given {
  params?: Readonly<Record<string, string | number>> | undefined;
  query?: Readonly<Record<string, Value | null | undefined>> | undefined;
  body?: unknown;
  signal?: AbortSignal;
}

/** What a call of this operation is given: nothing where it needs nothing. */
export type GivenTo<O extends OperationName> =
  Record<never, never> extends Needs<Operations[O]> ? [given?: Needs<Operations[O]>] : [given: Needs<Operations[O]>];

type Needs<R extends Row> = Part<"params", Values<R["params"]>> &
  Part<"query", Queried<R["query"]>> &
  Part<"body", R["body"]> &
  Pick<Given, "signal">;
/** What may be undefined may be left out. */
type Part<Name extends keyof Given, T> = undefined extends T ? { [N in Name]?: T } : { [N in Name]: T };
type Values<P extends string> = [P] extends [never] ? undefined : Readonly<Record<P, string | number>>;
type Queried<Q extends QueryNames> = [keyof Q] extends [never]
  ? undefined
  : Q[keyof Q] extends "optional"
    ? { readonly [N in keyof Q]?: Value | null } | undefined
    : { readonly [N in keyof Q]: Q[N] extends "required" ? Value : Value | null };
