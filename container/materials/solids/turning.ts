import { createCanvas, type Canvas, type SKRSContext2D } from "@napi-rs/canvas";
import { paintApart } from "../../engine/apart.ts";
import type { KernelBrush } from "../../engine/brush.ts";
import { fromHex, mix } from "../../engine/colour.ts";
import type { Form } from "../../engine/look.ts";
import type { PaintOptions } from "../../engine/painter.ts";
import { randomFrom } from "../../engine/random.ts";
import { css, isDeepGround, leaning, rampAround } from "../../engine/tones.ts";
import { citrusRound, colourRamp } from "../fruit/ingredient.ts";
import { flowerHead } from "../plants/flower.ts";
import { createCrystal } from "./crystal.ts";
import { createSolid } from "./solid.ts";

/** Where an object stands, in pixels. */
export interface Place {
  x: number;
  y: number;
  radius: number;
}

/** Draws the object about its place on the brush's picture, turned by a share of the whole turn. */
export type Turning = (turn: number) => void;

export type Make = (brush: KernelBrush, options: PaintOptions, form: Form, place: Place) => Turning;

const turns = (share: number) => share * 2 * Math.PI;

export const stone: Make = (brush, { palette, seed }, form, { x, y, radius }) => {
  const [shadow, base, light] = [palette.groundShadow, palette.groundBase, palette.groundLight].map(fromHex) as [
    ReturnType<typeof fromHex>,
    ReturnType<typeof fromHex>,
    ReturnType<typeof fromHex>,
  ];
  const ramp = rampAround(mix(shadow, base, 0.1), mix(base, shadow, 0.25), light);
  const solid = { solid: "standingRing" as const, ramp, radius, light: form.light, softness: form.softness };
  const draw = createSolid(brush, { ...solid, clarity: 0, gloss: 0.05, specks: 0.045, seed });
  return (share) => draw(x, y, turns(share));
};

export const softgel: Make = (brush, { palette, seed }, form, { x, y, radius }) => {
  const ramp = colourRamp(0.76, 0.15, leaning(74, palette.groundBase, 0.1));
  const solid = { solid: "leaningCapsule" as const, ramp, radius, light: form.light, softness: form.softness };
  const draw = createSolid(brush, { ...solid, clarity: 1, gloss: 0.75, specks: 0, seed });
  return (share) => draw(x, y, turns(share));
};

/** Balls of glass in the six corners of a ring, two more above it, and the rods between them. */
export const molecule: Make = (brush, { palette }, form, { x, y, radius }) => {
  const atoms = [
    ...Array.from({ length: 6 }, (_, n) => ({
      x: 0.66 * Math.cos((n * Math.PI) / 3),
      y: 0.16 * (n % 2 === 0 ? 1 : -1),
      z: 0.66 * Math.sin((n * Math.PI) / 3),
      size: n % 3 === 0 ? 0.29 : 0.23,
    })),
    { x: 1.04, y: -0.4, z: 0.08, size: 0.19 },
    { x: -0.84, y: -0.66, z: -0.2, size: 0.25 },
    { x: -0.2, y: 0.82, z: 0.6, size: 0.2 },
  ];
  const bonds = [
    [0, 1],
    [1, 2],
    [2, 3],
    [3, 4],
    [4, 5],
    [5, 0],
    [0, 6],
    [3, 7],
    [1, 8],
  ] as const;
  const ball = glassBall(Math.ceil(radius * 0.3), form, palette);
  const rod = fromHex(palette.groundShadow);
  return paintApart(brush, { x, y, reach: radius * 1.55 }, (ctx, share) => {
    const [cos, sin] = [Math.cos(turns(share)), Math.sin(turns(share))];
    const seen = atoms.map((atom) => {
      const [px, pz] = [atom.x * cos + atom.z * sin, atom.z * cos - atom.x * sin];
      const nearness = 1 + 0.22 * pz;
      return {
        x: x + px * radius * nearness,
        y: y + (atom.y - 0.22 * pz) * radius * nearness,
        z: pz,
        size: atom.size * nearness,
      };
    });
    const parts = [
      ...seen.map((atom) => ({
        z: atom.z,
        draw: () => {
          const size = atom.size * radius * 2;
          ctx.drawImage(ball, 0, 0, ball.width, ball.height, atom.x - size / 2, atom.y - size / 2, size, size);
        },
      })),
      ...bonds.map(([from, to]) => {
        const [a, b] = [seen[from], seen[to]];
        return {
          z: ((a?.z ?? 0) + (b?.z ?? 0)) / 2 - 0.05,
          draw: () => {
            if (a === undefined || b === undefined) return;
            for (const [width, colour, offset] of [
              [0.075, css(rod, 0.55), 0],
              [0.03, css([1, 1, 1], 0.55), -0.014],
            ] as const) {
              ctx.strokeStyle = colour;
              ctx.lineWidth = width * radius;
              ctx.lineCap = "round";
              ctx.beginPath();
              ctx.moveTo(a.x + offset * radius, a.y + offset * radius);
              ctx.lineTo(b.x + offset * radius, b.y + offset * radius);
              ctx.stroke();
            }
          },
        };
      }),
    ];
    for (const part of parts.sort((one, other) => one.z - other.z)) part.draw();
  });
};

/** Clear glass: dark toward its rim, a pool of light away from the light, a soft window in it. */
function glassBall(radius: number, form: Form, palette: PaintOptions["palette"]): Canvas {
  const side = radius * 2 + 4;
  const shadow = fromHex(palette.groundShadow);
  const canvas = createCanvas(side, side);
  const ctx = canvas.getContext("2d");
  const middle = side / 2;
  const disc = (x: number, y: number, reach: number, stops: readonly (readonly [number, string])[]) => {
    const gradient = ctx.createRadialGradient(x, y, 0, x, y, reach);
    for (const [at, colour] of stops) gradient.addColorStop(at, colour);
    ctx.fillStyle = gradient;
    ctx.beginPath();
    ctx.arc(middle, middle, radius, 0, 2 * Math.PI);
    ctx.fill();
  };
  disc(middle, middle, radius, [
    [0, css(shadow, 0.12)],
    [0.6, css(shadow, 0.22)],
    [0.9, css(shadow, 0.62)],
    [1, css(shadow, 0.9)],
  ]);
  const { x, y } = form.light;
  disc(middle - x * radius * 0.5, middle - y * radius * 0.5, radius * 0.85, [
    [0, css(fromHex(palette.groundLight), 0.85)],
    [1, css(fromHex(palette.groundLight), 0)],
  ]);
  disc(middle + x * radius * 0.42, middle + y * radius * 0.42, radius * 0.36, [
    [0, css([1, 1, 1], 1)],
    [0.4, css([1, 1, 1], 0.75)],
    [1, css([1, 1, 1], 0)],
  ]);
  return canvas;
}

export const roseHead: Make = (brush, { palette, seed }, form, { x, y, radius }) => {
  const petal = colourRamp(isDeepGround(palette) ? 0.58 : 0.72, 0.16, leaning(12, palette.groundBase, 0.03));
  const heart = { lightness: 0.4, chroma: 0.1, hue: 20 };
  const { picture, rootY } = flowerHead({
    kind: "peony",
    radius,
    petal,
    heart,
    light: form.light,
    random: randomFrom(seed),
  });
  const { width } = picture;
  const fall = shadeSprite(radius * 1.2, (ctx, middle) => {
    const [fromX, fromY] = [middle + form.light.x * radius * 0.5, middle + form.light.y * radius * 0.5];
    const shade = ctx.createRadialGradient(fromX, fromY, radius * 0.2, middle, middle, radius * 1.15);
    shade.addColorStop(0, css(fromHex(palette.groundShadow), 0));
    shade.addColorStop(0.8, css(fromHex(palette.groundShadow), 0.3));
    shade.addColorStop(1, css(fromHex(palette.groundShadow), 0));
    return shade;
  });
  return (share) => {
    const [c, s] = [Math.cos(turns(share)), Math.sin(turns(share))];
    // Seen a little from the side.
    brush.setTransform(c, s * 0.92, -s, c * 0.92, x, y);
    brush.drawImage(picture, -width / 2, -rootY);
    brush.setTransform(1, 0, 0, 1, 0, 0);
    brush.drawImage(fall, x - fall.width / 2, y - fall.height / 2);
  };
};

/** What fills a shape: a colour or a gradient. */
type Paint = SKRSContext2D["fillStyle"];

/** A square of shade whose middle is that of a thing of this reach. */
function shadeSprite(reach: number, shade: (ctx: SKRSContext2D, middle: number) => Paint): Canvas {
  const middle = Math.ceil(reach);
  const canvas = createCanvas(middle * 2, middle * 2);
  const ctx = canvas.getContext("2d");
  ctx.fillStyle = shade(ctx, middle);
  ctx.fillRect(0, 0, middle * 2, middle * 2);
  return canvas;
}

/** Halves of citrus that circle, the near ones larger. */
export const carousel: Make = (brush, { seed }, form, { x, y, radius }) => {
  const kinds = [
    [0.78, 0.165, 66],
    [0.87, 0.16, 98],
    [0.72, 0.15, 35],
    [0.85, 0.14, 120],
    [0.8, 0.16, 80],
  ] as const;
  const size = radius * 0.46;
  const fruits = kinds.map(([lightness, chroma, hue], n) =>
    citrusRound(
      { radius: size, light: form.light, seed: (seed % 97) + n },
      colourRamp(lightness, chroma, hue),
      colourRamp(lightness - 0.04, chroma, hue - 6),
    ),
  );
  const shade = shadeSprite(size * 1.6, (ctx, middle) => {
    const [lightX, lightY] = [middle - form.light.x * size * 0.2, middle + size * 0.16];
    const farX = middle - form.light.x * size * 0.3;
    const gradient = ctx.createRadialGradient(lightX, lightY, size * 0.7, farX, middle + size * 0.24, size * 1.25);
    gradient.addColorStop(0, "rgba(60,20,10,0.3)");
    gradient.addColorStop(1, "rgba(60,20,10,0)");
    return gradient;
  });
  return (share) => {
    const seen = fruits.map((picture, n) => {
      const turn = turns(share + n / fruits.length);
      return {
        picture,
        x: x + Math.cos(turn) * radius * 0.86,
        y: y + Math.sin(turn) * radius * 0.42 - Math.cos(2 * turn) * radius * 0.08,
        z: Math.sin(turn),
        spin: turns(share) * (n % 2 === 0 ? 1 : -1),
      };
    });
    for (const fruit of seen.sort((one, other) => one.z - other.z)) {
      const scale = 1 + 0.24 * fruit.z;
      const [c, s] = [Math.cos(fruit.spin) * scale, Math.sin(fruit.spin) * scale];
      const cast = shade.width * scale;
      brush.drawImage(shade, fruit.x - cast / 2, fruit.y - cast / 2, cast, cast);
      brush.setTransform(c, s, -s, c, fruit.x, fruit.y);
      brush.drawImage(fruit.picture, -fruit.picture.width / 2, -fruit.picture.height / 2);
      brush.setTransform(1, 0, 0, 1, 0, 0);
    }
  };
};

export const quartz: Make = (brush, { palette }, form, { x, y, radius }) => {
  const draw = createCrystal({
    ramp: colourRamp(0.83, 0.075, leaning(2, palette.groundBase, 0.12)),
    radius: radius * 1.1,
    light: form.light,
  });
  return paintApart(brush, { x, y, reach: radius * 1.2 }, (ctx, share) => draw(ctx, x, y, turns(share)));
};
