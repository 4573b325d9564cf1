/** What waits in a queue. */
export interface QueueState {
  queue: string;
  messages: number;
  /** When the oldest of them was sent, in ms since 1970; null where none waits. */
  oldestAtMs: number | null;
}

export interface QueueStates {
  look(): Promise<QueueState[]>;
}
