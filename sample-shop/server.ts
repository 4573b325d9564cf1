/** Serves the sample shop over HTTP: product feed, pages with JSON-LD, pictures. `node sample-shop/server.ts` (PORT). */
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import path from "node:path";
import { catalogue, type ShopProduct } from "./catalogue.ts";
import { picturesFolder } from "./draw.ts";
import { homePage, productPage } from "./pages.ts";

export interface ShopOptions {
  port?: number;
  host?: string;
  /** False: no product feed, so that the shop has to be read from its pages. */
  feed?: boolean;
  /** The products that it has; all of the catalogue unless given. */
  handles?: readonly string[];
  /** What an answer waits for. */
  beforeAnswer?: (path: string) => Promise<unknown>;
}

interface Answer {
  status: number;
  type: string;
  body: string | Buffer;
}

const notFound: Answer = { status: 404, type: "text/plain; charset=utf-8", body: "There is nothing here." };
const html = (body: string): Answer => ({ status: 200, type: "text/html; charset=utf-8", body });

export async function startSampleShop({
  port = 0,
  host = "127.0.0.1",
  feed = true,
  handles,
  beforeAnswer = () => Promise.resolve(),
}: ShopOptions = {}): Promise<{
  url: string;
  close(): Promise<void>;
}> {
  let origin = "";
  const products = catalogue.filter(({ handle }) => handles === undefined || handles.includes(handle));
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? "/", origin);
    const { status, type, body } = answer(url, { products, origin, feed });
    void beforeAnswer(url.pathname).then(() => {
      response.writeHead(status, { "content-type": type, "content-length": Buffer.byteLength(body) });
      response.end(request.method === "HEAD" ? undefined : body);
    });
  });
  server.listen(port, host);
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("the shop has no address");
  origin = `http://${host}:${address.port}`;
  return {
    url: origin,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

interface Shop {
  products: readonly ShopProduct[];
  origin: string;
  feed: boolean;
}

function answer(url: URL, shop: Shop): Answer {
  const { products, origin } = shop;
  const [first = "", second = ""] = url.pathname.split("/").filter(Boolean);
  if (url.pathname === "/") return html(homePage(products, origin));
  if (url.pathname === "/products.json" && shop.feed) return feedPage(url, shop);
  if (first === "products") {
    const product = products.find(({ handle }) => handle === second);
    return product ? html(productPage(product, origin)) : notFound;
  }
  if (first === "pictures") return picture(second);
  if (url.pathname === "/robots.txt")
    return { status: 200, type: "text/plain", body: `User-agent: *\nAllow: /\nSitemap: ${origin}/sitemap.xml\n` };
  if (url.pathname === "/sitemap.xml") {
    const urls = products.map(({ handle }) => `<url><loc>${origin}/products/${handle}</loc></url>`).join("");
    const body = `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls}</urlset>`;
    return { status: 200, type: "application/xml", body };
  }
  return notFound;
}

/** The feed in the shape that common shop systems give, 30 products a page unless asked for more. */
function feedPage(url: URL, { products: all, origin }: Shop): Answer {
  const limit = Math.min(250, Number(url.searchParams.get("limit") ?? 30) || 30);
  const page = Math.max(1, Number(url.searchParams.get("page") ?? 1) || 1);
  const products = all.slice((page - 1) * limit, page * limit).map((product) => feedEntry(product, origin));
  return { status: 200, type: "application/json; charset=utf-8", body: JSON.stringify({ products }) };
}

function feedEntry(product: ShopProduct, origin: string) {
  return {
    id: product.id,
    title: product.title,
    handle: product.handle,
    body_html: product.description,
    vendor: "Aurelia",
    product_type: product.productType,
    tags: product.tags,
    variants: [{ id: product.id * 10, title: "Default Title", price: product.price }],
    images: [{ src: `${origin}/pictures/${product.picture}`, position: 1 }],
  };
}

function picture(file: string): Answer {
  const full = path.join(picturesFolder, path.basename(file));
  if (!existsSync(full)) return notFound;
  return { status: 200, type: file.endsWith(".jpg") ? "image/jpeg" : "image/png", body: readFileSync(full) };
}

if (import.meta.main) {
  const shop = await startSampleShop({ port: Number(process.env.PORT ?? 0) });
  console.log(`The sample shop is at ${shop.url} (Ctrl-C ends it).`);
}
