import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, it } from "vitest";
import { serveMailFolder, type KeptMail } from "../../scripts/mailFolder.ts";
import { mimeMessage } from "../../src/adapters/mail/mimeMessage.ts";

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

it("tells of each mail whom it is for and where it leads, on one line, whatever stands in it", async () => {
  const folder = mkdtempSync(path.join(tmpdir(), "mail-"));
  const told: KeptMail[] = [];
  const mail = await serveMailFolder(folder, (kept) => told.push(kept));
  const message = { from: "ads@example.com", to: "marta@aurelia.example", dateMs: 0, id: "1" };
  try {
    for (const [subject, text] of [
      ["Your link to sign in", "Open this link:\n\nhttp://localhost:8787/app/in?token=a-b_c\n\nIt works once."],
      ["Dear\u001b[2J\u202e Aurelia", "Nothing to open."],
    ] as const)
      await fetch(mail.url, { method: "POST", body: mimeMessage({ ...message, subject, text }) });
    expect(told).toEqual([
      { to: message.to, subject: "Your link to sign in", link: "http://localhost:8787/app/in?token=a-b_c" },
      { to: message.to, subject: "Dear [2J Aurelia", link: null },
    ]);
  } finally {
    await mail.close();
    rmSync(folder, { recursive: true });
  }
});
