import type { OnboardingServices } from "./services.ts";

type Outside = Pick<OnboardingServices, "web" | "browser" | "pictures" | "media" | "textModel">;

/**
 * The outside for work that may be stopped: once `signal` is aborted no call begins, those under way end, and each throws the
 * signal's reason, so that loops around them end too.
 */
export function stoppable<C extends Outside>(ctx: C, signal: AbortSignal): C {
  const { web, pictures, media, textModel } = ctx;
  const { open } = ctx.browser;
  const stopping = async <T>(call: () => Promise<T>): Promise<T> => {
    signal.throwIfAborted();
    const result = await call();
    signal.throwIfAborted();
    return result;
  };
  const outside: Outside = {
    web: {
      get: (url, limits) => stopping(() => web.get(url, { ...limits, signal })),
      open: (url, limits) => stopping(() => web.open(url, { ...limits, signal })),
    },
    browser: {
      open:
        open === null
          ? null
          : (url, options) => stopping(() => open(url, { ...options, signal: either(signal, options.signal) })),
    },
    pictures: {
      read: (picture, options) => stopping(() => pictures.read(picture, { ...options, signal })),
      view: (picture, options) => stopping(() => pictures.view(picture, { ...options, signal })),
    },
    media: {
      get: (key) => stopping(() => media.get(key)),
      put: (key, body, options) => stopping(() => media.put(key, body, options)),
      url: (key) => media.url(key),
    },
    textModel: textModel === null ? null : { ask: (request) => stopping(() => textModel.ask({ ...request, signal })) },
  };
  return { ...ctx, ...outside };
}

function either(signal: AbortSignal, other: AbortSignal | undefined): AbortSignal {
  return other === undefined ? signal : AbortSignal.any([signal, other]);
}
