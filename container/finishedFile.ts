import type { RenderedFile } from "../src/core/rendering/protocol.ts";

/** A file as it is reported; a still also says what of the order it shows, which its video has to know. */
export type FinishedFile = Omit<RenderedFile, "event" | "renderId"> & { photographed?: boolean; hasLogo?: boolean };
