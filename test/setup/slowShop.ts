import { createServer } from "node:http";
import { listening } from "../shops/listening.ts";

const products = 60;

/** A shop with many products, each of whose pictures comes at some 20 bytes a second. */
export async function startSlowShop(): Promise<{ url: string; close(): Promise<void> }> {
  let origin = "";
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", origin);
    if (pathname === "/") return void response.end("<!doctype html><title>Slow</title><h1>Slow</h1>");
    if (pathname === "/products.json") {
      response.setHeader("content-type", "application/json");
      return void response.end(
        JSON.stringify({ products: Array.from({ length: products }, (_, i) => entry(i, origin)) }),
      );
    }
    if (!pathname.startsWith("/pictures/")) return void response.writeHead(404).end();
    response.writeHead(200, { "content-type": "image/png" });
    const drops = setInterval(() => response.write("x"), 50);
    response.once("close", () => clearInterval(drops));
  });
  const running = await listening(server);
  origin = running.url;
  return running;
}

function entry(i: number, origin: string) {
  return {
    id: i + 1,
    title: `Slow Silk Serum ${i}`,
    handle: `slow-${i}`,
    body_html: "<p>A silky serum.</p>",
    vendor: "Slow",
    product_type: "Serum",
    tags: [],
    variants: [{ id: i, title: "Default Title", price: "20.00" }],
    images: [1, 2, 3].map((n) => ({ src: `${origin}/pictures/${i}-${n}.png`, position: n })),
  };
}
