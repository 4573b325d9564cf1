/** What the machine needs to know besides state and event. */
export interface DeliveryRules {
  /** Waits before each retry of a concept that could not be drawn; one more failure than entries fails the delivery. */
  renderRetrySeconds: readonly number[];
  /**
   * Waits before each retry of a concept whose renderer was lost, which says nothing about the concept; they are counted apart,
   * and one more than entries fails the delivery.
   */
  lostRendererRetrySeconds: readonly number[];
  /** A delivery that still fails so long after its first failure, and of which no concept was rendered meanwhile, is given up and refunded. */
  maxTroubleMs: number;
  /** A delivery that has not ended by then is given up and refunded. */
  maxDurationMs: number;
  /** An attempt that began before its delivery was given up stores its last file within this time after it. */
  lateFilesMs: number;
}
