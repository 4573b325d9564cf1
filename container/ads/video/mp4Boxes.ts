import { open } from "node:fs/promises";

export interface Mp4Box {
  type: string;
  offset: number;
  size: number;
}

/** Top-level boxes of an MP4 file, from their headers alone. Throws where a box reaches past the end of the file. */
export async function readTopLevelBoxes(path: string): Promise<Mp4Box[]> {
  const file = await open(path, "r");
  try {
    const { size: fileSize } = await file.stat();
    const header = Buffer.alloc(16);
    const boxes: Mp4Box[] = [];
    for (let offset = 0; offset < fileSize;) {
      const { bytesRead } = await file.read(header, 0, 16, offset);
      if (bytesRead < 8) throw new Error(`the file ends inside the header of a box at byte ${offset}`);
      const shortSize = header.readUInt32BE(0);
      const type = header.toString("latin1", 4, 8);
      // 1 says that a 64-bit size follows, 0 that the box runs to the end of the file.
      const size = shortSize === 1 ? Number(header.readBigUInt64BE(8)) : shortSize || fileSize - offset;
      if (size < 8 || offset + size > fileSize) throw new Error(`its box "${type}" reaches past the end of the file`);
      boxes.push({ type, offset, size });
      offset += size;
    }
    return boxes;
  } finally {
    await file.close();
  }
}
