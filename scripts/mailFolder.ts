import { once } from "node:events";
import { mkdirSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { buffer } from "node:stream/consumers";
import PostalMime from "postal-mime";

export interface MailFolder {
  /** Takes each mail as the body of a POST. */
  url: string;
  close(): Promise<void>;
}

export interface KeptMail {
  to: string;
  subject: string;
  /** What its text leads to first; null where it leads nowhere. */
  link: string | null;
}

/** Keeps each mail of a service on this machine as a file that mail programs open (`.eml`), named by its time, and tells of it. */
export async function serveMailFolder(folder: string, onMail?: (mail: KeptMail) => void): Promise<MailFolder> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  let mails = 0;
  const keep = async (mail: Buffer) => {
    const name = `${new Date().toISOString().replaceAll(":", "-")}-${++mails}.eml`;
    await writeFile(path.join(folder, name), mail, { mode: 0o600 });
    if (onMail === undefined) return;
    await readMail(mail)
      .then(onMail)
      .catch((error: unknown) => console.error(`${name} is kept, but could not be told of:`, error));
  };
  const server = createServer((request, response) => {
    buffer(request)
      .then(keep)
      .then(
        () => response.writeHead(204).end(),
        (error: unknown) => {
          console.error(`A mail could not be kept in ${folder}:`, error);
          response.writeHead(500).end();
        },
      );
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/`,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

/** What is told is one line of printable characters each, whatever stands in the mail. */
async function readMail(mail: Buffer): Promise<KeptMail> {
  const { to, subject = "", text = "" } = await PostalMime.parse(mail);
  const printable = (words: string) => words.replaceAll(/[\p{C}\s]+/gu, " ");
  const recipients = to?.map(({ address = "" }) => address).join(", ") ?? "";
  const [link = null] = /https?:\/\/[!-~]+/.exec(text) ?? [];
  return { to: printable(recipients), subject: printable(subject), link };
}
