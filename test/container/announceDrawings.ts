/**
 * Preloaded before `container/server/main.ts`: prints `begun` and `drawn` with delivery, seed and placement for each still, so that
 * another process can count what the renderer really draws.
 */
import { StillPool } from "../../container/ads/stills/stillPool.ts";

// oxlint-disable-next-line typescript/unbound-method -- called with its pool below
const draw = StillPool.prototype.draw;

StillPool.prototype.draw = async function (...[order, signal]) {
  const { scene, placement } = order;
  const say = (what: string) => process.stdout.write(`${what} ${scene.deliveryId} ${scene.seed} ${placement.id}\n`);
  say("begun");
  const still = await draw.call(this, order, signal);
  say("drawn");
  return still;
};
