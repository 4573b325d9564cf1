import { describe, expect, it } from "vitest";
import { errorText } from "../../src/core/errorText.ts";
import { shownAddress } from "../../src/core/shownAddress.ts";

describe("an error in a log", () => {
  it("names addresses without what may be somebody's secret: query, fragment, user and password", () => {
    const error = new Error(
      "net::ERR_CONNECTION_REFUSED at http://marta:pass@127.0.0.1:9/shop?token=tok-1#tok-2 (again)",
    );
    expect(errorText(error)).toContain("net::ERR_CONNECTION_REFUSED at http://127.0.0.1:9/shop (again)");
    expect(errorText(error)).not.toMatch(/tok-|pass|marta/);
    expect(errorText("GET https://shop.example.com/?token=tok-1, then nothing")).toBe(
      "GET https://shop.example.com/ then nothing",
    );
  });

  it("names the cause of a failed query in place of the query, which holds anybody's data", () => {
    const error = new Error("Failed query: select * from t where email = ?\nparams: marta@shop.example.com", {
      cause: new Error("D1_ERROR: no such table: t"),
    });
    expect(errorText(error)).toContain("no such table");
    expect(errorText(error)).not.toContain("marta");
  });
});

describe("an address in a message", () => {
  it("ends after 120 characters", () => {
    expect(shownAddress(`https://shop.example.com/${"a".repeat(200)}`)).toHaveLength(118);
    expect(shownAddress("https://shop.example.com/a?b=c")).toBe("https://shop.example.com/a");
  });
});
