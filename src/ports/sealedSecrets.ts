/** All secrets that are kept sealed, wherever they are. */
export interface SealedSecrets {
  /**
   * Puts the next ones, beginning at `position` (empty: at the first), under the current key of the settings, while they are in use.
   * `failed`: those that open with none of the keys. An empty position: these were the last.
   */
  rewrapNext(position: string): Promise<{ position: string; rewrapped: number; failed: number }>;
}
