import { createServer, type Server } from "node:http";
import { listening } from "../shops/listening.ts";

interface Received {
  headers: Record<string, string>;
  body: string;
  atMs: number;
}

/**
 * A webhook receiver. `POST /{name}?statuses=500,500,200` answers with the given statuses one after another (then with the
 * last); `delayMs` holds each answer back, `bytes` makes it longer; `GET /{name}` lists what came; a redirect status points to
 * `/{name}-redirected`. `GET /hop?to=…` redirects to anywhere;
 * `GET /canary` tells how many connections the canary has seen.
 */
export async function startReceiver(canary?: {
  connections(): number;
}): Promise<{ url: string; close(): Promise<void> }> {
  const received = new Map<string, Received[]>();
  const server: Server = createServer((request, response) => {
    const url = new URL(request.url ?? "/", "http://receiver");
    const log = received.get(url.pathname) ?? [];
    const target = url.searchParams.get("to");
    if (target !== null) {
      response.writeHead(302, { location: encodeURI(target) });
      response.end();
      return;
    }
    if (url.pathname === "/canary") {
      response.end(String(canary?.connections() ?? 0));
      return;
    }
    if (url.pathname.startsWith("/empty-shop")) {
      response.setHeader("content-type", "text/html");
      response.end("<title>A shop without products</title>");
      return;
    }
    if (request.method === "GET") {
      response.setHeader("content-type", "application/json");
      response.end(JSON.stringify(log));
      return;
    }
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const statuses = (url.searchParams.get("statuses") ?? "200").split(",").map(Number);
      const status = statuses[Math.min(log.length, statuses.length - 1)] ?? 200;
      log.push({
        headers: request.headers as Record<string, string>,
        body: Buffer.concat(chunks).toString("utf8"),
        atMs: Date.now(),
      });
      received.set(url.pathname, log);
      if (status >= 300 && status < 400) response.setHeader("location", `${url.pathname}-redirected`);
      response.statusCode = status;
      const answer = "ok".padEnd(Number(url.searchParams.get("bytes") ?? 0), ".");
      setTimeout(() => response.end(answer), Number(url.searchParams.get("delayMs") ?? 0));
    });
  });
  return listening(server);
}
