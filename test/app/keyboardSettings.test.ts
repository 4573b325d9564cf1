import { describe, expect, it } from "vitest";
import { everyForm, says } from "./browserPages.ts";
import { complaints, openAt, page, service } from "./dashboard.ts";
import {
  enter,
  expectInvalid,
  focusOf,
  hasFocus,
  hasHeadingsInOrder,
  isInDialog,
  isWhole,
  leavesDialog,
  tabTo,
  tells,
  typeAnew,
} from "./keyboardOnly.ts";

describe("the keyboard alone", () => {
  it.each(everyForm)("makes keys and revokes them, invites, and goes to payment (%s)", async (_name, form) => {
    await openAt("/app", form);
    await says(page, "Latest deliveries");
    await enter(page, "link", "Settings");
    await says(page, "Buy credits");
    await hasFocus(page, "main", "");

    await enter(page, "link", "Keys and webhooks");
    await says(page, "Campaign server");
    await tells(page, "Name it after what will use it.", () => enter(page, "button", "Make a key"));
    expectInvalid(await tabTo(page, "textbox", "Name of a new key", "back"), "Name it after what will use it.");
    await page.keyboard.type("Agency");
    await tells(page, "svc_live_newnewnew", () => page.keyboard.press("Enter"));
    await hasFocus(page, "textbox", "Name of a new key");
    await enter(page, "button", "Replace Campaign server");
    await tabTo(page, "combobox", "The old one works on");
    await page.keyboard.type("for an hour");
    await tells(page, "svc_live_rotated", () => enter(page, "button", "Make the new key"));
    await hasFocus(page, "button", "Replace Campaign server");
    await enter(page, "button", "Revoke Campaign server");
    expect((await focusOf(page)).states.expanded).toBe(true);
    await enter(page, "button", "Leave it");
    await hasFocus(page, "button", "Revoke Campaign server");
    await page.keyboard.press("Enter");
    await tells(page, "Campaign server is revoked.", () => enter(page, "button", "Revoke it now"));
    await hasFocus(page, "heading", "API keys");
    await isWhole(page);

    await enter(page, "link", "Team", "back");
    await says(page, "The only owner stays one.");
    await tabTo(page, "textbox", "Mail address of a new member");
    await page.keyboard.type("kim@aurelia");
    await tells(page, "Write the whole address", () => page.keyboard.press("Enter"));
    expectInvalid(await focusOf(page), "Write the whole address");
    await page.keyboard.type(".example");
    await tabTo(page, "combobox", "Role");
    await page.keyboard.type("viewer");
    await tells(page, "kim@aurelia.example may come in now", () => enter(page, "button", "Invite"));
    await hasFocus(page, "button", "Invite");
    await enter(page, "button", "Role of kim@aurelia.example");
    await tabTo(page, "combobox", "Role of kim@aurelia.example");
    await page.keyboard.type("editor");
    await enter(page, "button", "Keep");
    await hasFocus(page, "button", "Role of kim@aurelia.example");
    await enter(page, "button", "Remove kim@aurelia.example");
    await enter(page, "button", "Cancel");
    await hasFocus(page, "button", "Remove kim@aurelia.example");
    await page.keyboard.press("Enter");
    await enter(page, "button", "Remove now");
    await hasFocus(page, "heading", "Team");
    await hasHeadingsInOrder(page);

    await enter(page, "link", "Billing", "back");
    await says(page, "Buy credits");
    await tabTo(page, "textbox", "Amount in USD");
    await typeAnew(page, "25.05");
    await tells(page, "in steps of 0.10", () => page.keyboard.press("Enter"));
    expectInvalid(await focusOf(page), "in steps of 0.10");
    await tabTo(page, "button", "$100", "back");
    await page.keyboard.press("Space");
    expect((await focusOf(page)).states.pressed).toBe("true");
    await isWhole(page);
    expect(complaints).toEqual([]);
    await enter(page, "button", "Go to payment");
    await page.waitForFunction(() => location.pathname === "/checkout");
    expect(service.callsOf("POST", "/top-ups").map(({ body }) => body)).toEqual([{ amount_usd: 100 }]);
  });

  it.each(everyForm)("sets auto-recharge, discards a change, and reads a receipt (%s)", async (_name, form) => {
    service.settings.addPayment({});
    await openAt("/app/settings/billing", form);
    await says(page, "Charges the card");
    await tabTo(page, "switch", "Top up automatically");
    expect((await focusOf(page)).states.checked).toBe("false");
    await tells(page, "Not kept yet.", () => page.keyboard.press("Space"));
    expect((await focusOf(page)).states.checked).toBe("true");
    await tabTo(page, "textbox", "When the balance falls below, in credits");
    await typeAnew(page, "many");
    await tells(page, "A whole number of credits.", () => page.keyboard.press("Enter"));
    expectInvalid(await focusOf(page), "A whole number of credits.");
    await typeAnew(page, "75");
    await enter(page, "button", "Discard");
    await hasFocus(page, "button", "Keep");
    await tabTo(page, "switch", "Top up automatically", "back");
    expect((await focusOf(page)).states.checked).toBe("false");
    await page.keyboard.press("Space");
    await tells(page, "Kept.", () => enter(page, "button", "Keep"));
    expect(service.callsOf("PATCH", "/auto-recharge").map(({ body }) => body)).toEqual([
      expect.objectContaining({ enabled: true }),
    ]);

    const receipt = "Receipt pay_00000000000000000000000001";
    await enter(page, "button", receipt);
    await isInDialog(page, receipt, "Print or save as PDF");
    await says(page, "Total paid");
    await leavesDialog(page, "button", receipt);
    await isWhole(page);
    expect(complaints).toEqual([]);
  });

  it.each([
    ["/app/settings/keys", "Campaign server"],
    ["/app/settings/team", "The only owner stays one."],
    ["/app/create?products=botanical-face-oil", "1 product chosen"],
  ])("begins at the beginning of a page that is loaded, whatever comes into it later (%s)", async (path, text) => {
    await openAt(path);
    await says(page, text);
    await page.keyboard.press("Tab");
    await hasFocus(page, "link", "Skip to content");
  });
});
