import type { Browser, Page } from "puppeteer-core";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  accessibility,
  focused,
  forms,
  go,
  launch,
  openPage,
  overflow,
  press,
  says,
  wide,
  type Form,
} from "./browserPages.ts";
import { FakeService, hostileName } from "./fakeService.ts";

let browser: Browser;
let service: FakeService;
let page: Page;
let complaints: string[];

beforeAll(async () => {
  browser = await launch();
});

afterAll(async () => {
  await browser.close();
});

beforeEach(async () => {
  service = await FakeService.start();
  service.addDelivery("del_a", 2, 4);
});

afterEach(async () => {
  await page.browserContext().close();
  await service[Symbol.asyncDispose]();
});

const nameInput = ".guestName";
const everyForm = forms.map((form): [string, Form] => [`${form.scheme}, ${form.width} px`, form]);

async function openAsTeam(form: Form = wide): Promise<void> {
  ({ page, complaints } = await openPage(browser, form));
  await go(page, service, "/app/deliveries/del_a");
  await says(page, "2 concepts, ready");
}

async function openAsGuest(form: Form = wide): Promise<void> {
  service.isSignedIn = false;
  const path = service.sharing.addLink("del_a", "Mara, agency");
  ({ page, complaints } = await openPage(browser, form));
  await go(page, service, path);
  await says(page, "2 concepts to look at");
}

describe("a delivery", () => {
  it.each(everyForm)("is shared by a link that is shown once and ended (%s)", async (_name, form) => {
    await openAsTeam(form);
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
    expect(await accessibility(page)).toEqual([]);
    expect(await overflow(page)).toBe(0);
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
    expect(await page.$(`::-p-aria([role="button"][name="End the link for Mara"])`)).toBeNull();
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
    expect(await page.$eval(".commentsDialog textarea", ({ value }) => value)).toBe("");
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

  it("keeps a comment that could not be sent", async () => {
    await openAsTeam();
    await press(page, "button", "Comment concept 1");
    await page.type(".commentsDialog textarea", "Long thoughts.");
    service.isDown = true;
    await press(page, "button", "Comment");
    await says(page, "could not be reached");
    expect(await page.$eval(".commentsDialog textarea", ({ value }) => value)).toBe("Long thoughts.");
  });
});

describe("a guest", () => {
  it.each(everyForm)("looks at the ads, says who they are, approves and rejects (%s)", async (_name, form) => {
    service.sharing.say("del_a", { concept_index: 1, text: "Ready for you." });
    await openAsGuest(form);
    expect(await accessibility(page)).toEqual([]);
    expect(await overflow(page)).toBe(0);
    await press(page, "button", "Approve concept 1");
    await says(page, "Say who you are first");
    await page.waitForFunction((input) => document.activeElement === document.querySelector(input), {}, nameInput);
    expect(service.callsOf("PUT", "/approval")).toEqual([]);
    await page.type(nameInput, "Mara");
    await press(page, "button", "Approve concept 1");
    await says(page, "Approved.");
    await press(page, "button", "Reject concept 2");
    await page.type(".conceptSaid textarea", "Too dark.");
    await press(page, "button", "Reject concept 2");
    await says(page, "Rejected: Too dark.");
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
    await page.reload({ waitUntil: "networkidle2" });
    await page.waitForSelector(nameInput);
    expect(await page.$eval(nameInput, (input) => (input as HTMLInputElement).value)).toBe("Mara");
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

  it("does everything with the keyboard alone", async () => {
    await openAsGuest();
    await page.focus(nameInput);
    await page.keyboard.type("Mara");
    const stops: string[] = [];
    while (!stops.includes("Approve concept 1") && stops.length < 12) {
      await page.keyboard.press("Tab");
      stops.push(await focused(page));
    }
    await page.keyboard.press("Enter");
    await says(page, "Approved.");
    expect(stops.slice(0, 2)).toEqual(["Calm, in three drops., vertical", "Calm, in three drops., square"]);
  });
});
