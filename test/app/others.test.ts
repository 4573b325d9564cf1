import { beforeEach, describe, expect, it } from "vitest";
import { go, press, says, wide, type Form } from "./browserPages.ts";
import { complaints, openAt, page, service } from "./dashboard.ts";
import type { Delivery } from "../../client/src/types.ts";

const path = "/app/deliveries/del_a";
const asked = (end: string) => service.callsOf("GET", end).length;
const headline = "Calm, from the first drop.";

let delivery: Delivery;
let linkToken: string;

beforeEach(() => {
  delivery = service.addDelivery("del_a", 5, 10);
  linkToken = service.sharing.addLink("del_a", "Mara, agency").split("/").at(-1) ?? "";
});

/** Opens a page on which what happens every so often happens ten times as often. */
async function openHurried(at: string, form: Form = wide): Promise<void> {
  await openAt("/app", form);
  await page.addInitScript(
    "{ const real = setInterval; globalThis.setInterval = (work, ms, ...more) => real(work, ms / 10, ...more); }",
  );
  await go(page, service, at);
}

/** A guest says what they decide while the page is open. */
function judgedByMara(index: number, verdict: { status: "approved" | "rejected"; reason?: string }): void {
  const { version } = delivery.concepts[index - 1] ?? {};
  const route = `/shared/${linkToken}/concepts/${index}/approval`;
  service.sharing.answerGuest("PUT", route, { ...verdict, version, name: "Mara" });
}

const showTab = (state: "hidden" | "visible") =>
  page.evaluate((to) => {
    Object.defineProperty(document, "visibilityState", { configurable: true, get: () => to });
    window.dispatchEvent(new Event("visibilitychange"));
  }, state);
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const focus = () => page.evaluate(() => document.activeElement?.tagName);

describe("a delivery that has ended, on a page that stays open", () => {
  it("shows what a guest decides and what a colleague has redrawn, looking as often as for comments", async () => {
    await openHurried(path);
    await says(page, "5 concepts, ready");
    judgedByMara(1, { status: "rejected", reason: "Too dark." });
    await says(page, "Rejected by Mara, a guest: Too dark.");
    service.redraw(delivery, 2, headline);
    await says(page, "Version 2.");
    await says(page, headline);
    const before = [asked("/v1/deliveries/del_a"), asked("/deliveries/del_a/comments")];
    await pause(4_700);
    const after = [asked("/v1/deliveries/del_a"), asked("/deliveries/del_a/comments")];
    for (const [place, count] of after.entries()) {
      expect(count - (before[place] ?? 0)).toBeGreaterThanOrEqual(2);
      expect(count - (before[place] ?? 0)).toBeLessThanOrEqual(4);
    }
    expect(complaints).toEqual([]);
  });

  it("is left alone while its tab is hidden", async () => {
    await openHurried(path);
    await says(page, "5 concepts, ready");
    await showTab("hidden");
    await pause(500);
    const before = asked("/v1/deliveries/del_a");
    await pause(4_000);
    expect(asked("/v1/deliveries/del_a")).toBe(before);
  });

  it("takes no press that was meant for what a button said before somebody else decided", async () => {
    await openHurried(path);
    await says(page, "5 concepts, ready");
    const takesBack = "Take back what was said of concept 1";
    // Pressed in the page itself, as soon as a hand that was on its way would.
    await page.evaluate((words) => {
      new MutationObserver((_, observer) => {
        const button = [...document.querySelectorAll("button")].find(({ textContent }) => textContent === words);
        if (button === undefined) return;
        observer.disconnect();
        setTimeout(() => {
          button.click();
          document.body.dataset.pressed = "yes";
        }, 50);
      }).observe(document.body, { subtree: true, childList: true, characterData: true });
    }, takesBack);
    judgedByMara(1, { status: "approved" });
    await page.waitForSelector("body[data-pressed]", { state: "attached" });
    await pause(1_200);
    expect(service.callsOf("PUT", "/concepts/1/approval")).toEqual([]);
    await press(page, "button", takesBack);
    await page.waitForSelector(`role=button[name="${takesBack}"]`, { state: "detached" });
    expect(service.callsOf("PUT", "/concepts/1/approval")).toHaveLength(1);
  });

  it("is looked at at once when somebody comes back to its tab", async () => {
    await openAt(path);
    await says(page, "5 concepts, ready");
    await showTab("hidden");
    judgedByMara(1, { status: "approved" });
    await showTab("visible");
    // Less than the time after which it is looked at anyway.
    await says(page, "Approved by Mara, a guest.", 8_000);
  });

  it("takes neither words nor focus nor place from somebody who writes why they reject, who rejects what they saw", async () => {
    await openHurried(path, { scheme: "light", width: 360 });
    await press(page, "button", "Reject concept 4");
    await page.keyboard.type("Too dark");
    await page.$eval("textarea", (field) => field.scrollIntoView());
    const topOfField = () => page.$eval("textarea", (field) => Math.round(field.getBoundingClientRect().top));
    const top = await topOfField();
    judgedByMara(1, { status: "approved" });
    service.redraw(delivery, 2, headline);
    await says(page, headline);
    await says(page, "Approved by Mara, a guest.");
    expect([await focus(), await topOfField()]).toEqual(["TEXTAREA", top]);
    service.redraw(delivery, 4, "Mist, all day.");
    await says(page, "Mist, all day.");
    await page.keyboard.type(" here.");
    const message = "The concept shows version 2 by now. Look at it, and send its number.";
    service.refusal = {
      method: "PUT",
      path: "/concepts/4/approval",
      status: 400,
      error: { code: "invalid_request", param: "version", message },
    };
    await press(page, "button", "Reject concept 4");
    await says(page, message);
    await press(page, "button", "Reject concept 4");
    await says(page, "Rejected by marta@aurelia.example: Too dark here.");
    const sent = service.callsOf("PUT", "/concepts/4/approval").map(({ body }) => body);
    expect(sent).toEqual([1, 2].map((version) => ({ status: "rejected", reason: "Too dark here.", version })));
  });

  it("keeps an ad open that is redrawn meanwhile, shows its new version, and gives the focus back", async () => {
    await openHurried(path);
    await page.click(".concept:nth-child(2) .ad.square");
    await says(page, "4 of 10");
    service.redraw(delivery, 2, headline);
    await page.waitForFunction((words) => document.querySelector("dialog h2")?.textContent === words, headline);
    await says(page, "4 of 10");
    await page.keyboard.press("Escape");
    await page.waitForFunction(() => document.querySelector("dialog") === null);
    expect(await page.evaluate(() => document.activeElement?.matches(".concept:nth-child(2) .ad.square"))).toBe(true);
  });

  it("shows a colleague's version beside the form in which the next one is written", async () => {
    await openHurried(path);
    await press(page, "button", "Correct concept 2");
    const field = "role=textbox[name='Headline']";
    await page.fill(field, "Mine");
    service.redraw(delivery, 2, headline);
    await says(page, "Version 2, shown");
    await page.type(field, " own");
    expect(await page.inputValue(field)).toBe("Mine own");
    expect(await focus()).toBe("TEXTAREA");
  });

  it("is not asked for again among others, where only its first picture is shown", async () => {
    await openHurried("/app");
    await says(page, "5 concepts");
    await pause(3_500);
    const before = asked("/v1/deliveries/del_a");
    await pause(2_000);
    expect(asked("/v1/deliveries/del_a")).toBe(before);
  });
});

describe("who has decided", () => {
  it("stands beside a member's verdict and in the thread; a verdict through the API has nobody's name", async () => {
    await openHurried(path);
    await press(page, "button", "Approve concept 1");
    await says(page, "Approved by marta@aurelia.example.");
    await press(page, "button", "1 comment concept 1");
    await says(page, "Approved it");
    expect(await page.$eval(".comments strong", ({ textContent }) => textContent)).toBe("marta@aurelia.example");
    expect(await page.$(".comments .mark")).toBeNull();
    await press(page, "button", "Close");
    // Later than what stands in the thread.
    const approval = { status: "approved", version: 1, reason: null, decided_at: "2026-11-25T13:00:00.000Z" } as const;
    Object.assign(delivery.concepts[0] ?? {}, { approval });
    await says(page, "Approved.");
  });
});
