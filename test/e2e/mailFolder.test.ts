import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, it } from "vitest";
import { serveMailFolder } from "../../scripts/mailFolder.ts";

it("keeps each mail of `npm start` as a file of its own", async () => {
  const folder = mkdtempSync(path.join(tmpdir(), "mail-"));
  const mail = await serveMailFolder(folder);
  try {
    for (const body of ["Subject: One\r\n\r\nFirst", "Subject: Two\r\n\r\nSecond"])
      expect((await fetch(mail.url, { method: "POST", body })).status).toBe(204);
    const kept = readdirSync(folder);
    expect(kept.every((name) => name.endsWith(".eml"))).toBe(true);
    expect(kept.map((name) => readFileSync(path.join(folder, name), "utf8").split("\r\n")[2]).sort()).toEqual([
      "First",
      "Second",
    ]);
  } finally {
    await mail.close();
    rmSync(folder, { recursive: true });
  }
});
