import type { LeaseEnd } from "../../core/rendererPool/events.ts";
import { startTimeoutMs, type PoolRules } from "../../core/rendererPool/rules.ts";
import type { LogoDrawer, PictureNormaliser, ProductOutlines } from "../../ports/pictures.ts";
import type { Renderer } from "../../ports/renderer.ts";
import type { RendererPool } from "../../ports/rendererPool.ts";
import type { AskRenderer } from "./askRenderer.ts";
import { HttpRenderer } from "./httpRenderer.ts";
import { RendererPictureNormaliser } from "./pictureNormaliser.ts";
import { PooledRenderers } from "./pooledRenderers.ts";
import type { SleepingContainer } from "./sleepingContainer.ts";
import { RendererLogos } from "./rendererLogos.ts";
import { RendererOutlines } from "./rendererOutlines.ts";
import { heard, speaking } from "./versions.ts";

interface RendererOptions {
  /** A renderer that runs as a plain process, the only slot then; null: the containers. */
  url: string | null;
  rules: PoolRules;
  containers: Pick<DurableObjectNamespace<SleepingContainer>, "idFromName" | "get">;
  placement: DurableObjectNamespaceGetDurableObjectOptions;
  openPool: () => RendererPool;
  newLeaseId: () => string;
}

interface OpenRenderer {
  renderer: Renderer;
  normaliser: PictureNormaliser;
  logos: LogoDrawer;
  outlines: ProductOutlines;
  rendererPool: { rules: PoolRules; wake(slot: number): Promise<LeaseEnd> };
}

/** What the renderer does for the Worker: ads, pictures and logos that the Worker should not decode, and products' outlines. */
export function openRenderer(options: RendererOptions): OpenRenderer {
  const { url, openPool, newLeaseId } = options;
  const rules = url === null ? options.rules : { ...options.rules, slots: 1 };
  const slotAt = (index: number) => (url === null ? containerAt(options, index) : processAt(url));
  const places = new PooledRenderers({ openPool, slotAt, newLeaseId });
  return {
    renderer: new HttpRenderer(places),
    normaliser: new RendererPictureNormaliser(places),
    outlines: new RendererOutlines(places),
    logos: new RendererLogos(places),
    rendererPool: { rules, wake: (index) => wake(slotAt(index)) },
  };
}

/** The named container of a slot. A stub belongs to the request that made it, so each call gets its own. */
function containerAt({ containers, placement }: RendererOptions, index: number): AskRenderer {
  const id = containers.idFromName(`renderer-${index}`);
  return (path, init) => containers.get(id, placement).fetch(new URL(path, "http://renderer"), init);
}

function processAt(url: string): AskRenderer {
  return (path, init) => fetch(new URL(path, url), init);
}

async function wake(ask: AskRenderer): Promise<LeaseEnd> {
  const late = new AbortController();
  // Cleared, unlike that of `AbortSignal.timeout`: an object with a timer under way stays in memory.
  const timer = setTimeout(() => late.abort(new Error("The container did not start in time.")), startTimeoutMs);
  try {
    const response = await speaking(ask)("/health", { signal: late.signal });
    await response.body?.cancel();
    return heard(response);
  } finally {
    clearTimeout(timer);
  }
}
