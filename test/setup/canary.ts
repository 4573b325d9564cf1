import { createServer } from "node:net";
import { once } from "node:events";

/** A port on which nobody has any business: it counts whoever connects, before a byte is spoken. */
export async function startCanary(): Promise<{ port: number; connections(): number; close(): Promise<void> }> {
  let connections = 0;
  const server = createServer((socket) => {
    connections += 1;
    socket.destroy();
  });
  server.listen(0);
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("no address");
  return {
    port: address.port,
    connections: () => connections,
    close: async () => {
      server.close();
      await once(server, "close");
    },
  };
}
