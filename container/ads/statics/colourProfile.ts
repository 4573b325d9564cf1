import sharp from "sharp";

const marker = { application0: 0xe0, application1: 0xe1, application2: 0xe2 };

let segment: Promise<Buffer> | null = null;

/** The segment of a JPEG that holds the sRGB profile which sharp ships. */
async function makeSegment(): Promise<Buffer> {
  const pixel = sharp({ create: { width: 1, height: 1, channels: 3, background: "#000000" } });
  const { icc } = await sharp(await pixel.withIccProfile("srgb").jpeg().toBuffer()).metadata();
  if (icc === undefined) throw new Error("There is no sRGB profile.");
  // One part of one.
  const body = Buffer.concat([Buffer.from("ICC_PROFILE\0\x01\x01", "latin1"), icc]);
  const head = Buffer.from([0xff, marker.application2, 0, 0]);
  head.writeUInt16BE(body.length + 2, 2);
  return Buffer.concat([head, body]);
}

/**
 * Tags a JPEG of sRGB pixels with their profile. sharp itself would convert every pixel from sRGB to sRGB for that, which takes as
 * long as encoding them.
 */
export async function withSrgbProfile(jpeg: Buffer): Promise<Buffer> {
  segment ??= makeSegment().catch((error: unknown) => {
    segment = null;
    throw error;
  });
  // JFIF and EXIF have to come first.
  let at = 2;
  while (jpeg[at + 1] === marker.application0 || jpeg[at + 1] === marker.application1)
    at += 2 + jpeg.readUInt16BE(at + 2);
  return Buffer.concat([jpeg.subarray(0, at), await segment, jpeg.subarray(at)]);
}
