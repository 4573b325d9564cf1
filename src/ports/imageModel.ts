/** A text-to-image model. */
export interface ImageModel {
  /** Goes into the name of what it drew: another model draws another picture. */
  readonly name: string;
  /**
   * A picture (PNG, JPEG or WebP) of what `prompt` describes, as near to the wanted size in pixels as the model draws, the same for the
   * same seed as far as it can be; null when the model gives none in time, or nothing that is a picture.
   */
  draw(request: ImageRequest): Promise<Uint8Array | null>;
}

export interface ImageRequest {
  prompt: string;
  width: number;
  height: number;
  /** Unsigned 32 bit. */
  seed: number;
}
