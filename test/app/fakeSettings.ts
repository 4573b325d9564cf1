import type {
  Activity,
  CallList,
  DailyUsage,
  DeliveryWebhook,
  ShownCall,
  ListedPayment,
  Member,
  PaymentPage,
  SentTest,
  WebhookAttempt,
} from "../../app/src/api/people.ts";

interface FakeAnswer {
  status?: number;
  json: unknown;
}

export const longAddress = `robin.${"of-the-campaign-department.".repeat(4)}x@aurelia.example`;

const refused = (message: string, param?: string): FakeAnswer => ({
  status: 400,
  json: { error: { code: "invalid_request", message, ...(param === undefined ? {} : { param }) } },
});

/** What the settings ask for besides keys, balance and transactions. Answers in the shapes of the service. */
export class FakeSettings {
  members: Member[] = [
    {
      person_id: "per_1",
      email: "marta@aurelia.example",
      name: null,
      role: "owner",
      member_since: "2026-10-02T09:00:00.000Z",
    },
    {
      person_id: "per_2",
      email: longAddress,
      name: "Robin",
      role: "editor",
      member_since: "2026-11-20T09:00:00.000Z",
    },
  ];
  changes: Activity["changes"] = [];
  calls: ShownCall[] = [];
  payments: ListedPayment[] = [];
  /** Thirty days on which nothing was spent. */
  dailyUsage: DailyUsage["days"] = Array.from({ length: 30 }, (_, index) => ({
    date: new Date(Date.UTC(2026, 9, 29 + index)).toISOString().slice(0, 10),
    credits: 0,
  }));
  /** By delivery; one that is not here was ordered without a receiver. */
  readonly webhooks = new Map<string, DeliveryWebhook>();
  /** What the next test event brings. */
  testOutcome: Omit<SentTest, "at" | "message_id"> = {
    delivered: true,
    status: 200,
    duration_ms: 143,
    problem: null,
    answer_excerpt: "ok",
  };

  /** Null: the call is none of these. */
  answer(method: string, route: string, query: URLSearchParams, body: unknown): FakeAnswer | null {
    if (route === "/activity") return { json: this.#activity(Number(query.get("before") ?? Infinity)) };
    if (route === "/calls") return { json: this.#calls(query.get("failed") === "true") };
    if (route === "/payments") return { json: this.#payments(query.get("before")) };
    if (route === "/daily-usage") return { json: { days: this.dailyUsage } satisfies DailyUsage };
    const called = this.calls.find(({ request_id: id }) => route === `/calls/${id}`);
    if (called !== undefined) return { json: called };
    if (route === "/test-events") {
      return { json: { at: "2026-11-26T09:30:00.000Z", message_id: "msg_fake_test", ...this.testOutcome } };
    }
    const delivery = /^\/deliveries\/([^/]+)\/webhook$/.exec(route)?.[1];
    if (delivery !== undefined) return this.#webhook(method, delivery);
    if (route === "/members") {
      return method === "POST"
        ? this.#invite(body as Pick<Member, "email" | "role">)
        : { json: { members: this.members } };
    }
    const id = /^\/members\/([^/]+)$/.exec(route)?.[1];
    const member = this.members.find(({ person_id }) => person_id === id);
    if (member === undefined) return null;
    if (method === "DELETE") {
      this.members = this.members.filter((one) => one !== member);
      this.#note("DELETE /app/api/members/{person_id}", { person_id: member.person_id, email: member.email });
      return { json: { person_id: member.person_id, email: member.email, status: "removed" } };
    }
    member.role = (body as Pick<Member, "role">).role;
    this.#note("PATCH /app/api/members/{person_id}", { person_id: "x", email: member.email, role: member.role });
    return { json: member };
  }

  addCall(call: Partial<ShownCall>): void {
    const id = `req_${this.calls.length + 1}`;
    this.calls.unshift({
      request_id: id,
      at: "2026-11-26T09:30:12.000Z",
      method: "POST",
      path: "/v1/ads/generate",
      tool: null,
      status: 202,
      duration_ms: 41,
      by: { kind: "key", id: "key_1", name: "Campaign server" },
      idempotency_key: null,
      content_type: "application/json",
      request: { text: `{"format":"static","count":1}`, is_whole: true },
      answer: { text: `{"delivery_id":"del_a"}`, is_whole: true },
      ...call,
    });
  }

  /** The newest of the account. */
  addPayment(payment: Partial<ListedPayment>): void {
    const id = `pay_${String(this.payments.length + 1).padStart(26, "0")}`;
    this.payments.unshift({
      payment_id: id,
      kind: "top_up",
      status: "succeeded",
      amount_usd: 25,
      credits: 250,
      refunded_usd: 0,
      provider: "stripe",
      problem: null,
      created_at: "2026-11-25T10:29:00.000Z",
      paid_at: "2026-11-25T10:30:00.000Z",
      ...payment,
    });
  }

  #payments(before: string | null): PaymentPage {
    const from = this.payments.findIndex(({ payment_id: id }) => id === before) + 1;
    const payments = this.payments.slice(from, from + 50);
    return {
      seller: { name: "Creative Works GmbH, Lindenstrasse 4, 10969 Berlin", email: "billing@service.example" },
      buyer: { name: "Aurelia", email: "marta@aurelia.example" },
      payments,
      next_before: from + 50 < this.payments.length ? (payments.at(-1)?.payment_id ?? null) : null,
    };
  }

  #calls(failedOnly: boolean): CallList {
    const calls = this.calls.filter(({ status }) => !failedOnly || status >= 400);
    return {
      calls: calls.map(({ request: _request, answer: _answer, content_type: _type, ...listed }) => listed),
      kept_days: 7,
    };
  }

  /** A receiver whose attempts went so; it is delivered with the last where that was answered with 2xx. */
  addWebhook(deliveryId: string, attempts: readonly Partial<WebhookAttempt>[], nextAt: string | null = null): void {
    const last = attempts.at(-1)?.status ?? 0;
    const isDelivered = last >= 200 && last < 300;
    this.webhooks.set(deliveryId, {
      delivery_id: deliveryId,
      status: isDelivered ? "delivered" : nextAt === null ? "dropped" : "pending",
      url: `https://hooks.aurelia.example/ads?token=${"x".repeat(80)}`,
      message_id: "msg_fake_completed",
      next_attempt_at: nextAt,
      attempts: attempts.map((attempt, index) => ({
        at: `2026-11-26T09:3${index}:00.000Z`,
        attempt: index + 1,
        status: null,
        duration_ms: 120,
        problem: null,
        answer_excerpt: "",
        ...attempt,
      })),
    });
  }

  #webhook(method: string, deliveryId: string): FakeAnswer {
    const known = this.webhooks.get(deliveryId);
    if (known === undefined) {
      const none = { status: "none", url: null, message_id: null, next_attempt_at: null, attempts: [] };
      return { json: { delivery_id: deliveryId, ...none } };
    }
    if (method === "GET") return { json: known };
    const again = { status: 204, attempt: 1, answer_excerpt: "", problem: null };
    this.addWebhook(deliveryId, [...known.attempts, { ...again, at: "2026-11-26T10:00:00.000Z" }]);
    return { status: 202, json: { delivery_id: deliveryId, webhook: "pending" } };
  }

  #invite({ email, role }: Pick<Member, "email" | "role">): FakeAnswer {
    if (email === "busy@shop.example") {
      return refused("busy@shop.example works in another account; nobody works in two.", "email");
    }
    const person_id = `per_${this.members.length + 1}`;
    const member: Member = { person_id, email, name: null, role, member_since: "2026-11-26T09:00:00.000Z" };
    this.members = [...this.members, member];
    this.#note("POST /app/api/members", { person_id, email, role });
    return { status: 201, json: member };
  }

  #note(operation: string, about: Record<string, string>): void {
    this.addChange(operation, about, 200);
  }

  addChange(operation: string, about: Record<string, string>, status: number): void {
    const sequence = this.changes.length + 1;
    const change = {
      sequence,
      at: "2026-11-26T09:30:00.000Z",
      person_id: "per_1",
      email: "marta@aurelia.example",
      operation,
      about,
      request_id: `req_${sequence}`,
      status,
    };
    this.changes = [change, ...this.changes];
  }

  #activity(before: number): Activity {
    const found = this.changes.filter(({ sequence }) => sequence < before);
    const changes = found.slice(0, 50);
    return { changes, next_before: found.length > 50 ? (changes.at(-1)?.sequence ?? null) : null };
  }
}
