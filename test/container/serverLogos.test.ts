import { mkdtempSync, rmSync } from "node:fs";
import { once } from "node:events";
import type { Server } from "node:http";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { RenderScene } from "../../container/ads/renderScene.ts";
import { Scratch } from "../../container/server/scratch.ts";
import { createRendererServer } from "../../container/server/server.ts";
import { protocolHeader, rendererProtocol } from "../../src/core/rendering/protocol.ts";
import { aScene } from "./sampleScenes.ts";

const headers = { [protocolHeader]: rendererProtocol };
let server: Server;
let root: string;
let url: string;
let work: RenderScene;

beforeEach(async () => {
  root = mkdtempSync(path.join(os.tmpdir(), "renderer-"));
  server = createRendererServer({
    scratch: new Scratch(root),
    capacity: 1,
    renderScene: (task) => work(task),
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("no address");
  url = `http://127.0.0.1:${address.port}`;
});

afterEach(async () => {
  server.closeAllConnections();
  server.close();
  await once(server, "close");
  rmSync(root, { recursive: true, force: true });
});

describe("the renderer's server", () => {
  it("hands on a scene's logo, and names the render after it too", async () => {
    const seen: (string | null)[] = [];
    const folders = new Set<string>();
    work = ({ logo, folder }) => {
      seen.push(logo?.toString() ?? null);
      folders.add(folder.path);
      return Promise.resolve();
    };
    for (const logo of [null, "one", "another"]) {
      const form = new FormData();
      form.set("scene", JSON.stringify(aScene("editorial", "bottle")));
      form.set("product", new Blob([new Uint8Array([1, 2, 3])]), "product.png");
      if (logo !== null) form.set("logo", new Blob([logo]), "logo.png");
      await (await fetch(`${url}/renders`, { method: "POST", headers, body: form })).text();
    }
    expect([seen, folders.size]).toEqual([[null, "one", "another"], 3]);
  });

  it("draws a logo that was sent to it, and says why it draws none", async () => {
    const drawing = `<svg viewBox="0 0 90 30"><path d="M0 0h90v9H0zM0 20h9v9H0z"/></svg>`;
    const drawn = await fetch(`${url}/logos`, { method: "POST", headers, body: drawing });
    expect([drawn.status, drawn.headers.get("content-type")]).toEqual([200, "image/png"]);
    const refused = await fetch(`${url}/logos`, { method: "POST", headers, body: `<!DOCTYPE svg>${drawing}` });
    expect(refused.status).toBe(422);
    expect(await refused.json()).toEqual({ message: "The drawing is not well-formed, or declares something." });
  });
});
