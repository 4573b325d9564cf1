import { describe, expect, it } from "vitest";
import { everyForm, go, says } from "./browserPages.ts";
import { complaints, openAt, page, service } from "./dashboard.ts";
import {
  enter,
  expectInvalid,
  focusOf,
  focused,
  hasFocus,
  hasHeadingsInOrder,
  isWhole,
  pressArrow,
  tabTo,
  tells,
} from "./keyboardOnly.ts";

const press = (key: "Enter" | "Space") => page.keyboard.press(key);

describe("the keyboard alone", () => {
  it.each(everyForm)("goes from the door to the first three ads, and is told each step (%s)", async (_name, form) => {
    service.isSignedIn = false;
    service.stage = null;
    await openAt("/app", form);
    await says(page, "Your shop, as ads.");
    await tabTo(page, "textbox", "E-mail");
    await page.keyboard.type("marta");
    await tells(page, "Write your whole address", () => press("Enter"));
    expectInvalid(await focusOf(page), "Write your whole address");
    await page.keyboard.type("@aurelia.example");
    await enter(page, "button", "Send me a link");
    await hasFocus(page, "heading", "Check your mail.");
    await isWhole(page);
    await enter(page, "button", "Use another address");
    await hasFocus(page, "textbox", "E-mail");
    expect(service.callsOf("POST", "magic-link")).toHaveLength(1);

    service.isSignedIn = true;
    await go(page, service, "/app");
    await says(page, "Where is your shop?");
    await tabTo(page, "textbox", "Website");
    await page.keyboard.type("aurelia");
    await tells(page, "Write the address of your shop", () => press("Enter"));
    expectInvalid(await focusOf(page), "Write the address of your shop");
    await page.keyboard.type(".example");
    await enter(page, "button", "Read my shop");
    await hasFocus(page, "heading", "Reading your shop");
    await tells(page, "Reading products and pictures", () => {
      service.stage = "pictures";
      service.foundCount = 2;
      return page.waitForSelector(".stages :last-child[aria-current=step]", { state: "attached" });
    });
    await hasHeadingsInOrder(page);
    service.stage = "ready";
    await hasFocus(page, "heading", "Aurelia");
    await enter(page, "button", "Draw my first three ads");
    await says(page, "3 concepts on the way");
    await hasFocus(page, "main", "");
    const [delivery] = service.deliveries;
    if (delivery === undefined) throw new Error("Nothing was ordered.");
    await tells(page, "2 of 6 ads drawn", () => Promise.resolve(service.draw(delivery, 2)));
    const [drawing] = service.deliveries;
    await tells(page, "6 ads, each inspected", () => Promise.resolve(service.draw(drawing ?? delivery, 6)));
    await hasHeadingsInOrder(page);
    await tabTo(page, "button", "Share");
    expect(complaints).toEqual([]);
  });

  it("skips to the content, walks the views in order, and begins a new view at its beginning", async () => {
    await openAt("/app");
    await says(page, "Latest deliveries");
    const names: string[] = [];
    for (let stop = 0; stop < 8; stop++) {
      await page.keyboard.press("Tab");
      names.push(await focused(page));
    }
    const views = ["Home", "Products", "Brand", "Create", "Settings", "Docs"];
    expect(names).toEqual(["Skip to content", "Ad Creative", ...views]);
    await enter(page, "link", "Products", "back");
    await says(page, "can be shown in ads");
    expect(await page.evaluate("document.activeElement.id")).toBe("content");
    expect(await page.title()).toBe("Products · Ad Creative");
  });

  it("chooses grounds with arrows, and a screen reader hears which one is chosen", async () => {
    await openAt("/app/products");
    await says(page, "Create ads");
    await tabTo(page, "radio", "White");
    await pressArrow(page, "ArrowRight");
    await hasFocus(page, "radio", "Black");
    await press("Space");
    expect((await focusOf(page)).states.checked).toBe("true");
  });
});
