import { execFileSync } from "node:child_process";
import { describe, expect, it } from "vitest";
import { accessibility, everyForm, go, overflow, press, says, wide, type Form } from "./browserPages.ts";
import { complaints, openAt, page, service } from "./dashboard.ts";
import { hostileName } from "./fakeService.ts";
import { focused } from "./keyboardOnly.ts";

async function open(form: Form = wide): Promise<void> {
  await openAt("/app/settings/calls", form);
}

const shownText = () => page.evaluate<string>("document.body.innerText");
const curlText = () => page.$eval("[aria-label='The call as curl']", (pre) => pre.textContent ?? "");

/** The arguments that curl would get of a line for a shell. */
function argumentsOf(line: string): string[] {
  const script = `curl() { printf '%s\\0' "$@"; }\n${line}`;
  const said = execFileSync("sh", ["-c", script], { encoding: "utf8", env: { API_KEY: "svc_live_mine" } });
  return said.split("\0").slice(0, -1);
}

describe("the account's calls", () => {
  it.each(everyForm)(
    "are listed, the failed ones alone where that is asked for, and shown with what was sent and answered (%s)",
    async (_name, form) => {
      const message = `\`count\` is wrong: ${hostileName}`;
      const error = { code: "invalid_count", message, doc_url: "https://api.example.com/docs/errors#invalid_count" };
      const answer = { text: JSON.stringify({ error }), is_whole: true };
      service.settings.addCall({ status: 202 });
      service.settings.addCall({ status: 400, answer, idempotency_key: "spring-7" });
      service.settings.addCall({ method: "GET", path: "/v1/balance", status: 200, request: null, answer: null });
      await open(form);
      await says(page, "GET /v1/balance");
      await page.type("role=searchbox[name='Search calls']", "POST spring-7");
      await page.waitForFunction(() => document.querySelectorAll("table.folds tbody tr").length === 1);
      await page.type("role=searchbox[name='Search calls']", " nowhere");
      await says(page, "No call is like that.");
      await page.locator("input[type=search]").selectText();
      await page.keyboard.press("Backspace");
      await says(page, "GET /v1/balance");
      await press(page, "switch", "Failed only");
      await page.waitForFunction(() => !document.body.innerText.includes("GET /v1/balance"));
      await press(page, "button", "Details of POST /v1/ads/generate, req_2");
      await says(page, "invalid_count");
      await says(page, "spring-7");
      const explained = await page.$eval("role=link[name='What this means']", (link) => link.getAttribute("href"));
      expect(explained).toBe("/docs/errors#invalid_count");
      expect(await page.evaluate("globalThis.stolen")).toBeUndefined();
      expect(await accessibility(page)).toEqual([]);
      expect(await overflow(page)).toBe(0);
      expect(complaints).toEqual([]);
    },
  );

  it("are repeated by a line for the shell that sends the very same, with the key of whoever runs it", async () => {
    const order = { creative: { brand_tone: `it's "calm" $HOME \`id\`` }, count: 1 };
    const key = `a'b$(id)"`;
    service.settings.addCall({ idempotency_key: key, request: { text: JSON.stringify(order), is_whole: true } });
    await open();
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"], { origin: service.url });
    await press(page, "button", "Details of POST /v1/ads/generate, req_1");
    await says(page, "nothing is ordered or charged twice");
    await page.bringToFront();
    await press(page, "button", "Copy the call as curl");
    await says(page, "Copied");
    const copied = await page.evaluate<string>("navigator.clipboard.readText()");
    expect(copied).toContain("Bearer $API_KEY");
    const [, , url, , authorization, , type, , idempotency, , body = ""] = argumentsOf(copied);
    expect([url, authorization, type, idempotency]).toEqual([
      `${service.url}/v1/ads/generate`,
      "Authorization: Bearer svc_live_mine",
      "Content-Type: application/json",
      `Idempotency-Key: ${key}`,
    ]);
    expect(JSON.parse(body)).toEqual(order);
  });

  it("of agents are repeated as tool calls, and those that are not whole not at all", async () => {
    const cut = { text: `{"count":1,"x":"y`, is_whole: false };
    service.settings.addCall({ request: cut });
    const request = { text: `{"format":"static"}`, is_whole: true };
    service.settings.addCall({ path: "/mcp", tool: "service.generate_ads", status: 200, request });
    await open();
    await press(page, "button", "Details of service.generate_ads, req_2");
    await says(page, "This orders again, and is charged again.");
    const body = argumentsOf(await curlText()).at(-1) ?? "";
    expect(JSON.parse(body)).toMatchObject({
      method: "tools/call",
      params: { name: "service.generate_ads", arguments: { format: "static" } },
    });
    await press(page, "button", "Details of service.generate_ads, req_2");
    await press(page, "button", "Details of POST /v1/ads/generate, req_1");
    await says(page, "it cannot be repeated from here");
    expect(await page.$("[aria-label='The call as curl']")).toBeNull();
  });

  it("of people that name a picture given in the dashboard say why no key can repeat them, and those of keys are repeated", async () => {
    const path = "/v1/deliveries/del_a/concepts/1/versions";
    const request = { text: `{"headline":"Calm","picture_id":"pic_1"}`, is_whole: true };
    service.settings.addCall({ path, request, by: { kind: "person", id: "per_1", name: "marta@shop.example" } });
    service.settings.addCall({ path, request, status: 400 });
    await open();
    await press(page, "button", `Details of POST ${path}, req_1`);
    await says(page, "(picture_id), which no API key can do, so it cannot be repeated with one");
    expect(await page.$("[aria-label='The call as curl']")).toBeNull();
    expect(await page.$("role=button[name='Copy the call as curl']")).toBeNull();
    expect(await shownText()).toContain("pic_1");
    await press(page, "button", `Details of POST ${path}, req_1`);
    await press(page, "button", `Details of POST ${path}, req_2`);
    await says(page, "Repeat");
    expect(JSON.parse(argumentsOf(await curlText()).at(-1) ?? "")).toEqual(JSON.parse(request.text));
  });

  it("open with the keyboard alone, and say what went wrong when one is gone", async () => {
    service.settings.addCall({});
    await open();
    await says(page, "POST /v1/ads/generate");
    service.settings.calls = [];
    for (let presses = 0; presses < 40 && !(await focused(page)).startsWith("Details"); presses++) {
      await page.keyboard.press("Tab");
    }
    await page.keyboard.press("Enter");
    await says(page, "There is nothing here.");
  });

  it("are not shown to viewers, and there may be none", async () => {
    await open();
    await says(page, "No call has come yet.");
    service.role = "viewer";
    service.calls.length = 0;
    await go(page, service, "/app/settings/calls");
    await says(page, "shown to owners and editors");
    expect(service.callsOf("GET", "/calls")).toEqual([]);
    expect(await shownText()).not.toContain("Failed only");
  });
});
