import { describe, expect, it } from "vitest";
import { accessibility, everyForm, go, overflow, press, says } from "./browserPages.ts";
import { complaints, openAt, page, service } from "./dashboard.ts";
import { hostileName } from "./fakeService.ts";
import { focused } from "./keyboardOnly.ts";

const address = "input[type=url]";

describe("a delivery's webhook", () => {
  it.each(everyForm)("shows each attempt, what was answered as text, and is sent again (%s)", async (_name, form) => {
    service.addDelivery("del_a", 1, 2);
    const nextAt = "2026-11-26T10:00:30.000Z";
    service.settings.addWebhook("del_a", [{ status: 500, answer_excerpt: hostileName }], nextAt);
    await openAt("/app/deliveries/del_a", form);
    await says(page, "Not delivered yet. The next attempt is at Nov 26, 10:00:30");
    await page.click(".webhook summary");
    await says(page, hostileName);
    expect(await page.evaluate("globalThis.stolen")).toBeUndefined();
    expect(await accessibility(page)).toEqual([]);
    expect(await overflow(page)).toBe(0);
    await press(page, "button", "Send again to the webhook");
    await says(page, "Delivered.");
    expect(service.callsOf("POST", "/deliveries/del_a/webhook")).toHaveLength(1);
    expect(complaints).toEqual([]);
  });

  it("that cannot be sent again says why", async () => {
    service.addDelivery("del_a", 1, 2);
    service.settings.addWebhook("del_a", [{ status: 200 }]);
    await openAt("/app/deliveries/del_a");
    await says(page, "Delivered.");
    const message = "The event of this delivery is no longer kept.";
    const error = { code: "invalid_request", message };
    service.refusal = { method: "POST", path: "/webhook", status: 400, error };
    await press(page, "button", "Send again to the webhook");
    await says(page, message);
  });

  it("is not there where the order named none, and asked for by no viewer", async () => {
    service.addDelivery("del_a", 1, 2);
    await openAt("/app/deliveries/del_a");
    await says(page, "1 concept, ready");
    expect(await page.$(".webhook")).toBeNull();
    service.role = "viewer";
    service.calls.length = 0;
    await go(page, service, "/app/deliveries/del_a");
    await says(page, "1 concept, ready");
    expect(service.callsOf("GET", "/webhook")).toEqual([]);
  });
});

describe("a test event", () => {
  it.each(everyForm)("says at once what came of it (%s)", async (_name, form) => {
    await openAt("/app/settings/keys", form);
    await page.waitForSelector(address, { state: "attached" });
    await page.type(address, "https://hooks.aurelia.example/ads");
    await page.keyboard.press("Enter");
    await says(page, "Your receiver answered 200 in 143 ms.");
    expect(await accessibility(page)).toEqual([]);
    expect(await overflow(page)).toBe(0);
    service.settings.testOutcome = {
      delivered: false,
      status: null,
      duration_ms: 10_003,
      problem: "No answer within 10 seconds.",
      answer_excerpt: "",
    };
    await press(page, "button", "Send a test event");
    await says(page, "No answer within 10 seconds. It took 10.0 s.");
    expect(await accessibility(page)).toEqual([]);
    expect(service.callsOf("POST", "/test-events").map(({ body }) => body)).toEqual([
      { webhook_url: "https://hooks.aurelia.example/ads" },
      { webhook_url: "https://hooks.aurelia.example/ads" },
    ]);
    expect(complaints).toEqual([]);
  });

  it("is sent with the keyboard alone, shows the answer as text, and says beside the field what is wrong with the address", async () => {
    await openAt("/app/settings/keys");
    await page.waitForSelector(address, { state: "attached" });
    for (let presses = 0; presses < 60 && (await focused(page)) !== "webhook_url"; presses++) {
      await page.keyboard.press("Tab");
    }
    await page.keyboard.type("hooks.aurelia.example");
    await page.keyboard.press("Enter");
    await says(page, "Write the whole address");
    expect(service.callsOf("POST", "/test-events")).toEqual([]);
    const message = "`webhook_url` is refused. The host is not on the public internet.";
    const error = { code: "invalid_webhook_url", message, param: "webhook_url" };
    service.refusal = { method: "POST", path: "/test-events", status: 400, error };
    await page.locator(address).selectText();
    await page.keyboard.type("https://db.internal/x");
    await page.keyboard.press("Enter");
    await says(page, "The host is not on the public internet.");
    expect(await page.$eval(address, (input) => input.getAttribute("aria-invalid"))).toBe("true");
    service.settings.testOutcome = { ...service.settings.testOutcome, answer_excerpt: hostileName };
    await page.keyboard.type("1");
    await page.keyboard.press("Enter");
    await says(page, hostileName);
    expect(await page.evaluate("globalThis.stolen")).toBeUndefined();
  });

  it("keeps the address over a lost connection, and is there for editors too", async () => {
    service.role = "editor";
    await openAt("/app/settings/keys");
    await page.waitForSelector(address, { state: "attached" });
    await page.type(address, "https://hooks.aurelia.example/ads");
    service.isDown = true;
    await page.keyboard.press("Enter");
    await says(page, "could not be reached");
    service.isDown = false;
    await go(page, service, "/app/settings/keys");
    await page.waitForSelector(address, { state: "attached" });
    expect(await page.inputValue(address)).toBe("https://hooks.aurelia.example/ads");
    service.role = "viewer";
    await go(page, service, "/app/settings/keys");
    await says(page, "the account's owner's alone");
    expect(await page.$(address)).toBeNull();
  });
});
