import { describe, expect, it } from "vitest";
import { judgeWebAddress, judgeWebhookAddress } from "../../src/adapters/net/webAddress.ts";
import { localAt, production } from "./addressPolicies.ts";

const local = localAt("http://127.0.0.1:8787");

describe("webhook addresses in production", () => {
  it.each(["https://hooks.example.org/x", "https://hooks.example.org:8443/x?y=1", "https://xn--bcher-kva.example"])(
    "admit an address that is public: %s",
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
    "https://api.example.com./x",
    "https://api.example.com../x",
    "https://api.example.com.../x",
    "https://api..example.com/x",
    "https://API.example。com．/x",
    "https://api.example%2ecom%2e%2e/x",
    "https://hooks.example.org../x",
    "https://0x7f.1../x",
    "https://127.0.0.1../x",
    `https://${"x".repeat(64)}.example.org/x`,
    `https://${"x.".repeat(130)}example.org/x`,
    "javascript:alert(1)",
    "https://",
    "",
  ])("refuses %s with a sentence", (url) => {
    expect(judgeWebhookAddress(url, production)).toMatch(/\.$/);
  });
});

describe("this service's own addresses", () => {
  const own = [
    "https://api.example.com/",
    "https://dashboard.example.com/app",
    "https://media.example.com/ads/x.jpg",
    "https://media.example.com./",
    "https://MEDIA.example.com:8443/",
    "https://ad-creative-service.some-account.workers.dev/v1",
    "https://ad-creative-service.some-account.workers.dev./v1",
    "https://4f2a9c1e-ad-creative-service.some-account.workers.dev/v1",
  ];

  it.each(own)("%s is neither a shop's nor a receiver's", (url) => {
    expect(judgeWebAddress(url, production)).toContain("own");
    expect(judgeWebhookAddress(url, production)).toContain("own");
  });

  it("are not those of others on the same platforms", () => {
    for (const url of [
      "https://hooks.some-account.workers.dev/x",
      "https://notad-creative-service2.some-account.workers.dev/x",
      "https://media.example.com.example.org/x",
    ]) {
      expect(judgeWebhookAddress(url, production)).toBeNull();
    }
  });

  it("are the renderer's and the media's too on one machine", () => {
    const policy = { ...local, mediaUrl: "http://127.0.0.1:9001", rendererUrl: "http://127.0.0.1:9002" };
    for (const url of ["http://localhost:9001/x", "http://127.0.0.1:9002/health", "http://[::1]:9002/"]) {
      expect(judgeWebAddress(url, policy)).toContain("own");
    }
    expect(judgeWebAddress("http://127.0.0.1:9003/", policy)).toBeNull();
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
