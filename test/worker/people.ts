import { env, exports } from "cloudflare:workers";
import { proofOf, type Work } from "../../app/src/api/signUpWork.ts";
import { servicesFor } from "../../src/composition.ts";
import type { PersonRole } from "../../src/core/people/roles.ts";
import { operatorToken, origin, send, type TestAccount } from "./builders.ts";

/** A browser that has the dashboard open: it keeps cookies, and says where its calls come from. */
export class Browser {
  #cookies = new Map<string, string>();

  get cookie(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  }

  /** The same cookies in another tab, which keeps what it had when this one signs out. */
  copy(): Browser {
    const copy = new Browser();
    copy.#cookies = new Map(this.#cookies);
    return copy;
  }

  async call(path: string, init: RequestInit & { json?: unknown } = {}): Promise<Response> {
    const { json, ...rest } = init;
    const headers = new Headers(rest.headers);
    if (this.cookie !== "") headers.set("cookie", this.cookie);
    const method = rest.method ?? (json === undefined ? "GET" : "POST");
    if (method !== "GET" && !headers.has("origin")) headers.set("origin", origin);
    if (json !== undefined) headers.set("content-type", "application/json");
    const body = json === undefined ? {} : { body: JSON.stringify(json) };
    const url = path.startsWith("http") ? path : `${origin}${path}`;
    const request = new Request(url, { redirect: "manual", ...rest, ...body, method, headers });
    const response = await exports.default.fetch(request);
    for (const line of response.headers.getSetCookie()) {
      const [pair = ""] = line.split(";");
      const at = pair.indexOf("=");
      const [name, value] = [pair.slice(0, at), pair.slice(at + 1)];
      if (value === "" || /max-age=0/i.test(line)) this.#cookies.delete(name);
      else this.#cookies.set(name, value);
    }
    return response;
  }

  /** Opens a link that signs in, and presses the button of its page. */
  open(link: string): Promise<Response> {
    return this.call(link, { method: "POST" });
  }

  async json<T>(path: string, init: RequestInit & { json?: unknown } = {}): Promise<T> {
    return (await this.call(path, init)).json<T>();
  }
}

/** The work before a link to this address, done as the page does it. */
export async function aProof(email: string): Promise<string> {
  return proofOf(await new Browser().json<Work>("/app/api/auth/sign-in/challenge"), email);
}

/** A link for the address as its mail would have it. */
export async function aLink(email: string): Promise<string> {
  return (await servicesFor(env).signInLinks.create(email, "/app")).url;
}

/** Somebody who has just opened their link. */
export async function aPerson(email: string): Promise<Browser> {
  const browser = new Browser();
  await browser.open(await aLink(email));
  return browser;
}

export interface SessionBody {
  person: { person_id: string; email: string; name: string | null };
  account: { account_id: string; name: string | null; role: PersonRole; is_test: boolean };
  is_new: boolean;
}

export const sessionOf = (browser: Browser) => browser.json<SessionBody>("/app/api/session");

/** Somebody whom an operator has let into the account. */
export async function aMember(account: TestAccount, role: PersonRole): Promise<Browser> {
  const json = { email: `${role}-${crypto.randomUUID()}@shop.example`, role };
  await send(`/operator/v1/accounts/${account.accountId}/members`, { key: operatorToken, json });
  return aPerson(json.email);
}
