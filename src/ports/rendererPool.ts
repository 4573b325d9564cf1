import type { PoolAnswer, PoolEvent } from "../core/rendererPool/events.ts";

/** The one object that knows which container has room; the same event twice does no harm. */
export interface RendererPool {
  tell(event: PoolEvent): Promise<PoolAnswer>;
}
