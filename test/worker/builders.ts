import { env, exports } from "cloudflare:workers";
import { openDatabase } from "../../src/adapters/d1/database.ts";
import { brands, products } from "../../src/adapters/d1/schema.ts";
import { newId } from "../../src/core/ids.ts";
import { checkAnswer } from "./conformity.ts";

export const operatorToken = "operator-token-of-the-tests";
export const origin = "http://127.0.0.1:8787";

const random = (count: number) => crypto.getRandomValues(new Uint8Array(count));

/** A bottle of 240×640 with alpha, its own box 20,20 200×600. */
const bottlePng =
  "iVBORw0KGgoAAAANSUhEUgAAAPAAAAKABAMAAABQxuhJAAAAMFBMVEVMaXGmWzKmWzKmWzKmWzKmWzKlWzKlWzKlWzPZs3bZsnXZs3bZs3amXDP269+9g1EdKQbcAAAADHRSTlMA799+Ep9OyC3bVJt8gARvAAAACXBIWXMAAAsTAAALEwEAmpwYAAAC50lEQVR42u3csUocURSA4RFXMUkjaLudqI2ghaWw+gQLBjtBBEsbe0HshdTBIm2IReqQFzBZkFnRtRl8gzxBgiHYmbmzg+zZMeH7+8vHzNxzp7tZJkmSpJfUp/NeZZdfYtyPvaG9j3Df9Gr0OQD+Wgf+Pnr3da9WH0YOv6oHvxs5fFEP/tbMJ474yOf14MuRw72agcFgMBgMBoPBYDAYDAaDwWAwGAwGg8FgMBgMBoPBYDAYDAaDwWAwGAwGg8FgMBgMBoPBYDAYDAaDwWDwfwQ3dudLY7fcXPQautdnLDcZzawftYsn3deDfz1dly9tn9R1D/5S//SzjntVtjLfqcW21orS7p/1wI/NdZ7v1nrkq9TaGvJ+kexhmPuQXrs4zJ0qgno75EUfR8GD6pd9WoS1XDnA7Tg4rxrnrSKwhQr4OBIeNLClH+sm4cNY+DY5SyuxcD81UZNFcKsJeDMank/AG9HwdQJuR8N5uTtdhLfXxBSnJ3kiHp4thc/i4btmNnVqW+/Gwzfj/zVV/aBW4uF+M+dH6gQpxhAYDAaDwWAwGAwGg8FgMBgMBoPBYDAYDAaDwWAwGAwGg8FgMBgMBoPBYDAYDAa/aPjHGAKDwWAwGAwGg8FgMBgMBoPBYDAYDAaDwWAwGAwGg8FgMBgMBoPBYDAYDAaDwWAwGAwGg8FgMBgMBoPBYDAYDAaDwWAwGAwGg8Fg18+CwWAwGAwGg8FgMBgMBoPBYDAYDAaDwWAwGAwGg8FgMBgMBoPB/wjcjnfzUnglHu6Xwsfx8KAU3o2Hb0rhjXj4uhQ+i4fvSuGJeHi2FJ6Kh7ul8HQ8vJc1c4KUnx9j2NbXCXgzGp5PwJPR8GoCbgWf1v1OAs4OY+HblBs9yd0kHPuDGqTdbCsSXqiAZwLPkPykAs5O4+DlKjdrhX3lQacSjtvY3WxI+zHu4jA3a61FuHNZ1og818nqdDDiocp3sprNrB+NzM6Xtk8ySZIkNdJvgTesvzHUdz4AAAAASUVORK5CYII=";
export const bottlePicture = {
  width: 240,
  height: 640,
  box: { x: 20, y: 20, width: 200, height: 600 },
  blend: "cut-out" as const,
};

export interface TestAccount {
  accountId: string;
  apiKey: string;
  webhookSecret: string;
}

/** Sends a request to the Worker as a client would; fails when the answer is not as the OpenAPI document has it. */
export async function send(path: string, init: RequestInit & { key?: string; json?: unknown } = {}): Promise<Response> {
  const { key, json, ...rest } = init;
  const headers = new Headers(rest.headers);
  if (key !== undefined) headers.set("authorization", `Bearer ${key}`);
  if (json !== undefined && !headers.has("content-type")) headers.set("content-type", "application/json");
  const body = json === undefined ? {} : { method: rest.method ?? "POST", body: JSON.stringify(json) };
  const request = new Request(`${origin}${path}`, { ...rest, headers, ...body });
  const { method, url } = request;
  const response = await exports.default.fetch(request);
  await checkAnswer(method, new URL(url), response);
  return response;
}

export async function anAccount(): Promise<TestAccount> {
  const response = await send("/operator/v1/accounts", { key: operatorToken, json: { email: "someone@example.com" } });
  const body = await response.json<{ account_id: string; api_key: string; webhook_secret: string }>();
  return { accountId: body.account_id, apiKey: body.api_key, webhookSecret: body.webhook_secret };
}

export async function grantCredits(account: TestAccount, credits: number): Promise<void> {
  await send(`/operator/v1/accounts/${account.accountId}/credits`, {
    key: operatorToken,
    json: { credits, reason: "test" },
  });
}

export interface ProductSeed {
  handle?: string;
  name?: string;
  status?: string;
  isCompatible?: boolean;
  incompatibilityReason?: string | null;
  hasPicture?: boolean;
  usageCount?: number;
}

/** Puts a brand with products into the account, as onboarding would have left it. */
export async function aBrand(
  account: TestAccount,
  seeds: ProductSeed[] = [{}],
  status: "active" | "pending" = "active",
): Promise<{ brandId: string; productIds: string[] }> {
  const db = openDatabase(env.DB);
  const brandId = newId("brand", random);
  const nowMs = Date.now();
  await db.insert(brands).values({
    id: brandId,
    accountId: account.accountId,
    name: "Aurelia",
    website: "https://aurelia.example",
    status,
    stage: status === "active" ? "ready" : "scraping",
    statusMessage: status === "active" ? "Ready for ads." : "Reading products: 3 of 12.",
    totalProductsScraped: seeds.length,
    kit: { colours: ["#8a5a2b"], tone: null },
    run: 1,
    startedAt: nowMs,
    onboardedAt: nowMs,
    updatedAt: nowMs,
  });
  const productIds: string[] = [];
  for (const [position, seed] of seeds.entries()) {
    const id = newId("product", random);
    productIds.push(id);
    const pictureKey = (seed.hasPicture ?? true) ? `products/${id}/hero.png` : null;
    if (pictureKey)
      await env.MEDIA.put(
        pictureKey,
        Uint8Array.from(atob(bottlePng), (char) => char.charCodeAt(0)),
      );
    await db.insert(products).values({
      id,
      brandId,
      handle: seed.handle ?? `barrier-serum-${position}`,
      name: seed.name ?? `Barrier Repair Serum ${position}`,
      status: seed.status ?? "Active",
      isCompatible: seed.isCompatible ?? true,
      incompatibilityReason: seed.incompatibilityReason ?? null,
      category: "Serum",
      aspectRatio: "vertical",
      pictureKey,
      picture: pictureKey ? bottlePicture : null,
      colours: ["#a65c33", "#f6ebdf"],
      pictureProblem: pictureKey ? null : "The picture could not be read.",
      facts: {
        url: "https://aurelia.example/products/x",
        description: "A silky serum with 5 ceramides and 2% ectoin. Fragrance-free.",
        texture: "silky serum",
        ingredients: [{ name: "ectoin", percent: 2 }],
        claims: ["fragrance-free"],
        rating: { value: 4.8, reviewCount: 2143 },
        price: null,
      },
      usageCount: seed.usageCount ?? 0,
      position,
      updatedAt: nowMs,
    });
  }
  return { brandId, productIds };
}

/** An account that can generate: 50 credits, one brand, one product. */
export async function aReadyAccount(
  seeds?: ProductSeed[],
): Promise<TestAccount & { brandId: string; productIds: string[] }> {
  const account = await anAccount();
  return { ...account, ...(await aBrand(account, seeds)) };
}

export interface ErrorEnvelope {
  error: { code: string; message: string; param?: string; doc_url: string };
}

/** Status and code of an answer, for short expectations. */
export async function outcome(
  response: Response | Promise<Response>,
): Promise<[status: number, code: string | undefined]> {
  const answer = await response;
  const body = await answer.json<Partial<ErrorEnvelope>>();
  return [answer.status, body.error?.code];
}

export async function balanceOf(account: TestAccount): Promise<number> {
  const body = await (await send("/v1/balance", { key: account.apiKey })).json<{ credits_balance: number }>();
  return body.credits_balance;
}

export interface UsageAnswer {
  recent_transactions: {
    type: string;
    credits_delta: number;
    balance_after: number;
    description: string;
    usd_amount: number | null;
    at: string;
  }[];
}

export async function usageOf(account: TestAccount): Promise<UsageAnswer["recent_transactions"]> {
  return (await (await send("/v1/usage", { key: account.apiKey })).json<UsageAnswer>()).recent_transactions;
}
