import { beforeEach, expect, it } from "vitest";
import { placements } from "../../src/core/rendering/placements.ts";
import { accessibility, everyForm, overflow, says } from "./browserPages.ts";
import { complaints, openAt, page, service } from "./dashboard.ts";

beforeEach(() => {
  service.addDelivery("del_a", 1, 2);
});

const platformsOf = ({ safeZones }: { safeZones: readonly { platform: string }[] }) =>
  safeZones.map(({ platform }) => platform);

it.each(everyForm)(
  "an ad is seen as each platform frames it, and with what the platform covers (%s)",
  async (_name, form) => {
    await openAt("/app/deliveries/del_a", form);
    await says(page, "1 concept, ready");
    for (const placement of [placements.vertical, placements.square]) {
      await page.click(`.concept .${placement.id}`);
      await page.waitForSelector("dialog[open] #platform", { state: "attached" });
      for (const platform of platformsOf(placement)) {
        await page.selectOption("dialog #platform", platform);
        await page.waitForSelector(`dialog [aria-label="The ad as ${platform} frames it"]`, { state: "attached" });
        expect(await page.$eval("dialog .adStage", (stage) => stage.textContent)).toContain("Sponsored");
      }
      expect(await accessibility(page)).toStrictEqual([]);
      await page.click("dialog [aria-label='Mock-up or safe zone'] button:last-child");
      await page.waitForSelector("dialog [aria-label$=covers]", { state: "attached" });
      expect(await page.$("dialog [aria-label$='frames it']")).toBeNull();
      expect(await overflow(page)).toBe(0);
      await page.keyboard.press("Escape");
      await page.waitForFunction(() => document.querySelector("dialog") === null);
    }
    expect(complaints).toStrictEqual([]);
  },
);

it("an arrow turns to the next ad, but in a choice of the large view it moves the choice", async () => {
  await openAt("/app/deliveries/del_a");
  await says(page, "1 concept, ready");
  await page.click(".concept .vertical");
  const [platform = ""] = platformsOf(placements.vertical);
  await page.selectOption("dialog #platform", platform);
  const place = () => page.$eval("dialog .adSide", ({ textContent }) => /\d of 2/.exec(textContent)?.[0]);
  const [before, after] =
    (await place()) === "1 of 2" ? (["ArrowLeft", "ArrowRight"] as const) : (["ArrowRight", "ArrowLeft"] as const);
  const first = await place();
  const choice = "dialog [aria-label='Mock-up or safe zone'] button";
  await page.focus(`${choice}:first-child`);
  // A choice moves the focus a moment after the key: what is focused before that would lose it again.
  await page.keyboard.press(before);
  await page.waitForSelector(`${choice}:last-child:focus`);
  await page.keyboard.press(after);
  await page.waitForSelector(`${choice}:first-child:focus`);
  expect(await place()).toBe(first);
  await page.focus("dialog .row.between button");
  await page.keyboard.press(after);
  await expect.poll(place).not.toBe(first);
});
