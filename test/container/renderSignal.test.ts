import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import type { AddressInfo } from "node:net";
import os from "node:os";
import path from "node:path";
import { afterEach, expect, it, vi } from "vitest";
import { UnusableInput } from "../../container/engine/unusableInput.ts";
import { renderSignal } from "../../container/server/renderSignal.ts";
import { Scratch } from "../../container/server/scratch.ts";
import { createRendererServer } from "../../container/server/server.ts";
import { protocolHeader, rendererProtocol } from "../../src/core/rendering/protocol.ts";
import { aScene } from "./sampleScenes.ts";

const deliveryId = "del_0123456789abcdefghjkmnpqrs";
const traceId = "4bf92f3577b34da6a3ce929d0e0e4736";
const traceparent = `00-${traceId}-00f067aa0ba902b7-01`;

let said: string[] = [];
const listen = () => {
  said = [];
  vi.spyOn(console, "info").mockImplementation((text: string) => void said.push(text));
  vi.spyOn(console, "error").mockImplementation(() => undefined);
};
const lines = () => said.map((text) => JSON.parse(text) as Record<string, unknown>);

afterEach(() => {
  vi.restoreAllMocks();
});

it.each([
  ["done", () => Promise.resolve()],
  ["failed", () => Promise.reject(new UnusableInput("svc_live_secret cannot be drawn"))],
] as const)("a render that is %s is told in one line with the trace of its order", async (outcome, renderScene) => {
  listen();
  const root = mkdtempSync(path.join(os.tmpdir(), "renderer-"));
  const server = createRendererServer({ scratch: new Scratch(root), capacity: 1, renderScene });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const form = new FormData();
  form.set("scene", JSON.stringify({ ...aScene("editorial", "bottle"), deliveryId }));
  form.set("product", new Blob([new Uint8Array([1, 2, 3])]), "product.png");
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/renders`;
  await (
    await fetch(url, { method: "POST", headers: { traceparent, [protocolHeader]: rendererProtocol }, body: form })
  ).text();
  server.closeAllConnections();
  server.close();
  rmSync(root, { recursive: true, force: true });
  expect(lines()).toEqual([
    expect.objectContaining({
      event_name: "render.drawn",
      "service.name": "renderer",
      trace_id: traceId,
      span_id: "00f067aa0ba902b7",
      delivery_id: deliveryId,
      outcome,
      files: 0,
      files_drawn: 0,
    }),
  ]);
  expect(said.join("")).not.toContain("svc_live");
});

it("a caller without a valid trace, or with an id that is none, gets a line without them", () => {
  listen();
  renderSignal("00-nonsense", "svc_live_secret", [])({ event: "done" });
  const [line] = lines();
  expect(line).toMatchObject({ event_name: "render.drawn", outcome: "done" });
  expect(Object.keys(line ?? {}).filter((name) => ["trace_id", "span_id", "delivery_id"].includes(name))).toEqual([]);
});

it("a file that an earlier try has left is counted as handed on, not as drawn", () => {
  listen();
  const tell = renderSignal(traceparent, deliveryId, ["vertical.jpg"]);
  for (const orientation of ["vertical", "square"] as const)
    tell({
      event: "file",
      renderId: "0".repeat(32),
      file: `${orientation}.jpg`,
      kind: "still",
      orientation,
      contentType: "image/jpeg",
      bytes: 1,
    });
  tell({ event: "done" });
  expect(lines()).toEqual([expect.objectContaining({ files: 2, files_drawn: 1 })]);
});
