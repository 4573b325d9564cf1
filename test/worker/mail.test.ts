import { env } from "cloudflare:workers";
import PostalMime from "postal-mime";
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

/** A message as a mail program reads it; its lines end as ours do. */
async function read(raw: string) {
  const { headers, from, to, subject, date, messageId, text, html, attachments } = await PostalMime.parse(raw);
  const sent = [from?.address, ...(to ?? []).map(({ address }) => address)];
  const [plain, marked] = [text, html].map((part) => part?.replaceAll("\r\n", "\n"));
  const names = headers.map(({ key }) => key);
  return { names, sent, subject, date, messageId, text: plain, html: marked, attachments };
}

describe("the raw message", () => {
  it("is read back as it was written", async () => {
    const { names, ...message } = await read(mimeMessage(input));
    expect(message).toEqual({
      sent: [input.from, input.to],
      subject: input.subject,
      date: new Date(input.dateMs).toISOString(),
      messageId: `<${input.id}@example.com>`,
      text: input.text,
      html: input.html,
      attachments: [],
    });
    expect(names).toEqual([
      "from",
      "to",
      "subject",
      "date",
      "message-id",
      "auto-submitted",
      "mime-version",
      "content-type",
    ]);
  });

  it("has its text first and HTML as the better alternative", () => {
    const types = [...mimeMessage(input).matchAll(/^Content-Type: ([^;]+)/gm)].map(([, type]) => type);
    expect(types).toEqual(["multipart/alternative", "text/plain", "text/html"]);
  });

  it("has one part where there is no HTML", async () => {
    const { text, html } = await read(mimeMessage({ ...input, html: undefined }));
    expect([text, html]).toEqual([input.text, undefined]);
  });

  it("keeps its lines within 78 characters, however long text and HTML are", async () => {
    const long = { text: "Überall Seren. ".repeat(5_000), html: "<p>ä</p>".repeat(9_000) };
    const raw = mimeMessage({ ...input, ...long });
    const lines = raw.split("\r\n");
    expect(Math.max(...lines.map(({ length }) => length))).toBeLessThanOrEqual(78);
    expect(raw.replaceAll("\r\n", "")).not.toMatch(/[^\x20-\x7e]/);
    expect(await read(raw)).toMatchObject(long);
  });

  it.each([
    ["accents and emoji that no word may cut in two", "Crème 🧴 é ".repeat(30).trim()],
    ["right to left", "سيروم الوجه جاهز ".repeat(12).trim()],
    ["nothing", ""],
  ])("carries a subject of %s in encoded words of 75 characters at most", async (_, text) => {
    const raw = mimeMessage({ ...input, subject: text });
    const words = /^Subject: (.*(?:\r\n .*)*)/m.exec(raw)?.[1]?.split("\r\n ") ?? [];
    expect(Math.max(...words.map(({ length }) => length))).toBeLessThanOrEqual(75);
    expect((await read(raw)).subject ?? "").toBe(text);
  });

  it("lets no subject or text add a header or a part", async () => {
    const hostile = `Hi\r\nBcc: all@example.com\r\n\r\n--=_${input.id}\r\nContent-Type: text/html\r\n\r\n<script>`;
    const message = await read(mimeMessage({ ...input, subject: hostile, text: hostile, html: hostile }));
    expect(message.names).toEqual((await read(mimeMessage(input))).names);
    expect(message.sent).toEqual([input.from, input.to]);
    for (const part of [message.text, message.html]) expect(part).toBe(hostile.replaceAll("\r\n", "\n"));
    expect(message.subject?.replaceAll(/\s+/g, " ")).toBe(hostile.replaceAll(/\s+/g, " "));
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
    const { sent, subject, text, html } = await read(kept?.body ?? "");
    expect([...sent, subject, text, html]).toEqual([input.from, input.to, input.subject, input.text, input.html]);
  });

  it("throws when the folder does not take it", async () => {
    await expect(new FolderMail("http://127.0.0.1:1/", input.from).send(input)).rejects.toThrow();
  });

  it("throws when the binding does not take it", async () => {
    const broken = { send: () => Promise.reject(new Error("no")) } as unknown as SendEmail;
    await expect(new SendEmailMail(broken, input.from).send(input)).rejects.toThrow("no");
  });
});
