import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  accessibility,
  everyForm,
  launch,
  openPage,
  overflow,
  says as saysWithin,
  settled,
} from "../app/browserPages.ts";
import {
  enter,
  hasFocus,
  isInDialog,
  isWhole,
  leavesDialog,
  pressArrow,
  tabTo,
  tells,
  typeAnew,
} from "../app/keyboardOnly.ts";
import { Instance } from "./instance.ts";
import { startSmallShop } from "./smallShop.ts";

/*
 * The dashboard before the real service, view by view, by somebody new who has no pointer: at both widths, light and dark. What stands in
 * for the outside world: the mail that the service prints, the test cards, and a receiver of webhooks.
 */

const cleanserPicture = path.resolve(import.meta.dirname, "../../.cache/sample-shop/pictures/melting-oil-cleanser.jpg");
/** So long a shop is read or ads are drawn at most, on a busy machine. */
const drawnMs = 240_000;
const serum = "Barrier Repair Serum";
/** A whole service beside its own drawing takes longer to answer than a stand-in. */
const answeredMs = 60_000;

let instance: Instance;
let browser: Browser;
let shop: Awaited<ReturnType<typeof startSmallShop>>;
/** What the shop's pictures wait for once one of them has been read, so that a reading is not over before it has been looked at. */
let laterPicturesAfter = Promise.resolve();
let picturesAsked = 0;
/** Each of the three is asked for once to be measured and once to be cut out, and one of them both times before the others' second. */
const askedForOne = 4;
let receiver: Server;
let receiverUrl: string;

beforeAll(async () => {
  receiver = createServer((_, response) => response.end("thank you"));
  receiver.listen(0, "127.0.0.1");
  await once(receiver, "listening");
  receiverUrl = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/ads`;
  [instance, browser, shop] = await Promise.all([
    // The dashboard has an address of its own here, with a name: browsers keep no passkeys for a bare network address.
    Instance.create((port) => ({ APP_URL: `http://localhost:${port}/app` })),
    launch(),
    startSmallShop({
      async beforeAnswer(path) {
        if (path.startsWith("/pictures/") && ++picturesAsked > askedForOne) await laterPicturesAfter;
      },
    }),
  ]);
  await instance.start();
});

afterAll(async () => {
  receiver.close();
  await Promise.all([browser.close(), shop.close()]);
  await instance.dispose();
});

const says = (page: Page, text: string, timeoutMs = answeredMs) => saysWithin(page, text, timeoutMs);

const appUrl = (view = "") => `http://localhost:${instance.port}/app${view}`;

/** The link of the mail to this address, as `npm start` prints it. */
async function mailedLink(address: string): Promise<string> {
  const printed = () => new RegExp(`Mail to ${address}: .*\\n  (\\S+)`).exec(instance.output)?.[1] ?? null;
  await expect.poll(printed, { timeout: 20_000 }).not.toBeNull();
  return printed() ?? "";
}

describe.each(everyForm)("somebody new, with the keyboard alone (%s)", (_name, form) => {
  const address = `marta-${form.scheme}-${form.width}@shop.example.com`;
  const ownName = address.split("@")[0] ?? "";
  let page: Page;
  let complaints: string[];
  let deliveryPath: string;

  beforeAll(async () => {
    ({ page, complaints } = await openPage(browser, form));
  });

  afterAll(async () => {
    await page.context().close();
  });

  /** Comes to a button that has files chosen, and chooses one. */
  async function choose(button: string, file: Parameters<Page["setInputFiles"]>[1], back?: "back"): Promise<void> {
    const [chooser] = await Promise.all([page.waitForEvent("filechooser"), enter(page, "button", button, back)]);
    await chooser.setFiles(file);
  }

  async function goTo(view: string, text: string): Promise<void> {
    await page.goto(appUrl(view));
    await settled(page);
    await says(page, text);
  }

  it("signs up by mail, has a shop read and orders three ads, without a word of documentation", async () => {
    await goTo("", "Your shop, as ads.");
    await tabTo(page, "textbox", "E-mail");
    await page.keyboard.type(address);
    await page.keyboard.press("Enter");
    await says(page, "Check your mail.");
    await page.goto(await mailedLink(address));
    await says(page, `As ${address}`);
    expect(await accessibility(page)).toEqual([]);
    await page.keyboard.press("Enter");
    await says(page, "Where is your shop?");
    expect(new URL(page.url()).search).toBe("");
    await says(page, "50 credits");

    await tabTo(page, "textbox", "Website");
    await page.keyboard.type(shop.url);
    const seen = Promise.withResolvers<void>();
    laterPicturesAfter = seen.promise;
    picturesAsked = 0;
    try {
      await page.keyboard.press("Enter");
      await says(page, "Reading your shop");
      // Products are shown as they are found: once the brand is understood the tiles are gone.
      await page.waitForFunction(
        () =>
          [...document.querySelectorAll<HTMLImageElement>(".finds img")].some(({ naturalWidth }) => naturalWidth > 0),
        null,
        { timeout: drawnMs },
      );
      expect(await overflow(page)).toBe(0);
    } finally {
      seen.resolve();
    }
    await says(page, "Your brand as understood", drawnMs);
    await isWhole(page);
    await enter(page, "button", "Draw my first three ads");
    await says(page, "35 credits", drawnMs);
    await says(page, "3 concepts, ready", drawnMs);
    const widths = await page.$$eval(".ad img", (all) =>
      Promise.all(
        (all as HTMLImageElement[]).map(async (picture) => {
          picture.loading = "eager";
          await picture.decode();
          return picture.naturalWidth;
        }),
      ),
    );
    expect(widths).toEqual([1080, 1080, 1080, 1080, 1080, 1080]);
    deliveryPath = new URL(page.url()).pathname.slice("/app".length);
    await isWhole(page);
  });

  it("approves an ad, rejects one, corrects another with a picture of its own, looks at it as a platform frames it, comments and downloads all", async () => {
    await tells(page, `Approved by ${ownName}.`, () => enter(page, "button", "Approve concept 1"));
    await enter(page, "button", "Reject concept 3");
    await page.keyboard.type("Too dark.");
    await tells(page, `Rejected by ${ownName}: Too dark.`, () => enter(page, "button", "Reject concept 3"));
    await enter(page, "button", "Correct concept 2", "back");
    await isInDialog(page, "Correct concept 2");
    await tabTo(page, "textbox", "Headline");
    await typeAnew(page, "Calm from the first morning");
    await enter(page, "button", "Another picture here");
    // Pictures that come in later move what is below them.
    await says(page, "Choose one for this concept alone", drawnMs);
    await page.waitForFunction(() => document.querySelector("dialog .pending") === null, null, { timeout: drawnMs });
    await choose("Or upload one from this device", cleanserPicture);
    await says(page, "This is the cut-out, for this concept alone", drawnMs);
    await enter(page, "button", "Redraw");
    await says(page, "Version 2, shown", drawnMs);
    await page.waitForFunction(
      (selector) =>
        [...document.querySelectorAll<HTMLImageElement>(selector)].filter(({ naturalWidth }) => naturalWidth === 1080)
          .length === 2,
      "img[alt^='Calm from the first morning'][alt$='version 2']",
    );
    await isWhole(page);
    await leavesDialog(page, "button", "Correct concept 2");
    await says(page, "Version 2.");

    await enter(page, "button", "Calm from the first morning, vertical", "back");
    await page.waitForSelector("dialog[open]");
    await tabTo(page, "combobox", "Preview in");
    await page.keyboard.type("TikTok");
    await page.waitForSelector("dialog [aria-label='The ad as TikTok frames it']");
    await isWhole(page);
    await leavesDialog(page, "button", "Calm from the first morning, vertical");

    await enter(page, "button", "Comment concept 2");
    await tabTo(page, "textbox", "Your comment");
    await page.keyboard.type("Warmer, please.");
    await enter(page, "button", "Comment");
    await says(page, "Warmer, please.");
    await leavesDialog(page, "button", "1 comment concept 2");

    await enter(page, "DisclosureTriangle", /^Download all/, "back");
    const [download] = await Promise.all([page.waitForEvent("download"), enter(page, "button", "Download as zip")]);
    const archive = readFileSync(await download.path(), "latin1");
    expect(archive.match(/PK\x01\x02/g)).toHaveLength(6);
  });

  it("shares it by a link, by which an outsider approves, comments and rejects, and ends the link", async () => {
    await enter(page, "button", "Share", "back");
    await isInDialog(page, "Share this delivery");
    await tabTo(page, "textbox", "Whom the link is for");
    await page.keyboard.type("Mara, agency");
    await tells(page, "Link for Mara, agency", () => page.keyboard.press("Enter"));
    const link = await page.innerText(".shareDialog .secretValue code");
    const guest = await openPage(browser, form);
    await guest.page.goto(link);
    await says(guest.page, "Calm from the first morning");
    await tabTo(guest.page, "textbox", "Your name");
    await guest.page.keyboard.type("Mara");
    await tells(guest.page, "Approved by Mara, a guest.", () => enter(guest.page, "button", "Approve concept 2"));
    await enter(guest.page, "button", /comments? concept 2$/);
    await tabTo(guest.page, "textbox", "Your comment");
    await guest.page.keyboard.type("Lovely.");
    await enter(guest.page, "button", "Comment");
    await says(guest.page, "Lovely.");
    await guest.page.keyboard.press("Escape");
    await enter(guest.page, "button", "Take back what was said of concept 3");
    await enter(guest.page, "button", "Reject concept 3");
    await guest.page.keyboard.type("Darker.");
    await tells(guest.page, "Rejected by Mara, a guest: Darker.", () =>
      enter(guest.page, "button", "Reject concept 3"),
    );
    await isWhole(guest.page);
    await enter(page, "button", "End the link for Mara, agency");
    await hasFocus(page, "textbox", "Whom the link is for");
    await leavesDialog(page, "button", "Share");
    await guest.page.reload();
    await says(guest.page, "This link has ended");
    expect(guest.complaints).toEqual([]);
    await guest.page.context().close();
  });

  it("sets the tone of the brand beside a live ad, meets a change of somebody else's, and restores a version", async () => {
    await goTo("/brand", "Versions");
    await page.waitForSelector(".liveStill[aria-busy=false], .brandAd canvas[aria-busy=false]", { timeout: drawnMs });
    const other = await page.context().newPage();
    await other.goto(appUrl("/brand"));
    await says(other, "Versions");
    await tabTo(other, "textbox", "Tone");
    await typeAnew(other, "Warm and plain.");
    await enter(other, "button", "Save 1 change");
    await says(other, "Version 2");
    await other.close();

    await tabTo(page, "textbox", "Tone");
    await typeAnew(page, "Bold and bright.");
    await tabTo(page, "button", /^Save/);
    await page.keyboard.press("Enter");
    await hasFocus(page, "heading", "Changed while you were typing");
    await enter(page, "button", "Keep mine for Tone");
    await enter(page, "button", "Save 1 change");
    await says(page, "Version 3");
    await enter(page, "button", "Restore version 1");
    await says(page, "Version 4");
    expect(await page.inputValue("role=textbox[name='Tone']")).not.toBe("Bold and bright.");
    await isWhole(page);
  });

  it("sends a logo and a picture of its own, puts a kind right and touches a cut-out up", async () => {
    const logo =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 80"><path d="M10 10h80v60H10zm100 0h80v60h-80zm100 0h80v60h-80z"/></svg>';
    await choose("Upload a logo", { name: "logo.svg", mimeType: "image/svg+xml", buffer: Buffer.from(logo) }, "back");
    await says(page, "Version 5");
    await goTo("/products", "can be shown in ads");
    await choose(`Use another picture for ${serum}`, cleanserPicture);
    await says(page, "The shop’s again", drawnMs);
    await enter(page, "button", `The shop’s again for ${serum}`);
    await page.waitForFunction(() => !document.body.innerText.includes("The shop’s again"));
    await tabTo(page, "combobox", `Kind of ${serum}`);
    await page.keyboard.type("Oil");
    await says(page, "Kind set by hand");

    await enter(page, "button", `The shop’s pictures for ${serum}`);
    await tabTo(page, "button", /^Picture 1/);
    await page.keyboard.press("Escape");
    await hasFocus(page, "button", `The shop’s pictures for ${serum}`);

    await enter(page, "button", `Touch up for ${serum}`);
    await page.waitForSelector(`[aria-label='Cut-out of ${serum}']`);
    await tabTo(page, "application", `Cut-out of ${serum}`);
    await page.keyboard.down("Space");
    for (let step = 0; step < 4; step++) await page.keyboard.press("ArrowDown");
    await page.keyboard.up("Space");
    await enter(page, "button", "See it in an ad");
    await says(page, "Tried out: ads show it once you use it.", drawnMs);
    await enter(page, "button", "Use this cut-out");
    await says(page, "Ads show this cut-out from now on.", drawnMs);
    await isWhole(page);
    await leavesDialog(page, "button", `Touch up for ${serum}`);
  });

  it("sees the price of an order with videos before it is paid, and hears of its end at a webhook that can be sent again", async () => {
    await goTo("/create", "Order for");
    await tabTo(page, "textbox", "Concepts");
    await typeAnew(page, "1");
    await says(page, "Order for 5 credits", drawnMs);
    await tabTo(page, "radio", "Stills");
    await pressArrow(page, "ArrowRight");
    await says(page, "Order for 15 credits", drawnMs);
    await enter(page, "DisclosureTriangle", "For engineers: webhook and labels");
    await tabTo(page, "textbox", "Webhook");
    await page.keyboard.type(receiverUrl);
    await isWhole(page);
    await enter(page, "button", "Order for 15 credits");
    await says(page, "1 concept, ready", drawnMs);
    expect(await page.$$(".adVideo")).toHaveLength(2);
    await says(page, "Delivered.", drawnMs);
    await enter(page, "button", "Send again to the webhook");
    await page.waitForFunction(() => document.querySelectorAll(".webhook tbody tr").length === 2, null, {
      timeout: 30_000,
    });
    await isWhole(page);
  });

  it("makes a key that a program calls with, replaces and revokes it, sees the call, tries a receiver and works in test mode", async () => {
    await goTo("/settings/keys", "API keys");
    await tabTo(page, "textbox", "Name of a new key");
    await page.keyboard.type("Agency");
    await tells(page, "svc_live_", () => page.keyboard.press("Enter"));
    const key = await page.innerText(".secretValue code");
    expect((await fetch(`${instance.url}/v1/balance`, { headers: { authorization: `Bearer ${key}` } })).status).toBe(
      200,
    );
    await enter(page, "button", "Replace Agency");
    await enter(page, "button", "Make the new key");
    await page.waitForFunction((old) => !document.body.innerText.includes(old), key);
    await enter(page, "button", "Revoke Agency");
    await tells(page, "Agency is revoked.", () => enter(page, "button", "Revoke it now"));
    await enter(page, "button", "Make a new secret");
    await says(page, "whsec_");
    await tabTo(page, "textbox", "webhook_url");
    await page.keyboard.type(receiverUrl);
    await tells(page, "Your receiver answered 200", () => page.keyboard.press("Enter"));
    await isWhole(page);
    await goTo("/settings/calls", "GET /v1/balance");
    await enter(page, "button", /^Details of GET \/v1\/balance/);
    await says(page, "Request id");
    await isWhole(page);
    await goTo("/settings/keys", "Work in test mode");
    await enter(page, "button", "Work in test mode");
    await says(page, "Test mode: nothing is charged.");
    // The test account has no shop yet: its first view takes the focus once it is there.
    await says(page, "Where is your shop?", drawnMs);
    await settled(page);
    await enter(page, "button", "Leave test mode");
    await page.waitForFunction(() => !document.body.innerText.includes("Test mode:"));
  });

  it("buys credits, sets auto-recharge, reads the receipt and has its usage as a file", async () => {
    await goTo("/settings/billing", "Deduction");
    await enter(page, "button", "$50");
    await enter(page, "button", "Go to payment");
    await page.waitForSelector("#card");
    expect(await accessibility(page)).toEqual([]);
    await tabTo(page, "textbox", "Test card number");
    await page.keyboard.type("4242 4242 4242 4242");
    await page.keyboard.press("Enter");
    await says(page, "Paid. 500 credits were added.");
    await enter(page, "link", "Back to the dashboard");
    await says(page, "520 credits");
    await tabTo(page, "switch", "Top up automatically");
    await page.keyboard.press("Space");
    await tells(page, "Kept.", () => enter(page, "button", "Keep"));
    await enter(page, "button", /^Receipt pay_/);
    await says(page, "Total paid");
    await page.keyboard.press("Escape");
    await page.waitForSelector("dialog", { state: "detached" });
    const [csv] = await Promise.all([page.waitForEvent("download"), enter(page, "button", "Download as CSV")]);
    expect(readFileSync(await csv.path(), "utf8")).toMatch(/Purchase,500,520,50,/);
    await isWhole(page);
  });

  it("invites a viewer, who comes in and approves, makes them an editor and removes them", async () => {
    const kim = `kim-${address}`;
    await goTo("/settings/team", "The only owner stays one.");
    await tabTo(page, "textbox", "Mail address of a new member");
    await page.keyboard.type(kim);
    await tabTo(page, "combobox", "Role");
    await page.keyboard.type("viewer");
    await tells(page, "may come in now", () => enter(page, "button", "Invite"));
    await says(page, "Who did what");
    await isWhole(page);

    const viewer = await openPage(browser, form);
    await viewer.page.goto(await mailedLink(kim));
    await says(viewer.page, `As ${kim}`);
    await viewer.page.keyboard.press("Enter");
    await says(viewer.page, "Latest deliveries");
    await viewer.page.goto(appUrl(deliveryPath));
    await says(viewer.page, "3 concepts, ready");
    await enter(viewer.page, "button", "Take back what was said of concept 3");
    await tells(viewer.page, `Approved by ${kim.split("@")[0]}.`, () =>
      enter(viewer.page, "button", "Approve concept 3"),
    );
    await isWhole(viewer.page);
    expect(viewer.complaints).toEqual([]);

    await enter(page, "button", `Role of ${kim}`);
    await tabTo(page, "combobox", `Role of ${kim}`);
    await page.keyboard.type("editor");
    await enter(page, "button", "Keep");
    await hasFocus(page, "button", `Role of ${kim}`);
    await enter(page, "button", `Remove ${kim}`);
    await enter(page, "button", "Remove now");
    await hasFocus(page, "heading", "Team");
    await viewer.page.reload();
    await says(viewer.page, "Your shop, as ads.");
    await viewer.page.context().close();
  });

  it("comes in again with a passkey, until it is removed", async () => {
    const device = await page.context().newCDPSession(page);
    await device.send("WebAuthn.enable");
    const { authenticatorId } = await device.send("WebAuthn.addVirtualAuthenticator", {
      options: {
        protocol: "ctap2",
        transport: "internal",
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
      },
    });
    await goTo("/settings/person", "Passkeys");
    await enter(page, "button", "Add this device");
    await says(page, "Chrome on Linux");
    await isWhole(page);
    await enter(page, "button", "Sign out", "back");
    await says(page, "Your shop, as ads.");
    await enter(page, "button", "Use a passkey");
    await says(page, "Latest deliveries");
    await page.waitForSelector(".deliveryCard img");
    await isWhole(page);
    await goTo("/settings/person", "Passkeys");
    await tells(page, "Chrome on Linux is removed.", () => enter(page, "button", "Remove Chrome on Linux"));
    await hasFocus(page, "heading", "Passkeys");
    await enter(page, "button", "Sign out", "back");
    await says(page, "Your shop, as ads.");
    await enter(page, "button", "Use a passkey");
    await says(page, "That passkey is not known here.");
    await device.send("WebAuthn.removeVirtualAuthenticator", { authenticatorId });
    expect(complaints).toEqual([]);
  });
});
