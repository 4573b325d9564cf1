import type { DnsAnswer, DnsRecords } from "../../src/ports/dnsRecords.ts";

/** The public DNS as a test writes it: the texts of each name; `null` where its name servers do not answer. */
export class FakeDnsRecords implements DnsRecords {
  readonly #zone: ReadonlyMap<string, readonly string[] | null>;

  constructor(zone: ReadonlyMap<string, readonly string[] | null> = new Map()) {
    this.#zone = zone;
  }

  txt(name: string): Promise<DnsAnswer> {
    const texts = this.#zone.get(name);
    if (texts === null) return Promise.resolve({ ok: false, problem: `The name servers of ${name} gave no answer.` });
    return Promise.resolve({ ok: true, texts: [...(texts ?? [])] });
  }
}
