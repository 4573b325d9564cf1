// From a shop's address to the first ad:
// API_KEY=svc_live_… BASE_URL=http://127.0.0.1:8787 SHOP_URL=https://your-shop.example node quick-start.ts
import { AdCreativeClient } from "@ad-creative/client";

const { API_KEY = "", BASE_URL = "http://127.0.0.1:8787", SHOP_URL = "" } = process.env;
const client = new AdCreativeClient({ apiKey: API_KEY, baseUrl: BASE_URL });

// Once for each account: have the shop read.
if ((await client.listBrands()).length === 0) await client.createBrand(SHOP_URL);
const brand = await client.waitForBrand({ onProgress: console.log });

// One concept, in two orientations. The promise resolves when both are rendered.
const delivery = await client.generateAds({ count: 1, format: "static" }, { wait: true });

console.log(`${brand.name}: ${delivery.ads.length} ads, to look at under ${delivery.viewer_url}`);
for (const ad of delivery.ads) console.log(`${ad.orientation}  ${ad.headline}  ${ad.static_url}`);
