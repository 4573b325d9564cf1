import { describe, expect, it } from "vitest";
import { press, says } from "./browserPages.ts";
import { openAt, page, service } from "./dashboard.ts";

const ordersPlaced = () =>
  service.callsOf("POST", "/v1/ads/generate").filter(({ body }) => !(body as { dry_run?: boolean }).dry_run);

/** So long a page would take to send what it had held back. */
const heldBackMs = 2_000;

describe("without a connection", () => {
  it("an order is refused at once, and not placed later by itself", async () => {
    await openAt("/app/create");
    await says(page, "Order for 15 credits");
    await page.context().setOffline(true);
    await press(page, "button", "Order for 15 credits");
    await says(page, "could not be reached");
    await press(page, "link", "Home");
    await page.context().setOffline(false);
    await page.waitForTimeout(heldBackMs);
    expect(ordersPlaced()).toEqual([]);
    expect(service.credits).toBe(50);
  });

  it("a verdict is refused at once, and given when it is pressed again", async () => {
    service.addDelivery("del_a", 1, 2);
    await openAt("/app/deliveries/del_a");
    await says(page, "1 concept, ready");
    await page.context().setOffline(true);
    await press(page, "button", "Approve concept 1");
    await says(page, "could not be reached");
    await page.context().setOffline(false);
    await page.waitForTimeout(heldBackMs);
    expect(service.callsOf("PUT", "/approval")).toEqual([]);
    await press(page, "button", "Approve concept 1");
    await says(page, "Approved by marta@aurelia.example.");
  });
});
