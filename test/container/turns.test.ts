import { expect, it } from "vitest";
import { NoTurn, Turns } from "../../container/server/turns.ts";

it("so many go on at a time, as many wait in their order, and more are told so; a place is free again after a failure", async () => {
  const turns = new Turns(2);
  const order: number[] = [];
  const ends: (() => void)[] = [];
  const staying = (number: number) =>
    turns.run(() => {
      order.push(number);
      return new Promise<void>((resolve) => ends.push(resolve));
    });
  const all = [1, 2, 3, 4].map(staying);
  await expect(staying(5)).rejects.toThrow(NoTurn);
  expect(order).toEqual([1, 2]);
  ends[1]?.();
  await all[1];
  expect(order).toEqual([1, 2, 3]);
  ends[0]?.();
  await all[0];
  ends[2]?.();
  ends[3]?.();
  await Promise.all(all);
  await expect(turns.run(() => Promise.reject(new Error("failed")))).rejects.toThrow("failed");
  expect(await turns.run(() => Promise.resolve("done"))).toBe("done");
});
