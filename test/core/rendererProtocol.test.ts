import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { z } from "zod";
import { PictureRefusal, RenderEvent, rendererProtocol } from "../../src/core/rendering/protocol.ts";
import { Scene } from "../../src/core/rendering/scene.ts";

it("the protocol's version is counted up whenever what Worker and renderer say to each other has changed", () => {
  const said = [Scene, RenderEvent, PictureRefusal].map((schema) => z.toJSONSchema(schema, { io: "input" }));
  const hash = createHash("sha256").update(JSON.stringify(said)).digest("hex").slice(0, 16);
  // Another hash is another version: an old renderer and a new Worker run side by side while a deployment is rolled out.
  expect({ [rendererProtocol]: hash }).toEqual({ "1": "e170d1bec1b77443" });
});
