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

type Method = "GET" | "POST" | "PATCH" | "DELETE";

/** An operation of people, or one that the client has no method for; `path` from `/app/api` on. Throws as the client does. */
export async function call<Answer>(method: Method, path: string, body?: unknown): Promise<Answer> {
  const json =
    body === undefined ? {} : { headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
  const response = await fetch(`/app/api${path}`, { method, ...json }).catch((error: unknown) => {
    throw new ConnectionError("The service could not be reached.", { cause: error });
  });
  const text = await response.text();
  const answer = parsed(text);
  if (!response.ok) throw apiErrorOf(response, answer);
  return answer as Answer;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
