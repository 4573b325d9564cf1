import { checkAnswer } from "../worker/conformity.ts";

const send = globalThis.fetch;

/** Every answer of the API that a test gets is checked against the OpenAPI document; what a kill has cut off counts as no answer. */
globalThis.fetch = async (input, init) => {
  const answer = await send(input, init);
  const url = new URL(input instanceof Request ? input.url : input);
  if (!url.pathname.startsWith("/v1/") || !answer.headers.has("x-request-id")) return answer;
  const method = init?.method ?? (input instanceof Request ? input.method : "GET");
  const body = await readWhole(answer.clone());
  const { status, headers } = answer;
  if (body !== null) await checkAnswer(method, url, new Response(body.length === 0 ? null : body, { status, headers }));
  return answer;
};

async function readWhole(response: Response): Promise<string | null> {
  try {
    return await response.text();
  } catch {
    return null;
  }
}
