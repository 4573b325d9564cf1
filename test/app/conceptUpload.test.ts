import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { everyForm, go, press, says, settled, wide, type Form } from "./browserPages.ts";
import { complaints, openAt, page, service } from "./dashboard.ts";
import { enter, expectInvalid, hasFocus, isInDialog, isWhole, leavesDialog, tabTo, tells } from "./keyboardOnly.ts";

const address = "https://press.example/oil.png";
const addressName = "Or the address of one on the web";
const fileName = "Or upload one from this device";
const cutOut = "This is the cut-out, for this concept alone";
const cutting = "Cutting the product out of it …";
const picturesPath = "/deliveries/del_a/concepts/1/pictures";

const file = path.join(mkdtempSync(path.join(tmpdir(), "app-")), "oil.png");
writeFileSync(file, "a picture");

async function open(form: Form = wide): Promise<void> {
  service.addDelivery("del_a", 1, 2);
  await openAt("/app/deliveries/del_a", form);
  await press(page, "button", "Correct concept 1");
  await press(page, "button", "Another picture here");
  await says(page, "Choose one for this concept alone");
}

/** Closes the dialog, and opens it again after `meanwhile`. */
async function reopen(meanwhile: () => Promise<unknown> = () => Promise.resolve()): Promise<void> {
  await press(page, "button", "Close");
  await page.waitForSelector("dialog", { state: "detached" });
  await meanwhile();
  await press(page, "button", "Correct concept 1");
}

async function chooseFile(act: () => Promise<unknown>): Promise<void> {
  const [chooser] = await Promise.all([page.waitForEvent("filechooser"), act()]);
  await chooser.setFiles(file);
}

const upload = () => chooseFile(() => press(page, "button", fileName));

function refuse(end: string, error: { code: string; message: string; param?: string }): void {
  service.refusal = { method: "POST", path: end, status: 400, error };
}

const redrawn = () => service.callsOf("POST", "/concepts/1/versions").map(({ body }) => body);
const given = () => service.callsOf("POST", picturesPath).map(({ body, headers }) => [headers["content-type"], body]);
const isSeen = () =>
  page.waitForFunction(
    () => (document.querySelector<HTMLCanvasElement>(".conceptCutOut:not(.pending) canvas")?.height ?? 0) > 400,
  );

describe("a picture of one's own for one concept", () => {
  it("is uploaded, seen as it is cut out, and drawn once that is wanted", async () => {
    await open();
    await upload();
    await says(page, cutOut);
    await isSeen();
    expect(service.sentPictures.map(String)).toEqual(["a picture"]);
    expect(redrawn()).toEqual([]);
    await press(page, "button", "Redraw");
    await says(page, "Version 2, shown");
    expect(redrawn()).toEqual([{ picture_id: "pic_1" }]);
    await page.waitForSelector(".conceptCutOut", { state: "hidden" });
    expect(complaints).toEqual([]);
  });

  it("is refused beside the button that chose it, and the next one is taken", async () => {
    await open();
    const message = "The picture is smaller than 300 pixels.";
    refuse(picturesPath, { code: "picture_not_usable", message });
    await upload();
    await says(page, message);
    expect(await page.$eval(".conceptFile [role=alert]", ({ textContent }) => textContent)).toBe(message);
    expect(await page.$(".conceptCutOut")).toBeNull();
    await upload();
    await says(page, cutOut);
    await page.waitForFunction((gone) => !document.body.innerText.includes(gone), message);
    expect(complaints).toEqual([]);
  });

  it("is still there, with all that was typed, when a redraw was refused and when the page is loaded anew", async () => {
    await open();
    await page.fill("role=textbox[name='Headline']", "Calm");
    await upload();
    await says(page, cutOut);
    const message = "`picture_id` is no picture that was given for this delivery.";
    refuse("/concepts/1/versions", { code: "invalid_request", param: "picture_id", message });
    await press(page, "button", "Redraw");
    await says(page, message);
    expect(await page.$eval(".conceptFile [role=alert]", ({ textContent }) => textContent)).toBe(message);
    await says(page, cutOut);
    await go(page, service, "/app/deliveries/del_a");
    await press(page, "button", "Correct concept 1");
    await says(page, cutOut);
    await isSeen();
    await press(page, "button", "Redraw");
    await says(page, "Version 2, shown");
    expect(redrawn().at(-1)).toEqual({ headline: "Calm", picture_id: "pic_1" });
  });

  it("gives way to one of the shop's, and to the present one when the choice is closed", async () => {
    await open();
    await upload();
    await says(page, cutOut);
    await press(page, "button", "Picture 2");
    await says(page, "The chosen one is for this concept alone");
    await page.waitForSelector(".conceptCutOut", { state: "hidden" });
    await upload();
    await says(page, cutOut);
    await press(page, "button", "Another picture here");
    await page.waitForSelector(".conceptCutOut", { state: "hidden" });
    await hasFocus(page, "button", "Another picture here");
    await page.focus("role=button[name='Redraw']");
    await page.keyboard.press("Enter");
    expect(redrawn()).toEqual([]);
  });

  it("keeps the redraw waiting while it is cut out, and is let go where the choice is closed meanwhile", async () => {
    await open();
    const { promise, resolve } = Promise.withResolvers<undefined>();
    service.cutting = promise;
    await page.fill("role=textbox[name='Headline']", "Calm");
    await upload();
    await says(page, cutting);
    await page.focus("role=button[name='Redraw']");
    await page.keyboard.press("Enter");
    expect(redrawn()).toEqual([]);
    await press(page, "button", "Another picture here");
    resolve(undefined);
    await page.waitForSelector("dialog [type=submit]:not([aria-disabled])", { state: "attached" });
    await press(page, "button", "Redraw");
    await says(page, "Version 2, shown");
    expect(redrawn()).toEqual([{ headline: "Calm" }]);
  });

  it("gives way to one of the shop's that is chosen while it is cut out, which the redraw need not wait for", async () => {
    await open();
    const { promise, resolve } = Promise.withResolvers<undefined>();
    service.cutting = promise;
    await upload();
    await says(page, cutting);
    await press(page, "button", "Picture 2");
    await page.waitForSelector("dialog [type=submit]:not([aria-disabled])", { state: "attached" });
    const answered = page.waitForResponse((response) => new URL(response.url()).pathname.endsWith(picturesPath));
    resolve(undefined);
    await answered;
    await settled(page);
    await says(page, "The chosen one is for this concept alone");
    await press(page, "button", "Redraw");
    await says(page, "Version 2, shown");
    expect(redrawn()).toEqual([{ picture_url: "https://cdn.shop.example/side.png" }]);
  });

  it("is shown as being cut out where the dialog was closed and opened again, and chosen once it is", async () => {
    await open();
    const { promise, resolve } = Promise.withResolvers<undefined>();
    service.cutting = promise;
    await upload();
    await says(page, cutting);
    await reopen();
    await says(page, cutting);
    expect(await page.$eval("dialog [type=submit]", ({ ariaDisabled }) => ariaDisabled)).toBe("true");
    resolve(undefined);
    await says(page, cutOut);
    await isSeen();
    await press(page, "button", "Redraw");
    await says(page, "Version 2, shown");
    expect(redrawn()).toEqual([{ picture_id: "pic_1" }]);
    expect(complaints).toEqual([]);
  });

  it("is chosen where the dialog is opened again after it was cut out", async () => {
    await open();
    const { promise, resolve } = Promise.withResolvers<undefined>();
    service.cutting = promise;
    await upload();
    await says(page, cutting);
    await reopen(async () => {
      resolve(undefined);
      await settled(page);
    });
    await says(page, cutOut);
    await isSeen();
  });

  it("is complained of no longer where it was refused and something else is chosen, or the concept redrawn", async () => {
    await open();
    const message = "The picture is smaller than 300 pixels.";
    const isGone = () => page.waitForFunction((gone) => !document.body.innerText.includes(gone), message);
    refuse(picturesPath, { code: "picture_not_usable", message });
    await upload();
    await says(page, message);
    await press(page, "button", "Picture 2");
    await isGone();
    refuse(picturesPath, { code: "picture_not_usable", message });
    await upload();
    await says(page, message);
    await press(page, "button", "Redraw");
    await says(page, "Version 2, shown");
    await isGone();
  });

  it("may be anywhere on the web: its address is cut out by Enter, and sent as it is where nobody has looked", async () => {
    await open();
    const field = `role=textbox[name='${addressName}']`;
    await page.type(field, address);
    await page.keyboard.press("Enter");
    await says(page, cutOut);
    expect(given()).toEqual([["application/json", { picture_url: address }]]);
    expect(redrawn()).toEqual([]);
    await page.type(field, "?large");
    await page.waitForSelector(".conceptCutOut", { state: "hidden" });
    const message = "The picture answers with status 404 there.";
    refuse("/concepts/1/versions", { code: "picture_not_usable", param: "picture_url", message });
    await press(page, "button", "Redraw");
    await says(page, message);
    expect(await page.$eval(field, (input) => input.getAttribute("aria-invalid"))).toBe("true");
    await press(page, "button", "Cut it out");
    await says(page, cutOut);
    await press(page, "button", "Redraw");
    await says(page, "Version 2, shown");
    expect(redrawn()).toEqual([{ picture_url: `${address}?large` }, { picture_id: "pic_1" }]);
    expect(complaints).toEqual([]);
  });
});

describe("the keyboard alone", () => {
  it.each(everyForm)("gives a concept a picture of its own by address and by file (%s)", async (_name, form) => {
    service.addDelivery("del_a", 1, 2);
    await openAt("/app/deliveries/del_a", form);
    await says(page, "1 concept, ready");
    await enter(page, "button", "Correct concept 1");
    await isInDialog(page, "Correct concept 1");
    await tells(page, "Choose one for this concept alone", () => enter(page, "button", "Another picture here"));
    await tabTo(page, "textbox", addressName);
    await page.keyboard.type(address);
    const gone = "The picture answers with status 404 there.";
    refuse(picturesPath, { code: "picture_not_usable", message: gone });
    await tells(page, gone, () => enter(page, "button", "Cut it out"));
    await hasFocus(page, "button", "Cut it out");
    expectInvalid(await tabTo(page, "textbox", addressName, "back"), gone);
    await tells(page, cutOut, () => page.keyboard.press("Enter"));
    await isWhole(page);

    const small = "The picture is smaller than 300 pixels.";
    refuse(picturesPath, { code: "picture_not_usable", message: small });
    await tells(page, small, () => chooseFile(() => enter(page, "button", fileName)));
    await tabTo(page, "textbox", addressName, "back");
    expect((await tabTo(page, "button", fileName)).description).toContain(small);
    await chooseFile(() => page.keyboard.press("Enter"));
    await isSeen();
    await page.waitForFunction((told) => !document.body.innerText.includes(told), small);
    await hasFocus(page, "button", fileName);
    await isWhole(page);
    await tells(page, "Version 2 is shown.", () => enter(page, "button", "Redraw"));
    expect(redrawn()).toEqual([{ picture_id: "pic_1" }]);
    await leavesDialog(page, "button", "Correct concept 1");
    expect(complaints).toEqual([]);
  });
});
