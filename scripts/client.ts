/** A small client for scripts and tests: one account of a running instance. */
export interface DemoAccount {
  account_id: string;
  api_key: string;
  webhook_secret: string;
}

export async function callJson<T>(
  url: string,
  init: RequestInit & { token?: string; json?: unknown } = {},
): Promise<T> {
  const { token, json, ...rest } = init;
  const headers = new Headers(rest.headers);
  if (token !== undefined) headers.set("authorization", `Bearer ${token}`);
  if (json !== undefined) headers.set("content-type", "application/json");
  const response = await fetch(url, {
    ...rest,
    headers,
    ...(json === undefined ? {} : { method: rest.method ?? "POST", body: JSON.stringify(json) }),
  });
  const text = await response.text();
  if (!response.ok)
    throw new Error(
      `${rest.method ?? (json === undefined ? "GET" : "POST")} ${url} answered ${response.status}: ${text}`,
    );
  return JSON.parse(text) as T;
}

export function createAccount(url: string, operatorToken: string, email: string): Promise<DemoAccount> {
  return callJson<DemoAccount>(`${url}/operator/v1/accounts`, { token: operatorToken, json: { email, name: "Demo" } });
}

interface BrandAnswer {
  brands: {
    brand_id: string;
    name: string;
    ready_for_ads: boolean;
    status_message: string;
    onboarding_status_detail: string;
  }[];
}

/** Onboards a shop and waits until ads can be made; throws with the brand's own message when it fails. */
export async function onboard(
  url: string,
  token: string,
  website: string,
  options: { timeoutMs: number; onProgress?: (message: string) => void },
): Promise<void> {
  await callJson(`${url}/v1/brands`, { token, json: { website } });
  const deadline = Date.now() + options.timeoutMs;
  let last = "";
  while (Date.now() < deadline) {
    const [brand] = (await callJson<BrandAnswer>(`${url}/v1/brands`, { token })).brands;
    if (brand && brand.status_message !== last) {
      last = brand.status_message;
      options.onProgress?.(last);
    }
    if (brand?.ready_for_ads) return;
    if (brand?.onboarding_status_detail === "failed") throw new Error(brand.status_message);
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  throw new Error(`The shop was not onboarded in ${options.timeoutMs / 1000} s: ${last}`);
}
