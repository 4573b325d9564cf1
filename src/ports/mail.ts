/** Mail to the account holder; a failure to send is logged, never the caller's problem. */
export interface Mail {
  send(message: { to: string; subject: string; text: string; html: string }): Promise<void>;
}
