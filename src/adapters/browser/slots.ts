/** Browsers that may be open at a time, over all instances of the Worker. */
export interface BrowserSlots {
  /** Null where all are in use. Whoever takes one gives it back; where that fails, it runs out by itself. */
  acquire(): Promise<{ release(): Promise<void> } | null>;
}
