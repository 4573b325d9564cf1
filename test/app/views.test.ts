import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { accessibility, everyForm, go, launch, openPage, overflow, press, says } from "./browserPages.ts";
import { FakeService } from "./fakeService.ts";
import { longAddress } from "./fakeSettings.ts";

let browser: Browser;

beforeAll(async () => {
  browser = await launch();
});

afterAll(async () => {
  await browser.close();
});

interface View {
  name: string;
  path: string;
  /** What it says once it is there. */
  text: string;
  prepare?: (service: FakeService) => void;
  /** What a person presses then: a button's name, and what the page says after it. */
  press?: readonly [button: string, says: string];
}

const views: View[] = [
  {
    name: "the door",
    path: "/app",
    text: "Your shop, as ads.",
    prepare: (service) => (service.isSignedIn = false),
  },
  {
    name: "the first run's form",
    path: "/app",
    text: "Where is your shop?",
    prepare: (service) => (service.stage = null),
  },
  {
    name: "the reading",
    path: "/app/start",
    text: "Reading products and pictures",
    prepare: (service) => {
      service.stage = "pictures";
      service.foundCount = 5;
    },
  },
  { name: "the brand as understood", path: "/app/start", text: "Draw my first three ads" },
  {
    name: "home",
    path: "/app",
    text: "Latest deliveries",
    prepare: (service) => {
      service.addDelivery("del_a", 3, 6);
      service.addDelivery("del_b", 2, 1);
    },
  },
  { name: "products", path: "/app/products", text: "One ad shows one product" },
  { name: "the brand kit", path: "/app/brand", text: "Free, and kept nowhere" },
  {
    name: "the brand kit before a viewer",
    path: "/app/brand",
    text: "Version 1",
    prepare: (service) => (service.role = "viewer"),
  },
  { name: "create", path: "/app/create", text: "Order for 15 credits" },
  {
    name: "a delivery under way",
    path: "/app/deliveries/del_a",
    text: "4 of 6 ads drawn",
    prepare: (service) => void service.addDelivery("del_a", 3, 4),
  },
  {
    name: "a finished delivery with videos",
    path: "/app/deliveries/del_a",
    text: "2 concepts, ready",
    prepare: (service) => void service.addDelivery("del_a", 2, 4, "full"),
  },
  {
    name: "a concept being corrected",
    path: "/app/deliveries/del_a",
    text: "2 concepts, ready",
    prepare: (service) => void service.addDelivery("del_a", 2, 4),
    press: ["Correct concept 2", "5 corrections left"],
  },
  {
    name: "billing, with a receipt",
    path: "/app/settings/billing",
    text: "HYPERLINK",
    prepare: ({ settings }) => {
      const problem = "The card was declined.";
      settings.addPayment({ kind: "auto_recharge", status: "declined", paid_at: null, problem });
      settings.addPayment({});
    },
    press: [`Receipt pay_${"2".padStart(26, "0")}`, "Creative Works"],
  },
  { name: "keys", path: "/app/settings/keys", text: "Campaign server" },
  {
    name: "a delivery whose receiver does not answer",
    path: "/app/deliveries/del_a",
    text: "Given up: no attempt",
    prepare: (service) => {
      service.addDelivery("del_a", 1, 2);
      service.settings.addWebhook("del_a", [
        { status: 500, answer_excerpt: "<h1>Internal Server Error</h1>" },
        { problem: "No answer within 10 seconds.", duration_ms: 10_004 },
      ]);
    },
  },
  {
    name: "the account's calls",
    path: "/app/settings/calls",
    text: "service.list_products",
    prepare: ({ settings }) => {
      const answer = { text: `{"error":{"code":"invalid_count","message":"${"x".repeat(300)}"}}`, is_whole: true };
      settings.addCall({ status: 400, answer });
      const path = `/v1/styles/search?q=${"satin".repeat(60)}`;
      settings.addCall({ method: "GET", path, status: 200, request: null, answer: null });
      settings.addCall({ path: "/mcp", tool: "service.list_products", status: 200, request: null, answer: null });
    },
    press: ["Details of POST /v1/ads/generate, req_1", "Answered"],
  },
  {
    name: "the team, and who did what",
    path: "/app/settings/team",
    text: "made an API key",
    prepare: ({ settings }) => {
      settings.addChange("POST /app/api/api-keys", { key_id: "key_2" }, 201);
      settings.addChange("PATCH /app/api/members/{person_id}", { email: longAddress, role: "viewer" }, 400);
    },
    press: ["Invite", "Write the whole address"],
  },
  {
    name: "the person",
    path: "/app/settings/person",
    text: "marta@aurelia.example",
  },
  { name: "nothing", path: "/app/deliveries/del_of_another", text: "Nothing here" },
];

describe.each(everyForm)("at %s", (_name, form) => {
  it.each(views.map((view): [string, View] => [view.name, view]))(
    "%s has nothing that axe finds, nothing wider than the window and no complaint of the browser",
    async (_view, { path, text, prepare, press: pressed }) => {
      await using service = await FakeService.start();
      prepare?.(service);
      const { page, complaints } = await openPage(browser, form);
      await go(page, service, path);
      await says(page, text);
      if (pressed !== undefined) {
        await press(page, "button", pressed[0]);
        await says(page, pressed[1]);
      }
      expect(await accessibility(page)).toEqual([]);
      expect(await overflow(page)).toBe(0);
      expect(complaints).toEqual([]);
      await page.context().close();
    },
  );
});
