import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { listening, type Listening } from "../shops/listening.ts";

/** An answer that a test has put under an address. */
interface PutAnswer {
  status?: number;
  headers?: Record<string, string>;
  body?: string;
}

/** Texts of a name in the zone, or the code that its name servers answer with. */
type PutZone = { texts: string[] } | { code: number };

/** A website whose owner is the test: `PUT /path` with a `PutAnswer` sets what GET answers, `DELETE /` takes all of it away. */
export async function startOwnedWebsite(): Promise<Listening> {
  const answers = new Map<string, PutAnswer>();
  return serving(async (request, response) => {
    const path = request.url ?? "/";
    if (request.method === "PUT") answers.set(path, JSON.parse(await bodyOf(request)) as PutAnswer);
    if (request.method === "DELETE") answers.clear();
    if (request.method !== "GET") return void response.writeHead(204).end();
    const { status = 200, headers = {}, body = "" } = answers.get(path) ?? { status: 404, body: "not here" };
    response.writeHead(status, { "content-type": "text/html", ...headers }).end(body);
  });
}

/** A resolver for DNS over HTTPS in JSON, as Cloudflare's and Google's are: `PUT /zone/NAME` with a `PutZone` sets what it knows. */
export async function startDnsResolver(): Promise<Listening> {
  const zone = new Map<string, PutZone>();
  return serving(async (request, response) => {
    const url = new URL(request.url ?? "/", "http://resolver");
    if (request.method === "PUT") {
      zone.set(url.pathname.slice("/zone/".length), JSON.parse(await bodyOf(request)) as PutZone);
      return void response.end("{}");
    }
    const name = url.searchParams.get("name") ?? "";
    if (request.headers.accept !== "application/dns-json" || url.searchParams.get("type") !== "TXT")
      return void response.writeHead(400).end("{}");
    const known = zone.get(name) ?? { code: 3 };
    const question = [{ name, type: 16 }];
    const answer =
      "code" in known
        ? { Status: known.code, Question: question }
        : {
            Status: 0,
            Question: question,
            Answer: [
              { name, type: 5, TTL: 60, data: `texts.${name}` },
              ...known.texts.map((text) => ({ name: `texts.${name}`, type: 16, TTL: 60, data: inQuotes(text) })),
            ],
          };
    response.writeHead(200, { "content-type": "application/dns-json" }).end(JSON.stringify(answer));
  });
}

/** A text as a zone file has it: in parts of 255 bytes at most. */
function inQuotes(text: string): string {
  const parts = text.match(/.{1,255}/gs) ?? [""];
  return parts.map((part) => `"${part.replace(/["\\]/g, (character) => `\\${character}`)}"`).join(" ");
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let text = "";
  for await (const chunk of request) text += String(chunk);
  return text;
}

function serving(handle: (request: IncomingMessage, response: ServerResponse) => Promise<void>): Promise<Listening> {
  return listening(createServer((request, response) => void handle(request, response)));
}
