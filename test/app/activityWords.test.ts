import { expect, it } from "vitest";
import { activityWords, didText } from "../../app/src/views/settings/activityWords.ts";
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
