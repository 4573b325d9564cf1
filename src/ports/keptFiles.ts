/** Files that are the service's own: what models drew or computed once. They lie apart from media, where nobody can fetch them. */
export interface KeptFiles {
  /** The file's bytes, or null where there is none. */
  get(key: string): Promise<Uint8Array | null>;
  put(key: string, bytes: Uint8Array | ArrayBuffer): Promise<void>;
  /** Nothing happens where there is none. */
  delete(keys: readonly string[]): Promise<void>;
  /** Files under a prefix in the order of their keys, after `after`. */
  list(prefix: string, after: string | null, limit: number): Promise<{ key: string; storedAtMs: number }[]>;
}
