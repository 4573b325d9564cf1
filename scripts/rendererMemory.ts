/**
 * How the renderer's process deals with memory, which can only be said before it begins; `container/Dockerfile` says the same.
 * Pictures of megabytes come and go on half a dozen threads. Left alone, glibc keeps their room in an arena for each thread, and V8 lets
 * its young generations grow to what suits a large heap: twice the memory for a twentieth less work.
 */
export const rendererMemory = {
  MALLOC_ARENA_MAX: "2",
  /** Bytes from which on a picture has pages of its own, which go back when it does. */
  MALLOC_MMAP_THRESHOLD_: "262144",
  NODE_OPTIONS: "--max-semi-space-size=4",
} as const;
