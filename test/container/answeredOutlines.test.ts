import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import os from "node:os";
import path from "node:path";
import sharp from "sharp";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { OutlinePool } from "../../container/pictures/outlines/outlinePool.ts";
import { Scratch } from "../../container/server/scratch.ts";
import { createRendererServer } from "../../container/server/server.ts";
import { protocolHeader, rendererProtocol } from "../../src/core/rendering/protocol.ts";

const headers = { [protocolHeader]: rendererProtocol };
let server: Server;
let root: string;
let url: string;
let pool: OutlinePool;

beforeEach(async () => {
  root = mkdtempSync(path.join(os.tmpdir(), "outlines-"));
  pool = new OutlinePool({
    folder: ".cache/outlines",
    processUrl: new URL("../setup/outlineStandIn.ts", import.meta.url),
  });
  server = createRendererServer({
    scratch: new Scratch(root),
    capacity: 1,
    renderScene: () => Promise.resolve(),
    outlines: pool,
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterEach(async () => {
  pool.close();
  server.closeAllConnections();
  server.close();
  await once(server, "close");
  rmSync(root, { recursive: true, force: true });
});

/** A picture that the stand-in looks at for so many milliseconds. */
async function picture(waitMs: number): Promise<Uint8Array<ArrayBuffer>> {
  const image = sharp(Buffer.from([waitMs, 0, 0]), { raw: { width: 1, height: 1, channels: 3 } });
  return new Uint8Array(await image.png().toBuffer());
}

const ask = async (body: Uint8Array<ArrayBuffer>, look = "outlines") =>
  (await fetch(`${url}/${look}`, { method: "POST", headers, body })).status;

it("a picture that comes again is answered without another look, even while others wait", async () => {
  const looks = vi.spyOn(pool, "trace");
  const known = await picture(1);
  expect(await ask(known)).toBe(204);
  const slow = [200, 201, 202].map(async (waitMs) => ask(await picture(waitMs)));
  await vi.waitFor(() => expect(pool.size).toBe(3));
  expect(await ask(await picture(203))).toBe(503);
  expect(await ask(known)).toBe(204);
  expect(looks).toHaveBeenCalledTimes(4);
  expect(await Promise.all(slow)).toEqual([204, 204, 204]);
});

it("a picture that comes again is looked at anew where the other look is asked for, or where the first gave no answer", async () => {
  const looks = vi.spyOn(pool, "trace");
  const known = await picture(1);
  looks.mockRejectedValueOnce(new Error("The outline model took too long."));
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  expect(await ask(known)).toBe(500);
  expect(await ask(known)).toBe(204);
  expect(await ask(known, "edges")).toBe(204);
  expect(looks).toHaveBeenCalledTimes(3);
});
