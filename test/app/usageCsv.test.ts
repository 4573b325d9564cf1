import { expect, it } from "vitest";
import { csvOf } from "../../app/src/views/settings/usageCsv.ts";

const entry = {
  at: "2026-11-26T09:30:00.000Z",
  type: "Deduction" as const,
  credits_delta: -15,
  balance_after: 35,
  usd_amount: null,
};

it("usage as a file has a line for each movement, quoted as spreadsheets read it", () => {
  const csv = csvOf([
    { ...entry, description: 'Ads for "Aurelia", Berlin' },
    {
      ...entry,
      type: "Purchase",
      credits_delta: 250,
      balance_after: 285,
      usd_amount: 25,
      description: "Paid\nby card",
    },
  ]);
  expect(csv).toBe(
    [
      "at,type,credits,balance_after,usd,description",
      '2026-11-26T09:30:00.000Z,Deduction,-15,35,,"Ads for ""Aurelia"", Berlin"',
      '2026-11-26T09:30:00.000Z,Purchase,250,285,25,"Paid\nby card"',
      "",
    ].join("\r\n"),
  );
});

it.each(["=HYPERLINK(1)", "+1", "-1", "@SUM(A1)", "\t=1"])(
  "a text that spreadsheets take for a formula stays a text: %j",
  (description) => {
    expect(csvOf([{ ...entry, description }])).toContain(`'${description}`);
  },
);

it("usage without any movement is a file with names alone", () => {
  expect(csvOf([])).toBe("at,type,credits,balance_after,usd,description\r\n");
});
