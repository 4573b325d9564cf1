import type { RenderedFile } from "../../src/core/rendering/protocol.ts";

/** A file as it is reported; a still also says what of the order it shows, which its video has to know. */
export type FinishedFile = Omit<RenderedFile, "event" | "renderId"> & { photographed?: boolean; hasLogo?: boolean };

/** The folder of one render, by itself until it is given back. */
export interface RenderFolder {
  path: string;
  /** What is there already and whole, by name: an earlier attempt at the same render has left it. */
  finished: Map<string, FinishedFile>;
}
