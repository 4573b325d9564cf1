import type { Renderer } from "../../ports/renderer.ts";
import { HttpRenderer, type Slot } from "./httpRenderer.ts";
import type { RendererContainer } from "./rendererContainer.ts";

interface RendererOptions {
  /** A renderer that runs as a plain process; null: the container slots. */
  url: string | null;
  slots: number;
  containers: DurableObjectNamespace<RendererContainer>;
}

/** Plain HTTP where a renderer's address is set, otherwise the ring of named container slots. */
export function openRenderer({ url, slots, containers }: RendererOptions): Renderer {
  if (url !== null) {
    const process: Slot = (path, init) => fetch(new URL(path, url), init);
    return new HttpRenderer(() => [process], false);
  }
  // A stub belongs to the request that made it, so each call gets its own.
  const ring = Array.from({ length: slots }, (_, index): Slot => {
    const id = containers.idFromName(`renderer-${index}`);
    return (path, init) => containers.get(id).fetch(new URL(path, "http://renderer"), init);
  });
  return new HttpRenderer((route) => {
    const start = hash(route) % slots;
    return [...ring.slice(start), ...ring.slice(0, start)];
  }, true);
}

/** FNV-1a: spreads routes evenly over the ring. */
function hash(text: string): number {
  let value = 2166136261;
  for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 16777619) >>> 0;
  return value;
}
