import type { OperatorRole } from "../core/operators/roles.ts";

/** People who may use the operator interface. Tokens are known by their hash alone. */
export interface Operators {
  /** The operator behind the SHA-256 of a token; null when it is unknown or revoked. */
  byTokenHash(tokenHash: string): Promise<Operator | null>;
  create(operator: NewOperator): Promise<void>;
  /** Those who were revoked too, the newest first. */
  list(limit: number): Promise<Operator[]>;
  /** Null where there is no such operator. */
  change(operatorId: string, change: { name?: string; role?: OperatorRole }): Promise<Operator | null>;
  /** A new token; the old one is unknown from now on. False where there is no such operator, or was revoked. */
  replaceToken(operatorId: string, token: OperatorToken, nowMs: number): Promise<boolean>;
  /** False where there is no such operator, or was revoked before. */
  revoke(operatorId: string, nowMs: number): Promise<boolean>;
}

export interface OperatorToken {
  tokenHash: string;
  /** So much of it is shown. */
  tokenPrefix: string;
}

export interface NewOperator extends OperatorToken {
  id: string;
  name: string;
  email: string;
  role: OperatorRole;
  nowMs: number;
}

export interface Operator {
  id: string;
  name: string;
  email: string;
  role: OperatorRole;
  tokenPrefix: string;
  createdAt: number;
  rotatedAt: number;
  revokedAt: number | null;
}

/** Every call that operators made to change something. */
export interface OperatorAudit {
  /** Noted before the call is carried out; its number. */
  begin(call: OperatorCall): Promise<number>;
  /** What became of it. `ids`: those that the answer gave. */
  end(sequence: number, outcome: { status: number; ids: Record<string, string> }): Promise<void>;
  /** The newest first, those before `beforeSequence`. */
  list(filter: AuditFilter): Promise<AuditEntry[]>;
}

export interface OperatorCall {
  atMs: number;
  operatorId: string;
  requestId: string;
  method: string;
  /** With the names of its parameters. */
  path: string;
  /** The parameters. */
  ids: Record<string, string>;
}

export interface AuditFilter {
  accountId: string | null;
  operatorId: string | null;
  beforeSequence: number | null;
  limit: number;
}

export interface AuditEntry {
  sequence: number;
  at: number;
  operatorId: string;
  requestId: string;
  method: string;
  path: string;
  accountId: string | null;
  ids: Record<string, string>;
  /** Null where the call never came to an answer. */
  status: number | null;
}
