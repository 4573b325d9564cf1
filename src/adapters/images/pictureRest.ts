type Reader = ReadableStreamDefaultReader<Uint8Array>;

interface Watch {
  /** Of the beginning so much is still to be passed on. */
  onHeld(bytes: number): void;
  /** Before the stream ends: whoever reads it answers only then. False: it breaks off instead. */
  beforeEnd(): Promise<boolean>;
}

/** The whole of a picture whose beginning has been read already, as a stream that breaks off past `maxBytes`. */
export class PictureRest {
  readonly stream: ReadableStream<Uint8Array>;
  isTooLarge = false;
  /** What broke the download off; null where nothing did. */
  brokenBy: unknown = null;

  /** `beginning` belongs to the stream from now on, which lets go of what it has passed on. */
  constructor(beginning: Uint8Array[], reader: Reader, maxBytes: number, watch: Watch) {
    let held = beginning.reduce((sum, chunk) => sum + chunk.byteLength, 0);
    let size = 0;
    const next = async () => {
      const first = beginning.shift();
      if (first !== undefined) {
        held -= first.byteLength;
        watch.onHeld(held);
        return first;
      }
      try {
        return (await reader.read()).value;
      } catch (error) {
        this.brokenBy = error;
        throw error;
      }
    };
    this.stream = new ReadableStream({
      pull: async (controller) => {
        const chunk = await next();
        if (chunk === undefined) {
          if (await watch.beforeEnd()) return controller.close();
          return controller.error(new Error("there is no place for what comes of the picture"));
        }
        size += chunk.byteLength;
        if (size <= maxBytes) return controller.enqueue(chunk);
        this.isTooLarge = true;
        controller.error(new Error("the picture is too large"));
      },
    });
  }
}
