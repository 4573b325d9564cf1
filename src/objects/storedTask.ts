import type { TaskState } from "../core/brand/tasks.ts";
import type { TaskInput } from "../ports/brandObjects.ts";

/** A task as the brand's object keeps it. */
export interface StoredTask {
  task: number;
  state: TaskState;
  attempts: number;
  sends: number;
  dueMs: number;
  token: string | null;
  input: TaskInput;
}

// A type, not an interface: what `exec` returns must have an index signature.
export type TaskRow = {
  task: number;
  state: TaskState;
  attempts: number;
  sends: number;
  due_ms: number;
  token: string | null;
  input: string;
};

/** Of the table `tasks`, as a `TaskRow` has them. */
export const columns = "task, state, attempts, sends, due_ms, token, input";

export function taskOf({ due_ms, input, ...row }: TaskRow): StoredTask {
  return { ...row, dueMs: due_ms, input: JSON.parse(input) as TaskInput };
}
