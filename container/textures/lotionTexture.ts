import { fromHex, inkIsDark, mix } from "./colour.ts";
import { randomFrom } from "./random.ts";
import { calmPull, setColours, setQuietZones, type TextureModule } from "./texture.ts";

/** Thick cream, folded and stroked with a spatula, under a softbox from the upper left. */
export const lotionTexture: TextureModule = {
  setup(kernel, options) {
    const { palette, seed } = options;
    const random = randomFrom(seed);
    const base = fromHex(palette.groundBase);
    const shade = mix(base, fromHex(palette.groundShadow), 0.85);
    const light = fromHex(palette.groundLight);
    setColours(kernel, [shade, base, light]);
    setQuietZones(kernel, options);

    const zoom = 1.4 + 0.25 * random();
    const mirror = random() < 0.5 ? -1 : 1;
    // Far from the origin single precision would ripple the highlights.
    const [originX, originY] = [random() * 8, random() * 8];
    kernel.setLotion(zoom, 0.38, 0.85, 0.7, originX, originY, mirror, Math.floor(random() * 100_000));
    // Steeper relief looks like zebra stripes, flatter like paint.
    // Strokes that face the light need less of it than strokes that run along with it.
    kernel.setRelief(mirror > 0 ? 0.12 : 0.15, 0.55, -0.602, -0.622, 0.501);
    kernel.setShade(2.2, 18, 0.1, 1.04, 0.03);
    kernel.setGloss(0.5, 0.3);
    kernel.setOpaqueCalm(0.24, calmPull(palette, inkIsDark(palette) ? mix(shade, base, 0.45) : light));
    return {
      frame(t) {
        kernel.drawLotion(t);
        kernel.shadeOpaque();
      },
    };
  },
};
