import { z } from "zod";
import { readBounded } from "../../core/bytes.ts";
import { errorText } from "../../core/errorText.ts";
import type { DnsAnswer, DnsRecords } from "../../ports/dnsRecords.ts";

const timeoutMs = 5_000;
const maxBytes = 64 * 1024;
/** Numbers of the DNS: the type of a text, and the answers "there it is" and "there is no such name". */
const txtType = 16;
const noError = 0;
const noSuchName = 3;

const Answer = z.object({
  Status: z.int(),
  Answer: z.array(z.object({ type: z.int(), data: z.string() })).default([]),
});

/** Asks a resolver by DNS over HTTPS in its JSON form, which Cloudflare and Google have in common. */
export class DnsOverHttps implements DnsRecords {
  readonly #resolverUrl: string;

  constructor(resolverUrl: string) {
    this.#resolverUrl = resolverUrl;
  }

  async txt(name: string): Promise<DnsAnswer> {
    const url = new URL(this.#resolverUrl);
    url.searchParams.set("name", name);
    url.searchParams.set("type", "TXT");
    try {
      const signal = AbortSignal.timeout(timeoutMs);
      const response = await fetch(url, { headers: { accept: "application/dns-json" }, redirect: "manual", signal });
      const bytes = response.body === null ? null : await readBounded(response.body, maxBytes);
      if (!response.ok || bytes === null) throw new Error(`the resolver answered ${response.status}`);
      const { Status: status, Answer: records } = Answer.parse(JSON.parse(new TextDecoder().decode(bytes)));
      if (status === noSuchName) return { ok: true, texts: [] };
      if (status !== noError)
        return { ok: false, problem: `The name servers of ${name} gave no answer (code ${status}).` };
      return { ok: true, texts: records.filter(({ type }) => type === txtType).map(({ data }) => textOf(data)) };
    } catch (error) {
      console.warn("a DNS record could not be read", name, errorText(error));
      return { ok: false, problem: `The records of ${name} could not be read just now.` };
    }
  }
}

/** A text comes as it stands in a zone file, in one or more parts in quotes, or, from some resolvers, bare. */
function textOf(data: string): string {
  if (!data.startsWith('"')) return data;
  const parts = [...data.matchAll(/"((?:[^"\\]|\\.)*)"/gs)].map(([, part = ""]) => part);
  return parts
    .join("")
    .replace(/\\(\d{3}|.)/gs, (_, escaped: string) =>
      escaped.length === 3 ? String.fromCharCode(Number(escaped)) : escaped,
    );
}
