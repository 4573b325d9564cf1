import type { SleepingContainer } from "./adapters/renderer/sleepingContainer.ts";
import type { TaskMessage } from "./core/brand/tasks.ts";
import type { RenderMessage } from "./core/rendering/renderMessage.ts";
import type { BrandObjectShell } from "./objects/brandObject.ts";
import type { MetricsObject } from "./objects/metricsObject.ts";
import type { CallLogShell } from "./objects/callLogObject.ts";
import type { DeliveryObjectShell } from "./objects/deliveryObject.ts";
import type { RendererPoolShell } from "./objects/rendererPool.ts";

/** The bindings of wrangler.toml; settings are read through `readSettings`. */
export interface Env {
  DB: D1Database;
  /** The files of `public/`. */
  ASSETS: Fetcher;
  MEDIA: R2Bucket;
  KEPT: R2Bucket;
  DELIVERY: DurableObjectNamespace<DeliveryObjectShell>;
  BRAND: DurableObjectNamespace<BrandObjectShell>;
  RENDERER: DurableObjectNamespace<SleepingContainer>;
  RENDERER_POOL: DurableObjectNamespace<RendererPoolShell>;
  CALL_LOG: DurableObjectNamespace<CallLogShell>;
  METRICS: DurableObjectNamespace<MetricsObject>;
  RENDERS: Queue<RenderMessage>;
  RENDERS_FIRST: Queue<RenderMessage>;
  PAGES: Queue<TaskMessage>;
  BROWSER: Fetcher;
  /** Only where the deployment's settings say MODELS=workers-ai: locally it would need an account. */
  AI?: Ai;
  /** Cloudflare Images, only where the deployment has it: it then tells products from their ground instead of the renderer. */
  IMAGES?: ImagesBinding;
  /** Analytics Engine, only on deployments. */
  SIGNALS?: AnalyticsEngineDataset;
  MAIL: SendEmail;
  GENERATE_LIMIT: RateLimit;
  CALL_LIMIT: RateLimit;
  PREVIEW_LIMIT: RateLimit;
  FAILED_AUTH_LIMIT: RateLimit;
  NETWORK_LIMIT: RateLimit;
}
