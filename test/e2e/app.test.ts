import path from "node:path";
import puppeteer, { type Browser, type ElementHandle, type Page } from "puppeteer-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { accessibility } from "../app/browserPages.ts";
import { enter, hasFocus, tells } from "../app/keyboardOnly.ts";
import { chromiumPath } from "./chromiumPath.ts";
import { Instance } from "./instance.ts";
import { startSmallShop } from "./smallShop.ts";

let instance: Instance;
let browser: Browser;

beforeAll(async () => {
  [instance, browser] = await Promise.all([
    // The dashboard has an address of its own here, with a name: browsers keep no passkeys for a bare network address.
    Instance.create((port) => ({ APP_URL: `http://localhost:${port}/app` })),
    puppeteer.launch({
      executablePath: chromiumPath(),
      args: ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run"],
    }),
  ]);
  await instance.start();
});

afterAll(async () => {
  await browser.close();
  await instance.dispose();
});

const appOrigin = () => `http://localhost:${instance.port}`;

const says = (page: Page, text: string, timeout = 20_000) =>
  page.waitForFunction((sought) => document.body.innerText.includes(sought), { timeout }, text);

/** The link of the mail to this address, as `npm start` prints it. */
async function mailedLink(address: string): Promise<string> {
  const printed = () => new RegExp(`Mail to ${address}: .*\\n  (\\S+)`).exec(instance.output)?.[1] ?? null;
  await expect.poll(printed, { timeout: 20_000 }).not.toBeNull();
  return printed() ?? "";
}

it("somebody new signs up by mail, has a shop read, orders three ads, approves one and corrects another, without a word of documentation", async () => {
  await using shop = await smallShop();
  const page = await browser.newPage();
  const complaints: string[] = [];
  page.on("pageerror", (error) => complaints.push(String(error)));
  page.on("console", (message) => {
    // What the service refuses, such as a question without a session, the browser notes as an error of its own.
    const isRefusal = message.text().startsWith("Failed to load resource");
    if (["error", "warn"].includes(message.type()) && !isRefusal) complaints.push(message.text());
  });
  await page.setViewport({ width: 1440, height: 900 });
  await page.goto(`${appOrigin()}/app`, { waitUntil: "networkidle2" });
  await page.type("input[type=email]", "marta@shop.example.com");
  await page.keyboard.press("Enter");
  await says(page, "Look into your mail.");
  await page.goto(await mailedLink("marta@shop.example.com"), { waitUntil: "networkidle2" });
  await says(page, "As marta@shop.example.com");
  expect(await accessibility(page)).toEqual([]);
  await page.keyboard.press("Enter");
  await says(page, "Where is your shop?");
  expect(new URL(page.url()).search).toBe("");
  await says(page, "50 credits");

  await page.type("input[type=url]", shop.url);
  await page.keyboard.press("Enter");
  await says(page, "Reading your shop");
  // Products are shown as they are found: once the brand is understood the tiles are gone.
  await page.waitForFunction(
    () => [...document.querySelectorAll<HTMLImageElement>(".finds img")].some(({ naturalWidth }) => naturalWidth > 0),
    { timeout: 200_000 },
  );
  await says(page, "Your brand as understood", 200_000);
  await page.waitForSelector(".swatch");
  await page.locator("::-p-aria([role='button'][name='Draw my first three ads'])").click();
  await says(page, "35 credits", 60_000);
  await says(page, "3 concepts, ready", 200_000);
  const widths = await page.$$eval(".ad img", (pictures) =>
    Promise.all(
      pictures.map(async (picture) => {
        picture.loading = "eager";
        await picture.decode();
        return picture.naturalWidth;
      }),
    ),
  );
  expect(widths).toEqual([1080, 1080, 1080, 1080, 1080, 1080]);

  const press = (name: string) => page.locator(`::-p-aria([role='button'][name='${name}'])`).click();
  await press("Approve concept 1");
  await says(page, "Approved by marta.");
  await press("Correct concept 2");
  await page.locator("::-p-aria([role='textbox'][name='Headline'])").fill("Calm from the first morning");
  await press("Redraw");
  await says(page, "Version 2, shown", 120_000);
  const redrawn = "img[alt^='Calm from the first morning'][alt$='version 2']";
  await page.waitForFunction(
    (selector) =>
      [...document.querySelectorAll(selector)].filter((one) => (one as HTMLImageElement).naturalWidth === 1080)
        .length === 2,
    {},
    redrawn,
  );
  await press("Close");
  await says(page, "Version 2.");

  await page.goto(`${appOrigin()}/app`, { waitUntil: "networkidle2" });
  await says(page, "Latest deliveries");
  await page.waitForSelector(".deliveryCard img");
  await page.goto(`${appOrigin()}/app/products`, { waitUntil: "networkidle2" });
  const chosen = (await page.$("input[type=file]")) as ElementHandle<HTMLInputElement>;
  await chosen.uploadFile(
    path.resolve(import.meta.dirname, "../../.cache/sample-shop/pictures/melting-oil-cleanser.jpg"),
  );
  await says(page, "The shop’s again", 60_000);
  await page.goto(`${appOrigin()}/app/settings/billing`, { waitUntil: "networkidle2" });
  await says(page, "Deduction");
  await press("$50");
  await press("Go to payment");
  await page.waitForSelector("#card");
  expect(await accessibility(page)).toEqual([]);
  await page.type("#card", "4242 4242 4242 4242");
  await page.keyboard.press("Enter");
  await says(page, "Paid. 500 credits were added.");
  await page.locator("::-p-aria([role='link'][name='Back to the dashboard'])").click();
  await says(page, "Paid. 500 credits were added.");
  await says(page, "535 credits");

  const device = await page.createCDPSession();
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
  await page.goto(`${appOrigin()}/app/settings/person`, { waitUntil: "networkidle2" });
  // By the keyboard alone, which no stand-in of the service can show: only a real one takes and gives passkeys.
  await enter(page, "button", "Add this device");
  await says(page, "Chrome on Linux");
  await enter(page, "button", "Sign out", "back");
  await says(page, "Your shop, as ads.");
  await enter(page, "button", "Use a passkey");
  await says(page, "Latest deliveries");
  await page.goto(`${appOrigin()}/app/settings/person`, { waitUntil: "networkidle2" });
  await tells(page, "Chrome on Linux is removed.", () => enter(page, "button", "Remove Chrome on Linux"));
  await hasFocus(page, "heading", "Passkeys");
  await press("Sign out");
  await says(page, "Your shop, as ads.");
  await press("Use a passkey");
  await says(page, "That passkey is not known here.");
  await device.send("WebAuthn.removeVirtualAuthenticator", { authenticatorId });
  expect(complaints).toEqual([]);
});

async function smallShop() {
  const shop = await startSmallShop();
  return { url: shop.url, [Symbol.asyncDispose]: () => shop.close() };
}
