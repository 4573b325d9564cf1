import { afterEach, expect, inject, it } from "vitest";
import { outcome, send } from "./builders.ts";
import { until } from "./deliveryHelpers.ts";
import { anUnprovenAccount, brandOf, check, methodOf, order, ownedWebsites, page, put } from "./websiteProofHelpers.ts";

const { ours, clear } = ownedWebsites(5);
afterEach(clear);

it("a website that leads to another domain proves nothing of the shop there: the brand is where the shop is", async () => {
  const account = await anUnprovenAccount();
  await put(ours, "/", { status: 302, headers: { location: inject("sampleShopUrl") } });
  const started = await send("/v1/brands", { key: account.apiKey, json: { website: ours } });
  expect(started.status).toBe(202);
  const brand = await until(
    () => brandOf(account),
    ({ status_message }) => status_message.includes("can be used"),
    200_000,
  );
  const shop = new URL(inject("sampleShopUrl"));
  expect(brand).toMatchObject({ website_proof: { status: "pending", domain: shop.host } });
  expect(brand.status_message).toContain(`The website leads to ${shop.origin}/`);
  // Whatever its owner shows at the first address.
  await put(ours, "/", { body: page((await methodOf(account, "meta_tag")).tag) });
  expect((await check(account)).website_proof.status).toBe("pending");
  expect(await outcome(order(account))).toEqual([403, "website_not_verified"]);
}, 240_000);
