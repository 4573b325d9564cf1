/**
 * Stands in for the proxy that the emulator of Cloudflare Containers puts beside each container: its calls into the container come as
 * CONNECT with the wanted address in `X-Dst-Addr`. What the container calls is not let through: the renderer's has no way out anyway.
 */
import { createServer } from "node:http";
import { connect } from "node:net";
import { rootCertificates } from "node:tls";

const option = process.argv.indexOf("--http-ingress-address");
const [host, port] = (option < 0 ? "0.0.0.0:39001" : (process.argv[option + 1] ?? "")).split(":");

/** The emulator fetches the certificate with which calls outward would be read, and says which of them it wants. */
const server = createServer((request, response) => {
  request.resume();
  if (request.method === "GET" && request.url === "/ca") response.end(rootCertificates[0]);
  else response.writeHead(request.method === "PUT" && request.url === "/egress" ? 204 : 404).end();
});

server.on("connect", (request, caller, head) => {
  const [wantedHost, wantedPort] = String(request.headers["x-dst-addr"] ?? request.url).split(":");
  const container = connect(Number(wantedPort), wantedHost);
  container.once("connect", () => {
    caller.write("HTTP/1.1 200 OK\r\n\r\n");
    container.write(head);
    container.pipe(caller).pipe(container);
  });
  container.on("error", () => caller.end("HTTP/1.1 502 Bad Gateway\r\nContent-Length: 0\r\n\r\n"));
  caller.on("error", () => container.destroy());
});

server.listen(Number(port), host);
process.on("SIGTERM", () => process.exit(0));
