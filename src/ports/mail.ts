/** Mail to people, as text and, where given, as HTML too. Throws when it could not be handed over. */
export interface Mail {
  send(message: { to: string; subject: string; text: string; html?: string }): Promise<void>;
}
