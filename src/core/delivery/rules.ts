/** What the machine needs to know besides state and event. */
export interface DeliveryRules {
  /** Waits before each retry of a concept; one more failure than entries fails the delivery. */
  renderRetrySeconds: readonly number[];
  webhookRetrySeconds: readonly number[];
  /** A delivery that has not ended by then is given up and refunded. */
  maxDurationMs: number;
}
