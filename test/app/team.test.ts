import { describe, expect, it } from "vitest";
import { accessibility, everyForm, go, press, says, wide, type Form } from "./browserPages.ts";
import { complaints, openAt, page, service } from "./dashboard.ts";
import { enter, hasFocus } from "./keyboardOnly.ts";

async function open(form: Form = wide): Promise<void> {
  await openAt("/app/settings/team", form);
  await says(page, "marta@aurelia.example");
}

const address = "input[type=email]";
const valueOf = (selector: string) => page.inputValue(selector);

describe("the team", () => {
  it.each(everyForm)("is invited into, and each change of it is among what people did (%s)", async (_name, form) => {
    await open(form);
    await page.type(address, "kim@aurelia.example");
    await page.selectOption("form select", "viewer");
    await press(page, "button", "Invite");
    await says(page, "kim@aurelia.example may come in now");
    await says(page, "invited kim@aurelia.example, now viewer");
    expect(await accessibility(page)).toEqual([]);
    await press(page, "button", "Role of kim@aurelia.example");
    await page.selectOption(".rotate select", "editor");
    await press(page, "button", "Keep");
    await says(page, "changed the role of kim@aurelia.example, now editor");
    await press(page, "button", "Remove kim@aurelia.example");
    await press(page, "button", "Remove now");
    await says(page, "removed kim@aurelia.example");
    expect(service.settings.members.map(({ person_id: id }) => id)).toEqual(["per_1", "per_2"]);
    expect(complaints).toEqual([]);
  });

  it("says beside the field why somebody cannot be invited, and keeps what was typed, also over a lost connection", async () => {
    await open();
    await page.type(address, "busy@shop");
    await page.keyboard.press("Enter");
    await says(page, "Write the whole address");
    expect(service.callsOf("POST", "/members")).toEqual([]);
    await page.type(address, ".example");
    await page.keyboard.press("Enter");
    await says(page, "busy@shop.example works in another account");
    expect(await page.$eval(address, (input) => input.getAttribute("aria-invalid"))).toBe("true");
    await page.type(address, "x");
    service.isDown = true;
    await page.keyboard.press("Enter");
    await says(page, "could not be reached");
    service.isDown = false;
    await go(page, service, "/app/settings/team");
    await page.waitForSelector(address, { state: "attached" });
    expect(await valueOf(address)).toBe("busy@shop.examplex");
  });

  it("offers nothing that would leave the account without an owner, and says what was refused where somebody was faster", async () => {
    await open();
    await says(page, "The only owner stays one.");
    service.settings.members.forEach((member) => (member.role = "owner"));
    await go(page, service, "/app/settings/team");
    await press(page, "button", "Leave the account");
    service.refusal = {
      method: "DELETE",
      path: "/members/per_1",
      status: 400,
      error: { code: "invalid_request", message: "Nobody else owns this account. Make another member an owner first." },
    };
    await press(page, "button", "Leave now");
    await says(page, "Nobody else owns this account.");
  });

  it("is left by the keyboard alone, and shows the door then", async () => {
    service.settings.members.forEach((member) => (member.role = "owner"));
    await open();
    await enter(page, "button", "Leave the account");
    await enter(page, "button", "Leave now");
    await hasFocus(page, "heading", "Your shop, as ads.");
    expect(service.callsOf("DELETE", "/members/per_1")).toHaveLength(1);
  });

  it("is only looked at by whoever is no owner", async () => {
    service.role = "viewer";
    await open();
    await says(page, "Owners invite people");
    expect(await page.$(address)).toBeNull();
    expect(await page.$$(".rowButtons")).toEqual([]);
    expect(service.callsOf("GET", "/activity")).toEqual([]);
  });
});

it("what people did comes in pages", async () => {
  for (let change = 1; change <= 60; change++) {
    service.settings.addChange("DELETE /app/api/api-keys/{key_id}", { key_id: `key_${change}` }, 200);
  }
  await open();
  await says(page, "key_60");
  const shows = (id: string) => new RegExp(`${id}(?!\\d)`).test(document.body.innerText);
  expect(await page.evaluate(shows, "key_9")).toBe(false);
  await press(page, "button", "Show earlier ones");
  await page.waitForFunction(shows, "key_1");
});
