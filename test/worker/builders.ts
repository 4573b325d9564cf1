import { env, exports } from "cloudflare:workers";
import { D1Catalogue } from "../../src/adapters/d1/catalogue.ts";
import { openDatabase } from "../../src/adapters/d1/database.ts";
import { brands, products } from "../../src/adapters/d1/schema.ts";
import type { BrandKit } from "../../src/core/brand/kit.ts";
import { usualQuota } from "../../src/core/brand/onboardingQuota.ts";
import { newId } from "../../src/core/ids.ts";
import type { BegunRun, Catalogue } from "../../src/ports/catalogue.ts";
import { checkAnswer } from "./conformity.ts";

export const operatorToken = "the-operator-token-of-all-the-tests";
export const origin = "http://127.0.0.1:8787";

const random = (count: number) => crypto.getRandomValues(new Uint8Array(count));

/** A bottle of 480×1280 with alpha, its own box 40,40 400×1200. */
const bottlePng =
  "iVBORw0KGgoAAAANSUhEUgAAAeAAAAUACAMAAACoAXE2AAABR1BMVEVMaXGlWTGkVTCmWzKlWjGkWTClWzKlWzP169/Zs3WlWzKkfEaeVi6lWTDYsnXXsHOmWC6lWDGmWC+mWzKlWTClWTClWjGqXTKlWjGkWTKjWTCqVzClWjHYs3akWjClWjKlWjGjWjClWzKlWjGjWDGkWjGmWjGlWzGlWjHXsnTYsXXZtXjXsXSjVi3YsnTZs3XXsXSlWS+lWjClWzKkVTClWzGlWjGmWy/UrXHZs3ajVy7YsnXXsnXYsnSnWzOiWDHSsHX79enNo4nXsHXKm2Pdu3q8gVCvbUHZs3b269+mXDOwYjahUyj79OrOpIn/+u3nvn2jVy/cuHrAiFWqXjOnXDOnXTSrXzWoXTPbtnetYDWlWjHhunuvYDXMnWWwbUC+hFHet3ndt3jov36xYjanXDK4ekqyb0GrWSv///jbrpLHlF6xYTUrPgDGAAAASHRSTlMAoB758Hf9gICA2QMRStn9N1ZCxn673wqRK2EWe0Zwq5lq6uZOyIfQsnlWHJuBa/OvW8vCMvLVOiTrR5C9xYBINICANOuBsSDM26WKAAAACXBIWXMAAAsTAAALEwEAmpwYAAARNUlEQVR42u3c+Vcb573AYbTSiFWAQGB2bDYb70sc23GSLkcZbDdxR9JIBtvU2Xv//5+vcJp72tyTpBzNSG/U5/MXCD3nq3cZibExSZIkSZIkSZIkSZIkSZIkSZIkSZIkSZIkSZIkSX01cfWPa4fXDz4YXgfXD9f+eHUCRTZ9eHhw7fH0jUanMZw6jRvTj68dHH6IIovpXbv+6OaT6YczJ1+8+2I4vfviZObh9JObj66vmeL0p/faEGf353N8zRSn29W1g5vTMycnJ2d/H65x5+9nvVcxM33zYO0qlvRauzbdOGuE01lj+toalvTm99H5+HaC8e2cD/EjMzyq82uG090/f3gwPXMWHPDZzPTBh/bSaXxAH95snDTC66Rx89CHdDof0GdBAp/5kE6l69MzjU6AwJ3GzPR1PP2vwI9uhDi/72f4xiOr8KiuwFbhlPrk4EknWODOk4NPEI3eGdhZOMUOHz8Mcov14zbr4eNDRKO5h7aPTqmDYPfQP+6jDxD11weNLwIG/qLxAaI+gTvvAgZ+1wFsggUYMGDAgAEDBgwYMGDAAizAgAEDBgwYMGDAgAVYgAEDBgwYMGDAgAEDBizAgAEDBgwYMGDAgAEDFmABBgwYMGDAgAEDBizAAgwYMGDAgAEDBgwYMGABFmDAgAEDBgwYMGDAAizAgAEDBgwYMGDAgBEBFmDAgAEDBgwYMGDAgAELsAADBgwYMGDAgAEDFmABBgwYMGDAgAEDBgwYsAADBgwYMGDAgAEDBgxYgAUYMGDAgAEDBgwYsAALMGDAgAEDBgwYMGDAgAVYgAEDBgwYMGDAgAELsAADBgwYMGDAgAEDFmABBgwYMGDAgAEDBgwYsAALMGDAgAEDBgwYMGABFmDAgAEDBgwYMGDAgAELMGDAgAEDBgwYMGDAgAVYgAEDBgwYMGDAgAELsAADBgwYMGDAgAEDBgxYgAEDBgwYMGDAgAEDBizAAgwYMGDAgAEDBgxYgAUYMGDAgAEDBgwYMGDAAizAgAEDBgwYMGDAgAVYgAEDBgwYMGDAgAEDBizAgAEDBgwYMGDAgAEDFmABBgwYMGDAgAEDBizAAgwYMGDAgAEDBgwYMGABBgwYMGDAgAEDBgwYsAALMGDAgAEDBgwYMGABFmDAgAEDBgwYMGDAgAELsAADBgwYMGDAgAEDFmABBgwYMGDAgAEDBgwYsAADBgwYMGDAgAEDBgxYgAUYMGDAgAEDBgwYsAALMGDAgAEDBgwYMGDAgAUYMGDAgAEDBgwYMGDAAqx/Ae68Cxj4XQewCdavdXDjJGDgkxsHiPrr+vRMoxMob6cxM30dUX8dPn4YMPDDx4eI+mvt2nTjLFDgs8b0tTVE/fXJwZNOqKvwSefJwSeI+uvq4c1GsMCNm4dXEfUr/OeHLwMFfvnwz3xHdx/937uHXsrPzk1VV7bW10ur4x+P91dp9S9/mumEOMMvOzN/+stqqc+/7+Px1dL6+tZKdWpuNr/0u/CdXK4u1HP7V+4v7hQLUTPqr1fRm7evA53g12/f9F5ffzWjQnFn8f6V/Vx9obo8GTbtRP7u1Eppd3N/fq/Swy1/HXePvzrur/85Pv727euZTmjEnc7M67ffvn99ffXVcTf+utxDruzN72/ullam7uYnQgXOXy7lbhfLfU/t72GG05nfn09zuXg7V7qcDxH30my1VN+4U7kXn5522+04TpJWKxXpV6/ab0Kb4ffz+6b9KhXgZquVJHHcbndPT+N7lTsb9VJ19lJgH86Tcwu11Gc33BnOYn7/dY5rC3OTEyFN762j3Px23O224yQD43/O8MuXnc7Q5/j8Jbx8meL8/kw3idvdbrw9nzu6FcoUZzu9Ic5wlvMb3BRP5D8qvZ/edpyh8PkMf/O3f7x+fT7HQ22m9xr+8bdvspnf//PtjfH5FJc+Gv6OOn95c7EQtaLsexV9+/btkOf4fHbfvv020+n9qVZUWNwc9o760tTqRqXcznR6f5rhL79sv3nTm+Ph9k3vNbS//PJV5sS9KW6XKxurU0MlnspVojhSVsVRJVcd3vXW8kquUuh2W4P6c1+9Op/jIXf+Igb1B7e63UJlY2t5WJfOW1eKUWLMMi2Jile2hjLDSw9KtWISA874QzpuFWulB4N/zrS0vDug3fN/e+e76d3lQQsvPa3vldsJ4AEAJ+3yXv3p0oDnt15MoqZ3fyA1o6RYH+wMP9jdS7otwAMCbnWTvd0Hg9w/lxbL1t+BrsPlxdLg9tLLW7VCuwl4gMDNdqE2uPPwivPvUM7DK4O6f84Ve9/W8J4PdoZbSTE3dcn982jfS08N4vnvaqWQAB4CcFKorGb/fDh/eSPqereHUjfayPz58MTTzUoMeEjAcWXz6YQTsNNwHzvouVyh7Z0eWu1Cbi7TnfTswnwEeIjA0fzCbJYr8K3adssOeog76dZ27VaGq/DkUTH2DCka5nOluHg0meUKXLaDHvJOupzhKmwFHvFVuFrbblqBh7wKN7dr1ayAS1bgIFbhUla30HUrcBCrcD2bG2m30CN+I323dKdpixXANqt5p3TXc2DPhS/+RZ3b93xRJwrhyzv3bq/YQ9tHX/iacrd86t0NotPy7mQGv2XYjAAHAhxtpv87h3x1v+mQFMhBqblfzbuHdh99oebqew5JwRyU9upzTsFOwhd7krS/4xQczEl4Z7/q90h+p3Shtu77hw1ROP/U4f5W2sDrvg8d1Pej11MH3kkABwOc7Ky7iY7cRl+k1UIXcDDA3cJq2sDj0bF3NpiOo/HUgZuAAwJujptgEwwYMGDAAizAAizAgAEDBgxYgAVYgAUYMGDAgAEDBizAAizAAgwYMGDAgAVYgAVYgAEDBgwYsAALsAALMGDAgAEDBgxYgAVYgAUYMGDAgAELsAALsAADBgwYMGABFmABFmDAgAEDBgwYsAALsAALMGDAgAEDFmABFmABBgwYMGDAgAELsAALsAADBgwYMGABFmABFmDAgAEDBizAAizAAgwYMGDAgAEDFmABFmABBgwYMGDAAizAAizAgAEDBgxYgAVYgAUYMGDAgAEDBizAAizAAgwYMGDAgAVYgAVYgAEDBgwYMGDAAizAAgwYMGDAgAEDFmABFmABBgwYMGDAAizAAizAgAEDBgwYMGABFmABFmDAgAEDBizAAizAAgwYMGDAgAVYgAVYgAEDBgwYMGDAAizAAizAgAEDBgxYgAVYgAUYMGDAgAEDBizAAizAgAEDBgwYMGABFmABFmDAgAEDBizAAizAAgwYMGDAgAEDFmABFmBlAnz07LtnCqXvnh2ZYBN8oT578cMLhdIPLz5LG/gPn//1c4XSXz//Q9rAnz7//rlC6fvnn5pgEwwYMGDAAizAAizAgAEDBgxYgAVYgAUYMGDAgAEDBizAAizAAgwYMGDAgAVYgAVYgAEDBgwYsAALsAALMGDAgAEDBgxYgAVYgAUYMGDAgAELsAALsAADBgwYMGABFmABFmDAgAEDBgwYsAALsAALMGDAgAEDFmABFmABBgwYMGDAgAELsAALsAADBgwYMGABFmABFmDAgAEDBizAAizAAgwYMGDAgAEDFmABFmABBgwYMGDAAizAAizAgAEDBgxYgAVYgAUYMGDAgAEDBizAAizAAgwYMGDAgAVYgAVYgAEDBgwYMGDAAizAAgwYMGDAgAEDFmABFmABBgwYMGDAAizAAizAgAEDBgwYMGABFmABFmDAgAEDBizAAizAAgwYMGDAgAVYgAVYgAEDBgwYMGDAAizAAizAgAEDBgxYgAVYgAUYMGDAgAEDBizAAizAgAEDBgwYMGABFmABFmDAgAEDBizAAizAAgwYMGDAgAEDFmABFmABBgwYMGDAAizAAizAgAEDBgxYgAVYgAUYMGDAgAEDBizAAizAAgwYMGDAgAVYgAVYgAEDBgwYsPcVsAALsAADBgwYMGDAgAVYgAVYgAEDBgwYsAALsAALMGDAgAEDBgxYgAVYgAUYMGDAgAELsAALsAADBgwYMGABFmABFmDAgAEDBgwYsAALsAALMGDAgAEDFmABFmABBgwYMGDAAizAAizAgAEDBgwYMGABFmABFmDAgAEDBizAAizAAgwYMGDAgAEDFmABFmABBgwYMGDAAizAAizAgAEDBgxYgAVYgAUYMGDA/2GfPv/+uULp++efmmATfKE+e/HDC4XSDy8+Sxt4PDqOFErH0XjawEfPvnumUPru2ZEJNsGAAQMGLMACLMACDBgwYMCABViABViAAQMGDBgwYMACLMACLMCAAQMGDFiABViABRgwYMCAAQuwAAuwAAMGDBgwYMCABViABViAAQMGDBiwAAuwAAswYMCAAQMWYAEWYAEGDBgwYMCAAQuwAAuwAAMGDBgwYAEWYAEWYMCAAQMGDBiwAAuwAAswYMCAAQMWYAEWYAEGDBgwYMACLMACLMCAAQMGDBgwYAEWYAEWYMCAAQMGLMACLMACDBgwYMCABViABViAAQMGDBgwYMACLMACLMCAAQMGDFiABViABRgwYMCAAQMGLMACLMCAAQMGDBgwYAEWYAEWYMCAAQMGLMACLMACDBgwYMCAAQMWYAEWYAEGDBgwYMACLMACLMCAAQMGDFiABViABRgwYMCAAQMGrFEAbgIOCLhpgk3wxVotdKOmdzaImlG3sJo2cKkYAw4GOC6W0gZe30milvc2iFpRsrOeOvBiGXAwwOXF1IG37hcABwNcuL+VNvDKlWKUeG+DKImKV1bSBq7u7wAOBnhnv5o28FSuEsXe2yCKo0puKm3gufoe4GCA9+pzaQPPLsxHbe9tELWj+YXZtIHz1f1m13sbRN3mfjWfNvDS8mZ06r0NotNoc3kpbeCxyd0y4ECAy7uTY+nnNjoa3Zvo91cdt+85CQdxCr53eyULYCfhET4Fn3e3dKfpoBTAIal5p3Q3C+D85Y3IQSmAQ1K0cTmfBfBEvl4GHABwuZ6fGMsk++gR3kO/f6JU227aZg15i9XcrlWzAnYfPaL30D91aS5nFR76Cpybu5QV8NjkkVV46Cvw0WRmvmMTt2rbLavwEFfg1nbt1kR2wFbhUV6B/7kKFwAPEbiQ5Qr8fhUu+X50NMzvQ5cmM/Udm3i6WYntpIe0g44rm08nsgV2Iz2Kt9D/fiO9WikkdtJD2EEnhcpqPusB9lx49J4D/7+d9FSumLRstAa8wWolxdzUpbGB5HdK0Wj8HumXWt6qFdpNMzzA+W22C7Wt5UEBOw2P4gn433qwu5d0Wx47DKZmq5vs7T4YoG/vdw71YuK50sCeISXFega/ZfhV4af1vXI78TE9gI/npF3eqz8drO/5DO8u+qcOA/qHDYu7y4P27Qk/KNWKSey4lPHxKE6KtdKDwfue76W3nIcHcv7dmhwbTssruUqh2/U5ndmnc7dbqORWlseGlnvpaDTun3/5Xnp1o1Jut2MnptTPRnG7Xa5srA7q/vmXnw9v2k1ntnvezP75728/H/6olJvfjrumONXp7cbb85vrc4N4/vubxJNzC7Vi2b1WqndX5WIt2+9PXmglnr119H6Ke2OccO5LNukN7/n05o5uzU6OBZMpTnt65yYnxoLq0my1VN+4U7kXn552e9vqOOl964P3f/awqJUkcW/T3D09je9V7mzUS9XZS2MBlr9cyt02x33N7u1cafg751/eUd+dWintbu7P71V2ioXy13H3+Ktj/VpfHXfjr8uF4k5lb35/c7e0MnU3PzEWdJPL1YV6bv/K/cUesmn+zant4S7ev7Kfqy9UlyfHfg8t5WfnpqorW+vrpdXxj8f1a308vlpaX99aqU7NzeaXxiRJkiRJkiRJkiRJkiRJkiRJkiRJkiRJkiRJkvRj/wsNDFj0MfzMTwAAAABJRU5ErkJggg==";
export const bottlePicture = {
  width: 480,
  height: 1280,
  box: { x: 40, y: 40, width: 400, height: 1200 },
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

/** What a run of onboarding that succeeds writes of the brand kit. */
export async function aRunThatReads(
  { accountId, brandId }: { accountId: string; brandId: string },
  kit: BrandKit | null,
  name = "Aurelia",
): Promise<void> {
  const catalogue = new D1Catalogue(openDatabase(env.DB));
  const { run } = await aRunOf(catalogue, { accountId, website: "https://aurelia.example", name });
  const result = { brandName: name, kit, message: () => "Ready.", products: [], isPartial: false, unreadPages: [] };
  await catalogue.finish(brandId, run, result, Date.now());
}

/** A run of the account's onboarding in D1, which nothing carries out. */
export async function aRunOf(
  catalogue: Catalogue,
  start: { accountId: string; website: string; name?: string; nowMs?: number },
): Promise<BegunRun> {
  const begun = await catalogue.begin({
    name: "Shop",
    nowMs: Date.now(),
    ...start,
    newBrandId: newId("brand", random),
    newRunId: newId("onboardingRun", random),
    quota: usualQuota,
  });
  if (!begun.ok) throw new Error("the account has used up its runs");
  return begun.value;
}
