import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { accessibility, everyForm, overflow, press, says, wide, type Form } from "./browserPages.ts";
import { complaints, openAt, page, service } from "./dashboard.ts";

const canvas = "dialog [aria-label='Cut-out of Barrier Repair Serum']";

async function open(form: Form = wide): Promise<void> {
  await openAt("/app/products", form);
  await press(page, "button", "Touch up for Barrier Repair Serum");
  await page.waitForSelector(canvas, { state: "attached" });
}

/** How opaque the sheet is at a place, as shares of its sides; what is left out is not to shine through. */
async function opacityAt(x: number, y: number): Promise<number> {
  return page.$eval(
    canvas,
    (element, [across, down]) => {
      const sheet = element as HTMLCanvasElement;
      const copy = document.createElement("canvas");
      const context = copy.getContext("2d");
      context?.drawImage(sheet, -sheet.width * across, -sheet.height * down);
      return context?.getImageData(0, 0, 1, 1).data[3] ?? -1;
    },
    [x, y] as const,
  );
}

/** Leads the brush over the sheet, from one place to another. */
async function stroke(from: readonly [number, number], to: readonly [number, number]): Promise<void> {
  const place = await page.$eval(
    canvas,
    (element, shares) => {
      const sheet = element as HTMLCanvasElement;
      const { left, top, width, height } = sheet.getBoundingClientRect();
      const scale = Math.min(width / sheet.width, height / sheet.height);
      return shares.map(([x, y]) => [
        left + width / 2 + (x - 0.5) * sheet.width * scale,
        top + height / 2 + (y - 0.5) * sheet.height * scale,
      ]);
    },
    [from, to],
  );
  const [[x = 0, y = 0] = [], [endX = 0, endY = 0] = []] = place;
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(endX, endY, { steps: 8 });
  await page.mouse.up();
  await page.mouse.move(1, 1);
}

const hideRest = () => press(page, "checkbox", "Show what is left out, faintly");

describe("a cut-out", () => {
  it("is erased and kept with a brush, taken back and done again, and sent with the colours of what is erased", async () => {
    await open();
    await hideRest();
    const [middle, corner] = [
      [0.5, 0.6],
      [0.05, 0.05],
    ] as const;
    expect(await opacityAt(...middle)).toBe(255);
    expect(await opacityAt(...corner)).toBe(0);
    await stroke([0.3, 0.6], [0.7, 0.6]);
    expect(await opacityAt(...middle)).toBe(0);
    await press(page, "button", "Undo");
    expect(await opacityAt(...middle)).toBe(255);
    await press(page, "button", "Redo");
    expect(await opacityAt(...middle)).toBe(0);
    await press(page, "radio", "Keep");
    await stroke([0.04, 0.05], [0.3, 0.05]);
    expect(await opacityAt(...corner)).toBe(255);
    await press(page, "button", "Use this cut-out");
    await says(page, "Ads show this cut-out from now on.");
    const [sent] = service.sentPictures;
    const { data, info } = await sharp(sent).raw().toBuffer({ resolveWithObject: true });
    const at = ([x, y]: readonly [number, number]) => {
      const o = (Math.floor(info.height * y) * info.width + Math.floor(info.width * x)) * 4;
      return [...data.subarray(o, o + 4)];
    };
    expect(at(middle)[3]).toBe(0);
    expect(Math.max(...at(middle).slice(0, 3))).toBeGreaterThan(0);
    expect(at(corner)[3]).toBe(255);
    // Far from every stroke: the table that it stands on, clear.
    const [red = 0, green = 0, blue = 0, alpha] = at([0.95, 0.95]);
    expect(alpha).toBe(0);
    expect([red, green, blue].map((level) => Math.round(level / 16))).toEqual([14, 12, 11]);
    await page.waitForSelector("dialog [aria-label='Ad of Barrier Repair Serum'][aria-busy=false]", {
      state: "attached",
    });
    expect(service.callsOf("POST", "/brand/preview").at(-1)?.body).toMatchObject({
      product_id: "prd_barrier-repair-serum",
    });
    expect(complaints).toEqual([]);
  });

  it("is seen in an ad before it is used: as it is, and with what is painted", async () => {
    await open();
    await press(page, "button", "See it in an ad");
    await says(page, "Free, and kept nowhere.");
    const isShown = await page.$eval("dialog .liveStill", (still) => still.getBoundingClientRect().top < innerHeight);
    expect(isShown).toBe(true);
    expect(service.callsOf("POST", "/brand/preview").at(-1)?.body).toMatchObject({ placement: "square", kit: {} });
    await page.$eval("dialog .touchUpStage", (stage) => stage.scrollIntoView());
    await stroke([0.3, 0.6], [0.7, 0.6]);
    await press(page, "button", "See it in an ad");
    await says(page, "Tried out: ads show it once you use it.");
    expect(service.callsOf("POST", "/prd_barrier-repair-serum/picture/preview")).toHaveLength(1);
    const [sent] = service.sentPictures;
    expect((await sharp(sent).metadata()).hasAlpha).toBe(true);
    expect(service.callsOf("PUT", "/picture")).toHaveLength(0);
    await page.waitForSelector("dialog [aria-label='Ad of Barrier Repair Serum'][aria-busy=false]", {
      state: "attached",
    });
    expect(await accessibility(page)).toEqual([]);
    expect(complaints).toEqual([]);
  });

  it("is touched up by the keyboard alone", async () => {
    await open();
    await hideRest();
    await page.focus(canvas);
    await page.keyboard.down("Space");
    for (let step = 0; step < 4; step++) await page.keyboard.press("ArrowDown");
    await page.keyboard.up("Space");
    await page.evaluate("document.activeElement.blur()");
    expect(await opacityAt(0.5, 0.5)).toBe(0);
    await page.focus(canvas);
    await page.keyboard.down("Control");
    await page.keyboard.press("z");
    await page.keyboard.up("Control");
    expect(await page.$eval("dialog button[aria-disabled]", (button) => button.textContent)).toBe("Undo");
  });

  it("can only be erased from where what it was cut out of is not kept", async () => {
    service.hasUncut = false;
    await open();
    await says(page, "You can erase.");
    expect(await page.$$("role=radio[name='Keep']")).toEqual([]);
    await stroke([0.3, 0.6], [0.7, 0.6]);
    await press(page, "button", "Use this cut-out");
    await says(page, "Ads show this cut-out from now on.");
  });

  it("stays on the desk with its strokes when what is sent is refused", async () => {
    await open();
    await hideRest();
    await stroke([0.3, 0.6], [0.7, 0.6]);
    service.refusal = {
      method: "PUT",
      path: "/picture",
      status: 422,
      error: { code: "picture_not_usable", message: "The picture's own transparency is full of holes." },
    };
    await press(page, "button", "Use this cut-out");
    await says(page, "The picture's own transparency is full of holes.");
    expect(await opacityAt(0.5, 0.6)).toBe(0);
  });

  it.each(everyForm)("is reached by everybody (%s)", async (_name, form) => {
    await open(form);
    await stroke([0.3, 0.6], [0.7, 0.6]);
    expect(await accessibility(page)).toStrictEqual([]);
    expect(await overflow(page)).toBe(0);
    await press(page, "radio", "2×");
    expect(await accessibility(page)).toStrictEqual([]);
    expect(complaints).toEqual([]);
  });
});
