type Reader = ReadableStreamDefaultReader<Uint8Array>;

/** The whole of a picture whose beginning has been read already, as a stream that breaks off past `maxBytes`. */
export class PictureRest {
  readonly stream: ReadableStream<Uint8Array>;
  isTooLarge = false;

  constructor(beginning: readonly Uint8Array[], reader: Reader, maxBytes: number) {
    const chunks = [...beginning];
    let size = 0;
    this.stream = new ReadableStream({
      pull: async (controller) => {
        const chunk = chunks.shift() ?? (await reader.read()).value;
        if (chunk === undefined) return controller.close();
        size += chunk.byteLength;
        if (size <= maxBytes) return controller.enqueue(chunk);
        this.isTooLarge = true;
        controller.error(new Error("the picture is too large"));
      },
    });
  }
}
