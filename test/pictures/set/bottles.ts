import { Path2D } from "@napi-rs/canvas";
import { linear } from "./light.ts";
import { printed, turned, type Finish, type Pack } from "./pack.ts";
import { metal, plastic, shadeOf, type Material, type Stage } from "./stage.ts";
import { paintTurned, type Turned } from "./turned.ts";
import type { Corner } from "./profile.ts";

const pumpHead = (material: Material, from: number, reach: number): Turned[] => [
  {
    corners: [
      [from, 66, 5],
      [from + 74, 66, 10],
      [from + 80, 40, 6],
    ],
    material,
    ribs: { count: 26, from: from + 6, to: from + 62, upright: true },
  },
  {
    corners: [
      [from + 78, 20],
      [from + 150, 20],
    ],
    material,
    shadeBelow: 50,
  },
  {
    corners: [
      [from + 140, 44, 10],
      [from + 198, 44, 14],
    ],
    material,
  },
  { corners: [[from + 146, reach]], material },
];

export const pump = ({ body, cap, print, roughness }: Finish, halfWidth = 150): Pack => ({
  height: 968,
  halfWidth: Math.max(halfWidth, 190),
  paint: (stage) => {
    const shoulder: Corner[] = [
      [0, halfWidth - 8, 22],
      [26, halfWidth, 30],
      [650, halfWidth, 90],
      [745, 76, 44],
      [775, 62, 4],
    ];
    paintTurned(stage, {
      corners: shoulder,
      material: plastic(body, roughness ?? 0.12),
      print: printed(stage, print, [110, 610], halfWidth, 0.78),
    });
    for (const part of pumpHead(cap, 768, 60).slice(0, 3)) paintTurned(stage, part);
    paintSpout(stage, cap, 912, -188);
  },
});

/** The arm of a pump: a short bar that points to one side and down at its end. */
function paintSpout(stage: Stage, material: Material, y: number, to: number): void {
  const { ctx, scale, centreX, footY } = stage;
  const [x, at] = [(units: number) => centreX + units * scale, (units: number) => footY - units * scale];
  const path = new Path2D();
  path.moveTo(x(40), at(y + 50));
  path.lineTo(x(to * 0.75), at(y + 44));
  path.quadraticCurveTo(x(to), at(y + 38), x(to), at(y + 8));
  path.lineTo(x(to), at(y - 16));
  path.lineTo(x(to * 0.86), at(y - 16));
  path.quadraticCurveTo(x(to * 0.86), at(y + 10), x(to * 0.66), at(y + 10));
  path.lineTo(x(40), at(y + 6));
  path.closePath();
  ctx.fillStyle = upright(stage, material, at(y + 50), at(y - 16));
  ctx.fill(path);
}

/** A bar that lies across, as a gradient from its top to its underside. */
function upright(stage: Stage, material: Material, top: number, bottom: number) {
  const fill = stage.ctx.createLinearGradient(0, top, 0, bottom);
  const shade = shadeOf(stage, material.kind, Math.max(0.08, material.roughness));
  const [red, green, blue] = linear(material.colour);
  const pixel = new Uint8ClampedArray(4);
  for (let i = 0; i <= 16; i++) {
    const up = 0.98 - (i / 16) * 1.8;
    const y = Math.max(-0.98, up);
    shade(pixel, 0, { x: -0.1, y, z: Math.sqrt(Math.max(0.01, 0.99 - y * y)) }, red, green, blue, 1);
    fill.addColorStop(i / 16, `rgb(${pixel[0] ?? 0},${pixel[1] ?? 0},${pixel[2] ?? 0})`);
  }
  return fill;
}

export const dropper = ({ body, cap, print }: Finish, clear?: string): Pack =>
  turned(
    1000,
    172,
    (stage) => [
      {
        corners: [
          [0, 158, 26],
          [22, 170, 26],
          [500, 170, 70],
          [590, 74, 40],
          [626, 66, 4],
        ],
        material: clear
          ? {
              kind: "glass",
              colour: "#f2f8f7",
              roughness: 0.03,
              liquid: { colour: clear, from: 34, to: 470, width: 0.87 },
            }
          : { kind: "glass", colour: body, roughness: 0.03, liquid: { colour: body, from: 30, to: 480, width: 0.9 } },
        print: printed(stage, print, [70, 430], 170, 0.84),
      },
      {
        corners: [
          [610, 84, 8],
          [742, 80, 12],
        ],
        material: cap,
        ribs: { count: 30, from: 622, to: 732, upright: true },
      },
      {
        corners: [
          [740, 46, 6],
          [770, 50, 20],
          [900, 44, 60],
          [990, 30, 40],
        ],
        material: plastic("#232122", 0.3),
      },
    ],
    clear,
  );

export const perfume = (liquid: string, { cap, print }: Finish): Pack =>
  turned(
    760,
    235,
    (stage) => [
      {
        corners: [
          [0, 228, 20],
          [14, 235, 20],
          [500, 235, 36],
          [522, 80, 10],
          [545, 66, 4],
        ],
        squareness: 7,
        depth: 0.55,
        material: {
          kind: "glass",
          colour: "#f4f9f9",
          roughness: 0.03,
          liquid: { colour: liquid, from: 52, to: 420, width: 0.87 },
        },
        print: printed(stage, print, [110, 400], 235, 0.66, true),
      },
      {
        corners: [
          [540, 72, 4],
          [566, 72, 4],
        ],
        material: metal("#e6e6ea", 0.04),
      },
      {
        corners: [
          [562, 96, 8],
          [754, 96, 12],
        ],
        material: cap,
        squareness: cap.kind === "metal" ? 2 : 6,
        depth: 0.9,
      },
    ],
    liquid,
  );

export const polish = (colour: string, cap: Material): Pack =>
  turned(860, 165, () => [
    {
      corners: [
        [0, 150, 24],
        [16, 164, 30],
        [330, 164, 80],
        [420, 70, 26],
        [440, 62, 3],
      ],
      squareness: 3.4,
      material: {
        kind: "glass",
        colour: "#f7fafa",
        roughness: 0.03,
        liquid: { colour, from: 28, to: 400, width: 0.93 },
      },
    },
    {
      corners: [
        [436, 72, 5],
        [850, 56, 20],
      ],
      material: cap,
    },
  ]);
