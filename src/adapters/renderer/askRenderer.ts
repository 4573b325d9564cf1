/** Asks one renderer, over whatever carries it: a Container object or plain HTTP. */
export type AskRenderer = (path: string, init?: RequestInit) => Promise<Response>;
