/** Small pictures of stills, for readers that see what an answer carries but fetch nothing. */
export interface Previews {
  /** A JPEG of the still under this key of the media bucket, at most 320 pixels high; null where none can be made just now. */
  preview(stillKey: string): Promise<Uint8Array | null>;
}
