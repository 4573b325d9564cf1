/** The public DNS. */
export interface DnsRecords {
  /**
   * The texts of the TXT records of a name, each put together from its parts; none where the name has none or is not there.
   * `problem`: one plain sentence about why it could not be told; another try may go better.
   */
  txt(name: string): Promise<DnsAnswer>;
}

export type DnsAnswer = { ok: true; texts: string[] } | { ok: false; problem: string };
