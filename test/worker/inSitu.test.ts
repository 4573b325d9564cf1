import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { openDatabase } from "../../src/adapters/d1/database.ts";
import { deliveries, products } from "../../src/adapters/d1/schema.ts";
import { DeliveryOrder } from "../../src/core/delivery/order.ts";
import { situLayouts } from "../../src/core/rendering/layouts.ts";
import { aReadyAccount, balanceOf, bottlePicture, outcome } from "./builders.ts";
import { accept, ended, generate, type Ad } from "./deliveryHelpers.ts";

const db = openDatabase(env.DB);

const layoutsOf = (ads: readonly Ad[]) => ads.map(({ compliance }) => compliance?.["layout"]);

describe("in_situ", () => {
  it("puts the product into a lifestyle scene, inspected like any other ad, at the usual price", async () => {
    const account = await aReadyAccount();
    const before = await balanceOf(account);
    const plain = await accept(account, { format: "static" });
    const price = before - (await balanceOf(account));
    const id = await accept(account, { format: "static", in_situ: true });
    expect(await balanceOf(account)).toBe(before - 2 * price);

    const row = await db.select().from(deliveries).where(eq(deliveries.id, id)).get();
    expect(DeliveryOrder.parse(row?.order).inSitu).toBe(true);
    const { status, ads } = await ended(account, id);
    expect(status).toBe("completed");
    expect(ads.map(({ compliance }) => compliance?.findings)).toEqual([[], []]);
    for (const layout of layoutsOf(ads)) expect(situLayouts).toContain(layout);
    for (const layout of layoutsOf((await ended(account, plain)).ads)) expect(situLayouts).not.toContain(layout);
  });

  it("is refused before any charge where no product could stand, and takes only those that can", async () => {
    const account = await aReadyAccount([{ name: "Pale Balm" }, {}, {}]);
    const { brandId, productIds } = account;
    const before = await balanceOf(account);
    const picture = { ...bottlePicture, box: { x: 0, y: 0, width: 1600, height: 500 } };
    await db.update(products).set({ picture }).where(eq(products.brandId, brandId));
    const refused = await generate(account, { format: "static", in_situ: true });
    expect(refused.status).toBe(400);
    const { error } = await refused.json<{ error: { code: string; param: string; message: string } }>();
    expect(error).toMatchObject({ code: "invalid_request", param: "in_situ" });
    expect(error.message).toContain("Pale Balm");
    expect(await balanceOf(account)).toBe(before);

    await db
      .update(products)
      .set({ picture: bottlePicture })
      .where(eq(products.id, productIds[1] ?? ""));
    const id = await accept(account, { format: "static", in_situ: true, count: 2 });
    const row = await db.select().from(deliveries).where(eq(deliveries.id, id)).get();
    expect(DeliveryOrder.parse(row?.order).productIds).toEqual([productIds[1]]);
  });

  it("is true or false and nothing else", async () => {
    const account = await aReadyAccount();
    for (const value of ["yes", 1, {}]) {
      const refused = await outcome(generate(account, { format: "static", in_situ: value }));
      expect(refused).toEqual([400, "invalid_request"]);
    }
  });
});
