import { describe, expect, it } from "vitest";
import { chartWords } from "../../app/src/views/settings/chartWords.ts";
import { accessibility, everyForm, go, overflow, press, says, settled } from "./browserPages.ts";
import { complaints, openAt, page, service } from "./dashboard.ts";

const billing = "/app/settings/billing";
const idAt = (index: number) => `pay_${String(index).padStart(26, "0")}`;

/** Some days with orders, and payments of every kind. */
function prepare(): void {
  const { settings } = service;
  settings.dailyUsage.forEach((day, index) => (day.credits = index % 7 > 4 ? 0 : (index * 37) % 130));
  settings.addPayment({ refunded_usd: 10 });
  settings.addPayment({ kind: "auto_recharge", amount_usd: 1250.5, credits: 12_505 });
  settings.addPayment({ kind: "auto_recharge", status: "declined", paid_at: null, problem: "The card was declined." });
  settings.addPayment({ status: "pending", paid_at: null });
}

/** What paper would show: printing is noted instead of done. */
async function printed(): Promise<{ text: string; title: string }> {
  await page.evaluate(() => {
    window.print = () => (document.body.dataset.printed = document.title);
  });
  await press(page, "button", "Print or save as PDF");
  await page.waitForSelector("body[data-printed]", { state: "attached" });
  await page.emulateMedia({ media: "print" });
  const text = await page.evaluate(() => document.body.innerText);
  const title = await page.evaluate(() => document.body.dataset.printed ?? "");
  await page.emulateMedia({ media: null });
  return { text, title };
}

describe("receipts", () => {
  it("are there for each payment that was completed, and for no other", async () => {
    prepare();
    await openAt(billing);
    await says(page, "Not paid yet");
    await says(page, "Partly refunded");
    await says(page, "The card was declined.");
    const buttons = await page.$$eval("button", (all) => all.map((one) => one.textContent.trim()));
    expect(buttons.filter((name) => name.startsWith("Receipt"))).toEqual([`Receipt ${idAt(2)}`, `Receipt ${idAt(1)}`]);
    expect(complaints).toEqual([]);
  });

  it("say who sold what to whom, and are alone on the paper", async () => {
    prepare();
    await openAt(billing);
    await press(page, "button", `Receipt ${idAt(2)}`);
    await says(page, "Total paid");
    const { text, title } = await printed();
    for (const said of [
      "Creative Works GmbH",
      "billing@service.example",
      "Aurelia",
      "marta@aurelia.example",
      idAt(2),
      "Nov 25, 2026",
      "12,505 credits",
      "$1,250.50",
      "through Stripe",
    ]) {
      expect(text).toContain(said);
    }
    for (const others of ["Settings", "Buy credits", "Usage", "Print", "Close"]) expect(text).not.toContain(others);
    expect(title).toBe(`Receipt ${idAt(2)}`);
    expect(await page.title()).toBe("Billing · Ad Creative");
    expect(
      Buffer.from(await page.pdf({ format: "A4" }))
        .toString("latin1")
        .match(/\/Type \/Page\b/g),
    ).toHaveLength(1);
    await page.keyboard.press("Escape");
    await page.waitForFunction(() => document.querySelector("dialog") === null);
  });

  it("say what went back", async () => {
    prepare();
    await openAt(billing);
    await press(page, "button", `Receipt ${idAt(1)}`);
    await says(page, "Total after the refund");
    expect(await page.$eval("dialog", ({ innerText }) => innerText)).toMatch(/-\$10\.00[^]*\$15\.00/);
  });

  it("go on to earlier ones, whose end keeps the focus, and are for owners alone", async () => {
    for (let index = 0; index < 51; index++) service.settings.addPayment({});
    await openAt(billing);
    await press(page, "button", "Show earlier payments");
    await page.waitForFunction(() => document.querySelectorAll(".receipts tbody tr").length === 51);
    await page.waitForFunction(() => document.activeElement?.textContent === "That is all.");
    service.role = "editor";
    await page.reload();
    await settled(page);
    await says(page, "Credits are bought by the account's owner.");
    expect(await page.$(".receipts")).toBeNull();
  });
});

describe("the way back from the checkout", () => {
  it("says that nothing is paid yet, and what was paid once the provider has told it", async () => {
    const { settings } = service;
    settings.addPayment({ status: "pending", paid_at: null });
    await openAt(`${billing}?payment=${idAt(1)}`);
    await says(page, "The top-up of $25.00 is not paid yet.");
    const [payment] = settings.payments;
    if (payment === undefined) return expect.fail();
    Object.assign(payment, { status: "succeeded", paid_at: "2026-11-26T09:30:00.000Z" });
    await says(page, "Paid. 250 credits were added.");
    await page.waitForSelector(`role=button[name='Receipt ${idAt(1)}']`, { state: "attached" });
    expect(await accessibility(page)).toEqual([]);
    await press(page, "button", "Close");
    await page.waitForFunction((said) => !document.body.innerText.includes(said), "credits were added");
    expect(new URL(page.url()).search).toBe("");
    expect(complaints).toEqual([]);
  });

  it("says that a top-up was not paid, and nothing of a payment that is none of the account's", async () => {
    service.settings.addPayment({ status: "expired", paid_at: null });
    await openAt(`${billing}?payment=${idAt(1)}`);
    await says(page, "was not paid. Nothing was charged.");
    await openAt(`${billing}?payment=pay_someone-elses`);
    await says(page, "Buy credits");
    expect(await page.$(".returned")).toBeNull();
  });
});

describe("usage by the day", () => {
  it("is a picture with a name and a description, a bar for each day, and the sum in words", async () => {
    prepare();
    await openAt(billing);
    const words = chartWords(service.settings.dailyUsage);
    await says(page, words);
    expect(await page.getByRole("img", { name: "Credits spent on each of the last 30 days" }).count()).toBe(1);
    expect(await page.$$(".usageBar")).toHaveLength(30);
  });

  it("is nothing where nothing was spent", async () => {
    await openAt(billing);
    await says(page, "No credits were spent in the last 30 days.");
  });
});

describe("amounts", () => {
  const box = (name: string) => `role=textbox[name='${name}']`;
  const valueOf = (name: string) => page.inputValue(box(name));
  const describedAs = (name: string) =>
    page.$eval(box(name), (input) => {
      const ids = input.getAttribute("aria-describedby")?.split(" ") ?? [];
      return ids.map((id) => document.getElementById(id)?.textContent ?? "").join(" ");
    });

  it("that were typed are there again after the page was loaded anew, and a change that was kept is over", async () => {
    await openAt(billing);
    await page.fill(box("Amount in USD"), "40");
    await page.fill(box("When the balance falls below, in credits"), "75");
    await press(page, "switch", "Top up automatically");
    await go(page, service, billing);
    await says(page, "400 credits");
    expect([await valueOf("When the balance falls below, in credits"), await valueOf("Top-up amount in USD")]).toEqual([
      "75",
      "25",
    ]);
    await press(page, "button", "Keep");
    await says(page, "Kept.");
    expect(service.callsOf("PATCH", "/auto-recharge").map(({ body }) => body)).toEqual([
      { enabled: true, threshold_credits: 75, amount_usd: 25 },
    ]);
    await go(page, service, billing);
    await says(page, "3 times in 24 hours at most");
    // The stand-in forgets what it was told: what the page shows is the service's, not its own memory.
    expect(await valueOf("When the balance falls below, in credits")).toBe("20");
  });

  it("that are not kept yet are told from the account's own, and can be discarded", async () => {
    await openAt(billing);
    await press(page, "switch", "Top up automatically");
    await says(page, "Not kept yet.");
    await go(page, service, billing);
    await says(page, "Not kept yet.");
    await press(page, "button", "Discard");
    await page.waitForFunction(() => !document.body.innerText.includes("Not kept yet."));
    const isOn = () => page.$eval("[role=switch]", (one) => one.getAttribute("aria-checked"));
    expect(await isOn()).toBe("false");
    await press(page, "switch", "Top up automatically");
    await press(page, "switch", "Top up automatically");
    await page.waitForFunction(() => !document.body.innerText.includes("Not kept yet."));
    expect(service.callsOf("PATCH", "/auto-recharge")).toEqual([]);
  });

  it("of one person are gone before another one is shown in the same tab", async () => {
    await openAt(billing);
    await page.fill(box("Amount in USD"), "40");
    await press(page, "switch", "Top up automatically");
    await says(page, "Not kept yet.");
    service.personId = "per_2";
    await go(page, service, billing);
    await says(page, "Auto-recharge");
    expect(await valueOf("Amount in USD")).toBe("25");
    expect(await page.evaluate(() => document.body.innerText)).not.toContain("Not kept yet.");
  });

  it.each([
    ["Amount in USD", "POST", "/top-ups", "amount_usd", "Go to payment"],
    ["When the balance falls below, in credits", "PATCH", "/auto-recharge", "threshold_credits", "Keep"],
    ["Top-up amount in USD", "PATCH", "/auto-recharge", "amount_usd", "Keep"],
  ])("that the service refuses have the reason beside them, once: %s", async (field, method, path, param, button) => {
    const message = "The service takes no such amount.";
    await openAt(billing);
    service.refusal = { method, path, status: 400, error: { code: "invalid_request", message, param } };
    await press(page, "button", button);
    await says(page, message);
    expect(await describedAs(field)).toContain(message);
    expect((await page.evaluate(() => document.body.innerText)).split(message)).toHaveLength(2);
    expect(complaints).toEqual([]);
  });
});

it.each(everyForm)("billing and a receipt have nothing that axe finds at %s", async (_name, form) => {
  prepare();
  await openAt(billing, form);
  await says(page, "spent in the last 30 days");
  expect(await accessibility(page)).toEqual([]);
  expect(await overflow(page)).toBe(0);
  await press(page, "button", `Receipt ${idAt(2)}`);
  await says(page, "Total paid");
  expect(await accessibility(page)).toEqual([]);
  expect(await overflow(page)).toBe(0);
  expect(complaints).toEqual([]);
});
