import { Path2D } from "@napi-rs/canvas";
import { printed, turned, type Finish, type Pack } from "./pack.ts";
import { lit, metal, plastic, type Material } from "./stage.ts";
import { paintTurned } from "./turned.ts";

export const jar = ({ body, cap, print, roughness }: Finish): Pack =>
  turned(560, 370, (stage) => [
    {
      corners: [
        [0, 330, 60],
        [40, 362, 60],
        [330, 362, 26],
        [348, 336, 6],
      ],
      material: plastic(body, roughness ?? 0.1),
      print: printed(stage, print, [40, 330], 362, 0.72),
    },
    {
      corners: [
        [346, 330],
        [364, 330],
      ],
      material: plastic(body, roughness ?? 0.1),
      shadeBelow: 40,
    },
    {
      corners: [
        [360, 368, 10],
        [552, 368, 22],
      ],
      material: cap,
    },
  ]);

export const glassJar = (body: string, { cap, print }: Finish): Pack =>
  turned(
    520,
    340,
    (stage) => [
      {
        corners: [
          [0, 318, 50],
          [36, 338, 40],
          [350, 338, 40],
          [372, 310, 8],
        ],
        material: {
          kind: "glass",
          colour: "#f3f8f8",
          roughness: 0.03,
          liquid: { colour: body, from: 46, to: 345, width: 0.86 },
        },
        print: printed(stage, print, [60, 330], 338, 0.62),
      },
      {
        corners: [
          [368, 322, 6],
          [514, 322, 16],
        ],
        material: cap,
      },
    ],
    body,
  );

export const tube = ({ body, cap, print, roughness }: Finish): Pack => ({
  height: 1000,
  halfWidth: 172,
  paint: (stage) => {
    const { ctx, scale, centreX, footY } = stage;
    paintTurned(stage, {
      corners: [
        [150, 128, 20],
        [190, 138, 30],
        [900, 170],
        [1000, 172],
      ],
      depth: 0.55,
      material: plastic(body, roughness ?? 0.2),
      print: printed(stage, print, [300, 880], 150, 0.8),
      shadeBelow: 0,
    });
    // The end where a tube is welded: fine upright grooves between two lines.
    ctx.save();
    const [top, bottom] = [footY - 1000 * scale, footY - 948 * scale];
    ctx.beginPath();
    ctx.rect(centreX - 171 * scale, top, 342 * scale, bottom - top);
    ctx.clip();
    ctx.globalCompositeOperation = "source-atop";
    for (let x = -172; x < 172; x += 7) {
      ctx.fillStyle = "rgba(0,0,0,0.09)";
      ctx.fillRect(centreX + x * scale, top, 2.4 * scale, bottom - top);
      ctx.fillStyle = "rgba(255,255,255,0.14)";
      ctx.fillRect(centreX + (x + 2.6) * scale, top, 2 * scale, bottom - top);
    }
    ctx.fillStyle = "rgba(0,0,0,0.16)";
    ctx.fillRect(centreX - 172 * scale, bottom - 1.5, 344 * scale, 1.5);
    ctx.restore();
    paintTurned(stage, {
      corners: [
        [0, 126, 12],
        [152, 130, 10],
      ],
      depth: 0.95,
      material: cap,
    });
  },
});

export const lipstick = (colour: string, shell: Material): Pack => ({
  height: 900,
  halfWidth: 100,
  paint: (stage) => {
    const { ctx, scale, centreX, footY } = stage;
    paintTurned(stage, {
      corners: [
        [0, 98, 8],
        [400, 98, 8],
      ],
      material: shell,
      ...(shell.kind === "plastic" ? {} : { squareness: 2 }),
    });
    paintTurned(stage, {
      corners: [
        [396, 80, 4],
        [600, 80, 6],
      ],
      material: metal("#e8c98e", 0.04),
    });
    // The bullet is cut aslant: a turned body, of which a slanted line leaves the lower part, and its cut face.
    const cut = new Path2D();
    const [x, y] = [(units: number) => centreX + units * scale, (units: number) => footY - units * scale];
    cut.moveTo(x(-90), y(580));
    cut.lineTo(x(-90), y(730));
    cut.bezierCurveTo(x(-60), y(800), x(20), y(900), x(52), y(900));
    cut.bezierCurveTo(x(80), y(900), x(74), y(840), x(90), y(790));
    cut.lineTo(x(90), y(580));
    cut.closePath();
    ctx.save();
    ctx.clip(cut);
    paintTurned(stage, {
      corners: [
        [596, 69],
        [900, 69],
      ],
      material: plastic(colour, 0.16),
    });
    ctx.globalCompositeOperation = "source-atop";
    ctx.fillStyle = lit(colour, 1.35, 0.75);
    ctx.beginPath();
    ctx.ellipse(x(-2), y(800), 34 * scale, 112 * scale, 0.66, 0, 7);
    ctx.fill();
    ctx.restore();
  },
});

export const aerosol = ({ body, cap, print }: Finish): Pack =>
  turned(1000, 135, (stage) => [
    {
      corners: [
        [0, 126, 6],
        [14, 134, 6],
        [760, 134, 60],
        [800, 110, 10],
      ],
      material: metal(body, 0.1),
      print: printed(stage, print, [90, 700], 134, 0.8),
    },
    {
      corners: [
        [792, 118, 8],
        [980, 114, 30],
        [998, 90, 8],
      ],
      material: cap,
    },
  ]);

export const airless = ({ body, cap, print }: Finish): Pack =>
  turned(1000, 120, (stage) => [
    {
      corners: [
        [0, 118, 6],
        [640, 118, 8],
      ],
      material: plastic(body, 0.08),
      print: printed(stage, print, [70, 580], 118, 0.82),
    },
    {
      corners: [
        [638, 119, 3],
        [668, 119, 3],
      ],
      material: metal("#d8d8dc", 0.05),
    },
    {
      corners: [
        [666, 117, 5],
        [996, 117, 14],
      ],
      material: cap,
    },
  ]);

export const stick = ({ body, cap, print }: Finish): Pack =>
  turned(860, 175, (stage) => [
    {
      corners: [
        [0, 150, 14],
        [60, 152, 4],
      ],
      depth: 0.6,
      squareness: 3,
      material: cap,
    },
    {
      corners: [
        [58, 172, 10],
        [540, 172, 8],
      ],
      depth: 0.6,
      squareness: 3,
      material: plastic(body, 0.2),
      print: printed(stage, print, [100, 500], 172, 0.8, true),
    },
    {
      corners: [
        [542, 172, 6],
        [850, 164, 70],
      ],
      depth: 0.6,
      squareness: 3,
      material: cap,
    },
  ]);
