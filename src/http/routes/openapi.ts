import { openApiDocument } from "../../api/openapiDocument.ts";
import type { Route } from "../route.ts";

interface Served {
  publicUrl: string;
  text: string;
  etag: string;
}

/** Made by the first call of an isolate; its address is the same for all of them. */
let served: Served | null = null;

/** GET /openapi.json: the API's description for machines. */
export const openapi: Route = {
  method: "GET",
  path: "/openapi.json",
  handlers: [
    async (c) => {
      const { settings, runtime } = c.get("services");
      const { publicUrl, docsUrl } = settings;
      if (served?.publicUrl !== publicUrl) {
        const text = JSON.stringify(openApiDocument({ publicUrl, docsUrl }));
        served = { publicUrl, text, etag: `"${(await runtime.sha256Hex(text)).slice(0, 32)}"` };
      }
      const headers = { "cache-control": "public, max-age=300", etag: served.etag };
      if (isCurrent(c.req.header("if-none-match"), served.etag)) return c.body(null, 304, headers);
      return c.body(served.text, 200, { ...headers, "content-type": "application/json" });
    },
  ],
};

/** Whether `If-None-Match` names this version; a proxy may have made its tag a weak one. */
function isCurrent(header: string | undefined, etag: string): boolean {
  const tags = (header ?? "").split(",").map((tag) => tag.trim().replace(/^W\//, ""));
  return tags.includes(etag) || tags.includes("*");
}
