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
  public: AccountCall;
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
export interface Body<T = unknown> {
  /** Nothing counts as an empty object. */
  isOptional?: boolean;
  /** Files that it takes besides JSON; `read` then gets a `FileBody`. */
  files?: FileRules;
  read(body: unknown): Result<T, Problem>;
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

export interface ServerEvent {
  /** What `addEventListener` of an `EventSource` calls it. */
  event: string;
  data: object;
}

/** A body that is sent as things happen (server-sent events); null says that the connection is still there. */
export class ServerEvents {
  readonly events: AsyncIterable<ServerEvent | null>;

  constructor(events: AsyncIterable<ServerEvent | null>) {
    this.events = events;
  }
}

/** A success. Whatever is refused is a `Problem` instead, or to people a `PersonRefusal`. */
export interface Answer {
  status: 200 | 201 | 202;
  body: object;
  headers: Record<string, string>;
}
export type Outcome = Result<Answer, Problem | PersonRefusal>;

export function answer(body: object, status: Answer["status"] = 200, headers: Answer["headers"] = {}): Outcome {
  return ok({ status, body, headers });
}

/** What a service said, as an answer. */
export function answerWith(result: Result<object, Problem>, status: Answer["status"] = 200): Outcome {
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
  answer(call: Calls[G] & { body: unknown }): Promise<Outcome>;
}

/** An operation of the public API: documented, and where agents are to have it, a tool. */
export interface PublicOperation<G extends Group = "public" | "orders"> extends Operation<G>, Description {
  body?: (Body & DescribedBody) | undefined;
  tool?: Tool;
  /** Whether the service's index names it; the contract has it name some only. */
  isInServiceIndex: boolean;
}

/** The names between the braces of a path. */
type ParamOf<P extends string> = P extends `${string}{${infer Name}}${infer Rest}` ? Name | ParamOf<Rest> : never;

/** A group's call with the operation's own parameters and body. */
type OwnCall<G extends Group, P extends string, T> = Omit<Calls[G], "params"> & {
  params: Readonly<Record<ParamOf<P>, string>>;
  body: T;
};

interface Definition<G extends Group, P extends string, T> {
  method: Operation["method"];
  path: P;
  body?: Body<T>;
  handler: (call: OwnCall<G, P, T>) => Promise<Outcome> | Outcome;
}

interface PublicDefinition<G extends Group, P extends string, T>
  extends Definition<G, P, T>, Omit<Description, "body"> {
  body?: Body<T> & DescribedBody;
  tool?: Tool;
  isInServiceIndex?: true;
  personRole?: PersonRole;
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

export function personOperation<const P extends string, T = undefined>(
  definition: Definition<"people", P, T> & { personRole: PersonRole; changesNothing?: true },
): Operation<"people"> {
  return { ...definition, group: "people", answer: answerer(definition) };
}

export function guestOperation<const P extends string, T = undefined>(
  definition: Definition<"guests", P, T>,
): Operation<"guests"> {
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
function answerer<G extends Group, P extends string, T>({
  body,
  handler,
}: Definition<G, P, T>): Operation<G>["answer"] {
  return async (call) => {
    const read = body === undefined ? ok(undefined as T) : body.read(call.body);
    // The router has found the path's own parameters by the time that there is a call.
    return read.ok ? handler({ ...call, body: read.value } as unknown as OwnCall<G, P, T>) : read;
  };
}
