import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { R2Media } from "../../src/adapters/r2/media.ts";

const media = new R2Media(env.MEDIA, "https://media.example.com");
const write = (key: string, revision: number) =>
  media.put(key, `page ${revision}`, { contentType: "text/html", caching: "revalidate", revision });
const shown = async (key: string) => new TextDecoder().decode((await media.get(key)) ?? new Uint8Array());

describe("a viewer page", () => {
  it("never shows an earlier state than it has shown, whoever is late", async () => {
    await write("viewers/late/index.html", 7);
    await write("viewers/late/index.html", 1);
    await write("viewers/late/index.html", 6);
    expect(await shown("viewers/late/index.html")).toBe("page 7");
    await write("viewers/late/index.html", 8);
    expect(await shown("viewers/late/index.html")).toBe("page 8");
  });

  it("shows the last of two states that are written at the same time", async () => {
    for (let round = 0; round < 20; round++) {
      const key = `viewers/race-${round}/index.html`;
      await Promise.all([write(key, 9), write(key, 1), write(key, 4)]);
      expect(await shown(key)).toBe("page 9");
    }
  });

  it("takes the place of one that an earlier version has written without a revision", async () => {
    await env.MEDIA.put("viewers/old/index.html", "old");
    await write("viewers/old/index.html", 2);
    expect(await shown("viewers/old/index.html")).toBe("page 2");
  });
});
