import { describe, expect, it } from "vitest";
import { accessibility, everyForm, overflow, press, says, wide, type Form } from "./browserPages.ts";
import { complaints, openAt, page, service } from "./dashboard.ts";
import { focused } from "./keyboardOnly.ts";

const opener = "The shop’s pictures for Barrier Repair Serum";

async function open(form: Form = wide): Promise<void> {
  await openAt("/app/products", form);
  await press(page, "button", opener);
  await says(page, "It stays when the shop is read again.");
}

const shown = () =>
  page.$$eval("dialog [aria-pressed=true]", (buttons) => buttons.map(({ textContent }) => textContent));
const sent = () => service.calls.filter(({ method }) => method === "PUT").map(({ path, body }) => ({ path, body }));

describe("the shop's pictures of a product", () => {
  it("show which one is used, and another is used once it is chosen", async () => {
    await open();
    expect(await shown()).toEqual(["Picture 1 · used now"]);
    await press(page, "button", "Picture 2");
    await says(page, "Ads show this picture from now on.");
    const path = "/app/api/v1/products/prd_barrier-repair-serum/picture";
    expect(sent()).toEqual([{ path, body: { picture_url: "https://cdn.shop.example/side.png" } }]);
    await page.waitForFunction(() => document.querySelector("dialog [aria-pressed=true]")?.textContent.includes("2"));
    expect(await shown()).toEqual(["Picture 2 · used now"]);
    await press(page, "button", "Picture 2 · used now");
    expect(sent()).toHaveLength(1);
    await page.keyboard.press("Escape");
    await page.waitForSelector("dialog", { state: "hidden" });
    expect(await focused(page)).toBe(opener);
    await says(page, "The shop’s again");
    expect(complaints).toEqual([]);
  });

  it("are drawn from what the service answers, and one that is gone says so and cannot be chosen", async () => {
    await open();
    await says(page, "The picture answers with status 404.");
    await page.waitForFunction(() => document.querySelectorAll("dialog .pending").length === 0);
    const sides = await page.$$eval("dialog canvas", (canvases) =>
      canvases.map((canvas) => (canvas as HTMLCanvasElement).height > 400),
    );
    expect(sides).toEqual([true, true]);
    expect(await page.$$eval("dialog li button:disabled", (buttons) => buttons.length)).toBe(1);
    expect(complaints).toEqual([]);
  });

  it("say why one cannot be used, and nothing changes", async () => {
    await open();
    const message = "The picture shows several things.";
    service.refusal = { method: "PUT", path: "/picture", status: 400, error: { code: "picture_not_usable", message } };
    await press(page, "button", "Picture 2");
    await says(page, message);
    expect(await shown()).toEqual(["Picture 1 · used now"]);
  });

  it("are noted at the next reading where none are known, and are nothing that viewers change", async () => {
    service.shopPictures = [];
    await openAt("/app/products");
    await press(page, "button", opener);
    await says(page, "None are known yet.");
    service.role = "viewer";
    await openAt("/app/products");
    await says(page, "Barrier Repair Serum");
    expect(await page.$$("text=The shop’s pictures")).toHaveLength(0);
  });

  it.each(everyForm)("can be used by everybody: %s", async (_name, form) => {
    await open(form);
    await says(page, "The picture answers with status 404.");
    expect(await accessibility(page)).toEqual([]);
    expect(await overflow(page)).toBe(0);
    const heights = await page.$$eval("dialog li button", (buttons) =>
      buttons.map((one) => (one as HTMLElement).offsetHeight),
    );
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
    expect(complaints).toEqual([]);
  });
});
