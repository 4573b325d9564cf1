import type { Mail } from "../../ports/mail.ts";
import { mimeMessage } from "./mimeMessage.ts";

/** On one machine mail is not sent: it goes, as it would be sent, to a program that keeps it in a folder. */
export class FolderMail implements Mail {
  readonly #url: string;
  readonly #from: string;

  constructor(url: string, from: string) {
    this.#url = url;
    this.#from = from;
  }

  async send({ to, subject, text, html }: Parameters<Mail["send"]>[0]): Promise<void> {
    const message = { from: this.#from, to, subject, text, html, dateMs: Date.now(), id: crypto.randomUUID() };
    const answer = await fetch(this.#url, { method: "POST", body: mimeMessage(message) });
    await answer.body?.cancel();
    if (!answer.ok) throw new Error(`The folder for mail answered with status ${answer.status}.`);
  }
}
