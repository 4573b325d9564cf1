import type { HexColour, ProductPicture } from "../core/rendering/scene.ts";
import type { Result } from "../core/result.ts";

/** A product picture that can be used: cut out, measured, as PNG. */
export interface ReadPicture {
  png: Uint8Array;
  picture: ProductPicture;
  /** Most of the product first. */
  colours: HexColour[];
}

/** Decodes and measures product pictures; the error is a plain reason. */
export interface Pictures {
  read(bytes: Uint8Array): Promise<Result<ReadPicture, string>>;
}
