import { env } from "cloudflare:workers";
import { eq, inArray } from "drizzle-orm";
import { expect, it } from "vitest";
import { openDatabase } from "../../src/adapters/d1/database.ts";
import { products } from "../../src/adapters/d1/schema.ts";
import { aReadyAccount, bottlePicture, send } from "./builders.ts";

it("a picture that was once multiplied onto its ground leaves the ads until its shop is read again, a cut-out stays", async () => {
  const { apiKey, productIds } = await aReadyAccount([{ handle: "old" }, { handle: "new" }]);
  const [old = "", cut = ""] = productIds;
  const db = openDatabase(env.DB);
  const store = (id: string, blend: string) =>
    db
      .update(products)
      .set({ picture: { ...bottlePicture, blend } })
      .where(eq(products.id, id));
  await store(old, "multiply");
  await store(cut, "cut-out");

  const migration = env.TEST_MIGRATIONS.find(({ name }) => name.includes("multiplied_pictures"));
  for (const query of migration?.queries ?? []) await env.DB.prepare(query).run();

  const rows = await db
    .select({ handle: products.handle, pictureKey: products.pictureKey, problem: products.pictureProblem })
    .from(products)
    .where(inArray(products.id, productIds));
  expect(rows.find(({ handle }) => handle === "new")).toMatchObject({ problem: null });
  expect(rows.find(({ handle }) => handle === "old")).toEqual({
    handle: "old",
    pictureKey: null,
    problem: expect.stringContaining("read the shop again") as string,
  });
  const answer = await send("/v1/products", { key: apiKey });
  const told = await answer.json<{ products: { handle: string; usable_for_ads: boolean }[] }>();
  expect(told.products.map(({ handle, usable_for_ads }) => [handle, usable_for_ads])).toEqual([
    ["old", false],
    ["new", true],
  ]);
});
