/** What becomes of the stored files of ads when their delivery has ended. Each may be done twice. */
export interface AdFiles {
  /** Deletes every file whose key begins so, but for those of `except`; where there is none, nothing happens. */
  deleteUnder(prefix: string, except?: readonly string[]): Promise<void>;
  /** Makes a `provisional` file `immutable`; one that is so already, or is gone, stays as it is. */
  settle(key: string): Promise<void>;
}
