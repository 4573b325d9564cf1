import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { listening } from "../shops/listening.ts";

interface Intent {
  id: string;
  object: "payment_intent";
  status: string;
  amount: number;
  amount_received: number;
  currency: string;
  customer: string;
  payment_method: string;
  metadata: Record<string, string>;
  last_payment_error: { message: string; code: string } | null;
}

/**
 * The part of Stripe's API that we use, as its documentation describes it: idempotency keys with their replay and their refusal of
 * another body, test means of payment, checkout sessions. `GET /stub/charges` lists the money that really moved;
 * `POST /stub/sessions/{id}/pay` is the person at the checkout.
 */
export async function startStripeStub(): Promise<{ url: string; close(): Promise<void> }> {
  const intents = new Map<string, Intent>();
  const sessions = new Map<string, Record<string, unknown>>();
  const answers = new Map<string, { body: string; status: number; answer: string }>();
  const lostOnce = new Set<string>();

  function createIntent(form: URLSearchParams): [number, unknown] {
    const method = form.get("payment_method") ?? "";
    const metadata = Object.fromEntries(
      [...form].filter(([name]) => name.startsWith("metadata[")).map(([name, value]) => [name.slice(9, -1), value]),
    );
    const intent: Intent = {
      id: `pi_${intents.size + 1}_${metadata.payment_id ?? ""}`,
      object: "payment_intent",
      status: "succeeded",
      amount: Number(form.get("amount")),
      amount_received: Number(form.get("amount")),
      currency: "usd",
      customer: form.get("customer") ?? "",
      payment_method: method,
      metadata,
      last_payment_error: null,
    };
    const refusals: Record<string, [code: string, message: string]> = {
      pm_card_chargeDeclined: ["card_declined", "Your card was declined."],
      pm_card_visa_chargeDeclinedInsufficientFunds: ["card_declined", "Your card has insufficient funds."],
      pm_card_authenticationRequired: [
        "authentication_required",
        "Your card was declined. This transaction requires authentication.",
      ],
    };
    const refusal = refusals[method];
    if (refusal) {
      const [code, message] = refusal;
      intent.status = "requires_payment_method";
      intent.last_payment_error = { code, message };
      intents.set(intent.id, intent);
      return [402, { error: { type: "card_error", code, message, payment_intent: intent } }];
    }
    if (!method.startsWith("pm_card_")) {
      const message = `No such PaymentMethod: '${method}'`;
      return [400, { error: { type: "invalid_request_error", code: "resource_missing", message } }];
    }
    intents.set(intent.id, intent);
    return [200, intent];
  }

  function createSession(form: URLSearchParams): [number, unknown] {
    const id = `cs_${sessions.size + 1}_${form.get("client_reference_id") ?? ""}`;
    const session = {
      id,
      object: "checkout.session",
      status: "open",
      payment_status: "unpaid",
      client_reference_id: form.get("client_reference_id"),
      customer: null,
      payment_intent: null,
      url: `https://checkout.example/${id}`,
      amount_total: Number(form.get("line_items[0][price_data][unit_amount]")),
      currency: "usd",
      expires_at: Math.floor(Date.now() / 1000) + 86_400,
    };
    sessions.set(id, session);
    return [200, session];
  }

  function answer(method: string, url: URL, form: URLSearchParams): [number, unknown] {
    const { pathname } = url;
    if (pathname === "/stub/charges") {
      return [200, [...intents.values()].filter(({ status }) => status === "succeeded")];
    }
    const paid = /^\/stub\/sessions\/(.+)\/pay$/.exec(pathname);
    if (paid) {
      const session = sessions.get(paid[1] ?? "");
      const payment_intent = { id: `pi_${paid[1]}`, status: "succeeded", payment_method: "pm_card_visa" };
      if (session)
        Object.assign(session, { status: "complete", payment_status: "paid", customer: "cus_1", payment_intent });
      return [200, session];
    }
    const asked = /^answer with (\d+)$/.exec(form.get("description") ?? "")?.[1];
    if (asked !== undefined) return [Number(asked), { error: { type: "api_error", message: `status ${asked}` } }];
    if (form.get("customer") === "cus_gone") {
      return [
        400,
        {
          error: {
            type: "invalid_request_error",
            code: "resource_missing",
            param: "customer",
            message: "No such customer",
          },
        },
      ];
    }
    if (method === "POST" && pathname === "/v1/payment_intents") return createIntent(form);
    if (pathname === "/v1/payment_intents/search") {
      const wanted = /'([^']+)'$/.exec(url.searchParams.get("query") ?? "")?.[1];
      const data = [...intents.values()].filter(({ metadata }) => metadata.payment_id === wanted);
      return [200, { object: "search_result", data, has_more: false, url: pathname }];
    }
    if (method === "POST" && pathname === "/v1/checkout/sessions") return createSession(form);
    const session = sessions.get(pathname.replace("/v1/checkout/sessions/", ""));
    if (session) return [200, session];
    return [
      404,
      { error: { type: "invalid_request_error", code: "resource_missing", message: `No such ${pathname}` } },
    ];
  }

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks).toString("utf8");
    const url = new URL(request.url ?? "/", "http://stripe");
    const form = new URLSearchParams(body);
    const key = request.headers["idempotency-key"] as string | undefined;
    const known = key === undefined ? undefined : answers.get(key);
    if (form.get("payment_method") === "pm_card_timeoutBeforeCharge") return void response.destroy();
    let result: { status: number; answer: string };
    if (known && known.body !== body) {
      const error = {
        type: "idempotency_error",
        message: "Keys for idempotent requests can only be used with the same parameters.",
      };
      result = { status: 400, answer: JSON.stringify({ error }) };
    } else if (known) result = known;
    else {
      const [status, value] = answer(request.method ?? "GET", url, form);
      result = { status, answer: JSON.stringify(value) };
      if (key !== undefined) answers.set(key, { body, ...result });
    }
    // Charged, but nobody hears of it: once for each key.
    if (form.get("payment_method") === "pm_card_timeoutAfterCharge" && key !== undefined && !lostOnce.has(key)) {
      lostOnce.add(key);
      return void response.destroy();
    }
    response.writeHead(result.status, { "content-type": "application/json", "request-id": "req_stub" });
    response.end(result.answer);
  }

  const server = createServer((request, response) => void serve(request, response));
  return listening(server);
}
