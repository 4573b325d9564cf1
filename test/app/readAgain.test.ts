import { describe, expect, it } from "vitest";
import { accessibility, everyForm, press, says } from "./browserPages.ts";
import { complaints, openAt, page, service } from "./dashboard.ts";

const website = "input[name=website]";
const typed = () => page.inputValue(website);

describe("a shop that is read", () => {
  it.each(everyForm)("is read again at the press of a button (%s)", async (_name, form) => {
    await openAt("/app/start", form);
    await says(page, "Read the shop again");
    expect(await accessibility(page)).toEqual([]);
    const address = await typed();
    await press(page, "button", "Read it again");
    await expect.poll(() => service.callsOf("POST", "/brands").map(({ body }) => body)).toEqual([{ website: address }]);
    expect(complaints).toEqual([]);
  });

  it("keeps its view, and what was typed into it, while the service cannot be reached", async () => {
    await openAt("/app/start");
    await says(page, "Read the shop again");
    await page.focus(website);
    await page.keyboard.press("End");
    await page.keyboard.type("/en");
    const before = await typed();
    service.isDown = true;
    // Whoever comes back to the tab after a while has everything looked up again.
    await page.evaluate("{ const now = Date.now; Date.now = () => now() + 3_600_000; }");
    await page.evaluate("window.dispatchEvent(new Event('visibilitychange'))");
    await new Promise((resolve) => setTimeout(resolve, 12_000));
    expect(await typed()).toBe(before);
    await press(page, "button", "Read it again");
    await says(page, "Nothing that you typed is lost");
    expect(await typed()).toBe(before);
  });
});
