import { expect, it } from "vitest";
import { mailboxOf } from "../../src/core/people/mailAddress.ts";

it.each([
  ["a@shop.example", "a@shop.example"],
  ["a+1@shop.example", "a@shop.example"],
  ["a+1+2@shop.example", "a@shop.example"],
  ["a+@shop.example", "a@shop.example"],
  ["+a@shop.example", "+a@shop.example"],
  ["a.b+c.d@mail.shop.example", "a.b@mail.shop.example"],
])("%s is delivered to the mailbox %s", (address, mailbox) => {
  expect(mailboxOf(address)).toBe(mailbox);
});
