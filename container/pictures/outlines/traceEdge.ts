import type { RgbPixels } from "./guidedFilter.ts";
import { modelSides } from "./model.ts";
import type { OutlineNet } from "./net.ts";
import { spread } from "./spread.ts";
import type { TracedOutline } from "./traceOutline.ts";

/** One fine look at a picture that a product fills, without a judgement of what it is: about 1.9 s of one core. */
export async function traceEdge(net: OutlineNet, picture: RgbPixels): Promise<TracedOutline> {
  const { width, height } = picture;
  const whole = { left: 0, top: 0, width, height };
  const seen = spread(await net.look(picture, whole, { side: modelSides.edge }), whole, picture);
  const mask = Uint8Array.from(seen, (share) => Math.round(share * 255));
  return { width, height, mask, views: mask.map((share) => (share > 127 ? 1 : 0)), viewCount: 1 };
}
