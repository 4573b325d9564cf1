import { once } from "node:events";
import { Agent, createServer, request as ask, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";

/**
 * What becomes of one order of a render: `busy` and `overloaded` are refused before the renderer hears of them, `dropped` loses its
 * connection then, `cut` after its first file, `lost` when all is drawn and nothing has been answered.
 */
export type Fate = "served" | "busy" | "overloaded" | "dropped" | "cut" | "lost";

/** One order of a render as it passed. Moments are in ms of `performance.now()`. */
export interface PassedRender {
  deliveryId: string;
  /** Names the concept within everything that passes: its delivery and its seed. */
  concept: string;
  fate: Fate;
  /** When the renderer gave it a place; null while it waits, and where it got none. */
  startedAtMs: number | null;
  /** When all of it had been handed on. */
  doneAtMs: number | null;
}

export interface RefusingProxy {
  url: string;
  /** Every order in the order of arrival. */
  renders: PassedRender[];
  close(): Promise<void>;
}

interface ProxyOptions {
  rendererUrl: () => string;
  fateOf: (concept: string) => Fate;
}

/** Stands between Worker and renderer, and refuses or loses what `fateOf` says. */
export async function startRefusingProxy({ rendererUrl, fateOf }: ProxyOptions): Promise<RefusingProxy> {
  const renders: PassedRender[] = [];
  const agent = new Agent({ keepAlive: true });
  const server: Server = createServer((incoming, response) => {
    const isRender = incoming.method === "POST" && incoming.url === "/renders";
    (isRender ? takeRender(incoming, response) : passOn(incoming, response)).catch(() => response.destroy());
  });

  async function takeRender(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await buffer(incoming);
    const { deliveryId, concept } = sceneOf(body);
    const fate = fateOf(concept);
    const passed: PassedRender = { deliveryId, concept, fate, startedAtMs: null, doneAtMs: null };
    renders.push(passed);
    if (fate === "dropped") return void response.destroy();
    if (fate === "busy" || fate === "overloaded") return refuse(response, fate);
    const answer = await forward(incoming, response, body);
    if (answer.statusCode === 200) passed.startedAtMs = performance.now();
    await (fate === "served" ? pipe(answer, response) : loseAnswer(answer, response, fate));
    if (fate === "served" && answer.statusCode === 200) passed.doneAtMs = performance.now();
  }

  async function passOn(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    await pipe(await forward(incoming, response, await buffer(incoming)), response);
  }

  /** The renderer's answer; a caller who goes takes the work along. */
  async function forward(incoming: IncomingMessage, response: ServerResponse, body: Buffer): Promise<IncomingMessage> {
    const { method = "GET", url = "/", headers } = incoming;
    const outgoing = ask(new URL(url, rendererUrl()), { method, headers, agent });
    response.once("close", () => outgoing.destroy());
    outgoing.end(body);
    const [answer] = (await once(outgoing, "response")) as [IncomingMessage];
    return answer;
  }

  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    renders,
    close: async () => {
      agent.destroy();
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

function refuse(response: ServerResponse, fate: "busy" | "overloaded"): void {
  const retryAfterSeconds = fate === "busy" ? "1" : "2";
  response.writeHead(503, { "retry-after": retryAfterSeconds, "content-type": "application/json" });
  response.end(fate === "busy" ? '{"busy":true}' : "");
}

async function pipe(answer: IncomingMessage, response: ServerResponse): Promise<void> {
  response.writeHead(answer.statusCode ?? 502, answer.headers);
  for await (const chunk of answer) response.write(chunk);
  response.end();
  await once(response, "finish");
}

async function loseAnswer(answer: IncomingMessage, response: ServerResponse, fate: "cut" | "lost"): Promise<void> {
  if (fate === "cut") response.writeHead(answer.statusCode ?? 502, answer.headers);
  for await (const chunk of answer) {
    if (fate === "lost") continue;
    response.write(chunk);
    break;
  }
  response.destroy();
}

function sceneOf(body: Buffer): { deliveryId: string; concept: string } {
  const text = body.toString("latin1");
  const begin = text.indexOf("\r\n\r\n", text.indexOf('name="scene"')) + 4;
  const json = body.subarray(begin, text.indexOf("\r\n--", begin)).toString("utf8");
  const { deliveryId, seed } = JSON.parse(json) as { deliveryId: string; seed: number };
  return { deliveryId, concept: `${deliveryId} ${seed}` };
}
