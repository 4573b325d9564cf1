/** Something that the service does not work without. */
export interface HealthCheck {
  name: "database" | "media" | "kept_files" | "queues" | "renderer";
  /** Rejects, or does not answer, when it is ill. Changes nothing. */
  check(): Promise<unknown>;
}
