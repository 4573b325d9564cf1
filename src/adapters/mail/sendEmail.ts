import { EmailMessage } from "cloudflare:email";
import type { Mail } from "../../ports/mail.ts";

/** Mail through the `send_email` binding, as plain text with an HTML alternative. */
export class SendEmailMail implements Mail {
  readonly #binding: SendEmail;
  readonly #from: string;

  constructor(binding: SendEmail, from: string) {
    this.#binding = binding;
    this.#from = from;
  }

  async send({ to, subject, text, html }: Parameters<Mail["send"]>[0]): Promise<void> {
    const boundary = crypto.randomUUID();
    const part = (type: string, content: string) =>
      `--${boundary}\r\nContent-Type: ${type}; charset=utf-8\r\nContent-Transfer-Encoding: base64\r\n\r\n${base64(content)}\r\n`;
    const raw = [
      `From: ${this.#from}`,
      `To: ${to}`,
      `Subject: =?utf-8?B?${base64(subject)}?=`,
      `Message-ID: <${crypto.randomUUID()}@${this.#from.split("@")[1] ?? "localhost"}>`,
      "MIME-Version: 1.0",
      `Content-Type: multipart/alternative; boundary="${boundary}"`,
      "",
      `${part("text/plain", text)}${html === undefined ? "" : part("text/html", html)}--${boundary}--`,
    ].join("\r\n");
    await this.#binding.send(new EmailMessage(this.#from, to, raw));
  }
}

function base64(text: string): string {
  const bytes = new TextEncoder().encode(text);
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
}
