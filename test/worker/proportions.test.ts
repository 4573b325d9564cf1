import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { aReadyAccount, balanceOf, outcome, send, type TestAccount } from "./builders.ts";
import { ended, generate, read } from "./deliveryHelpers.ts";

/** Makes a product's picture a bar, as its onboarding may have stored it before proportions were judged. */
async function flatten(productId: string | undefined): Promise<void> {
  const bar = JSON.stringify({ width: 860, height: 44, box: { x: 0, y: 0, width: 860, height: 44 } });
  await env.DB.prepare("UPDATE products SET picture = ? WHERE id = ?").bind(bar, productId).run();
}

const order = (account: TestAccount, json: object) => generate(account, { format: "static", ...json });

describe("a product whose picture is a bar of 860×44", () => {
  it("is refused before any charge where it is all that is ordered", async () => {
    const account = await aReadyAccount();
    await flatten(account.productIds[0]);
    expect(await outcome(order(account, { count: 5 }))).toEqual([400, "no_usable_products"]);
    expect(await balanceOf(account)).toBe(50);
  });

  it("is left out of an order with others, which completes and is paid for", async () => {
    const account = await aReadyAccount([{ name: "Good Serum" }, { name: "Bar Serum" }]);
    const [good, bar] = account.productIds;
    await flatten(bar);
    const plan = await order(account, { count: 3, product_refs: [good, bar], dry_run: true });
    expect(await plan.json()).toMatchObject({ dropped_product_refs: [bar], products: [{ id: good, concepts: 3 }] });
    const answer = await order(account, { count: 3, product_refs: [good, bar] });
    const { delivery_id } = await answer.json<{ delivery_id: string }>();
    expect((await ended(account, delivery_id)).status).toBe("completed");
    expect((await read(account, delivery_id)).ads.map(({ product_id }) => product_id)).toEqual(Array(6).fill(good));
    expect(await balanceOf(account)).toBe(35);
  });

  it("is listed as not usable, with the reason", async () => {
    const account = await aReadyAccount();
    await flatten(account.productIds[0]);
    const list = await (await send("/v1/products", { key: account.apiKey })).json();
    expect(list).toMatchObject({
      usable_count: 0,
      products: [{ usable_for_ads: false, picture_problem: expect.stringContaining("too wide") as string }],
    });
  });
});
