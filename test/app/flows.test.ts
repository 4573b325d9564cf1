import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { accessibility, everyForm, go, overflow, press, says, settled } from "./browserPages.ts";
import { complaints, openAt, page, service } from "./dashboard.ts";
import { arabicName, hostileName } from "./fakeService.ts";
import { focused } from "./keyboardOnly.ts";

/** Without the dry runs, by which the page shows the price: one may come after the order, since what it left over has changed. */
const ordersPlaced = () =>
  service.callsOf("POST", "/v1/ads/generate").filter(({ body }) => !(body as { dry_run?: boolean }).dry_run);

const pressedPictures = () =>
  page.$$eval("dialog [aria-pressed=true]", (buttons) => buttons.map(({ textContent }) => textContent));
const valueOf = (selector: string) => page.inputValue(selector);

describe("the door", () => {
  it("says beside the field that an address is none, sends a link to one that is, and offers to take another", async () => {
    service.isSignedIn = false;
    await openAt("/app");
    await page.type("input[type=email]", "marta");
    await page.keyboard.press("Enter");
    await says(page, "Write your whole address");
    expect(await page.$eval("input[type=email]", (input) => input.getAttribute("aria-invalid"))).toBe("true");
    expect(service.callsOf("POST", "magic-link")).toEqual([]);
    await page.type("input[type=email]", "@aurelia.example");
    await page.keyboard.press("Enter");
    await says(page, "Check your mail.");
    expect(service.callsOf("POST", "magic-link").map(({ body }) => body)).toEqual([
      { email: "marta@aurelia.example", callbackURL: "/app", proof: expect.any(String) as string },
    ]);
    await press(page, "button", "Use another address");
    await page.waitForSelector("input[type=email]", { state: "attached" });
    expect(await valueOf("input[type=email]")).toBe("marta@aurelia.example");
  });

  it("keeps what was typed when the service cannot be reached, and when the page is loaded anew", async () => {
    service.isSignedIn = false;
    await openAt("/app");
    await page.type("input[type=email]", "marta@aurelia.example");
    service.isDown = true;
    await page.keyboard.press("Enter");
    await says(page, "could not be reached");
    service.isDown = false;
    await go(page, service, "/app");
    await page.waitForSelector("input[type=email]", { state: "attached" });
    expect(await valueOf("input[type=email]")).toBe("marta@aurelia.example");
  });

  it("says quietly that it checks, takes no second press meanwhile, and keeps the focus where it is", async () => {
    service.isSignedIn = false;
    service.door.delayMs = 1500;
    await openAt("/app");
    await page.type("input[type=email]", " Marta@Aurelia.example");
    await page.keyboard.press("Enter");
    await page.waitForFunction(() => document.querySelector("[role=status]")?.textContent.includes("Checking…"));
    await page.keyboard.press("Enter");
    expect(await focused(page)).toBe("E-mail");
    expect(await accessibility(page)).toEqual([]);
    await says(page, "Check your mail.");
    expect(service.callsOf("POST", "magic-link")).toHaveLength(1);
    await press(page, "button", "Send it again");
    await page.waitForFunction(() => document.querySelector("[role=status]")?.textContent.includes("Checking…"));
    await page.waitForFunction(() => document.querySelector("[role=status]")?.textContent.includes("Sent again."));
    expect(service.callsOf("POST", "magic-link")).toHaveLength(2);
    expect(complaints).toEqual([]);
  });

  it("does the work anew by itself where it came too late, and at the next press where that was too late as well", async () => {
    service.isSignedIn = false;
    await openAt("/app");
    await page.type("input[type=email]", "marta@aurelia.example");
    service.door.lateCount = 3;
    await page.keyboard.press("Enter");
    await says(page, "The check by your browser is too old. Ask for the link once more.");
    expect(service.callsOf("POST", "magic-link")).toHaveLength(2);
    await page.keyboard.press("Enter");
    await says(page, "Check your mail.");
    const proofs = service.callsOf("POST", "magic-link").map(({ body }) => (body as { proof: string }).proof);
    expect([proofs.length, new Set(proofs).size]).toEqual([4, 4]);
    expect(complaints).toEqual([]);
  });

  it("says of a link that was used before what to do, and has the next one lead to the same view", async () => {
    service.isSignedIn = false;
    await openAt("/app/products?error=INVALID_TOKEN");
    await says(page, "That link was used before or is too old.");
    await page.type("input[type=email]", "marta@aurelia.example");
    await page.keyboard.press("Enter");
    await says(page, "Check your mail.");
    expect(service.callsOf("POST", "magic-link").map(({ body }) => body)).toEqual([
      { email: "marta@aurelia.example", callbackURL: "/app/products", proof: expect.any(String) as string },
    ]);
  });

  it("says to somebody who has no account yet where sign-up is closed whom to ask", async () => {
    service.isSignedIn = false;
    await openAt("/app?error=new_user_signup_disabled");
    await says(page, "New accounts are made by invitation here.");
  });

  it("is shown in place of a view whose session has ended, and what was typed there is kept", async () => {
    await openAt("/app/create");
    await page.type("role=textbox[name='Tone']", "calm");
    service.isSignedIn = false;
    await page.type("role=textbox[name='Concepts']", "0");
    await says(page, "Your shop, as ads.");
    service.isSignedIn = true;
    await go(page, service, "/app/create");
    await says(page, "Order for");
    expect(await valueOf("role=textbox[name='Tone']")).toBe("calm");
  });
});

/** Waits until the pictures of so many finds are shown. */
const findsAre = (count: number) =>
  page.waitForFunction(
    (sought) =>
      [...document.querySelectorAll<HTMLImageElement>(".finds img")].filter(({ naturalWidth }) => naturalWidth > 0)
        .length === sought,
    count,
  );
const names = () => page.$$eval(".findName", (all) => all.map(({ textContent }) => textContent));
const counts = () =>
  page.$$eval(".counts div", (all) =>
    all.map((one) => `${one.querySelector("dd")?.textContent} ${one.querySelector("dt")?.textContent}`),
  );

describe("the first run", () => {
  it.each(everyForm)("goes from a website to three ads that appear as they are drawn (%s)", async (_name, form) => {
    service.stage = null;
    await openAt("/app", form);
    await says(page, "Where is your shop?");
    await page.type("input[type=url]", "aurelia.example");
    await page.keyboard.press("Enter");
    await says(page, "Reading your shop");
    expect(service.callsOf("POST", "/v1/brands").map(({ body }) => body)).toEqual([
      { website: "https://aurelia.example" },
    ]);
    service.stage = "pictures";
    service.foundCount = 2;
    await says(page, "Cutting out pictures: 2 of 12.");
    await findsAre(2);
    expect(await names()).toEqual(["Barrier Repair Serum", "Botanical Face Oil"]);
    expect(await counts()).toEqual(["14 of 14 pages read", "12 products found", "2 ready for ads"]);
    service.foundCount = 8;
    await findsAre(8);
    // What has a place keeps it, and the set beside them is for no ad.
    expect((await names()).slice(0, 2)).toEqual(["Barrier Repair Serum", "Botanical Face Oil"]);
    expect((await counts()).at(-1)).toBe("7 ready for ads");
    await says(page, "Not for ads");
    expect(await overflow(page)).toBe(0);
    expect(await accessibility(page)).toEqual([]);
    service.stage = "ready";
    await says(page, "Your brand as understood");
    await says(page, "Cormorant Garamond");
    await press(page, "button", "Draw my first three ads");
    await says(page, "3 concepts on the way");
    expect(new URL(page.url()).pathname).toBe("/app/deliveries/del_1");
    await says(page, "35 credits");
    const [delivery] = service.deliveries;
    if (delivery === undefined) throw new Error("Nothing was ordered.");
    service.draw(delivery, 2);
    await page.waitForFunction(() => document.querySelectorAll(".ad img").length === 2);
    service.draw(service.deliveries[0] ?? delivery, 6);
    await says(page, "3 concepts, ready");
    expect(complaints).toEqual([]);
  });

  it("gives the newest find the place of the oldest once all are taken", async () => {
    service.stage = "pictures";
    service.foundCount = 24;
    await openAt("/app/start");
    await findsAre(24);
    await page.$$eval(".finds li", (tiles) => {
      for (const tile of tiles) tile.setAttribute("data-before", "");
    });
    service.foundCount = 26;
    await page.waitForSelector(".finds li:not([data-before])", { state: "attached" });
    await findsAre(24);
    expect(await page.$$eval(".finds li", (tiles) => tiles.map((tile) => !tile.hasAttribute("data-before")))).toEqual([
      true,
      true,
      ...Array.from({ length: 22 }, () => false),
    ]);
    expect(complaints).toEqual([]);
  });

  it("keeps a tile and its name where the picture is gone", async () => {
    service.stage = "pictures";
    service.foundCount = 3;
    service.goneFinds = 1;
    await openAt("/app/start");
    await findsAre(2);
    expect(await names()).toEqual(["Barrier Repair Serum", "Botanical Face Oil", "Calming Toner Mist"]);
    const sizes = await page.$$eval(".findPicture", (all) =>
      all.map((one) => [one.clientWidth, one.clientHeight].join(" × ")),
    );
    expect(new Set(sizes).size).toBe(1);
    expect(complaints).toEqual(["404 /media/gone/barrier-repair-serum.png"]);
  });

  it("tells each stage once, and not each count", async () => {
    service.stage = "scraping";
    await openAt("/app/start");
    await says(page, "Reading your shop");
    await page.evaluate(() => {
      const told: string[] = [];
      Object.assign(globalThis, { told });
      new MutationObserver(() => told.push(document.querySelector("[role=status]")?.textContent ?? "")).observe(
        document.querySelector("[role=status]") ?? document.body,
        { childList: true, characterData: true, subtree: true },
      );
    });
    service.stage = "pictures";
    for (const count of [1, 3, 5]) {
      service.foundCount = count;
      await findsAre(count);
    }
    expect(await page.evaluate("told")).toEqual(["Reading products and pictures"]);
  });

  it("says beside the field why a website is refused, and keeps it", async () => {
    service.stage = null;
    await openAt("/app/start");
    await page.type("input[type=url]", "intranet.example");
    service.refusal = {
      method: "POST",
      path: "/v1/brands",
      status: 400,
      error: { code: "invalid_website", message: "The website must be public.", param: "website" },
    };
    await page.keyboard.press("Enter");
    await says(page, "The website must be public.");
    expect(await valueOf("input[type=url]")).toBe("intranet.example");
  });
});

describe("an order", () => {
  it("shows its price before it is paid, is paid once however often the button is pressed, and has another key the next time", async () => {
    await openAt("/app/create");
    await says(page, "Order for 15 credits");
    const [button] = await page.$$(".order");
    await button?.evaluate((one) => {
      for (let press = 0; press < 5; press++) (one as HTMLButtonElement).click();
    });
    await says(page, "3 concepts on the way");
    expect(ordersPlaced()).toHaveLength(1);
    expect(service.credits).toBe(35);
    await go(page, service, "/app/create");
    await says(page, "Order for 15 credits");
    await page.click(".order");
    await says(page, "3 concepts on the way");
    const keys = ordersPlaced().map(({ headers }) => headers["idempotency-key"]);
    expect(new Set(keys).size).toBe(2);
  });

  it("repeats the same key after a lost answer, also when the page was loaded anew", async () => {
    await openAt("/app/create");
    await says(page, "Order for 15 credits");
    service.isDown = true;
    await page.click(".order");
    await says(page, "could not be reached");
    const kept = await page.evaluate("sessionStorage.getItem('order.key')");
    service.isDown = false;
    await go(page, service, "/app/create");
    await says(page, "Order for 15 credits");
    await page.click(".order");
    await says(page, "3 concepts on the way");
    expect([...service.orders.keys()]).toEqual([(JSON.parse(kept as string) as { key: string }).key]);
  });

  it("says beside each field of the look what is wrong with it", async () => {
    await openAt("/app/create?products=botanical-face-oil");
    const refusedWith = (param: string, message: string) => {
      service.refusal = {
        method: "POST",
        path: "/v1/ads/generate",
        status: 400,
        error: { code: "invalid_request", param, message },
      };
    };
    await says(page, "Order for 15 credits");
    await press(page, "tab", "In my words");
    refusedWith("creative.style_search", "No style is near these words.");
    await page.type("role=textbox[name='A look in your own words']", "xyzzy");
    await says(page, "No style is near these words.");
    const describedBy = await page.$eval("role=textbox[name='A look in your own words']", (input) =>
      (input.getAttribute("aria-describedby") ?? "").split(" ").map((id) => document.getElementById(id)?.textContent),
    );
    expect(describedBy).toContain("No style is near these words.");
    refusedWith("in_situ", "None of these products can stand in a scene.");
    await press(page, "switch", "In a lifestyle scene");
    await says(page, "None of these products can stand in a scene.");
    const texts = await page.$$eval("section[aria-labelledby='look'] [role='alert']", (alerts) =>
      alerts.map(({ textContent }) => textContent),
    );
    expect(texts).toContain("None of these products can stand in a scene.");
    expect((await page.evaluate(() => document.body.innerText)).split("can stand in a scene.")).toHaveLength(2);
  });

  it("shows styles still to those who want no motion", async () => {
    await openAt("/app/create?products=botanical-face-oil");
    await page.emulateMedia({ reducedMotion: "reduce" });
    await press(page, "tab", "Style by style");
    await page.type("role=searchbox[name='Search styles']", "satin");
    await press(page, "checkbox", "champagne satin");
    expect(await page.$("video")).toBeNull();
    expect(complaints).toEqual([]);
  });

  it("takes everything that the form has, and says the same as a call that can be copied", async () => {
    await openAt("/app/create?products=botanical-face-oil");
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"], { origin: service.url });
    await press(page, "radio", "Stills and videos");
    await press(page, "tab", "Style by style");
    await page.type("role=searchbox[name='Search styles']", "satin");
    await page.hover("label:has-text('Champagne Satin')");
    await page.waitForFunction((style) => {
      const video = document.querySelector<HTMLVideoElement>(`video[src="/docs/assets/styles/${style}.mp4"]`);
      return video !== null && video.currentTime > 0;
    }, "sty_champagne-satin");
    await press(page, "checkbox", "champagne satin");
    await page.selectOption("role=combobox[name='Angle']", "ritual");
    await page.type("role=textbox[name='Tone']", "it's calm");
    await press(page, "switch", "In a lifestyle scene");
    await says(page, "Order for 45 credits");
    await page.bringToFront();
    await press(page, "button", "Copy the call as curl");
    await says(page, "Copied");
    const curl = await page.evaluate<string>("navigator.clipboard.readText()");
    expect(curl).toContain(`curl ${service.url}/v1/ads/generate`);
    expect(curl).toContain(String.raw`it'\''s calm`);
    await page.click(".order");
    await says(page, "3 concepts on the way");
    expect(ordersPlaced().map(({ body }) => body)).toEqual([
      {
        count: 3,
        format: "full",
        product_refs: ["botanical-face-oil"],
        creative: { copy_angle: "ritual", brand_tone: "it's calm", featured_styles: ["sty_champagne-satin"] },
        in_situ: true,
      },
    ]);
    expect(complaints).toEqual([]);
  });

  it("says beside the field what is wrong with it", async () => {
    await openAt("/app/create");
    await page.type("role=textbox[name='Concepts']", "99");
    await says(page, "A whole number from 1 to 50.");
    expect(await page.$eval(".order", (button) => (button as HTMLButtonElement).disabled)).toBe(true);
  });
});

describe("a delivery", () => {
  it("opens an ad large from the keyboard, turns with arrows, shows the safe zones and gives the focus back", async () => {
    service.addDelivery("del_a", 3, 6);
    await openAt("/app/deliveries/del_a");
    await page.focus(".ad");
    const before = await focused(page);
    await page.keyboard.press("Enter");
    await page.waitForSelector("dialog[open]", { state: "attached" });
    expect(await accessibility(page)).toEqual([]);
    await page.selectOption("#platform", "Meta Reels");
    await press(page, "radio", "Safe zone");
    const clear = await page.$eval(".zonesClear", (rect) =>
      ["x", "y", "width", "height"].map((name) => rect.getAttribute(name)),
    );
    // 14 % at the top, 35 % at the bottom, 6 % at each side of 1080×1920.
    expect(clear).toEqual(["65", "269", "950", "979"]);
    await press(page, "button", "Next");
    await says(page, "2 of 6");
    await page.keyboard.press("ArrowLeft");
    await says(page, "1 of 6");
    await page.keyboard.press("Escape");
    await page.waitForFunction(() => document.querySelector("dialog") === null);
    expect(await focused(page)).toBe(before);
    expect(complaints).toEqual([]);
  });

  it("plays a video", async () => {
    service.addDelivery("del_a", 1, 2, "full");
    await openAt("/app/deliveries/del_a");
    await page.click(".ad");
    await page.waitForFunction(
      () => (document.querySelector<HTMLVideoElement>("dialog video")?.currentTime ?? 0) > 0,
      null,
      { timeout: 15_000 },
    );
    expect(complaints).toEqual([]);
  });

  it("is downloaded as one archive, its files named by the template", async () => {
    service.addDelivery("del_a", 2, 4);
    await openAt("/app/deliveries/del_a");
    await page.click(".downloads summary");
    const template = "role=textbox[name='Names']";
    await page.locator(template).selectText();
    await page.type(template, "{product} {size}");
    await says(page, "Barrier-Repair-Serum-9x16.jpg");
    const [download] = await Promise.all([page.waitForEvent("download"), press(page, "button", "Download as zip")]);
    expect(download.suggestedFilename()).toBe("del_a.zip");
    // The list of files at the end of an archive has their names as they are.
    const archive = readFileSync(await download.path(), "latin1");
    const names = [...archive.matchAll(/PK\x01\x02[^]{42}([\w-]+\.jpg)/g)].map(([, name]) => name);
    expect(names).toEqual([
      "Barrier-Repair-Serum-9x16.jpg",
      "Barrier-Repair-Serum-4x5.jpg",
      "Botanical-Face-Oil-9x16.jpg",
      "Botanical-Face-Oil-4x5.jpg",
    ]);
    expect(complaints).toEqual([]);
  });

  it("appears as it is told, and is looked at again where nothing is told", async () => {
    const delivery = service.addDelivery("del_a", 1, 0);
    await openAt("/app/deliveries/del_a");
    await says(page, "1 concept on the way");
    await settled(page);
    const asked = service.callsOf("GET", "/v1/deliveries/del_a").length;
    service.draw(delivery, 1);
    await page.waitForFunction(() => document.querySelectorAll(".ad img").length === 1);
    expect(service.callsOf("GET", "/v1/deliveries/del_a")).toHaveLength(asked);
    service.tellsChanges = false;
    await go(page, service, "/app/deliveries/del_a");
    await says(page, "1 of 2 ads drawn");
    service.draw(service.deliveries[0] ?? delivery, 2);
    await says(page, "1 concept, ready");
  });

  it("says why it failed and what came back", async () => {
    const delivery = service.addDelivery("del_a", 1, 0);
    Object.assign(delivery, {
      status: "failed",
      error: { code: "rendering_failed", message: "The ads could not be drawn.", doc_url: "" },
      credits_refunded: 5,
    });
    await openAt("/app/deliveries/del_a");
    await says(page, "The ads could not be drawn.");
    await says(page, "5 credits are back on the account.");
  });
});

describe("a concept", () => {
  it("is approved, rejected with a reason, and taken back", async () => {
    const delivery = service.addDelivery("del_a", 2, 4);
    await openAt("/app/deliveries/del_a");
    await press(page, "button", "Approve concept 1");
    await says(page, "Approved by marta@aurelia.example.");
    await press(page, "button", "Take back what was said of concept 1");
    await press(page, "button", "Reject concept 1");
    await page.type("role=textbox[name='Why']", "The claim is out of date.");
    expect(await accessibility(page)).toEqual([]);
    await press(page, "button", "Reject concept 1");
    await says(page, "Rejected by marta@aurelia.example: The claim is out of date.");
    const said = service.callsOf("PUT", "/v1/deliveries/del_a/concepts/1/approval").map(({ body }) => body);
    expect(said).toEqual([
      { status: "approved", version: 1 },
      { status: "none", version: 1 },
      { status: "rejected", reason: "The claim is out of date.", version: 1 },
    ]);
    expect(delivery.concepts[1]?.approval.status).toBe("none");
    expect(complaints).toEqual([]);
  });

  it("is corrected: only what was changed is sent, the new version is shown beside the one before", async () => {
    service.addDelivery("del_a", 1, 2);
    await openAt("/app/deliveries/del_a");
    await press(page, "button", "Correct concept 1");
    await says(page, "5 corrections left");
    expect(await accessibility(page)).toEqual([]);
    const redraw = "role=button[name='Redraw']";
    expect(await page.$eval(redraw, (button) => button.ariaDisabled)).toBe("true");
    const headline = "role=textbox[name='Headline']";
    await page.locator(headline).selectText();
    await page.type(headline, "Calm from the first morning");
    await page.selectOption("role=combobox[name='Palette']", "dark");
    await page.click(redraw);
    await says(page, "Version 2, shown");
    await says(page, "4 corrections left");
    expect(await valueOf(headline)).toBe("Calm from the first morning");
    expect(service.callsOf("POST", "/concepts/1/versions").map(({ body }) => body)).toEqual([
      { headline: "Calm from the first morning", palette: "dark" },
    ]);
    await page.keyboard.press("Escape");
    await says(page, "Version 2.");
    expect(complaints).toEqual([]);
  });

  it("is corrected with another style, which is chosen by its picture, and with all of its words", async () => {
    service.addDelivery("del_a", 1, 2);
    await openAt("/app/deliveries/del_a");
    await press(page, "button", "Correct concept 1");
    await press(page, "button", "Another style");
    await page.type("role=searchbox[name='Search styles']", "satin");
    await press(page, "radio", "champagne satin");
    await says(page, "Chosen: champagne satin.");
    expect(await accessibility(page)).toEqual([]);
    await page.fill("role=textbox[name='Proof points']", "Vegan\n\n Refillable ");
    await page.fill("role=textbox[name='Call to action']", "Meet it");
    await page.selectOption("role=combobox[name='Layout']", "minimal");
    await press(page, "button", "Redraw");
    await says(page, "Version 2, shown");
    expect(service.callsOf("POST", "/concepts/1/versions").map(({ body }) => body)).toEqual([
      {
        proof_points: ["Vegan", "Refillable"],
        call_to_action: "Meet it",
        layout: "minimal",
        style_id: "sty_champagne-satin",
      },
    ]);
    expect(complaints).toEqual([]);
  });

  it("is corrected with another of the shop's pictures for it alone; a refusal stands beside the pictures", async () => {
    service.addDelivery("del_a", 1, 2);
    await openAt("/app/deliveries/del_a");
    await press(page, "button", "Correct concept 1");
    await press(page, "button", "Another picture here");
    await says(page, "Choose one for this concept alone");
    expect(await pressedPictures()).toEqual([]);
    await says(page, "The picture answers with status 404.");
    expect(await accessibility(page)).toEqual([]);
    await press(page, "button", "Picture 2");
    await says(page, "The chosen one is for this concept alone");
    const message = "The picture shows several things.";
    service.refusal = {
      method: "POST",
      path: "/concepts/1/versions",
      status: 400,
      error: { code: "picture_not_usable", param: "picture_url", message },
    };
    await press(page, "button", "Redraw");
    await says(page, message);
    expect(await pressedPictures()).toEqual(["Picture 2"]);
    await press(page, "button", "Picture 1 · in other ads");
    await page.waitForFunction((gone) => !document.body.innerText.includes(gone), message);
    await press(page, "button", "Redraw");
    await says(page, "Version 2, shown");
    expect(service.callsOf("POST", "/concepts/1/versions").map(({ body }) => body)).toEqual(
      ["side", "front"].map((name) => ({ picture_url: `https://cdn.shop.example/${name}.png` })),
    );
    expect(await pressedPictures()).toEqual([]);
    expect(complaints).toEqual([]);
  });

  it("keeps what was typed after a lost answer, sends it again under the same key, and says beside the field what is wrong", async () => {
    service.addDelivery("del_a", 1, 2);
    await openAt("/app/deliveries/del_a");
    await press(page, "button", "Correct concept 1");
    const support = "role=textbox[name='Support']";
    await page.fill(support, "<b>Bold</b>");
    service.refusal = {
      method: "POST",
      path: "/concepts/1/versions",
      status: 400,
      error: { code: "invalid_request", param: "support", message: "`support` must be plain words." },
    };
    await press(page, "button", "Redraw");
    await says(page, "`support` must be plain words.");
    expect(await page.$eval(support, (input) => input.getAttribute("aria-invalid"))).toBe("true");
    await page.fill(support, "Bold");
    service.isDown = true;
    await press(page, "button", "Redraw");
    await says(page, "could not be reached");
    const kept = await page.evaluate("sessionStorage.getItem('correct del_a 1 key')");
    service.isDown = false;
    await go(page, service, "/app/deliveries/del_a");
    await press(page, "button", "Correct concept 1");
    await page.waitForSelector(support, { state: "attached" });
    expect(await valueOf(support)).toBe("Bold");
    await press(page, "button", "Redraw");
    await says(page, "Version 2, shown");
    const { key } = JSON.parse(kept as string) as { key: string };
    expect(service.callsOf("POST", "/concepts/1/versions").at(-1)?.headers["idempotency-key"]).toBe(key);
  });

  it("is approved by somebody with the role viewer, and corrected by others alone", async () => {
    service.role = "viewer";
    service.addDelivery("del_a", 1, 2);
    await openAt("/app/deliveries/del_a");
    await press(page, "button", "Approve concept 1");
    await says(page, "Approved by marta@aurelia.example.");
    expect(await page.$$("role=button[name='Correct concept 1']")).toEqual([]);
  });
});

describe("a product", () => {
  it("is shown by a picture that was sent, and by the shop's again", async () => {
    await openAt("/app/products");
    await says(page, "The picture is smaller than 300 pixels.");
    const picture = path.join(mkdtempSync(path.join(tmpdir(), "app-")), "balm.png");
    writeFileSync(picture, "a picture");
    const send = () => page.setInputFiles("article:has(h2[title='Lip Balm']) input[type=file]", picture);
    service.refusal = {
      method: "PUT",
      path: "/picture",
      status: 422,
      error: { code: "picture_not_usable", message: "The product touches the edge of the picture." },
    };
    await send();
    await says(page, "The product touches the edge of the picture.");
    await says(page, "The picture is smaller than 300 pixels.");
    await send();
    await page.waitForSelector("role=button[name='The shop’s again for Lip Balm']", { state: "attached" });
    expect(
      service.callsOf("PUT", "/v1/products/prd_small/picture").map(({ headers }) => headers["content-type"]),
    ).toEqual(["image/png", "image/png"]);
    await press(page, "button", "The shop’s again for Lip Balm");
    await says(page, "The picture is smaller than 300 pixels.");
    expect(service.callsOf("DELETE", "/v1/products/prd_small/picture")).toHaveLength(1);
    expect(complaints).toEqual([]);
  });

  it("keeps its picture before somebody with the role viewer", async () => {
    service.role = "viewer";
    await openAt("/app/products");
    await says(page, "Barrier Repair Serum");
    expect(await page.$$("input[type=file]")).toEqual([]);
  });
});

describe("a shop's words", () => {
  it.each([
    ["products", "/app/products"],
    ["create", "/app/create"],
    ["reading", "/app/start"],
  ])("are text and nothing else (%s)", async (name, path) => {
    if (name === "reading") service.stage = "pictures";
    await openAt(path);
    await page.waitForFunction((text) => document.body.textContent.includes(text), hostileName);
    await says(page, arabicName);
    expect(await page.evaluate("globalThis.stolen")).toBeUndefined();
    expect(await page.$$("main script, main img[src='x']")).toEqual([]);
  });

  it("are refused as scripts by the page's policy, even where something had put them in as markup", async () => {
    await openAt("/app/products");
    const put = await page.evaluate(() => {
      try {
        document.body.insertAdjacentHTML("beforeend", "<p>markup</p>");
        return "put in";
      } catch (error) {
        return String(error);
      }
    });
    expect(put).toContain("TrustedHTML");
  });
});

describe("settings", () => {
  it("make a key, show it once, replace one with an overlap and revoke it", async () => {
    await openAt("/app/settings/keys");
    await press(page, "button", "Make a key");
    await says(page, "Name it after what will use it.");
    await page.type("role=textbox[name='Name of a new key']", "Agency");
    await press(page, "button", "Make a key");
    await says(page, "svc_live_newnewnew");
    await go(page, service, "/app/settings/keys");
    await says(page, "Agency");
    expect(await page.evaluate("document.body.innerText")).not.toContain("svc_live_newnewnew");
    await press(page, "button", "Replace Campaign server");
    await page.selectOption(".rotate select", "1");
    await press(page, "button", "Make the new key");
    await says(page, "svc_live_rotated");
    expect(service.callsOf("POST", "/rotate").map(({ body }) => body)).toEqual([{ keep_old_hours: 1 }]);
    await press(page, "button", "Revoke Campaign server");
    await press(page, "button", "Revoke it now");
    await page.waitForFunction(() => document.querySelector("table")?.innerText.includes("Campaign server") === false);
  });

  it("keep the new webhook secret on the page until it is left", async () => {
    await openAt("/app/settings/keys");
    await press(page, "button", "Make a new secret");
    await says(page, "whsec_bmV3");
  });

  it("lead to the checkout of the amount that was chosen", async () => {
    await openAt("/app/settings/billing");
    const amount = "role=textbox[name='Amount in USD']";
    await page.type(amount, ".05");
    await press(page, "button", "Go to payment");
    await says(page, "in steps of 0.10");
    await press(page, "button", "$100");
    await press(page, "button", "Go to payment");
    await page.waitForFunction(() => location.pathname === "/checkout");
    expect(service.callsOf("POST", "/top-ups").map(({ body }) => body)).toEqual([{ amount_usd: 100 }]);
  });

  it("keep auto-recharge", async () => {
    await openAt("/app/settings/billing");
    await press(page, "switch", "Top up automatically");
    await press(page, "button", "Keep");
    await says(page, "Kept.");
    expect(service.callsOf("PATCH", "/auto-recharge").map(({ body }) => body)).toEqual([
      { enabled: true, threshold_credits: 20, amount_usd: 25 },
    ]);
  });

  it("show keys and payments to owners alone", async () => {
    service.role = "editor";
    await openAt("/app/settings/keys");
    await says(page, "the account's owner's alone");
    await go(page, service, "/app/settings/billing");
    await says(page, "Credits are bought by the account's owner.");
    expect(service.callsOf("GET", "/api-keys")).toEqual([]);
  });
});
