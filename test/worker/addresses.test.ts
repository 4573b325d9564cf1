import { describe, expect, it } from "vitest";
import { judgeWebAddress, judgeWebhookAddress } from "../../src/adapters/net/webAddress.ts";

const production = { allowPrivateNetwork: false, publicUrl: "https://api.example.com" };
const local = { allowPrivateNetwork: true, publicUrl: "http://127.0.0.1:8787" };

describe("webhook addresses in production", () => {
  it.each(["https://hooks.example.org/x", "https://hooks.example.org:8443/x?y=1", "https://xn--bcher-kva.example"])(
    "admits %s",
    (url) => {
      expect(judgeWebhookAddress(url, production)).toBeNull();
    },
  );

  it.each([
    "http://hooks.example.org",
    "https://user:pass@hooks.example.org",
    "https://hooks.example.org:22",
    "https://127.0.0.1/x",
    "https://2130706433/x",
    "https://0x7f.1/x",
    "https://0177.0.0.1/x",
    "https://[::1]/x",
    "https://[::ffff:10.0.0.1]/x",
    "https://10.0.0.1",
    "https://169.254.169.254/latest/meta-data",
    "https://localhost/x",
    "https://intranet/x",
    "https://db.internal/x",
    "https://printer.local/x",
    "https://api.example.com/v1/ads/generate",
    "javascript:alert(1)",
    "https://",
    "",
  ])("refuses %s with a sentence", (url) => {
    expect(judgeWebhookAddress(url, production)).toMatch(/\.$/);
  });
});

describe("with the private network allowed", () => {
  it("admits loopback over http on any port, and nothing else that is private", () => {
    expect(judgeWebhookAddress("http://127.0.0.1:9999/hook", local)).toBeNull();
    expect(judgeWebAddress("http://localhost:3000", local)).toBeNull();
    for (const url of [
      "http://10.0.0.1/x",
      "http://192.168.1.1/x",
      "http://169.254.169.254/x",
      "http://hooks.example.org/x",
    ]) {
      expect(judgeWebhookAddress(url, local)).not.toBeNull();
    }
  });

  it("never calls this service itself", () => {
    expect(judgeWebhookAddress("http://127.0.0.1:8787/v1/ads/generate", local)).toContain("own");
  });
});
