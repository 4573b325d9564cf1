import { describe, expect, it } from "vitest";
import { everyForm, says } from "./browserPages.ts";
import { complaints, openAt, page, service } from "./dashboard.ts";
import { enter, focusOf, hasFocus, isInDialog, isWhole, leavesDialog, tabTo, tells } from "./keyboardOnly.ts";

const name = "Barrier Repair Serum";
const bodiesOf = (method: string, path: string) => service.callsOf(method, path).map(({ body }) => body);

describe("the keyboard alone", () => {
  it.each(everyForm)(
    "puts a product's kind right and takes another of the shop's pictures (%s)",
    async (_name, form) => {
      await openAt("/app/products", form);
      await says(page, name);
      await tabTo(page, "combobox", `Kind of ${name}`);
      await page.keyboard.type("Cream");
      await says(page, "Kind set by hand");
      await hasFocus(page, "combobox", `Kind of ${name}`);
      expect(bodiesOf("PATCH", "/products/prd_barrier-repair-serum")).toEqual([{ category: "Cream" }]);

      const opener = `The shop’s pictures for ${name}`;
      await enter(page, "button", opener);
      await isInDialog(page, `The shop’s pictures of ${name}`);
      await says(page, "The picture answers with status 404.");
      const second = await tabTo(page, "button", "Picture 2");
      expect(second.states.pressed).toBe("false");
      await tells(page, "Ads show this picture from now on.", () => page.keyboard.press("Space"));
      await hasFocus(page, "button", "Picture 2 · used now");
      expect((await focusOf(page)).states.pressed).toBe("true");
      await isWhole(page);
      await leavesDialog(page, "button", opener);
      expect(complaints).toEqual([]);
    },
  );

  it.each(everyForm)("touches a cut-out up, sees it in an ad and uses it (%s)", async (_name, form) => {
    await openAt("/app/products", form);
    await says(page, name);
    const opener = `Touch up for ${name}`;
    await enter(page, "button", opener);
    await isInDialog(page, `Touch up ${name}`);
    await page.waitForSelector(`[aria-label='Cut-out of ${name}']`, { state: "attached" });
    const sheet = await tabTo(page, "application", `Cut-out of ${name}`);
    expect(sheet.description).toContain("arrows move the brush");
    await page.keyboard.down("Space");
    for (let step = 0; step < 4; step++) await page.keyboard.press("ArrowDown");
    await page.keyboard.up("Space");
    await tells(page, "Tried out: ads show it once you use it.", () => enter(page, "button", "See it in an ad"));
    await tells(page, "Ads show this cut-out from now on.", () => enter(page, "button", "Use this cut-out"));
    expect(service.sentPictures).toHaveLength(2);
    await isWhole(page);
    await leavesDialog(page, "button", opener);
    expect(complaints).toEqual([]);
  });
});
