import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { accessibility, everyForm, go, overflow, press, says, wide, type Form } from "./browserPages.ts";
import { complaints, openAt, page, service } from "./dashboard.ts";
import { focused } from "./keyboardOnly.ts";

async function open(form: Form = wide): Promise<void> {
  await openAt("/app/brand", form);
  await says(page, "An ad with this kit");
}

const fieldNamed = (name: string) => `role=textbox[name="${name}"]`;
const valueOf = (name: string) => page.inputValue(fieldNamed(name));

async function fill(name: string, text: string): Promise<void> {
  await page.fill(fieldNamed(name), text);
}

/** Waits until the corner of the ad has this colour, as far as JPEG keeps it. */
async function adIsIn(hex: string): Promise<void> {
  const wanted = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  await page.waitForFunction(
    (rgb) => {
      const canvas = document.querySelector("canvas");
      if (canvas === null) return false;
      const pixel = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
      pixel?.drawImage(canvas, -4, -4);
      const corner = pixel?.getImageData(0, 0, 1, 1).data ?? [];
      return rgb.every((value, at) => Math.abs(value - (corner[at] ?? -99)) < 6);
    },
    wanted,
    { timeout: 15_000 },
  );
}

const previews = () => service.callsOf("POST", "/brand/preview").map(({ body }) => body);
const saves = () => service.callsOf("PATCH", "/brand/kit").map(({ body }) => body);

describe("the brand kit", () => {
  it.each(everyForm)(
    "is edited beside an ad that shows it, saved as a version, and had again as it was (%s)",
    async (_name, form) => {
      await open(form);
      await adIsIn("#7d3c1f");
      await fill("Primary", "#0B6E4F");
      await says(page, "Not saved yet");
      await adIsIn("#0b6e4f");
      expect(previews().at(-1)).toMatchObject({ placement: "square", kit: { roles: { primary: "#0b6e4f" } } });
      expect(saves()).toEqual([]);
      expect(await accessibility(page)).toEqual([]);
      expect(await overflow(page)).toBe(0);
      await press(page, "button", "Save 1 change");
      await says(page, "Version 2");
      await says(page, "Ads that you order now are made from this.");
      expect(saves()).toEqual([{ roles: { primary: "#0b6e4f" }, base_version: 1 }]);
      await says(page, "marta@aurelia.example");
      await press(page, "button", "Restore version 1");
      await says(page, "Version 3");
      await adIsIn("#7d3c1f");
      expect(await valueOf("Primary")).toBe("#7d3c1f");
      expect(complaints).toEqual([]);
    },
  );

  it("says of each field whom it is of, and gives it back to the shop", async () => {
    service.kit.edit({ tone: "Playful." });
    await open();
    await says(page, "Set by hand");
    await press(page, "button", "Back to the shop’s: Calm and expert. for Tone");
    expect(await valueOf("Tone")).toBe("Calm and expert.");
    expect(await valueOf("Tone in single words")).toBe("calm, expert, botanical");
    await press(page, "button", "Save 2 changes");
    await says(page, "Version 3");
    expect(saves()).toEqual([{ from_shop: ["tone", "tone_words"], base_version: 2 }]);
    expect(service.kit.current.edited).toEqual([]);
  });

  it("says beside the field what is wrong, before anything is sent and when the service refuses it", async () => {
    await open();
    await fill("Accent", "green");
    await says(page, "A colour as #7d3c1f, or nothing.");
    await fill("Tone in single words", "a, b, c, d, e, f, g");
    await says(page, "6 at most; these are 7.");
    expect(await page.$eval(fieldNamed("Accent"), (input) => input.getAttribute("aria-invalid"))).toBe("true");
    expect(saves()).toEqual([]);
    await press(page, "button", "Discard");
    expect(await valueOf("Accent")).toBe("#2c3a2e");
    await fill("Tone", "Something new.");
    const error = { code: "invalid_request", message: "`tone`: it is not to be.", param: "tone" };
    service.refusal = { method: "PATCH", path: "/brand/kit", status: 400, error };
    await press(page, "button", "Save 1 change");
    await says(page, "it is not to be");
    expect(await page.$eval(fieldNamed("Tone"), (input) => input.getAttribute("aria-invalid"))).toBe("true");
    expect(await valueOf("Tone")).toBe("Something new.");
  });

  it("is worked with the keyboard alone", async () => {
    await open();
    await page.focus(fieldNamed("Name"));
    await page.keyboard.press("End");
    await page.keyboard.type(" Skin");
    await page.keyboard.press("Enter");
    await says(page, "Version 2");
    expect(saves()).toEqual([{ name: "Aurelia Skin", base_version: 1 }]);
    await page.focus("role=radio[name='9:16']");
    expect(await focused(page)).toBe("9:16");
    await page.keyboard.press("Space");
    await page.waitForFunction(() => document.querySelector("canvas")?.height === 1138);
    expect(previews().at(-1)).toMatchObject({ placement: "vertical" });
  });

  it("is only read by a viewer", async () => {
    service.role = "viewer";
    await openAt("/app/brand");
    await says(page, "Version 1");
    await says(page, "Cormorant Garamond");
    expect(await page.$$("form, canvas")).toEqual([]);
    expect(previews()).toEqual([]);
  });
});

describe("two who edit the kit", () => {
  it("are told: what only the other has changed is shown at once, of what both have changed one is chosen", async () => {
    await open();
    await fill("Tone", "Mine.");
    await fill("Name", "Aurelia Skin");
    service.kit.edit({ tone: "Theirs.", claims: ["Refillable"] }, "robin@aurelia.example");
    await press(page, "button", "Save 2 changes");
    await says(page, "Changed while you were typing");
    await page.waitForFunction(() => document.activeElement?.id === "meanwhile");
    await says(page, "robin@aurelia.example");
    expect(service.kit.current.version).toBe(2);
    expect(await valueOf("Claims")).toBe("Refillable");
    expect(await valueOf("Tone")).toBe("Mine.");
    expect(await page.$eval(".conflict", (element) => (element as HTMLElement).innerText)).toMatch(
      /Theirs\.[^]*Mine\./,
    );
    await says(page, "Choose first which of the two you want.");
    expect(await accessibility(page)).toEqual([]);
    await press(page, "button", "Keep mine for Tone");
    await press(page, "button", "Save 2 changes");
    await says(page, "Version 3");
    expect(saves().at(-1)).toEqual({ tone: "Mine.", name: "Aurelia Skin", base_version: 2 });
    expect(service.kit.current.kit).toMatchObject({ tone: "Mine.", claims: ["Refillable"] });
  });

  it("may take the other's", async () => {
    await open();
    await fill("Tone", "Mine.");
    service.kit.edit({ tone: "Theirs." }, "robin@aurelia.example");
    await press(page, "button", "Save 1 change");
    await press(page, "button", "Take theirs for Tone");
    expect(await valueOf("Tone")).toBe("Theirs.");
    await says(page, "Ads that you order now are made from this.");
    expect(service.kit.current.version).toBe(2);
  });
});

describe("what was typed into the kit", () => {
  it("outlives a lost connection and a reload, and is saved when the service is back", async () => {
    await open();
    await fill("Tone", "Never typed again.");
    service.isDown = true;
    await press(page, "button", "Save 1 change");
    await says(page, "could not be reached");
    service.isDown = false;
    await go(page, service, "/app/brand");
    await says(page, "An ad with this kit");
    expect(await valueOf("Tone")).toBe("Never typed again.");
    await press(page, "button", "Save 1 change");
    await says(page, "Version 2");
    expect(service.kit.current.kit.tone).toBe("Never typed again.");
  });
});

describe("the ad beside the kit", () => {
  it("is of the latest kit, whatever an earlier one takes, and the last picture stays until then", async () => {
    service.kit.previewMs.set("#aa0000", 4_000);
    await open();
    await adIsIn("#7d3c1f");
    await fill("Primary", "#aa0000");
    await says(page, "Being drawn …");
    await adIsIn("#7d3c1f");
    await page.waitForFunction(() => document.querySelector("canvas")?.getAttribute("aria-busy") === "true");
    await fill("Primary", "#00aa00");
    await adIsIn("#00aa00");
    await new Promise((resolve) => setTimeout(resolve, 4_000));
    await adIsIn("#00aa00");
  });

  it("says that orders go first while the renderers are busy, and is drawn once they are not", async () => {
    const error = { code: "preview_busy", message: "The renderers are busy with orders, which go first." };
    service.refusal = { method: "POST", path: "/brand/preview", status: 503, error };
    await open();
    await says(page, "The renderers are busy with orders, which go first.");
    await adIsIn("#7d3c1f");
  });

  it("says why it could not be drawn, and shows another product", async () => {
    const error = { code: "preview_failed", message: "This ad could not be drawn: No layout can hold this scene." };
    service.refusal = { method: "POST", path: "/brand/preview", status: 422, error };
    await open();
    await says(page, "No layout can hold this scene.");
    await page.selectOption("#live-ad-product", "prd_botanical-face-oil");
    await adIsIn("#7d3c1f");
    expect(previews().at(-1)).toMatchObject({ product_id: "prd_botanical-face-oil" });
  });
});

describe("a logo of one's own", () => {
  it("is in the kit at once, beside what is typed and not saved, and can be the shop's again", async () => {
    await open();
    await fill("Name", "Aurelia Skin");
    await sendLogo();
    await page.waitForSelector("img[alt='Logo of Aurelia']", { state: "attached" });
    expect(await valueOf("Name")).toBe("Aurelia Skin");
    await says(page, "Save 1 change");
    expect(await page.$eval("body", ({ innerText }) => innerText)).not.toContain("Changed while you were typing");
    const [call] = service.callsOf("PUT", "/brand/logo");
    expect([call?.path, call?.headers["content-type"]]).toEqual([
      "/app/api/brand/logo?base_version=1",
      "image/svg+xml",
    ]);
    await press(page, "button", "Back to the shop’s: none for Logo");
    await press(page, "button", "Save 2 changes");
    await says(page, "No logo was found on the shop.");
    expect(complaints).toEqual([]);
  });

  it("that cannot stand in ads is refused beside the field", async () => {
    await open();
    service.refusal = {
      method: "PUT",
      path: "/brand/logo",
      status: 400,
      error: { code: "picture_not_usable", message: "The logo has no outline." },
    };
    await sendLogo();
    await says(page, "The logo has no outline.");
    await sendLogo();
    await page.waitForSelector("img[alt='Logo of Aurelia']", { state: "attached" });
  });
});

async function sendLogo(): Promise<void> {
  const file = path.join(mkdtempSync(path.join(tmpdir(), "app-")), "logo.svg");
  writeFileSync(file, "<svg/>");
  await page.setInputFiles(".ownLogo input[type=file]", file);
}

describe("the kind of a product", () => {
  it("is put right by hand, and is the shop's again", async () => {
    await openAt("/app/products");
    const kind = "role=combobox[name='Kind of Barrier Repair Serum']";
    await page.selectOption(kind, "Oil");
    await says(page, "Kind set by hand");
    expect(service.ownKinds.get("prd_barrier-repair-serum")).toBe("Oil");
    await page.selectOption(kind, "");
    await page.waitForFunction(() => !document.body.innerText.includes("Kind set by hand"));
    expect(service.ownKinds.size).toBe(0);
    expect(complaints).toEqual([]);
  });
});
