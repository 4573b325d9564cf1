import { env } from "cloudflare:workers";
import { describe, expect, inject, it } from "vitest";
import { FolderMail } from "../../src/adapters/mail/folderMail.ts";
import { mimeMessage } from "../../src/adapters/mail/mimeMessage.ts";
import { SendEmailMail } from "../../src/adapters/mail/sendEmail.ts";

const input = {
  from: "ads@example.com",
  to: "someone@example.com",
  subject: "Aurelia is ready for ads",
  text: "12 of 40 products can be used.\nOrder now.",
  html: "<p>12 of 40 products — “ready”</p>",
  dateMs: Date.UTC(2026, 10, 21, 8, 5, 9),
  id: "7b0c3f5e-1c5a-4e9a-9a55-0f8f6a1d2c3b",
};

/** Reads a message as a mail reader does: unfolds headers, splits the parts at the boundary, decodes base64. */
function read(raw: string) {
  const [head = "", ...rest] = raw.split("\r\n\r\n");
  const lines = head.replaceAll(/\r\n[ \t]/g, " ").split("\r\n");
  const headers = Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf(":")), line.slice(line.indexOf(":") + 2)]),
  );
  const boundary = /boundary="([^"]+)"/.exec(headers["Content-Type"] ?? "")?.[1] ?? "";
  const parts = rest
    .join("\r\n\r\n")
    .split(`--${boundary}`)
    .slice(1, -1)
    .map((part) => {
      const [type = "", content = ""] = part.split("\r\n\r\n");
      return { type: /Content-Type: ([^;]+)/.exec(type)?.[1], content: decode(content.replaceAll("\r\n", "")) };
    });
  const subject = (headers.Subject ?? "")
    .replaceAll(/\?= =\?/g, "?==?")
    .replaceAll(/=\?utf-8\?B\?([^?]+)\?=/g, (_, word: string) => decode(word));
  return { headers, names: lines.map((line) => line.slice(0, line.indexOf(":"))), subject, parts };
}

function decode(base64: string): string {
  const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
  return new TextDecoder("utf-8", { fatal: true, ignoreBOM: false }).decode(bytes);
}

describe("the raw message", () => {
  it("is read back as it was written, text first and HTML as the better alternative", () => {
    const { headers, subject, parts } = read(mimeMessage(input));
    expect(subject).toBe(input.subject);
    expect(headers).toMatchObject({
      From: "<ads@example.com>",
      To: "<someone@example.com>",
      Date: "Sat, 21 Nov 2026 08:05:09 +0000",
      "Message-ID": `<${input.id}@example.com>`,
      "MIME-Version": "1.0",
    });
    expect(parts).toEqual([
      { type: "text/plain", content: input.text.replace("\n", "\r\n") },
      { type: "text/html", content: input.html },
    ]);
  });

  it("has one part where there is no HTML", () => {
    expect(read(mimeMessage({ ...input, html: undefined })).parts.map(({ type }) => type)).toEqual(["text/plain"]);
  });

  it("keeps its lines within 78 characters, however long text and HTML are", () => {
    const raw = mimeMessage({ ...input, text: "Überall Seren. ".repeat(5_000), html: "<p>ä</p>".repeat(9_000) });
    const lines = raw.split("\r\n");
    expect(Math.max(...lines.map(({ length }) => length))).toBeLessThanOrEqual(78);
    expect(raw.replaceAll("\r\n", "")).not.toMatch(/[^\x20-\x7e]/);
  });

  it.each([
    ["accents and emoji that no word may cut in two", "Crème 🧴 é ".repeat(30).trim()],
    ["right to left", "سيروم الوجه جاهز ".repeat(12).trim()],
    ["nothing", ""],
  ])("carries a subject of %s in encoded words of 75 characters at most", (_, text) => {
    const raw = mimeMessage({ ...input, subject: text });
    const words = /^Subject: (.*(?:\r\n .*)*)/m.exec(raw)?.[1]?.split("\r\n ") ?? [];
    expect(Math.max(...words.map(({ length }) => length))).toBeLessThanOrEqual(75);
    expect(read(raw).subject).toBe(text);
  });

  it("lets no subject or text add a header or a part", () => {
    const hostile = `Hi\r\nBcc: all@example.com\r\n\r\n--=_${input.id}\r\nContent-Type: text/html\r\n\r\n<script>`;
    const { names, parts, subject } = read(mimeMessage({ ...input, subject: hostile, text: hostile, html: hostile }));
    expect(names).toEqual(read(mimeMessage(input)).names);
    expect(parts).toHaveLength(2);
    expect(subject).toBe(hostile);
  });

  it.each([
    "a@example.com\r\nBcc: b@example.com",
    "a@example.com>, <b@example.com",
    "a@example.com,b@example.com",
    "no address",
    "a@b@example.com",
    "ä@example.com",
    "",
  ])("is not made for the address %j", (to) => {
    expect(() => mimeMessage({ ...input, to })).toThrow("A mail address is malformed.");
  });
});

describe("sending", () => {
  it("hands the message to the binding, which checks its headers", async () => {
    await expect(new SendEmailMail(env.MAIL, input.from).send(input)).resolves.toBeUndefined();
  });

  it("hands the same message to a folder on this machine", async () => {
    const url = `${inject("receiverUrl")}/mail-${crypto.randomUUID()}`;
    await new FolderMail(url, input.from).send(input);
    const [kept] = await (await fetch(url)).json<{ body: string }[]>();
    const { headers, subject, parts } = read(kept?.body ?? "");
    expect([headers.From, headers.To, subject]).toEqual([`<${input.from}>`, `<${input.to}>`, input.subject]);
    expect(parts.map(({ content }) => content.replaceAll("\r\n", "\n"))).toEqual([input.text, input.html]);
  });

  it("throws when the folder does not take it", async () => {
    await expect(new FolderMail("http://127.0.0.1:1/", input.from).send(input)).rejects.toThrow();
  });

  it("throws when the binding does not take it", async () => {
    const broken = { send: () => Promise.reject(new Error("no")) } as unknown as SendEmail;
    await expect(new SendEmailMail(broken, input.from).send(input)).rejects.toThrow("no");
  });
});
