/** Serves the fixture shops on the loopback, each on a port of its own. `node test/shops/serve.ts` lists their addresses. */
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { ServedShop, Visit } from "./expected.ts";
import { listening, type Listening } from "./listening.ts";
import { pictureNamed } from "./pictures.ts";
import { fixtureShops } from "./shops.ts";
import { answer, notFound, robotsWith, type Answer, type FixtureShop, type Site } from "./site.ts";

const visitsPath = "/visits/";

/** Starts every shop, and a server that tells what was asked of them. */
export async function startFixtureShops(): Promise<{ shops: ServedShop[]; close(): Promise<void> }> {
  const visits = new Map<string, Visit[]>();
  const ledger = createServer((request, response) => {
    const name = decodeURIComponent((request.url ?? "").slice(visitsPath.length));
    response.setHeader("content-type", "application/json");
    response.end(JSON.stringify(visits.get(name) ?? []));
  });
  // A connection that is closed for being idle just as the next question is sent on it counts as lost; nobody asks a second time here.
  ledger.keepAliveTimeout = 0;
  const visitsServer = await listening(ledger);
  const servers = [visitsServer];
  const shops: ServedShop[] = [];
  for (const shop of fixtureShops) {
    const log: Visit[] = [];
    visits.set(shop.name, log);
    const server = await serve(shop, log);
    servers.push(server);
    const visitsUrl = `${visitsServer.url}${visitsPath}${encodeURIComponent(shop.name)}`;
    shops.push({ name: shop.name, group: shop.group, website: server.url, visitsUrl, expected: shop.expected });
  }
  return {
    shops,
    close: async () => void (await Promise.all(servers.map((server) => server.close()))),
  };
}

async function serve(shop: FixtureShop, log: Visit[]): Promise<Listening> {
  let site: Site = {};
  let origin = "";
  let underWay = 0;
  const server = createServer((request, response) => {
    underWay += 1;
    response.on("close", () => (underWay -= 1));
    const path = request.url ?? "/";
    log.push({ path, atMs: Date.now(), userAgent: request.headers["user-agent"] ?? "", underWay });
    const url = new URL(path, origin);
    const visit = log.filter((seen) => new URL(seen.path, origin).pathname === url.pathname).length;
    answerOf(site, url, visit)
      .then((found) => give(found, request, response))
      .catch((error: unknown) => {
        console.error(`${shop.name} could not answer ${path}`, error);
        response.destroy();
      });
  });
  const running = await listening(server);
  origin = running.url;
  site = shop.site(origin);
  return running;
}

async function answerOf(site: Site, url: URL, visit: number): Promise<Answer> {
  const route = site[decodeURI(url.pathname)];
  if (route !== undefined) return typeof route === "function" ? route(url, visit) : route;
  if (url.pathname === "/robots.txt") return robotsWith();
  if (!url.pathname.startsWith("/pictures/")) return notFound;
  const picture = await pictureNamed(url.pathname.slice("/pictures/".length));
  return picture === null ? notFound : answer(200, picture.type, picture.bytes);
}

function give({ status, headers, body }: Answer, request: IncomingMessage, response: ServerResponse): void {
  if (typeof body === "function") {
    response.writeHead(status, headers);
    if (request.method === "HEAD") response.end();
    else body(response);
    return;
  }
  response.writeHead(status, { ...headers, "content-length": Buffer.byteLength(body) });
  response.end(request.method === "HEAD" ? undefined : body);
}

if (import.meta.main) {
  const { shops } = await startFixtureShops();
  for (const { group, name, website } of shops) console.log(`${group.padEnd(10)} ${website} ${name}`);
}
