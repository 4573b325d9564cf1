import type { LogoDrawer, PictureNormaliser, ProductOutlines } from "../../ports/pictures.ts";
import type { Renderer } from "../../ports/renderer.ts";
import { HttpRenderer } from "./httpRenderer.ts";
import type { Slot } from "./slot.ts";
import { RendererPictureNormaliser } from "./pictureNormaliser.ts";
import type { RendererContainer } from "./rendererContainer.ts";
import { RendererLogos } from "./rendererLogos.ts";
import { RendererOutlines } from "./rendererOutlines.ts";

interface RendererOptions {
  /** A renderer that runs as a plain process; null: the container slots. */
  url: string | null;
  slots: number;
  containers: DurableObjectNamespace<RendererContainer>;
}

interface OpenRenderer {
  renderer: Renderer;
  normaliser: PictureNormaliser;
  logos: LogoDrawer;
  outlines: ProductOutlines;
}

/** What the renderer does for the Worker: ads, pictures and logos that the Worker should not decode, and products' outlines. */
export function openRenderer(options: RendererOptions): OpenRenderer {
  const slotsFor = slotsOf(options);
  return {
    renderer: new HttpRenderer(slotsFor, options.url === null),
    normaliser: new RendererPictureNormaliser(slotsFor),
    outlines: new RendererOutlines(slotsFor),
    logos: new RendererLogos(slotsFor),
  };
}

/** Plain HTTP where a renderer's address is set, otherwise the ring of named container slots from a route's place on. */
function slotsOf({ url, slots, containers }: RendererOptions): (route: string) => Slot[] {
  if (url !== null) {
    const process: Slot = (path, init) => fetch(new URL(path, url), init);
    return () => [process];
  }
  // A stub belongs to the request that made it, so each call gets its own.
  const ring = Array.from({ length: slots }, (_, index): Slot => {
    const id = containers.idFromName(`renderer-${index}`);
    return (path, init) => containers.get(id).fetch(new URL(path, "http://renderer"), init);
  });
  return (route) => {
    const start = hash(route) % slots;
    return [...ring.slice(start), ...ring.slice(0, start)];
  };
}

/** FNV-1a: spreads routes evenly over the ring. */
function hash(text: string): number {
  let value = 2166136261;
  for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 16777619) >>> 0;
  return value;
}
