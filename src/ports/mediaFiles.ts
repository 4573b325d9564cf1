/** Reads public files for the local media route; in production a custom domain of the bucket does. */
export interface MediaFiles {
  /** Answers a GET or HEAD for a key, with range and conditional requests; null where there is no such file. */
  serve(key: string, request: Request): Promise<Response | null>;
}
