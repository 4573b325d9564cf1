import { createServer } from "node:http";
import sharp from "sharp";
import { drawPicture } from "../../sample-shop/draw.ts";
import { pictures } from "../../sample-shop/pictures.ts";
import { listening } from "../shops/listening.ts";

interface LargeShopOptions {
  products: number;
  /** Milliseconds before each answer, as a shop across the network has them. */
  latencyMs?: number;
  /** The pictures' longer side, when no width is asked for. */
  pixels?: number;
}

const kinds = ["Serum", "Night Cream", "Cleansing Gel", "Face Oil", "Lip Balm", "Sunscreen", "Toner", "Clay Mask"];
const fromEachPicture = 3;

/**
 * A shop of many products: a paged feed, a page with rating and ingredients for each product, and pictures that are all
 * different bytes, half of them with alpha and half on white.
 */
export async function startLargeShop({ products, latencyMs = 0, pixels = 1400 }: LargeShopOptions): Promise<{
  url: string;
  requests(): number;
  close(): Promise<void>;
}> {
  const drawn = await drawPictures(pixels);
  let requests = 0;
  const server = createServer((request, response) => {
    requests += 1;
    const url = new URL(request.url ?? "/", "http://shop");
    const { status, type, body } = answer(url, products, drawn);
    setTimeout(() => {
      response.writeHead(status, { "content-type": type, "content-length": Buffer.byteLength(body) });
      response.end(body);
    }, latencyMs);
  });
  return { ...(await listening(server)), requests: () => requests };
}

interface Drawn {
  type: string;
  body: Buffer;
}

function answer(url: URL, products: number, drawn: readonly Drawn[]): Drawn & { status: number } {
  const [, folder] = url.pathname.split("/");
  const name = url.pathname.split("/").at(-1) ?? "";
  const text = (type: string, body: string, status = 200) => ({ status, type, body: Buffer.from(body) });
  const number = Number(/^product-(\d+)/.exec(name)?.[1] ?? NaN);
  if (url.pathname === "/")
    return text("text/html; charset=utf-8", "<title>Large Shop</title><h1>Care for every skin</h1>");
  if (url.pathname === "/products.json") {
    const limit = Number(url.searchParams.get("limit") ?? 30);
    const first = (Number(url.searchParams.get("page") ?? 1) - 1) * limit;
    const entries = Array.from({ length: Math.max(0, Math.min(limit, products - first)) }, (_, i) => entry(first + i));
    return text("application/json", JSON.stringify({ products: entries }));
  }
  if (folder === "products" && number < products) return text("text/html; charset=utf-8", page(number));
  const picture = folder === "cdn" ? drawn[number % drawn.length] : undefined;
  return picture ? { status: 200, ...picture } : text("text/plain", "There is nothing here.", 404);
}

function nameOf(number: number): string {
  return `${kinds[number % kinds.length] ?? "Cream"} No. ${number + 1}`;
}

function entry(number: number) {
  return {
    id: number + 1,
    title: nameOf(number),
    handle: `product-${number}`,
    body_html: "<p>A silky texture with 5% niacinamide. Fragrance-free. Made for dry skin.</p>",
    product_type: kinds[number % kinds.length],
    variants: [{ price: "24.00", available: true }],
    images: [{ src: `/cdn/shop/files/product-${number}.png?v=1`, width: 1200, height: 1500 }],
  };
}

function page(number: number): string {
  const product = {
    "@context": "https://schema.org",
    "@type": "Product",
    name: nameOf(number),
    aggregateRating: { ratingValue: 4 + (number % 10) / 10, reviewCount: 10 + number },
    offers: { price: 24, priceCurrency: "EUR" },
  };
  return `<!doctype html><html lang="en"><title>${nameOf(number)}</title><script type="application/ld+json">${JSON.stringify(product)}</script><h1>${nameOf(number)}</h1><p>${"A page has words too. ".repeat(200)}</p></html>`;
}

/** Of the sample shop's pictures these show no single product that could be in an ad. */
const unfit = ["glow-ritual-set.png", "rose-gua-sha.png"];

async function drawPictures(pixels: number): Promise<Drawn[]> {
  const whole = pictures.filter(({ file, truncated }) => truncated !== true && !unfit.includes(file));
  const drawn = whole.map(async (picture) => {
    const bytes = await drawPicture({ ...picture, height: pixels });
    const turns = Array.from({ length: fromEachPicture }, async (_, turn) => {
      const turned = sharp(bytes).modulate({ hue: turn * 40 });
      return picture.file.endsWith(".jpg")
        ? { type: "image/jpeg", body: await turned.jpeg({ quality: 88 }).toBuffer() }
        : { type: "image/png", body: await turned.png().toBuffer() };
    });
    return Promise.all(turns);
  });
  return (await Promise.all(drawn)).flat();
}
