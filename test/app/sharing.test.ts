import { beforeEach, describe, expect, it } from "vitest";
import { accessibility, everyForm, go, overflow, press, says, settled, type Form, wide } from "./browserPages.ts";
import { complaints, openAt, page, service } from "./dashboard.ts";
import { hostileName } from "./fakeService.ts";
import { enter, hasFocus, tabTo, tells } from "./keyboardOnly.ts";

beforeEach(() => {
  service.addDelivery("del_a", 2, 4);
});

const nameInput = ".guestName";

async function openAsTeam(): Promise<void> {
  await openAt("/app/deliveries/del_a");
  await says(page, "2 concepts, ready");
}

async function openAsGuest(form: Form = wide): Promise<void> {
  service.isSignedIn = false;
  const path = service.sharing.addLink("del_a", "Mara, agency");
  await openAt(path, form);
  await says(page, "2 concepts to look at");
}

describe("a delivery", () => {
  it("is shared by a link that is shown once and ended", async () => {
    await openAsTeam();
    await press(page, "button", "Share");
    await press(page, "button", "Make a link");
    await says(page, "Say whom the link is for.");
    await page.type(".shareDialog input:not([readonly])", "Mara, agency");
    await page.keyboard.press("Enter");
    await says(page, "Link for Mara, agency");
    await says(page, "not yet");
    expect(await page.$eval(".shareDialog", (dialog) => dialog.textContent)).toContain(
      "https://ads.example/app/shared/opens1",
    );
    await press(page, "button", "End the link for Mara, agency");
    await page.waitForFunction(() => document.querySelector(".shareDialog table") === null);
    expect(service.sharing.links).toEqual([]);
    expect(complaints).toEqual([]);
  });

  it("keeps the links and their ends from somebody with the role viewer", async () => {
    service.role = "viewer";
    service.sharing.addLink("del_a", "Mara");
    await openAsTeam();
    await press(page, "button", "Share");
    await says(page, "Mara");
    expect(await page.$(".shareDialog form")).toBeNull();
    expect(await page.$(`role=button[name="End the link for Mara"]`)).toBeNull();
  });

  it("is talked about: comments of the team and of guests stand together, and are deleted", async () => {
    service.sharing.say(
      "del_a",
      { concept_index: 2, text: "Warmer, please." },
      { author: { kind: "guest", name: "Mara" }, is_own: false },
    );
    await openAsTeam();
    await press(page, "button", "1 comment concept 2");
    await says(page, "Warmer, please.");
    await press(page, "button", "Comment");
    await says(page, "Write something first.");
    await page.type(".commentsDialog textarea", "Will do.");
    await press(page, "button", "Comment");
    await page.waitForFunction(() => document.querySelectorAll(".comments li").length === 2);
    expect(await page.inputValue(".commentsDialog textarea")).toBe("");
    expect(service.callsOf("POST", "/comments").at(-1)?.body).toEqual({ concept_index: 2, text: "Will do." });
    await press(page, "button", "Delete the comment of Mara");
    await page.waitForFunction(() => document.querySelectorAll(".comments li").length === 1);
    await press(page, "button", "Close");
    await says(page, "1 comment");
    expect(service.sharing.comments.map(({ text }) => text)).toEqual(["Will do."]);
  });

  it("lets a viewer delete what they said themselves, and nothing else", async () => {
    service.role = "viewer";
    service.sharing.say("del_a", { concept_index: 1, text: "Mine." });
    service.sharing.say("del_a", { concept_index: 1, text: "Theirs.", name: "Robin" }, { is_own: false });
    await openAsTeam();
    await press(page, "button", "2 comments concept 1");
    await says(page, "Theirs.");
    const names = await page.$$eval(".comments button", (buttons) => buttons.map(({ textContent }) => textContent));
    expect(names).toEqual(["Delete the comment of marta@aurelia.example"]);
  });

  it("keeps a comment that could not be sent, also when the page was loaded anew", async () => {
    await openAsTeam();
    await press(page, "button", "Comment concept 1");
    await page.type(".commentsDialog textarea", "Long thoughts.");
    service.isDown = true;
    await press(page, "button", "Comment");
    await says(page, "could not be reached");
    const typed = () => page.inputValue(".commentsDialog textarea");
    expect(await typed()).toBe("Long thoughts.");
    service.isDown = false;
    await go(page, service, "/app/deliveries/del_a");
    await press(page, "button", "Comment concept 1");
    expect(await typed()).toBe("Long thoughts.");
  });
});

describe("a guest", () => {
  it.each(everyForm)("looks at the ads, says who they are, approves and rejects (%s)", async (_name, form) => {
    service.sharing.say("del_a", { concept_index: 1, text: "Ready for you." });
    await openAsGuest(form);
    expect(await accessibility(page)).toEqual([]);
    expect(await overflow(page)).toBe(0);
    const left = (selector: string) => page.$eval(selector, (element) => element.getBoundingClientRect().left);
    expect(await left(".sharedTop .name")).toBe(await left("h1"));
    await press(page, "button", "Approve concept 1");
    await says(page, "Say who you are first");
    await page.waitForFunction((input) => document.activeElement === document.querySelector(input), nameInput);
    expect(service.callsOf("PUT", "/approval")).toEqual([]);
    await page.type(nameInput, "Mara");
    await press(page, "button", "Approve concept 1");
    await says(page, "Approved by Mara, a guest.");
    await press(page, "button", "Reject concept 2");
    await page.type(".conceptSaid textarea", "Too dark.");
    await press(page, "button", "Reject concept 2");
    await says(page, "Rejected by Mara, a guest: Too dark.");
    expect(service.callsOf("PUT", "/approval").map(({ body }) => body)).toEqual([
      { status: "approved", version: 1, name: "Mara" },
      { status: "rejected", reason: "Too dark.", version: 1, name: "Mara" },
    ]);
    await press(page, "button", "2 comments concept 1");
    await says(page, "Approved it");
    expect(await accessibility(page)).toEqual([]);
    expect(complaints).toEqual([]);
  });

  it("comments under the name that they gave, which is still there the next time", async () => {
    await openAsGuest();
    await page.type(nameInput, "Mara");
    await press(page, "button", "Comment concept 2");
    await page.type(".commentsDialog textarea", "Lovely.");
    await press(page, "button", "Comment");
    await says(page, "Guest");
    expect(service.callsOf("POST", "/comments").at(-1)?.body).toEqual({
      name: "Mara",
      concept_index: 2,
      text: "Lovely.",
    });
    await page.reload();
    await settled(page);
    await page.waitForSelector(nameInput, { state: "attached" });
    expect(await page.inputValue(nameInput)).toBe("Mara");
    expect(service.callsOf("GET", "/session")).toEqual([]);
  });

  it("is told where a link has ended, also while its page is open", async () => {
    await openAsGuest();
    await page.type(nameInput, "Mara");
    service.sharing.links = [];
    await press(page, "button", "Approve concept 1");
    await says(page, "This link has ended");
  });

  it("reads words of shops and others as words", async () => {
    service.sharing.say("del_a", { concept_index: 1, text: hostileName, name: hostileName });
    await openAsGuest();
    await press(page, "button", "1 comment concept 1");
    await says(page, "globalThis.stolen = 1");
    expect(await page.evaluate(() => (globalThis as { stolen?: number }).stolen)).toBeUndefined();
  });

  it.each(everyForm)("approves, rejects and comments with the keyboard alone (%s)", async (_name, form) => {
    await openAsGuest(form);
    await tabTo(page, "textbox", "Your name");
    await page.keyboard.type("Mara");
    for (const orientation of ["vertical", "square"]) {
      await page.keyboard.press("Tab");
      await hasFocus(page, "button", `Calm, in three drops., ${orientation}`);
    }
    await tells(page, "Approved by Mara, a guest.", () => enter(page, "button", "Approve concept 1"));
    await hasFocus(page, "button", "Take back what was said of concept 1");
    await enter(page, "button", "Reject concept 2");
    await page.keyboard.type("Too dark.");
    await tells(page, "Rejected by Mara, a guest: Too dark.", () => enter(page, "button", "Reject concept 2"));
    await enter(page, "button", "1 comment concept 2");
    await tabTo(page, "textbox", "Your comment");
    await page.keyboard.type("Lovely otherwise.");
    await enter(page, "button", "Comment");
    await expect.poll(() => service.callsOf("POST", "/comments")).toHaveLength(1);
    await page.keyboard.press("Escape");
    await hasFocus(page, "button", "2 comments concept 2");
    expect(complaints).toEqual([]);
  });
});
