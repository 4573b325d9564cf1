import { createServer, request, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

/** A tool's name and arguments as a client sent them, and as they go on. */
export type Replace = (call: { name: string; arguments?: object }) => { name: string; arguments?: object };

/** A proxy on the loopback that adds an API key, and puts one tool call in the place of another; all else passes as it is. */
export async function startAuthorisingProxy(
  target: string,
  apiKey: string,
  replace: Replace,
): Promise<{ url: string; close(): Promise<void> }> {
  const { hostname, port } = new URL(target);
  const forward = async (incoming: IncomingMessage, answer: ServerResponse) => {
    const body = replaced(await text(incoming), replace);
    const { "content-length": _length, "transfer-encoding": _encoding, ...headers } = incoming.headers;
    const onward = { ...headers, authorization: `Bearer ${apiKey}`, "content-length": Buffer.byteLength(body) };
    const outgoing = request(
      { hostname, port, path: incoming.url, method: incoming.method, headers: onward },
      (response) => {
        answer.writeHead(response.statusCode ?? 502, response.headers);
        response.pipe(answer);
      },
    );
    outgoing.on("error", () => answer.destroy());
    answer.on("close", () => outgoing.destroy());
    outgoing.end(body);
  };
  const server = createServer((incoming, answer) => void forward(incoming, answer).catch(() => answer.destroy()));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function replaced(body: string, replace: Replace): string {
  if (!body.includes('"tools/call"')) return body;
  const message = JSON.parse(body) as { params: Parameters<Replace>[0] };
  return JSON.stringify({ ...message, params: { ...message.params, ...replace(message.params) } });
}
