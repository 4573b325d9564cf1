import { beforeEach, describe, expect, it } from "vitest";
import { press, says } from "./browserPages.ts";
import { complaints, hold, openAt, page, service } from "./dashboard.ts";

beforeEach(() => {
  service.addDelivery("del_a", 1, 2);
});

const textbox = (name: string) => `role=textbox[name='${name}']`;
const typedInto = (name: string) => page.inputValue(textbox(name));
const bodies = (method: string, end: string) => service.callsOf(method, end).map(({ body }) => body);

/** Waits until the page has its answer and says so: nothing is busy any more. */
const isAnswered = () => page.waitForFunction(() => document.querySelector("[aria-busy=true]") === null);

describe("what is typed while a request is on its way", () => {
  it("stays in a correction: only what was sent and is as it was is cleared, and nothing is sent twice", async () => {
    await openAt("/app/deliveries/del_a");
    await press(page, "button", "Correct concept 1");
    await page.fill(textbox("Headline"), "Calm");
    await page.fill(textbox("Call to action"), "Meet it");
    const { letGo } = await hold("POST", "/concepts/1/versions");
    await press(page, "button", "Redraw");
    await page.fill(textbox("Support"), "For a barrier that holds.");
    await page.fill(textbox("Headline"), "Calm nights");
    await page.focus("role=button[name='Redraw']");
    await page.keyboard.press("Enter");
    letGo();
    await says(page, "Version 2, shown");
    expect(await typedInto("Support")).toBe("For a barrier that holds.");
    expect(await typedInto("Headline")).toBe("Calm nights");
    expect(await typedInto("Call to action")).toBe("Meet it");
    await press(page, "button", "Redraw");
    await says(page, "Version 3, shown");
    expect(bodies("POST", "/concepts/1/versions")).toEqual([
      { headline: "Calm", call_to_action: "Meet it" },
      { headline: "Calm nights", support: "For a barrier that holds." },
    ]);
    expect(complaints).toEqual([]);
  });

  it("stays in a comment", async () => {
    await openAt("/app/deliveries/del_a");
    await press(page, "button", "Comment concept 1");
    await page.fill(textbox("Your comment"), "Warmer, please.");
    const { letGo } = await hold("POST", "/comments");
    await press(page, "button", "Comment");
    await page.fill(textbox("Your comment"), "And brighter.");
    letGo();
    await page.waitForSelector(".comments li");
    await isAnswered();
    expect(await typedInto("Your comment")).toBe("And brighter.");
    await press(page, "button", "Comment");
    await page.waitForFunction(() => document.querySelectorAll(".comments li").length === 2);
    await isAnswered();
    expect(await typedInto("Your comment")).toBe("");
  });

  it("stays in the reason of a rejection, whose form is open until all of it is sent", async () => {
    await openAt("/app/deliveries/del_a");
    await press(page, "button", "Reject concept 1");
    await page.fill(textbox("Why"), "Too dark");
    const { letGo } = await hold("PUT", "/approval");
    await press(page, "button", "Reject concept 1");
    await page.fill(textbox("Why"), "Too dark and too cold");
    letGo();
    await says(page, "Rejected by marta@aurelia.example: Too dark");
    await isAnswered();
    expect(await typedInto("Why")).toBe("Too dark and too cold");
    await press(page, "button", "Reject concept 1");
    await page.waitForSelector("role=button[name='Take back what was said of concept 1']");
    expect(bodies("PUT", "/approval")).toEqual([
      { status: "rejected", version: 1, reason: "Too dark" },
      { status: "rejected", version: 1, reason: "Too dark and too cold" },
    ]);
    expect(complaints).toEqual([]);
  });

  it("stays in the name of whom the next link is for", async () => {
    await openAt("/app/deliveries/del_a");
    await press(page, "button", "Share");
    await page.fill(textbox("Whom the link is for"), "Mara ");
    const { letGo } = await hold("POST", "/share-links");
    await press(page, "button", "Make a link");
    await page.fill(textbox("Whom the link is for"), "Robin");
    letGo();
    await says(page, "Link for Mara");
    expect(await typedInto("Whom the link is for")).toBe("Robin");
    await press(page, "button", "Make a link");
    await says(page, "Link for Robin");
    expect(await typedInto("Whom the link is for")).toBe("");
    expect(bodies("POST", "/share-links")).toEqual([{ name: "Mara" }, { name: "Robin" }]);
  });

  it("stays in the name of the next key", async () => {
    await openAt("/app/settings/keys");
    await page.fill(textbox("Name of a new key"), "Agency ");
    const { letGo } = await hold("POST", "/api-keys");
    await press(page, "button", "Make a key");
    await page.fill(textbox("Name of a new key"), "Campaigns");
    letGo();
    await says(page, "It is shown this once");
    await isAnswered();
    expect(await typedInto("Name of a new key")).toBe("Campaigns");
    expect(bodies("POST", "/api-keys")).toEqual([{ name: "Agency" }]);
  });

  it("stays in the next invitation, and the one that was sent is told of, with its role kept for the next", async () => {
    await openAt("/app/settings/team");
    const address = "Mail address of a new member";
    await page.fill(textbox(address), "kim@aurelia.example");
    await page.selectOption("form select", "viewer");
    const { letGo } = await hold("POST", "/members");
    await press(page, "button", "Invite");
    await page.fill(textbox(address), "lee@aurelia.example");
    letGo();
    await says(page, "kim@aurelia.example may come in now");
    expect(await typedInto(address)).toBe("lee@aurelia.example");
    await press(page, "button", "Invite");
    await says(page, "lee@aurelia.example may come in now");
    expect(await typedInto(address)).toBe("");
    expect(bodies("POST", "/members")).toEqual([
      { email: "kim@aurelia.example", role: "viewer" },
      { email: "lee@aurelia.example", role: "viewer" },
    ]);
  });
});

it("what has arrived is not found typed again where its form was closed meanwhile", async () => {
  await openAt("/app/deliveries/del_a");
  await press(page, "button", "Comment concept 1");
  await page.fill(textbox("Your comment"), "Warmer, please.");
  const { letGo } = await hold("POST", "/comments");
  await press(page, "button", "Comment");
  await press(page, "button", "Close");
  letGo();
  await press(page, "button", "1 comment concept 1");
  expect(await typedInto("Your comment")).toBe("");
});
