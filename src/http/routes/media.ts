import { problem } from "../../core/contract/errors.ts";
import type { Operation } from "../app.ts";
import { problemResponse } from "../problem.ts";

/** GET /media/{key}: what a custom domain of the bucket serves in production. */
export const media: Operation = {
  method: "GET",
  path: "/media/:key{.+}",
  handlers: [
    async (c) => {
      const response = await c.get("services").mediaFiles.serve(c.req.param("key") ?? "", c.req.raw);
      if (response === null) return problemResponse(c, problem("not_found"));
      return response;
    },
  ],
};
