import { createHash } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { z } from "zod";
import { Scene } from "../../src/core/rendering/scene.ts";
import { readBody } from "./readBody.ts";

const maxBodyBytes = 32 * 1024 * 1024;
const StillWidth = z.coerce.number().int().min(64).max(4096).nullable();

/** What one render is drawn from, as `POST /renders` carries it. */
export interface Job {
  scene: Scene;
  product: Buffer;
  ground: Buffer | null;
  logo: Buffer | null;
  /** Pixels that its stills are scaled to; null: as they are drawn. */
  stillWidth: number | null;
}

/** Reads the body of `POST /renders` (core/rendering/protocol.ts), never more of it than is allowed; a message: what it lacks. */
export async function readJob(request: IncomingMessage): Promise<Job | { message: string }> {
  const headers = new Headers({ "content-type": request.headers["content-type"] ?? "" });
  let form: FormData;
  try {
    const body = await readBody(request, maxBodyBytes);
    if (body === null) return { message: `The body has more than ${maxBodyBytes} bytes.` };
    form = await new Response(new Uint8Array(body), { headers }).formData();
  } catch {
    return { message: "The body is not a multipart form." };
  }
  const [sceneText, product, ground, logo] = ["scene", "product", "ground", "logo"].map((field) => form.get(field));
  if (typeof sceneText !== "string" || !(product instanceof File)) {
    return { message: "The form needs the fields `scene` and `product`." };
  }
  const stillWidth = StillWidth.safeParse(form.get("stillWidth"));
  if (!stillWidth.success) return { message: "`stillWidth` is no width in pixels." };
  try {
    const scene = Scene.safeParse(JSON.parse(sceneText));
    if (!scene.success) return { message: `The scene is malformed: ${scene.error.issues[0]?.message ?? "unknown"}` };
    const bytesOf = async (file: unknown) => (file instanceof File ? Buffer.from(await file.arrayBuffer()) : null);
    return {
      scene: scene.data,
      product: Buffer.from(await product.arrayBuffer()),
      ground: await bytesOf(ground),
      logo: await bytesOf(logo),
      stillWidth: stillWidth.data,
    };
  } catch {
    return { message: "The scene is not JSON." };
  }
}

/** A render's name says all that it is drawn from. */
export function renderIdOf({ scene, product, ground, logo, stillWidth }: Job): string {
  const hash = createHash("sha256");
  if (stillWidth !== null) hash.update(`${stillWidth} wide:`);
  for (const part of [Buffer.from(JSON.stringify(scene)), product, ground ?? Buffer.alloc(0), ...(logo ? [logo] : [])])
    hash.update(`${part.length}:`).update(part);
  return hash.digest("hex").slice(0, 32);
}
