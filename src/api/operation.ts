import type { Problem } from "../core/contract/errors.ts";
import type { OperatorRole } from "../core/operators/roles.ts";
import type { PersonRefusal } from "../core/people/refusals.ts";
import type { PersonRole } from "../core/people/roles.ts";
import { ok, type Result } from "../core/result.ts";
import type { AcceptanceFacts, Caller } from "../ports/acceptance.ts";
import type { Account } from "../ports/accounts.ts";
import type { Person } from "../ports/people.ts";
import type { OpenedLink } from "../ports/sharing.ts";
import type { Description, DescribedBody } from "./openapi/description.ts";
import type { Services } from "./services.ts";
import type { Tool } from "./tools/tool.ts";

/** What every handler finds in its call. `query` gives the first value of a parameter. */
export interface Call {
  services: Services;
  /** `req_…`, as the answer's X-Request-Id names it. */
  requestId: string;
  params: Readonly<Record<string, string>>;
  query: (name: string) => string | undefined;
  header: (name: string) => string | undefined;
  /** Aborts when the client is gone. */
  signal: AbortSignal;
  /** Work that goes on after the answer. */
  afterAnswer: (work: Promise<void>) => void;
}

/** The call of an account that was let in. */
export interface AccountCall extends Call {
  account: Account;
}

/** The same by its API key, and by somebody who has signed in; `person` null: by a key. */
export interface PublicCall extends AccountCall {
  person: Person | null;
}

/** An order of ads: the account and all that decides about it come out of one read batch. */
export interface OrderCall extends AccountCall {
  caller: Caller;
  facts: AcceptanceFacts;
  idempotencyKey: string | null;
}

/** The call of somebody who has signed in, on the account that they work in. */
export interface PersonCall extends AccountCall {
  person: Person;
  personRole: PersonRole;
}

/** The call of somebody who has a share link and no account. */
export interface GuestCall extends Call {
  link: OpenedLink;
}

/** The groups of operations, and what the middleware of each has put into its calls. */
export interface Calls {
  /** Accounts, by their API key; people, by their session. */
  public: PublicCall;
  /** The same where credits are spent. */
  orders: OrderCall;
  /** People, by their session. */
  people: PersonCall;
  /** Guests, by a share link. */
  guests: GuestCall;
  /** Operators, by their token. */
  operator: Call;
}
export type Group = keyof Calls;

/** How a body is judged. Left out, the operation takes none. */
export interface Body<T = unknown, Sent = unknown> {
  /** Nothing counts as an empty object. */
  isOptional?: boolean;
  /** Files that it takes besides JSON; `read` then gets a `FileBody`. */
  files?: FileRules;
  read(body: unknown): Result<T, Problem>;
  /** What the page is to send. It is there for the compiler alone: no body has it. */
  sent?: Sent;
}

/** Which files a body may be: their types, as `Content-Type` names them, and how many bytes they may say that they have. */
export interface FileRules {
  types: readonly string[];
  maxBytes: number;
}

/** A body that is a file: handed on as it comes, and not read yet. Whoever reads it bounds it. */
export class FileBody {
  readonly bytes: ReadableStream<Uint8Array>;

  constructor(bytes: ReadableStream<Uint8Array>) {
    this.bytes = bytes;
  }
}

/** A body that is sent as it is made: one JSON object a line (NDJSON). A reader that fails breaks it off. */
export class Lines {
  readonly lines: AsyncIterable<object>;

  constructor(lines: AsyncIterable<object>) {
    this.lines = lines;
  }
}

/** A file as an answer: its bytes are the body. */
export class FileAnswer {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** As `Content-Type` names it. */
  readonly type: string;

  constructor(bytes: Uint8Array<ArrayBuffer>, type: string) {
    this.bytes = bytes;
    this.type = type;
  }
}

export interface ServerEvent<Data extends object = object> {
  /** What `addEventListener` of an `EventSource` calls it. */
  event: string;
  data: Data;
}

/** A body that is sent as things happen (server-sent events); null says that the connection is still there. */
export class ServerEvents<Data extends object = object> {
  readonly events: AsyncIterable<ServerEvent<Data> | null>;

  constructor(events: AsyncIterable<ServerEvent<Data> | null>) {
    this.events = events;
  }
}

/** A success. Whatever is refused is a `Problem` instead, or to people a `PersonRefusal`. */
export interface Answer<A extends object = object> {
  status: 200 | 201 | 202;
  body: A;
  headers: Record<string, string>;
}
export type Outcome<A extends object = object> = Result<Answer<A>, Problem | PersonRefusal>;

export function answer<A extends object>(
  body: A,
  status: Answer["status"] = 200,
  headers: Answer["headers"] = {},
): Outcome<A> {
  return ok({ status, body, headers });
}

/** What a service said, as an answer. */
export function answerWith<A extends object>(result: Result<A, Problem>, status: Answer["status"] = 200): Outcome<A> {
  return result.ok ? answer(result.value, status) : result;
}

/** Where an operation is, and what it does. `path` has its parameters in braces, as OpenAPI has them. */
export interface Operation<G extends Group = Group> {
  group: G;
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  path: string;
  body?: Body | undefined;
  /** What an operator must be at least; of the other groups none has one. */
  role?: OperatorRole;
  /** What a person must be at least; unless one is named, an owner, and for what people share with API keys whatever reading or changing needs. */
  personRole?: PersonRole;
  /** It only looks at something, although it is no GET. */
  changesNothing?: true;
  /** What the log of people's changes says of a success besides ids, out of its answer: never words of somebody's own. */
  noted?: (answered: object) => Record<string, string>;
  /** It is about the team, which is one in test mode and outside: its account is the real one in both. */
  isAboutTeam?: true;
  answer(call: Calls[G] & { body: unknown }): Promise<Outcome>;
}

/** The groups that the dashboard's page calls besides the public one. */
type PageGroup = "people" | "guests";

/** The query parameters that an operation reads, by their names. */
export type QueryNames = Readonly<Record<string, "required" | "optional">>;

/** An operation whose type says all that the page must know to call it (`app/src/api/operations.ts`). */
export interface PageOperation<
  G extends PageGroup = PageGroup,
  M extends Operation["method"] = Operation["method"],
  P extends string = string,
  Q extends QueryNames = QueryNames,
  Sent = unknown,
  A extends object = object,
> extends Operation<G> {
  method: M;
  path: P;
  query?: Q;
  body?: Body<unknown, Sent> | undefined;
  answer(call: Calls[G] & { body: unknown }): Promise<Outcome<A>>;
}

/** An operation of the public API: documented, and where agents are to have it, a tool. */
export interface PublicOperation<G extends Group = "public" | "orders"> extends Operation<G>, Description {
  body?: (Body & DescribedBody) | undefined;
  tool?: Tool;
  /** Whether the service's index names it; the contract has it name some only. */
  isInServiceIndex: boolean;
}

/** The names between the braces of a path. */
export type ParamOf<P extends string> = P extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParamOf<Rest>
  : never;

/** A group's call with the operation's own parameters and body. */
type OwnCall<G extends Group, P extends string, T, QueryName extends string> = Omit<Calls[G], "params" | "query"> & {
  params: Readonly<Record<ParamOf<P>, string>>;
  query: (name: QueryName) => string | undefined;
  body: T;
};

interface Definition<
  G extends Group,
  P extends string,
  T,
  A extends object = object,
  QueryName extends string = string,
  Sent = unknown,
> {
  method: Operation["method"];
  path: P;
  body?: Body<T, Sent>;
  handler: (call: OwnCall<G, P, T, QueryName>) => Promise<Outcome<A>> | Outcome<A>;
}

/** Its handler is given no query parameter that it does not name: the page would know of none. */
type PageDefinition<
  G extends PageGroup,
  M extends Operation["method"],
  P extends string,
  Q extends QueryNames,
  T,
  Sent,
  A extends object,
> = Definition<G, P, T, A, keyof Q & string, Sent> & { method: M; query?: Q };

interface PublicDefinition<G extends Group, P extends string, T>
  extends Definition<G, P, T>, Omit<Description, "body">, Pick<Operation, "personRole" | "noted"> {
  body?: Body<T> & DescribedBody;
  tool?: Tool;
  isInServiceIndex?: true;
}

export function publicOperation<const P extends string, T = undefined>(
  definition: PublicDefinition<"public", P, T>,
): PublicOperation<"public"> {
  return documented("public", definition);
}

export function orderOperation<const P extends string, T = undefined>(
  definition: PublicDefinition<"orders", P, T>,
): PublicOperation<"orders"> {
  return documented("orders", definition);
}

export function operatorOperation<const P extends string, T = undefined>(
  definition: Definition<"operator", P, T> & { role: OperatorRole },
): Operation<"operator"> {
  return { ...definition, group: "operator", answer: answerer(definition) };
}

export function personOperation<
  const M extends Operation["method"],
  const P extends string,
  A extends object,
  const Q extends QueryNames = Record<never, never>,
  T = undefined,
  Sent = undefined,
>(
  definition: PageDefinition<"people", M, P, Q, T, Sent, A> & {
    personRole: PersonRole;
    changesNothing?: true;
    isAboutTeam?: true;
  },
): PageOperation<"people", M, P, Q, Sent, A> {
  return { ...definition, group: "people", answer: answerer(definition) };
}

export function guestOperation<
  const M extends Operation["method"],
  const P extends string,
  A extends object,
  const Q extends QueryNames = Record<never, never>,
  T = undefined,
  Sent = undefined,
>(definition: PageDefinition<"guests", M, P, Q, T, Sent, A>): PageOperation<"guests", M, P, Q, Sent, A> {
  return { ...definition, group: "guests", answer: answerer(definition) };
}

function documented<G extends Group, P extends string, T>(
  group: G,
  definition: PublicDefinition<G, P, T>,
): PublicOperation<G> {
  const { isInServiceIndex = false } = definition;
  return { ...definition, group, isInServiceIndex, answer: answerer(definition) };
}

/** Judges the body, then hands the call to its handler. */
function answerer<G extends Group, P extends string, T, A extends object, QueryName extends string>({
  body,
  handler,
}: Definition<G, P, T, A, QueryName>): (call: Calls[G] & { body: unknown }) => Promise<Outcome<A>> {
  return async (call) => {
    const read = body === undefined ? ok(undefined as T) : body.read(call.body);
    // The router has found the path's own parameters by the time that there is a call.
    return read.ok ? handler({ ...call, body: read.value } as unknown as OwnCall<G, P, T, QueryName>) : read;
  };
}
