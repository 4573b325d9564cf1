import { once } from "node:events";
import type { Server } from "node:http";

/** A server that listens on the loopback, on a port of its own. */
export interface Listening {
  /** Without a slash at its end. */
  url: string;
  /** Resolves when it has let go of its port and of every connection. */
  close(): Promise<void>;
}

export async function listening(server: Server): Promise<Listening> {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("the server has no address");
  return {
    url: `http://127.0.0.1:${address.port}`,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
