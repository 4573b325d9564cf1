import { AdCreativeClient } from "../../../client/src/client.ts";
import { apiErrorOf, ConnectionError } from "../../../client/src/errors.ts";
import { addressOf } from "./address.ts";
import type { AnswerOf, FileOperation, Given, GivenTo, JsonOperation, OperationName } from "./operations.ts";
import { testModeHeaders } from "./testMode.ts";

export {
  AdCreativeError,
  ApiError,
  AuthenticationError,
  ConnectionError,
  InsufficientCreditsError,
  ProductNotSupportedError,
} from "../../../client/src/errors.ts";

/** Every public operation, by the session in place of a key: the header that the client writes for one is taken off again. */
export const client = new AdCreativeClient({
  apiKey: "session",
  baseUrl: `${location.origin}/app/api`,
  maxRetries: 2,
  fetch: (request) => {
    request.headers.delete("authorization");
    for (const [name, value] of Object.entries(testModeHeaders)) request.headers.set(name, value);
    return fetch(request);
  },
});

/** An operation of people or guests, or one that the client has no method for. Throws as the client does. */
export async function call<O extends JsonOperation>(operation: O, ...given: GivenTo<O>): Promise<AnswerOf<O>> {
  const response = await send(operation, ...given);
  return parsed(await response.text()) as AnswerOf<O>;
}

/** The same where the answer is a file. */
export async function callForFile<O extends FileOperation>(operation: O, ...given: GivenTo<O>): Promise<Blob> {
  const response = await send(operation, ...given);
  return response.blob();
}

async function send<O extends OperationName>(operation: O, ...given: GivenTo<O>): Promise<Response> {
  const { body, signal }: Given = given[0] ?? {};
  const { headers, ...sent } = body === undefined ? {} : bodyOf(body);
  const init = {
    method: operation.slice(0, operation.indexOf(" ")),
    ...sent,
    headers: { ...headers, ...testModeHeaders },
    ...(signal !== undefined && { signal }),
  };
  const response = await fetch(addressOf(operation, ...given), init).catch((error: unknown) => {
    signal?.throwIfAborted();
    throw new ConnectionError("The service could not be reached.", { cause: error });
  });
  if (!response.ok) throw apiErrorOf(response, parsed(await response.text()));
  return response;
}

/** A file is sent as it is, by its own type. */
function bodyOf(body: unknown): { headers: Record<string, string>; body: BodyInit } {
  if (body instanceof File) return { headers: { "content-type": body.type }, body };
  return { headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
