import { problem } from "../../core/contract/errors.ts";
import { errorText } from "../../core/errorText.ts";
import { serveMedia } from "../../services/serveMedia.ts";
import type { Route } from "../route.ts";
import { problemResponse } from "../problem.ts";

/** Ours are far shorter; R2 refuses keys of more than 1,024 bytes. */
const longestKey = 200;

const path = "/media/";

/** GET /media/{key}, and the same at the root of `MEDIA_URL` where that is a host of its own. */
export const media: Route = {
  method: "GET",
  path: `${path}:key{.+}`,
  handlers: [
    async (c) => {
      const key = c.req.param("key") ?? "";
      if (key.length > longestKey) return problemResponse(c, problem("not_found"));
      try {
        const services = c.get("services");
        const file = await serveMedia(services, key, c.req.raw);
        if (file === null) return problemResponse(c, problem("not_found"));
        // The dashboard fetches what it saves under names of its own, and the media may be on another host.
        file.headers.set("access-control-allow-origin", new URL(services.settings.appUrl).origin);
        return file;
      } catch (error) {
        console.warn("a file could not be served", errorText(error));
        return problemResponse(c, problem("upstream_error"));
      }
    },
  ],
};

/**
 * The path by which a request is routed. What is asked of `mediaUrl` is asked of the media route; where that is a host of its own,
 * nothing else is there.
 */
export function routedPath(url: string, { mediaUrl, publicUrl }: { mediaUrl: string; publicUrl: string }): string {
  const { href, host, pathname } = new URL(url);
  if (href.startsWith(`${mediaUrl}/`)) {
    return path + new URL(href.slice(mediaUrl.length + 1), "http://media/").pathname.slice(1);
  }
  const isMediaHost = host === new URL(mediaUrl).host && host !== new URL(publicUrl).host;
  return isMediaHost ? path : pathname;
}
