/** Serves the fixture shops on the loopback, each on a port of its own. `node test/shops/serve.ts` lists their addresses. */
import { once } from "node:events";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { ServedShop, Visit } from "./expected.ts";
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
  const ledgerUrl = await listening(ledger);
  const servers: Server[] = [ledger];
  const shops: ServedShop[] = [];
  for (const shop of fixtureShops) {
    const log: Visit[] = [];
    visits.set(shop.name, log);
    const { server, website } = await serve(shop, log);
    servers.push(server);
    const visitsUrl = `${ledgerUrl}${visitsPath}${encodeURIComponent(shop.name)}`;
    shops.push({ name: shop.name, group: shop.group, website, visitsUrl, expected: shop.expected });
  }
  return {
    shops,
    async close() {
      await Promise.all(
        servers.map(async (server) => {
          server.closeAllConnections();
          server.close();
          await once(server, "close");
        }),
      );
    },
  };
}

async function serve(shop: FixtureShop, log: Visit[]): Promise<{ server: Server; website: string }> {
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
  origin = await listening(server);
  site = shop.site(origin);
  return { server, website: origin };
}

async function listening(server: Server): Promise<string> {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("a fixture shop has no address");
  return `http://127.0.0.1:${address.port}`;
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
