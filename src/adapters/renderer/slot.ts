/** One renderer, asked over whatever carries it: a Container object or plain HTTP. */
export type Slot = (path: string, init?: RequestInit) => Promise<Response>;
