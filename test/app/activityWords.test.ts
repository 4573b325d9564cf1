import { expect, it } from "vitest";
import { activityWords, didText, idsText } from "../../app/src/views/settings/activityWords.ts";
import { publicOperations } from "../../src/api/index.ts";
import { peopleOperations } from "../../src/api/people/index.ts";

it("the dashboard has words for each call of people that changes something, and for no other", () => {
  const changing = [...publicOperations, ...peopleOperations]
    .filter(({ method, changesNothing = method === "GET" }) => !changesNothing)
    .map(({ method, path }) => `${method} ${path}`);
  expect(Object.keys(activityWords).toSorted()).toEqual(changing.toSorted());
});

it("what was done to a member names them, also when only their id is known", () => {
  const operation = "PATCH /app/api/members/{person_id}";
  expect(didText({ operation, about: { email: "kim@shop.example", role: "editor" } })).toBe(
    "changed the role of kim@shop.example, now editor",
  );
  expect(didText({ operation, about: { person_id: "per_1" } })).toBe("changed the role of per_1");
  expect(didText({ operation: "PUT /v1/later", about: {} })).toBe("PUT /v1/later");
});

it("a verdict is told with the concept's number and its delivery's id, and without one where none was noted", () => {
  const operation = "PUT /v1/deliveries/{delivery_id}/concepts/{index}/approval";
  const ids = { delivery_id: "del_1", index: "2" };
  const said = (about: Record<string, string>) => [didText({ operation, about }), idsText({ about })];
  expect(["approved", "rejected", "none"].map((verdict) => said({ ...ids, verdict }))).toEqual([
    ["approved concept 2", "del_1"],
    ["rejected concept 2", "del_1"],
    ["took back what was said of concept 2", "del_1"],
  ]);
  expect(said(ids)).toEqual(["said of a concept whether it is approved", "del_1"]);
});
