import { paintRelief, type Bar } from "./relief.ts";
import { layerOn, lit, type Stage } from "./stage.ts";

/** A right hand about a pack: `size` is a finger's radius in units, `grip` the height of the forefinger. */
export interface Hand {
  skin: string;
  size: number;
  grip: number;
  /** Half the width of what it holds. */
  about: number;
  nail?: string;
  /** A left hand: everything the other way round. */
  left?: boolean;
}

const place = ({ left }: Hand, bars: Bar[]): Bar[] =>
  left ? bars.map(({ from, to }) => ({ from: [-from[0], from[1], from[2]], to: [-to[0], to[1], to[2]] })) : bars;

const fingerY = ({ grip, size }: Hand, finger: number) => grip - finger * size * 1.86;

/** Arm, palm and the fingers that lie behind the pack. */
export function paintHandBehind(stage: Stage, hand: Hand): void {
  const { size, about, skin } = hand;
  const palmX = about + size * 1.15;
  const lowest = fingerY(hand, 3);
  const bars: Bar[] = [
    {
      from: [palmX + size * 6.5, lowest - size * 13, size * 2.5],
      to: [palmX + size * 2.2, lowest - size * 2.6, size * 2],
    },
    {
      from: [palmX + size * 1.6, lowest - size * 1.2, size * 2],
      to: [palmX - size * 0.45, fingerY(hand, 0) - size * 0.8, size * 1.62],
    },
    { from: [palmX + size * 1.2, lowest - size * 0.6, size * 2.1], to: [palmX * 0.3, fingerY(hand, 2), size * 1.3] },
  ];
  for (let finger = 0; finger < 4; finger++)
    bars.push({
      from: [palmX - size * (0.5 - 0.3 * finger), fingerY(hand, finger) + size * 0.1, size * 1.02],
      to: [-about - size * 0.1, fingerY(hand, finger), size * (finger === 3 ? 0.82 : 0.98)],
    });
  paintRelief(stage, { bars: place(hand, bars), colour: skin, roughness: 0.32, flow: size * 0.24, translucent: 0.22 });
}

/** The finger tips that come round the pack, and the thumb across its front. */
export function paintHandFront(stage: Stage, hand: Hand): void {
  const { size, about, skin, nail = "#f0c4b6" } = hand;
  const tip = Math.min(about * 0.5, size * 1.5);
  for (let finger = 3; finger >= 0; finger--) {
    const y = fingerY(hand, finger);
    const radius = size * (finger === 3 ? 0.8 : 0.94);
    const reach = -about + tip * (finger === 1 ? 1.12 : finger === 3 ? 0.8 : 1);
    const bars: Bar[] = [
      { from: [-about - size * 0.12, y, radius], to: [reach - size * 0.7, y - size * 0.1, radius * 0.97] },
      { from: [reach - size * 0.7, y - size * 0.1, radius * 0.97], to: [reach, y - size * 0.16, radius * 0.86] },
    ];
    paintRelief(stage, {
      bars: place(hand, bars),
      colour: skin,
      roughness: 0.32,
      flow: size * 0.08,
      translucent: 0.22,
    });
    paintNail(stage, hand, [reach + size * 0.12, y - size * 0.14], [size * 0.62, size * 0.5], 0, nail);
  }
  const [bx, by] = [about + size * 3.1, fingerY(hand, 3) - size * 2.2];
  const [kx, ky] = [about * 0.72, fingerY(hand, 2) + size * 0.3];
  const [tx, ty] = [about * 0.05, fingerY(hand, 1) + size * 0.7];
  const bars: Bar[] = [
    { from: [bx, by, size * 1.86], to: [kx, ky, size * 1.14] },
    { from: [kx, ky, size * 1.12], to: [(kx + tx) / 2, (ky + ty) / 2, size * 1.02] },
    { from: [(kx + tx) / 2, (ky + ty) / 2, size * 1.06], to: [tx, ty, size * 0.9] },
  ];
  const thumb = layerOn(stage);
  paintRelief(thumb, {
    bars: place(hand, bars),
    colour: skin,
    roughness: 0.32,
    flow: size * 0.16,
    translucent: 0.22,
  });
  // Its ball runs out into the wrist without an edge.
  const { ctx, scale, centreX, footY } = thumb;
  const across = (x: number) => centreX + (hand.left ? -x : x) * scale;
  const reach = 0.62;
  const fade = ctx.createLinearGradient(
    across(bx + size * 0.4),
    footY - (by - size * 1.2) * scale,
    across(bx + (kx - bx) * reach),
    footY - (by + (ky - by) * reach) * scale,
  );
  fade.addColorStop(0.15, "rgba(0,0,0,1)");
  fade.addColorStop(1, "rgba(0,0,0,0)");
  ctx.globalCompositeOperation = "destination-out";
  ctx.fillStyle = fade;
  ctx.fillRect(0, 0, stage.width, stage.height);
  stage.ctx.drawImage(thumb.canvas, 0, 0);
  const angle = Math.atan2(ty - ky, tx - kx);
  paintNail(
    stage,
    hand,
    [tx + Math.cos(angle) * size * 0.18, ty + Math.sin(angle) * size * 0.18],
    [size * 0.74, size * 0.56],
    angle,
    nail,
  );
  paintCreases(stage, hand, [(kx + tx) / 2, (ky + ty) / 2], angle, size);
}

function paintNail(
  stage: Stage,
  hand: Hand,
  [x, y]: [number, number],
  [long, wide]: [number, number],
  angle: number,
  colour: string,
): void {
  const { ctx, scale, centreX, footY } = stage;
  const mirror = hand.left ? -1 : 1;
  ctx.save();
  ctx.globalCompositeOperation = "source-atop";
  ctx.translate(centreX + mirror * x * scale, footY - y * scale);
  ctx.rotate(mirror > 0 ? -angle : angle - Math.PI);
  const fill = ctx.createLinearGradient(0, -wide * scale, 0, wide * scale);
  fill.addColorStop(0, lit(colour, 0.82));
  fill.addColorStop(0.25, lit(colour, 1.35));
  fill.addColorStop(0.5, lit(colour, 0.98));
  fill.addColorStop(1, lit(colour, 0.7));
  ctx.fillStyle = fill;
  ctx.strokeStyle = "rgba(90,30,20,0.35)";
  ctx.lineWidth = Math.max(0.8, 3 * scale);
  ctx.beginPath();
  ctx.roundRect(-long * scale * 0.8, -wide * scale, long * scale * 1.6, wide * scale * 2, wide * scale * 0.8);
  ctx.fill();
  ctx.stroke();
  ctx.restore();
}

function paintCreases(stage: Stage, hand: Hand, [x, y]: [number, number], angle: number, size: number): void {
  const { ctx, scale, centreX, footY } = stage;
  const mirror = hand.left ? -1 : 1;
  ctx.save();
  ctx.globalCompositeOperation = "source-atop";
  ctx.translate(centreX + mirror * x * scale, footY - y * scale);
  ctx.rotate(mirror > 0 ? -angle : angle - Math.PI);
  ctx.strokeStyle = "rgba(110,50,30,0.22)";
  ctx.lineWidth = Math.max(0.8, 3.2 * scale);
  for (let i = -1; i <= 1; i++) {
    ctx.beginPath();
    ctx.ellipse(i * 12 * scale - 30 * scale, 0, 14 * scale, size * scale * 0.62, 0, -1.1, 1.1);
    ctx.stroke();
  }
  ctx.restore();
}
