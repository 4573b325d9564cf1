// A hundred variants for a test campaign: every angle for the first products, a few orders at a time.
// API_KEY=svc_live_… BASE_URL=http://127.0.0.1:8787 CAMPAIGN=spring-1 node hundred-variants.ts
import {
  AdCreativeClient,
  ApiError,
  DeliveryFailedError,
  InsufficientCreditsError,
  type AdOrder,
} from "@ad-creative/client";

const { API_KEY = "", BASE_URL = "http://127.0.0.1:8787", CAMPAIGN = "", VARIANTS = "100" } = process.env;
if (CAMPAIGN === "")
  throw new Error("Name the CAMPAIGN: the same name never pays for the same variants twice in a day.");
const client = new AdCreativeClient({ apiKey: API_KEY, baseUrl: BASE_URL });

const angles = ["pain + solution", "benefit outcome", "sensory", "transformation", "ritual"] as const;
const products = (await client.listProducts()).products.filter((product) => product.usable_for_ads).slice(0, 5);
const orders = products.flatMap((product) =>
  angles.map((copy_angle): AdOrder => ({
    count: Math.ceil(Number(VARIANTS) / (products.length * angles.length)),
    format: "static",
    product_refs: [product.id],
    creative: { copy_angle },
    metadata: { campaign: CAMPAIGN, product: product.handle, angle: copy_angle },
  })),
);

let finishedAds = 0;
let outOfCredits = false;

/** A key of the order's own: when this program dies and runs again, what was ordered is waited for, not paid again. */
async function produce(order: AdOrder, key: string): Promise<void> {
  try {
    const delivery = await client.generateAds(order, { wait: true, idempotencyKey: key });
    finishedAds += delivery.ads.length;
    console.log(`${key}: ${delivery.viewer_url}`);
  } catch (error) {
    if (error instanceof InsufficientCreditsError) outOfCredits = true;
    else if (error instanceof DeliveryFailedError) console.error(`${key}: ${error.message}`);
    else if (error instanceof ApiError) console.error(`${key}: ${error.code} (${error.requestId}): ${error.message}`);
    else throw error;
  }
}

// Four orders at a time keep the renderer busy and stay far below the rate limit.
const queue = orders.entries();
async function work(): Promise<void> {
  for (const [index, order] of queue) {
    if (outOfCredits) return;
    await produce(order, `${CAMPAIGN}-${index}`);
  }
}
await Promise.all([work(), work(), work(), work()]);

console.log(`${finishedAds} ads of ${orders.length} orders are rendered.`);
if (outOfCredits) console.log("The credits ran out. Top up and run it again: nothing is paid twice.");
