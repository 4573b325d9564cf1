import { describe, expect, it } from "vitest";
import { everyForm, says } from "./browserPages.ts";
import { complaints, openAt, page, service } from "./dashboard.ts";
import {
  enter,
  expectInvalid,
  focusOf,
  hasFocus,
  isInDialog,
  isWhole,
  leavesDialog,
  tabTo,
  tells,
  typeAnew,
} from "./keyboardOnly.ts";

describe("the keyboard alone", () => {
  it.each(everyForm)("shares a delivery by a link, and ends the link (%s)", async (_name, form) => {
    service.addDelivery("del_a", 2, 4);
    await openAt("/app/deliveries/del_a", form);
    await says(page, "2 concepts, ready");
    await enter(page, "button", "Share");
    await isInDialog(page, "Share this delivery");
    await tells(page, "Say whom the link is for.", () => enter(page, "button", "Make a link"));
    expectInvalid(await tabTo(page, "textbox", "Whom the link is for", "back"), "Say whom the link is for.");
    await page.keyboard.type("Mara, agency");
    await tells(page, "Link for Mara, agency", () => page.keyboard.press("Enter"));
    await tabTo(page, "button", "Copy Link for Mara, agency", "back");
    await isWhole(page);
    await enter(page, "button", "End the link for Mara, agency");
    await hasFocus(page, "textbox", "Whom the link is for");
    expect(service.sharing.links).toEqual([]);
    await leavesDialog(page, "button", "Share");
    expect(complaints).toEqual([]);
  });

  it.each(everyForm)("looks at ads, corrects a concept, approves, rejects and downloads (%s)", async (_name, form) => {
    service.addDelivery("del_a", 2, 4);
    await openAt("/app/deliveries/del_a", form);
    await says(page, "2 concepts, ready");

    await enter(page, "DisclosureTriangle", /^Download all/);
    expect((await focusOf(page)).states.expanded).toBe(true);
    await tabTo(page, "textbox", "Names");
    await typeAnew(page, "{product} {size}");
    expect((await focusOf(page)).description).toContain("Barrier-Repair-Serum-9x16.jpg");
    const [download] = await Promise.all([page.waitForEvent("download"), enter(page, "button", "Download as zip")]);
    expect(download.suggestedFilename()).toBe("del_a.zip");
    await hasFocus(page, "button", "Download as zip");

    await enter(page, "button", "Calm, in three drops., square");
    await isInDialog(page, "Calm, in three drops., Square");
    await enter(page, "button", "Next");
    await enter(page, "button", "Next");
    await says(page, "4 of 4");
    await hasFocus(page, "button", "Next");
    expect((await focusOf(page)).states.disabled).toBe(true);
    await page.keyboard.press("ArrowLeft");
    await says(page, "3 of 4");
    await leavesDialog(page, "button", "Calm, in three drops., square");

    await enter(page, "button", "Comment concept 1");
    await isInDialog(page, "Comments on concept 1");
    await tabTo(page, "textbox", "Your comment");
    await page.keyboard.type("Warmer, please.");
    await enter(page, "button", "Comment");
    await enter(page, "button", "Delete the comment of marta@aurelia.example");
    await hasFocus(page, "textbox", "Your comment");
    await leavesDialog(page, "button", "Comment concept 1");

    await enter(page, "button", "Correct concept 1", "back");
    await isInDialog(page, "Correct concept 1");
    await tabTo(page, "textbox", "Headline");
    await typeAnew(page, "Calm from the first morning");
    service.refusal = {
      method: "POST",
      path: "/concepts/1/versions",
      status: 400,
      error: { code: "invalid_request", param: "headline", message: "`headline` must be plain words." },
    };
    await tells(page, "`headline` must be plain words.", () => enter(page, "button", "Redraw"));
    expectInvalid(await tabTo(page, "textbox", "Headline", "back"), "`headline` must be plain words.");
    await typeAnew(page, "Calm from the second morning");
    await tabTo(page, "combobox", "Palette");
    await page.keyboard.type("dark");
    await tabTo(page, "button", "Redraw");
    await tells(page, "Version 2 is shown.", () => page.keyboard.press("Enter"));
    await hasFocus(page, "button", "Redraw");
    await isWhole(page);
    expect(service.callsOf("POST", "/concepts/1/versions").at(-1)?.body).toEqual({
      headline: "Calm from the second morning",
      palette: "dark",
    });
    await leavesDialog(page, "button", "Correct concept 1");

    await tells(page, "Approved by marta@aurelia.example.", () => enter(page, "button", "Approve concept 1", "back"));
    await hasFocus(page, "button", "Take back what was said of concept 1");
    await enter(page, "button", "Reject concept 2");
    await hasFocus(page, "textbox", "Why");
    await enter(page, "button", "Cancel");
    await hasFocus(page, "button", "Reject concept 2");
    await page.keyboard.press("Enter");
    await page.keyboard.type("Too dark.");
    await tells(page, "Rejected by marta@aurelia.example: Too dark.", () => enter(page, "button", "Reject concept 2"));
    await hasFocus(page, "button", "Take back what was said of concept 2");
    expect(complaints).toEqual([]);
  });
});
