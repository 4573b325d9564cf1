import type { Context, MiddlewareHandler } from "hono";
import { streamSSE } from "hono/streaming";
import {
  FileAnswer,
  Lines,
  ServerEvents,
  type Body,
  type Call,
  type Calls,
  type Group,
  type Operation,
} from "../api/operation.ts";
import { afterAnswer } from "./afterAnswer.ts";
import { accountOpen } from "./middleware/accountOpen.ts";
import { auth, authWithFacts } from "./middleware/auth.ts";
import { fileBody } from "./middleware/fileBody.ts";
import { bufferedBody, jsonBody, optionalJsonBody } from "./middleware/jsonBody.ts";
import { appOrigin } from "./middleware/appOrigin.ts";
import { callLog } from "./middleware/callLog.ts";
import { peopleAudit } from "./middleware/peopleAudit.ts";
import { personRole } from "./middleware/personRole.ts";
import { signedIn, signedInWithFacts } from "./middleware/signedIn.ts";
import { operatorAudit } from "./middleware/operatorAudit.ts";
import { operatorAuth } from "./middleware/operatorAuth.ts";
import { operatorRole } from "./middleware/operatorRole.ts";
import { networkLimit, rateLimit } from "./middleware/rateLimit.ts";
import { shareLink } from "./middleware/shareLink.ts";
import { personRefusal } from "./personRefusal.ts";
import { problemResponse } from "./problem.ts";
import type { Route } from "./route.ts";
import type { App } from "./types.ts";

/** What stands before each operation of a group, in the order of the checks, and what it leaves for its handler. */
interface Gate<G extends Group> {
  checks(body: MiddlewareHandler<App>[], operation: Operation<G>): MiddlewareHandler<App>[];
  call(c: Context<App>): Calls[G];
}

const gates: { [G in Group]: Gate<G> } = {
  public: {
    checks: (body, operation) => [auth, rateLimit("call"), callLog(operation), ...body],
    call: (c) => ({ ...callOf(c), account: c.get("account"), person: null }),
  },
  orders: {
    checks: (body, operation) => [bufferedBody, authWithFacts, rateLimit("generate"), callLog(operation), ...body],
    call: (c) => ({
      ...callOf(c),
      account: c.get("account"),
      caller: c.get("caller"),
      facts: c.get("facts"),
      idempotencyKey: c.get("idempotencyKey"),
    }),
  },
  people: {
    checks: (body, operation) => [
      appOrigin,
      signedIn(operation),
      personRole(operation.personRole ?? "owner"),
      rateLimit("call"),
      peopleAudit(operation),
      ...body,
    ],
    call: (c) => {
      const { person, role } = c.get("signedIn");
      return { ...callOf(c), account: c.get("account"), person, personRole: role };
    },
  },
  guests: {
    checks: (body) => [networkLimit, appOrigin, shareLink, ...body],
    call: (c) => ({ ...callOf(c), link: c.get("shareLink") }),
  },
  operator: {
    checks: (body, operation) => [
      operatorAuth,
      operatorAudit(operation),
      operatorRole(operation.role ?? "admin"),
      accountOpen,
      ...body,
    ],
    call: callOf,
  },
};

/**
 * The doors of the same operations for people. What reads is for every role; all else needs an editor, unless the operation names another
 * role: a viewer approves, and orders nothing.
 */
const sessionGates: { [G in "public" | "orders"]: Gate<G> } = {
  public: {
    checks: (body, operation) => [
      appOrigin,
      signedIn(),
      personRole(operation.personRole ?? (operation.method === "GET" ? "viewer" : "editor")),
      rateLimit("call"),
      peopleAudit(operation),
      callLog(operation),
      ...body,
    ],
    call: (c) => ({ ...callOf(c), account: c.get("account"), person: c.get("signedIn").person }),
  },
  orders: {
    ...gates.orders,
    checks: (body, operation) => [
      appOrigin,
      bufferedBody,
      signedInWithFacts,
      personRole("editor"),
      rateLimit("generate"),
      peopleAudit(operation),
      callLog(operation),
      ...body,
    ],
  },
};

/** An operation at its address, behind the checks of its group. */
export function routeOf<G extends Group>(operation: Operation<G>): Route {
  const gate: Gate<G> = gates[operation.group];
  return routeBehind(gate, operation, operation.path);
}

/** A public operation by the session of a person: under `/app/api`, with the same body and the same answers. */
export function sessionRouteOf<G extends "public" | "orders">(operation: Operation<G>): Route {
  const gate: Gate<G> = sessionGates[operation.group];
  return routeBehind(gate, operation, `/app/api${operation.path}`);
}

function routeBehind<G extends Group>(gate: Gate<G>, operation: Operation<G>, path: string): Route {
  const { method, body } = operation;
  return {
    method,
    path: path.replace(/{(\w+)}/g, ":$1"),
    handlers: [
      ...gate.checks(bodyChecks(body), operation),
      async (c) => {
        const outcome = await operation.answer({ ...gate.call(c), body: c.get("body") });
        if (!outcome.ok)
          return "personCode" in outcome.error ? personRefusal(c, outcome.error) : problemResponse(c, outcome.error);
        const { status, headers, body: answered } = outcome.value;
        c.set("answered", answered);
        if (answered instanceof FileAnswer)
          return c.body(answered.bytes, status, {
            "content-type": answered.type,
            "cache-control": "no-store",
            ...headers,
          });
        if (isServerEvents(answered)) return serverEvents(c, answered);
        if (!(answered instanceof Lines)) return c.json(answered, status, headers);
        return c.body(ndjson(answered), status, { "content-type": "application/x-ndjson", ...headers });
      },
    ],
  };
}

/** `instanceof` by itself would make `any` of what the events carry. */
const isServerEvents = (body: object): body is ServerEvents => body instanceof ServerEvents;

/** A source that fails ends the stream: an `EventSource` then asks again by itself. */
function serverEvents(c: Context<App>, { events }: ServerEvents): Response {
  return streamSSE(c, async (stream) => {
    for await (const event of events) {
      if (stream.aborted) return;
      if (event === null) await stream.write(": nothing new\n\n");
      else await stream.writeSSE({ event: event.event, data: JSON.stringify(event.data) });
    }
  });
}

/** Reads the next line only when the client has taken those before it. */
function ndjson({ lines }: Lines): ReadableStream<Uint8Array> {
  const iterator = lines[Symbol.asyncIterator]();
  const encoder = new TextEncoder();
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const next = await iterator.next();
      if (next.done === true) controller.close();
      else controller.enqueue(encoder.encode(`${JSON.stringify(next.value)}\n`));
    },
    async cancel() {
      await iterator.return?.();
    },
  });
}

function bodyChecks(body: Body<unknown> | undefined): MiddlewareHandler<App>[] {
  if (body === undefined) return [];
  if (body.files !== undefined) return [fileBody(body.files)];
  return [body.isOptional === true ? optionalJsonBody : jsonBody];
}

function callOf(c: Context<App>): Call {
  return {
    services: c.get("services"),
    requestId: c.get("requestId"),
    params: c.req.param(),
    query: (name) => c.req.query(name),
    header: (name) => c.req.header(name),
    signal: c.req.raw.signal,
    afterAnswer: (work) => afterAnswer(c, work),
  };
}
