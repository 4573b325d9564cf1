import type { Context } from "hono";
import { errorText } from "../core/errorText.ts";
import type { App } from "./types.ts";

/** Lets work go on after the answer; what goes wrong in it is logged and changes no answer. */
export function afterAnswer(c: Context<App>, work: Promise<void>): void {
  c.executionCtx.waitUntil(
    work.catch((error: unknown) => console.error("after the answer", c.get("requestId"), errorText(error))),
  );
}
