/** What people changed in the account that they work in. */
export interface PeopleAudit {
  note(change: PersonsChange): Promise<void>;
  /** The newest first, those before `beforeSequence`. */
  list(filter: { accountId: string; beforeSequence: number | null; limit: number }): Promise<NotedChange[]>;
}

/** One call that may have changed something, with what became of it. */
export interface PersonsChange {
  atMs: number;
  accountId: string;
  personId: string;
  email: string;
  requestId: string;
  method: string;
  /** With the names of its parameters. */
  path: string;
  /** What it was about: the parameters and the ids of the answer; of a member mail address and role, of a verdict which it was. */
  about: Record<string, string>;
  /** Status of the answer. */
  status: number;
}

export interface NotedChange extends PersonsChange {
  sequence: number;
}
