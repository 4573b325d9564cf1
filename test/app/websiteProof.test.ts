import { expect, it } from "vitest";
import { everyForm, go, press, says } from "./browserPages.ts";
import { complaints, openAt, page, service } from "./dashboard.ts";
import { proofCode } from "./fakeService.ts";
import { enter, expectInvalid, focusOf, isWhole, tabTo, tells } from "./keyboardOnly.ts";

it.each(everyForm)(
  "a website is proven by a code, by the keyboard alone, before the first ads (%s)",
  async (_name, form) => {
    service.needProof();
    await openAt("/app/start", form);
    await says(page, "Is aurelia.example yours?");
    await isWhole(page);
    await tells(page, "has no TXT record with the value", () => enter(page, "button", "I have put it there: look now"));
    await tells(page, "on its way to admin@aurelia.example", () =>
      enter(page, "button", "Send it to admin@aurelia.example", "back"),
    );
    await tabTo(page, "textbox", "Code");
    await page.keyboard.type("1111");
    await tells(page, "This is not the code", () => page.keyboard.press("Enter"));
    expectInvalid(await focusOf(page), "This is not the code");
    // What was typed, and that a mail was sent, outlive a reload.
    await go(page, service, "/app/start");
    await says(page, "on its way to admin@aurelia.example");
    await tabTo(page, "textbox", "Code");
    await page.keyboard.press("End");
    for (let typed = 0; typed < 4; typed++) await page.keyboard.press("Backspace");
    await page.keyboard.type(proofCode);
    await page.keyboard.press("Enter");
    await page.waitForFunction(() => document.querySelector(".proof") === null);
    await enter(page, "button", "Draw my first three ads");
    await says(page, "3 concepts on the way");
    expect(complaints).toEqual([]);
  },
);

it("what proves a website can be copied as it stands", async () => {
  service.needProof();
  await openAt("/app/start");
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"], { origin: service.url });
  await says(page, "Is aurelia.example yours?");
  for (const [what, begins] of [
    ["the tag", '<meta name="ad-creative-verification" content="4x8w'],
    ["the record's value", "ad-creative-verification=4x8w"],
  ] as const) {
    await page.bringToFront();
    await press(page, "button", `Copy ${what}`);
    await expect.poll(() => page.evaluate("navigator.clipboard.readText()")).toMatch(new RegExp(`^${begins}`));
  }
});
