import { describe, expect, it } from "vitest";
import { everyForm, says } from "./browserPages.ts";
import { complaints, openAt, page, service } from "./dashboard.ts";
import {
  enter,
  expectInvalid,
  focusOf,
  hasFocus,
  isWhole,
  pressArrow,
  tabTo,
  tells,
  typeAnew,
} from "./keyboardOnly.ts";

const press = (key: "Space") => page.keyboard.press(key);
/** Orders, and the dry runs by which the page shows their price. */
const asked = () => service.callsOf("POST", "/v1/ads/generate").map(({ body }) => body as { dry_run?: boolean });

describe("the keyboard alone", () => {
  it.each(everyForm)("fills in an order, hears its price and what is wrong, and pays it (%s)", async (_name, form) => {
    await openAt("/app", form);
    await says(page, "Latest deliveries");
    await enter(page, "link", "Create");
    await says(page, "Order for 15 credits");
    await hasFocus(page, "main", "");
    await tabTo(page, "textbox", "Concepts");
    await tells(page, "A whole number from 1 to 50.", () => typeAnew(page, "99"));
    expectInvalid(await focusOf(page), "A whole number from 1 to 50.");
    await tells(page, "10 credits", () => typeAnew(page, "2"));
    expect((await focusOf(page)).states.invalid).toBe("false");
    await tabTo(page, "radio", "Stills");
    await tells(page, "30 credits", () => pressArrow(page, "ArrowRight"));
    expect(await focusOf(page)).toMatchObject({ name: "Stills and videos", states: { checked: "true" } });
    await tabTo(page, "checkbox", "Botanical Face Oil");
    await tells(page, "1 product chosen", () => press("Space"));
    await enter(page, "button", "Choose none", "back");
    await hasFocus(page, "checkbox", "Barrier Repair Serum");
    await tabTo(page, "checkbox", "Botanical Face Oil");
    await press("Space");
    await tabTo(page, "tab", "Chosen for me");
    for (const name of ["By category", "In my words", "Style by style"]) {
      await pressArrow(page, "ArrowRight");
      await hasFocus(page, "tab", name);
    }
    await tabTo(page, "searchbox", "Search styles");
    await page.keyboard.type("satin");
    // Each letter is a search of its own, whose answer takes the place of what the one before found.
    await expect.poll(() => service.callsOf("GET", "/v1/styles/search").at(-1)?.path).toContain("=satin&");
    await page.waitForFunction(() => document.querySelector("main [aria-busy=true]") === null);
    await tabTo(page, "checkbox", "champagne satin");
    await tells(page, "1 style chosen", () => press("Space"));
    await tabTo(page, "combobox", "Colours of the delivery");
    await page.keyboard.type("wide");
    await tabTo(page, "switch", "In a lifestyle scene");
    await press("Space");
    expect((await focusOf(page)).states.checked).toBe("true");
    await tabTo(page, "combobox", "Angle");
    await page.keyboard.type("ritual");
    await tabTo(page, "textbox", "Tone");
    await page.keyboard.type("calm");
    await enter(page, "DisclosureTriangle", "For engineers: webhook and labels");
    await tabTo(page, "textbox", "Labels");
    await tells(page, "Each line is a name, a colon and a value.", () => page.keyboard.type(": spring"));
    await typeAnew(page, "campaign: spring");
    // The price of what was typed last is on its way before the page says so.
    await expect.poll(() => asked().at(-1)).toMatchObject({ metadata: { campaign: "spring" } });
    await isWhole(page);
    await enter(page, "button", "Order for 30 credits");
    await says(page, "2 concepts on the way");
    await hasFocus(page, "main", "");
    expect(asked().filter(({ dry_run: isDry }) => !isDry)).toEqual([
      {
        count: 2,
        format: "full",
        product_refs: ["botanical-face-oil"],
        creative: {
          copy_angle: "ritual",
          brand_tone: "calm",
          featured_styles: ["sty_champagne-satin"],
          spread: "wide",
        },
        in_situ: true,
        metadata: { campaign: "spring" },
      },
    ]);
    expect(complaints).toEqual([]);
  });
});
