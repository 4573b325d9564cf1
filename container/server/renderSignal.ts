import type { RenderEvent } from "../../src/core/rendering/protocol.ts";
import { readTraceparent } from "../../src/core/rendering/traceContext.ts";

/**
 * Listens to the events of one render and tells its end in one line of JSON, with the trace that its caller named (the form of
 * src/core/signals/line.ts). The line has ids, numbers and words of a fixed list only. `kept`: the names of files that an earlier try
 * has left; they are handed on, not drawn.
 */
export function renderSignal(
  traceparent: string | undefined,
  deliveryId: string | null,
  kept: readonly string[],
): (event: RenderEvent) => void {
  const trace = readTraceparent(traceparent);
  const startedMs = Date.now();
  let [files, filesDrawn] = [0, 0];
  return (event) => {
    if (event.event === "file") {
      files += 1;
      if (!kept.includes(event.file)) filesDrawn += 1;
      return;
    }
    const line = JSON.stringify({
      timestamp: new Date().toISOString(),
      severity_text: "INFO",
      event_name: "render.drawn",
      ...(trace !== null && { trace_id: trace.traceId, span_id: trace.spanId }),
      "service.name": "renderer",
      ...(/^del_[0-9a-z]{26}$/.test(deliveryId ?? "") && { delivery_id: deliveryId }),
      outcome: event.event,
      files,
      files_drawn: filesDrawn,
      duration_ms: Date.now() - startedMs,
    });
    console.info(line);
  };
}
