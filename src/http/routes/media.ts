import { problem } from "../../core/contract/errors.ts";
import type { Operation } from "../app.ts";
import { problemResponse } from "../problem.ts";

/** Ours are far shorter; R2 refuses keys of more than 1,024 bytes. */
const longestKey = 200;

/** GET /media/{key}: what a custom domain of the bucket serves in production. */
export const media: Operation = {
  method: "GET",
  path: "/media/:key{.+}",
  handlers: [
    async (c) => {
      const key = c.req.param("key") ?? "";
      const response = key.length > longestKey ? null : await c.get("services").mediaFiles.serve(key, c.req.raw);
      return response ?? problemResponse(c, problem("not_found"));
    },
  ],
};
