import { EmailMessage } from "cloudflare:email";
import type { Mail } from "../../ports/mail.ts";
import { mimeMessage } from "./mimeMessage.ts";

/** Mail through the `send_email` binding, as plain text with an HTML alternative. */
export class SendEmailMail implements Mail {
  readonly #binding: SendEmail;
  readonly #from: string;

  constructor(binding: SendEmail, from: string) {
    this.#binding = binding;
    this.#from = from;
  }

  async send({ to, subject, text, html }: Parameters<Mail["send"]>[0]): Promise<void> {
    const from = this.#from;
    const raw = mimeMessage({ from, to, subject, text, html, dateMs: Date.now(), id: crypto.randomUUID() });
    await this.#binding.send(new EmailMessage(from, to, raw));
  }
}
