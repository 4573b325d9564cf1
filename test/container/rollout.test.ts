import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { protocolHeader, RenderEvent, rendererProtocol } from "../../src/core/rendering/protocol.ts";
import type { Scene } from "../../src/core/rendering/scene.ts";
import { freePort, stop, untilHealthy } from "../../scripts/processes.ts";
import { aScene, pictureOf } from "./sampleScenes.ts";

let renderer: ChildProcess;
let folder: string;
let url: string;

beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), "rollout-"));
  url = `http://127.0.0.1:${await freePort()}`;
  const env = { ...process.env, PORT: new URL(url).port, SCRATCH_DIR: path.join(folder, "scratch") };
  renderer = spawn("node", ["container/server/main.ts"], { env, stdio: ["ignore", "ignore", "inherit"] });
  await untilHealthy(`${url}/health`, renderer, 60_000);
});

afterAll(async () => {
  await stop(renderer);
  rmSync(folder, { recursive: true, force: true });
});

function order(scene: Scene): Promise<Response> {
  const form = new FormData();
  form.set("scene", JSON.stringify(scene));
  form.set("product", new Blob([new Uint8Array(pictureOf("bottle"))]), "product.png");
  return fetch(`${url}/renders`, { method: "POST", headers: { [protocolHeader]: rendererProtocol }, body: form });
}

it("a renderer that is told to end loses nothing that it has drawn, takes nothing new, and ends once all is fetched", async () => {
  const scene = aScene("editorial", "bottle");
  const drawing = await order(scene);
  const ended = once(renderer, "exit");
  renderer.kill("SIGTERM");
  const events = (await drawing.text())
    .trim()
    .split("\n")
    .map((line) => RenderEvent.parse(JSON.parse(line)));
  expect(events.map(({ event }) => event)).toEqual(["file", "file", "done"]);
  const refused = await order({ ...scene, seed: 2 });
  expect([refused.status, await refused.json()]).toEqual([503, { busy: true }]);
  const files = events.filter((event) => event.event === "file");
  for (const { renderId, file, bytes } of files) {
    const answer = await fetch(`${url}/renders/${renderId}/${file}`);
    expect([answer.status, (await answer.arrayBuffer()).byteLength]).toEqual([200, bytes]);
  }
  expect(renderer.exitCode).toBeNull();
  await fetch(`${url}/renders/${files[0]?.renderId ?? ""}`, { method: "DELETE" });
  expect(await ended).toEqual([0, null]);
  await expect(fetch(`${url}/health`)).rejects.toThrow();
});
