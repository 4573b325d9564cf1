import { inflateSync } from "node:zlib";

/** Bytes of the file's header and of an entry in its list of tables: in WOFF 1.0, and in the plain font that it wraps. */
const packed = { header: 44, entry: 20 };
const plain = { header: 12, entry: 16 };

/** The font in a WOFF 1.0 file, its tables inflated: HarfBuzz reads no compressed ones. */
export function fontInWoff(woff: Buffer): Uint8Array {
  const tables = Array.from({ length: woff.readUInt16BE(12) }, (_, i) => {
    const entry = packed.header + i * packed.entry;
    const [offset, storedBytes, bytes] = [4, 8, 12].map((at) => woff.readUInt32BE(entry + at)) as [
      number,
      number,
      number,
    ];
    const stored = woff.subarray(offset, offset + storedBytes);
    return { entry, data: storedBytes < bytes ? inflateSync(stored) : stored };
  });
  const list = Buffer.alloc(plain.header + tables.length * plain.entry);
  woff.copy(list, 0, 4, 8);
  list.writeUInt16BE(tables.length, 4);
  let offset = list.length;
  const padded = tables.map(({ entry, data }, i) => {
    const at = plain.header + i * plain.entry;
    woff.copy(list, at, entry, entry + 4);
    woff.copy(list, at + 4, entry + 16, entry + 20);
    list.writeUInt32BE(offset, at + 8);
    list.writeUInt32BE(data.length, at + 12);
    const gap = -data.length & 3;
    offset += data.length + gap;
    return Buffer.concat([data, Buffer.alloc(gap)]);
  });
  return Buffer.concat([list, ...padded]);
}
