import { createServer, type ServerResponse } from "node:http";
import { readdirSync, readFileSync } from "node:fs";
import { listening } from "../shops/listening.ts";

/** Pages that are nothing without a browser, and pages that are hard on one. `{q}` stands for the query parameter `to`. */
const pages: Record<string, string> = {
  "/rendered": `<div id="app"></div><script>
    fetch("/rendered/product.json", { headers: { "x-shop": "1" } }).then((answer) => answer.json()).then(({ name, price }) => setTimeout(() => {
      document.title = name;
      app.innerHTML = "<h1>" + name + "</h1><p>" + price + " · a serum for every day, made in small batches, in glass that comes back to us.</p>";
    }, 900));
  </script>`,
  "/look": `<style>
    :root { --brand: #8a3d5c; --color-button: 18, 18, 18; --gap: 12px; --nothing: inherit }
    body { background: #faf6f0; color: rgb(34, 26, 22); font-family: "Founders Grotesk", sans-serif; margin: 0 }
    h1 { font-family: "Canela", serif; font-size: 48px; color: #5a2036 } h2 { font-family: "Founders Grotesk" }
    .buy { display: inline-block; background: #8a3d5c; color: #fff; padding: 14px 40px; font-size: 18px }
    .gone { display: none } button { background: #222; color: #eee; border: 0; padding: 6px 10px }
    .ad { width: 120px; height: 40px; background: url(/look/ground.svg) }
  </style><h1>Skin first</h1><h2>Best sellers</h2><p>${"Serums, creams and oils. ".repeat(8)}</p>
  <a class="buy" href="/x">Shop the serum</a><button>Menu</button><a class="buy gone">Hidden</a><a href="/y">Plain link</a>
  <div class="ad"></div><script>Array.prototype.map = Array.prototype.slice = () => "not yours"; document.querySelectorAll = () => [];</script>`,
  "/busy-with-connections": `<p>${"Words. ".repeat(40)}</p><iframe src="/busy-with-connections/frame"></iframe>
  <link rel="prefetch" href="/busy-with-connections/prefetch"><a id="file" href="/busy-with-connections/file" download>file</a>
  <script type="speculationrules">{"prerender":[{"source":"list","urls":["/busy-with-connections/prerender"],"eagerness":"immediate"}]}</script>
  <script>
    const here = "/busy-with-connections";
    new WebSocket("ws://" + location.host + here + "/socket").addEventListener("open", () => 0);
    new Worker(here + "/worker.js"); new SharedWorker(here + "/shared.js"); new EventSource(here + "/events");
    new Worker(URL.createObjectURL(new Blob(["fetch('" + location.origin + here + "/from-blob')"])));
    navigator.serviceWorker.register("/service-worker.js").catch(() => 0);
    window.open(here + "/popup"); navigator.sendBeacon(here + "/beacon", "x"); file.click();
    fetch(here + "/post", { method: "POST", body: "x" }).catch(() => 0);
    fetch(here + "/read").then((answer) => answer.text()).then((text) => document.body.append(text));
    addEventListener("beforeunload", (event) => event.preventDefault());
    alert("hello"); if (!confirm("sure?")) document.body.append(" and nobody was asked");
  </script>`,
  "/reaches-inside": `<p>${"Words. ".repeat(40)}</p><img src="{q}"><script src="{q}"></script><link rel="stylesheet" href="{q}">
  <link rel="preconnect" href="{q}"><link rel="prefetch" href="{q}">
  <script type="speculationrules">{"prefetch":[{"source":"list","urls":["{q}"],"eagerness":"immediate"}]}</script>
  <script>fetch("{q}").catch(() => document.body.append("refused")); setTimeout(() => { location.href = "{q}"; }, 50)</script>`,
  "/alerts": `<p>never seen</p><script>for (;;) { alert(1); confirm(2); }</script>`,
  "/spins": `<p>${"Words. ".repeat(40)}</p><script>setTimeout(() => { for (;;); }, 30)</script>`,
  "/refreshes": `<meta http-equiv="refresh" content="0"><p>${"Words. ".repeat(40)}</p>`,
  "/goes-on": `<script>location.href = "/goes-on?" + Math.random()</script>`,
  "/scrolls": `<script>setInterval(() => { fetch("/scrolls/more?" + Math.random()); document.body.append("more and more "); scrollTo(0, 1e9) }, 20)</script>`,
  "/floods": `<script>setInterval(() => { for (let i = 0; i < 200; i++) new Image().src = "/floods/" + Math.random() }, 1)</script>`,
  "/huge": `<script>document.write("<p>${"Words. ".repeat(40)}</p><div hidden>" + "é".repeat(5_000_000))</script>`,
};

/** A server of such pages; `/seen?under=…` lists the paths it was asked for, `/browsers` lists this process's browsers by their sessions. */
export async function startScriptedPages(): Promise<{ url: string; close(): Promise<void> }> {
  const seen: string[] = [];
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? "/", "http://pages");
    seen.push(`${request.method} ${url.pathname}`);
    const to = url.searchParams.get("to") ?? "";
    const page = pages[url.pathname];
    if (page !== undefined) return html(response, page.replaceAll("{q}", to));
    if (url.pathname === "/seen") {
      return json(
        response,
        seen.filter((line) => line.includes(` ${url.searchParams.get("under")}`)),
      );
    }
    if (url.pathname === "/browsers") return json(response, browsersOfThisProcess());
    if (url.pathname === "/agent") return html(response, `<p>${request.headers["user-agent"]}</p>`);
    if (url.pathname === "/hop") return void response.writeHead(302, { location: to }).end();
    if (url.pathname === "/missing") return html(response, `<p>${"Not here. ".repeat(20)}</p>`, 404);
    if (url.pathname === "/picture") return void response.setHeader("content-type", "image/svg+xml").end("<svg/>");
    if (url.pathname === "/silent") return;
    if (url.pathname === "/endless") return endless(response);
    if (url.pathname.startsWith("/trickles/")) {
      response.once("close", () => seen.push(`CLOSED ${url.pathname}`));
      return trickle(response);
    }
    if (url.pathname.endsWith(".json")) return json(response, { name: "Dew Serum", price: "38.00" });
    response.end("read");
  });
  server.on("upgrade", (request, socket) => {
    seen.push(`UPGRADE ${request.url}`);
    socket.destroy();
  });
  return listening(server);
}

function html(response: ServerResponse, body: string, status = 200): void {
  response.writeHead(status, { "content-type": "text/html; charset=windows-1252" });
  response.end(`<!doctype html><html><head></head><body>${body}</body></html>`);
}

function json(response: ServerResponse, value: unknown): void {
  response.setHeader("content-type", "application/json");
  response.end(JSON.stringify(value));
}

/** A document without an end, as fast as it is read. */
function endless(response: ServerResponse): void {
  response.writeHead(200, { "content-type": "text/html" });
  const chunk = `<p>${"Words without end. ".repeat(3000)}</p>`;
  const write = () => {
    if (response.destroyed) return;
    if (response.write(chunk)) setTimeout(write, 1);
    else response.once("drain", write);
  };
  write();
}

/** A document of which there is always a little more. */
function trickle(response: ServerResponse): void {
  response.writeHead(200, { "content-type": "text/html" });
  const drops = setInterval(() => response.write("<p>A drop.</p>"), 50);
  response.once("close", () => clearInterval(drops));
}

/** The sessions of Chromium processes whose parent is this one, as the emulator names their profiles. Linux only. */
function browsersOfThisProcess(): string[] {
  return readdirSync("/proc").flatMap((entry) => {
    try {
      const isOurs = readFileSync(`/proc/${entry}/stat`, "utf8").split(") ")[1]?.split(" ")[1] === String(process.pid);
      const session = /profile-([0-9a-f-]{36})-\d/.exec(readFileSync(`/proc/${entry}/cmdline`, "utf8"))?.[1];
      return isOurs && session !== undefined ? [session] : [];
    } catch {
      return [];
    }
  });
}
