import { describe, expect, it } from "vitest";
import { accessibility, everyForm, go, says } from "./browserPages.ts";
import { complaints, openAt, page, service } from "./dashboard.ts";

const linksToCreate = () => page.$$eval("a", (links) => links.filter((link) => link.pathname === "/app/create").length);

describe("somebody with the role viewer", () => {
  it.each(everyForm)("is offered nothing that costs credits or reads the shop (%s)", async (_name, form) => {
    service.role = "viewer";
    await openAt("/app/create", form);
    await says(page, "an editor of the account can order ads");
    expect(await accessibility(page)).toEqual([]);
    for (const [path, text] of Object.entries({
      "/app": "Latest deliveries",
      "/app/products": "can be shown in ads",
      "/app/start": "Your brand as understood",
    })) {
      await go(page, service, path);
      await says(page, text);
      expect([path, await linksToCreate()]).toEqual([path, 0]);
    }
    expect(await page.$$("main form")).toEqual([]);
    expect(complaints).toEqual([]);
  });

  it("is told that the shop is not read yet, without a form that would be refused", async () => {
    service.role = "viewer";
    service.stage = null;
    await openAt("/app/start");
    await says(page, "The shop is not read yet");
    expect(await page.$$("main form")).toEqual([]);
  });
});
