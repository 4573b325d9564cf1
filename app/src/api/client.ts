import { AdCreativeClient } from "../../../client/src/client.ts";
import { apiErrorOf, ConnectionError } from "../../../client/src/errors.ts";

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
    return fetch(request);
  },
});

type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

/** An operation of people, or one that the client has no method for; `path` from `/app/api` on. Throws as the client does. */
export async function call<Answer>(method: Method, path: string, body?: unknown): Promise<Answer> {
  const response = await send(method, path, body);
  return parsed(await response.text()) as Answer;
}

/** The same where the answer is a file. */
export async function callForFile(method: Method, path: string, body: unknown, signal: AbortSignal): Promise<Blob> {
  const response = await send(method, path, body, signal);
  return response.blob();
}

async function send(method: Method, path: string, body: unknown, signal?: AbortSignal): Promise<Response> {
  const json =
    body === undefined ? {} : { headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
  const init = { method, ...json, ...(signal !== undefined && { signal }) };
  const response = await fetch(`/app/api${path}`, init).catch((error: unknown) => {
    signal?.throwIfAborted();
    throw new ConnectionError("The service could not be reached.", { cause: error });
  });
  if (!response.ok) throw apiErrorOf(response, parsed(await response.text()));
  return response;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
