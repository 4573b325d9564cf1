import { describe, expect, expectTypeOf, it } from "vitest";
import { addressOf } from "../../app/src/api/address.ts";
import type { call as pagesCall, callForFile as pagesCallForFile } from "../../app/src/api/client.ts";
import type { BodyOf, ToldBy } from "../../app/src/api/operations.ts";
import type { Member } from "../../app/src/api/people.ts";
import type { correctionOf } from "../../app/src/views/delivery/correction.ts";
import type { Delivery } from "../../client/src/types.ts";
import type { Correction } from "../../src/core/contract/correction.ts";

describe("the address of a call", () => {
  it("has its parameters filled in, each as one part of the path", () => {
    const at = (id: string) => addressOf("PATCH /members/{person_id}", { params: { person_id: id }, body: editor });
    expect(at("per_1")).toBe("/app/api/members/per_1");
    expect(at("a/b c?d#é")).toBe("/app/api/members/a%2Fb%20c%3Fd%23%C3%A9");
    const comment = { delivery_id: "del_1", comment_id: "com_2" };
    expect(addressOf("DELETE /deliveries/{delivery_id}/comments/{comment_id}", { params: comment })).toBe(
      "/app/api/deliveries/del_1/comments/com_2",
    );
  });

  it.each(["", ".", ".."])("is none with “%s” in its path, which would lead elsewhere", (id) => {
    expect(() => addressOf("GET /calls/{request_id}", { params: { request_id: id } })).toThrow("no part of an address");
  });

  it("has its query, without what is null", () => {
    expect(addressOf("GET /deliveries", { query: { limit: 12, cursor: "1.a&b" } })).toBe(
      "/app/api/deliveries?limit=12&cursor=1.a%26b",
    );
    expect(addressOf("GET /payments", { query: { before: null } })).toBe("/app/api/payments");
  });
});

const editor = { role: "editor" } as const;

/** Compiled and never run: an operation that no longer is as the page takes it must not compile. */
export async function calls(call: typeof pagesCall, callForFile: typeof pagesCallForFile): Promise<void> {
  const params = { person_id: "per_1" };
  expectTypeOf<BodyOf<"PATCH /members/{person_id}">>().toEqualTypeOf<{ role: Member["role"] }>();
  expectTypeOf(await call("PATCH /members/{person_id}", { params, body: editor })).toEqualTypeOf<Member>();
  // @ts-expect-error a path that is none
  await call("PATCH /member/{person_id}", { params, body: editor });
  // @ts-expect-error a method that the path does not have
  await call("PUT /members/{person_id}", { params, body: editor });
  // @ts-expect-error the path's parameter is missing
  await call("PATCH /members/{person_id}", { body: editor });
  // @ts-expect-error a parameter of another path
  await call("PATCH /members/{person_id}", { params: { member_id: "per_1" }, body: editor });
  // @ts-expect-error the body is missing
  await call("PATCH /members/{person_id}", { params });
  // @ts-expect-error a role that is none
  await call("PATCH /members/{person_id}", { params, body: { role: "boss" } });
  // @ts-expect-error a field that the body does not have
  await call("PATCH /members/{person_id}", { params, body: { ...editor, name: "Kim" } });
  // @ts-expect-error a body where none is taken
  await call("DELETE /members/{person_id}", { params, body: editor });
  // @ts-expect-error a field that the answer does not have
  void (await call("GET /members")).people;

  await call("GET /activity");
  await call("GET /activity", { query: { before: 7 } });
  // @ts-expect-error a query parameter that the operation does not read
  await call("GET /activity", { query: { after: 7 } });
  const logo = new File([], "logo.svg");
  await call("PUT /brand/logo", { query: { base_version: 1 }, body: logo });
  // @ts-expect-error the query parameter is needed
  await call("PUT /brand/logo", { body: logo });
  // @ts-expect-error the body is a file
  await call("PUT /brand/logo", { query: { base_version: 1 }, body: {} });
  await call("POST /webhook-secret/rotate");

  await callForFile("GET /products/{product_id}/uncut", { params: { product_id: "pro_1" } });
  // @ts-expect-error its answer is a file
  await call("GET /products/{product_id}/uncut", { params: { product_id: "pro_1" } });
  // What a correction may have is the service's to say, the id of a picture too.
  type Corrected = NonNullable<ReturnType<typeof correctionOf>>;
  expectTypeOf<Required<Corrected>>().toEqualTypeOf<{
    [Field in keyof Correction]-?: NonNullable<Correction[Field]>;
  }>();
  expectTypeOf<ToldBy<"GET /deliveries/{delivery_id}/events">>().toExtend<Delivery>();
}
