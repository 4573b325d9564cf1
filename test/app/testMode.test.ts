import { beforeEach, describe, expect, it } from "vitest";
import { testModeHeader, testModeParameter } from "../../src/core/people/testMode.ts";
import { accessibility, everyForm, go, overflow, press, says, settled, type Form, wide } from "./browserPages.ts";
import { complaints, openAt, page, service } from "./dashboard.ts";

beforeEach(() => {
  service.addDelivery("del_a", 1, 2);
});

const banner = "Test mode: nothing is charged.";

async function enter(form: Form = wide): Promise<void> {
  await openAt("/app/settings/keys", form);
  await press(page, "button", "Work in test mode");
  await says(page, banner);
}

describe("test mode", () => {
  it("is the tab's: from then on each of its calls says so, and those of another tab do not", async () => {
    await enter();
    service.calls.length = 0;
    service.tellsChanges = true;
    service.addDelivery("del_b", 2, 1);
    await go(page, service, "/app/deliveries/del_b");
    await expect.poll(() => service.calls.some(({ path }) => path.includes("/events"))).toBe(true);
    await go(page, service, "/app/products");
    await says(page, "Barrier Repair Serum");
    const inEach = service.calls.map(({ headers, path }) =>
      path.includes("/events") ? path.includes(`?${testModeParameter}=1`) : headers[testModeHeader] === "1",
    );
    expect(inEach.length).toBeGreaterThan(4);
    expect(inEach).not.toContain(false);
    service.calls.length = 0;
    const other = await page.context().newPage();
    await go(other, service, "/app/products");
    await says(other, "Barrier Repair Serum");
    expect(service.calls.map(({ headers }) => headers[testModeHeader])).not.toContain("1");
    expect(await other.evaluate("document.body.innerText")).not.toContain(banner);
    expect(complaints).toEqual([]);
  });

  it("outlives a reload and is left by a press, which shows nothing of it any more", async () => {
    await enter();
    await page.reload();
    await settled(page);
    await says(page, banner);
    await press(page, "button", "Leave test mode");
    await page.waitForFunction(() => !document.body.innerText.includes("Test mode:"));
    service.calls.length = 0;
    await go(page, service, "/app/products");
    await says(page, "Barrier Repair Serum");
    expect(service.calls.map(({ headers }) => headers[testModeHeader])).not.toContain("1");
  });

  it("is what a page does that is called back after the mode was left", async () => {
    await enter();
    await go(page, service, "/app/products");
    await says(page, "Barrier Repair Serum");
    await press(page, "button", "Leave test mode");
    await page.waitForFunction(() => !document.body.innerText.includes("Test mode:"));
    await page.evaluate("history.back()");
    await page.waitForFunction(() => location.pathname === "/app/products");
    await says(page, "Barrier Repair Serum");
    service.calls.length = 0;
    await press(page, "link", "Brand");
    await page.waitForFunction(() => location.pathname === "/app/brand");
    await expect.poll(() => service.calls.length).toBeGreaterThan(0);
    const saysTest = await page.evaluate<boolean>("document.body.innerText.includes('Test mode:')");
    for (const { headers } of service.calls) expect(headers[testModeHeader] === "1").toBe(saysTest);
  });

  it("is left by itself where its account is gone", async () => {
    await enter();
    service.hasTestAccount = false;
    await go(page, service, "/app/settings/keys");
    await page.waitForSelector("role=link[name='Products']", { state: "attached" });
    await page.waitForFunction(() => !document.body.innerText.includes("Test mode:"));
    expect(await page.evaluate("sessionStorage.getItem('test-mode')")).toBeNull();
  });

  it("is not offered to viewers, nor where the account is for tests alone", async () => {
    service.role = "viewer";
    await openAt("/app/settings/keys");
    await says(page, "Keys and secrets are the account's owner's alone.");
    expect(await page.$("#test-mode")).toBeNull();
  });

  it.each(everyForm)("is seen on every page by everybody (%s)", async (_name, form) => {
    await enter(form);
    await go(page, service, "/app/settings/keys");
    await says(page, "This tab works in the account’s test mode");
    expect(await accessibility(page)).toStrictEqual([]);
    expect(await overflow(page)).toBe(0);
    expect(complaints).toEqual([]);
  });
});
