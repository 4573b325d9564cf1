import type { z } from "zod";
import { traceIdOf } from "./traceIds.ts";
import { signalTypes, type Signal } from "./signals.ts";

/** Who says something, in OpenTelemetry's names for it. */
export interface SignalSource {
  serviceName: string;
  environment: string;
}

/**
 * A signal as one line of JSON, in the names of OpenTelemetry's data model of logs. A field that is not what it should be is left out
 * and named, whatever it holds: the line is written all the same.
 */
export function signalLine(signal: Signal, source: SignalSource, nowMs: number): string {
  const { severity, fields } = signalTypes[signal.name];
  const given: Readonly<Record<string, unknown>> = signal;
  const read = Object.entries<z.ZodType>(fields).map(([name, field]) => ({ name, ...field.safeParse(given[name]) }));
  const said = Object.fromEntries(read.filter(({ success }) => success).map(({ name, data }) => [name, data]));
  const leftOut = read.filter(({ success }) => !success).map(({ name }) => name);
  const traceId = typeof said.request_id === "string" ? traceIdOf(said.request_id) : null;
  return JSON.stringify({
    timestamp: new Date(nowMs).toISOString(),
    severity_text: severity,
    event_name: signal.name,
    ...(traceId !== null && { trace_id: traceId }),
    "service.name": source.serviceName,
    "deployment.environment.name": source.environment,
    ...said,
    ...(leftOut.length > 0 && { left_out: leftOut }),
  });
}
