import type { DatabaseSync, SQLInputValue } from "node:sqlite";

interface BoundStatement {
  bind(...values: SQLInputValue[]): BoundStatement;
  first(): Promise<unknown>;
  all(): Promise<unknown>;
  raw(): Promise<unknown[][]>;
  run(): Promise<unknown>;
  /** What `batch` asks of each. */
  now(): D1Answer;
}

interface D1Answer {
  results: unknown[];
  success: true;
  meta: object;
}

/** Node's SQLite as D1 is bound, as far as benchmarks use it: a batch is one transaction. */
export function boundDatabase(database: DatabaseSync) {
  const statement = (query: string, values: SQLInputValue[] = []): BoundStatement => {
    const all = () => database.prepare(query).all(...values);
    const now = (): D1Answer => ({ results: all(), success: true, meta: {} });
    return {
      bind: (...given: SQLInputValue[]) => statement(query, given),
      first: () => Promise.resolve(all()[0] ?? null),
      all: () => Promise.resolve(now()),
      raw: () => Promise.resolve(all().map((row) => Object.values(row))),
      run: () =>
        Promise.resolve({ success: true, meta: { changes: Number(database.prepare(query).run(...values).changes) } }),
      now,
    };
  };
  return {
    prepare: (query: string) => statement(query),
    batch(statements: BoundStatement[]) {
      database.exec("BEGIN");
      const answers = statements.map((one) => one.now());
      database.exec("COMMIT");
      return Promise.resolve(answers);
    },
  };
}
