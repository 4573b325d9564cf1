import { once } from "node:events";
import { createServer, type IncomingHttpHeaders, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

export interface Received {
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
  atMs: number;
}

/** An answer to send, or what to do with the connection instead. */
export type Script =
  | { status: number; headers?: Record<string, string>; json?: unknown; text?: string }
  | "hang up"
  | "hang up in the middle of the body"
  | "say nothing";

export interface ScriptedServer extends AsyncDisposable {
  url: string;
  /** What came, in order. */
  received: Received[];
}

/** A server over real HTTP that answers from a script; the last entry answers all that follows. */
export async function scriptedServer(...script: [Script, ...Script[]]): Promise<ScriptedServer> {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const answer = script[Math.min(received.length, script.length - 1)] ?? "hang up";
      received.push({
        method: request.method ?? "",
        path: request.url ?? "",
        headers: request.headers,
        body: Buffer.concat(chunks).toString(),
        atMs: performance.now(),
      });
      play(answer, response);
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

function play(answer: Script, response: ServerResponse): void {
  if (answer === "say nothing") return;
  if (answer === "hang up") {
    response.destroy();
  } else if (answer === "hang up in the middle of the body") {
    response.writeHead(200, { "content-type": "application/json", "content-length": "1000" });
    response.write('{"credits_balance":', () => response.destroy());
  } else {
    const type = answer.json === undefined ? "text/html" : "application/json";
    response.writeHead(answer.status, { "content-type": type, ...answer.headers });
    response.end(answer.json === undefined ? (answer.text ?? "") : JSON.stringify(answer.json));
  }
}

/** The service's error envelope. */
export function refusal(status: number, code: string, headers: Record<string, string> = {}): Script {
  const error = { code, message: `It is ${code}.`, doc_url: `https://api.example.com/docs/errors#${code}` };
  return { status, headers: { "x-request-id": "req_test", ...headers }, json: { error } };
}

export const balance = {
  credits_balance: 50,
  credits_balance_usd_equivalent: 5,
  credits_lifetime_purchased: 0,
  auto_recharge_enabled: false,
  auto_recharge_threshold: 20,
  auto_recharge_amount_usd: 25,
  pricing: { credit_usd: 0.1, static_ad_credits: 5, full_ad_credits: 15 },
};

export const accepted = {
  delivery_id: "del_1",
  status: "queued",
  request_id: "req_1",
  ad_count_expected: 1,
  format: "static",
  credits_balance: 45,
  status_url: "https://api.example.com/v1/deliveries/del_1",
  eta_seconds: 180,
};

/** A delivery of one concept, as GET /v1/deliveries/{delivery_id} shows it. */
export function delivery(status: string, adStatuses: string[] = ["rendered", "rendered"]): Script {
  const ads = adStatuses.map((adStatus, at) => ({
    ad_id: `ad_${at}`,
    index: 1,
    orientation: at % 2 === 0 ? "vertical" : "square",
    headline: "Calm skin by morning",
    static_url: adStatus === "rendered" ? `https://media.example.com/${at}.jpg` : null,
    video_url: null,
    status: adStatus,
    style_id: "mist",
    product_id: "prd_1",
    product_name: "Cloud Cream",
    compliance: null,
  }));
  const json = {
    delivery_id: "del_1",
    status,
    raw_status: status,
    ad_count: ads.length,
    ads,
    viewer_url: "https://media.example.com/v.html",
    created_at: "2026-03-02T10:00:00.000Z",
  };
  return { status: 200, json };
}

export function brand(
  isReady: boolean,
  detail: string,
  message: string,
  access = "Pending Onboarding",
  proof = "not_required",
): Script {
  const json = {
    brands: [
      {
        brand_id: "brd_1",
        name: "Aurelia",
        website: "https://aurelia.example",
        ready_for_ads: isReady,
        status_message: message,
        api_access_status: isReady ? "Active" : access,
        onboarding_status_detail: detail,
        product_count: 3,
        total_products_scraped: 3,
        onboarded_at: null,
        list_products_url: "https://api.example.com/v1/products",
        website_proof: {
          required: proof !== "not_required",
          status: proof,
          domain: "aurelia.example",
          methods: [],
          verified_at: null,
          verified_by: null,
        },
      },
    ],
  };
  return { status: 200, json };
}
