import { createCanvas, type Canvas, type SKRSContext2D } from "@napi-rs/canvas";
import { fromHex, mix } from "../../colour.ts";
import { randomFrom } from "../../random.ts";
import type { PaintOptions } from "../painter.ts";
import { createCrystal } from "./crystal.ts";
import { flowerHead } from "./flower.ts";
import { citrusRound, colourRamp } from "./ingredient.ts";
import type { Form } from "./look.ts";
import { createSolid, leaningCapsule, standingRing } from "./solid.ts";
import { css, isDeepGround, leaning, rampAround } from "./tones.ts";

/** Where an object stands, in pixels. */
export interface Place {
  x: number;
  y: number;
  radius: number;
}

/** Draws the object about its place, turned by a share of the whole turn. */
export type Turning = (ctx: SKRSContext2D, turn: number) => void;

export type Make = (options: PaintOptions, form: Form, place: Place) => Turning;

const turns = (share: number) => share * 2 * Math.PI;

export const stone: Make = ({ palette, seed }, form, { x, y, radius }) => {
  const [shadow, base, light] = [palette.groundShadow, palette.groundBase, palette.groundLight].map(fromHex) as [
    ReturnType<typeof fromHex>,
    ReturnType<typeof fromHex>,
    ReturnType<typeof fromHex>,
  ];
  const ramp = rampAround(mix(shadow, base, 0.1), mix(base, shadow, 0.25), light);
  const solid = { solid: standingRing, ramp, radius, light: form.light, softness: form.softness };
  const draw = createSolid({ ...solid, clarity: 0, gloss: 0.05, specks: 0.045, seed });
  return (ctx, share) => draw(ctx, x, y, turns(share));
};

export const softgel: Make = ({ palette, seed }, form, { x, y, radius }) => {
  const ramp = colourRamp(0.76, 0.15, leaning(74, palette.groundBase, 0.1));
  const solid = { solid: leaningCapsule, ramp, radius, light: form.light, softness: form.softness };
  const draw = createSolid({ ...solid, clarity: 1, gloss: 0.75, specks: 0, seed });
  return (ctx, share) => draw(ctx, x, y, turns(share));
};

/** Balls of glass in the six corners of a ring, two more above it, and the rods between them. */
export const molecule: Make = ({ palette }, form, { x, y, radius }) => {
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
  return (ctx, share) => {
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
  };
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

export const roseHead: Make = ({ palette, seed }, form, { x, y, radius }) => {
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
  const { width, height } = picture;
  return (ctx, share) => {
    const [c, s] = [Math.cos(turns(share)), Math.sin(turns(share))];
    // Seen a little from the side.
    ctx.setTransform(c, s * 0.92, -s, c * 0.92, x, y);
    ctx.drawImage(picture, 0, 0, width, height, -width / 2, -rootY, width, height);
    ctx.setTransform(1, 0, 0, 1, 0, 0);
    const fall = ctx.createRadialGradient(
      x + form.light.x * radius * 0.5,
      y + form.light.y * radius * 0.5,
      radius * 0.2,
      x,
      y,
      radius * 1.15,
    );
    fall.addColorStop(0, css(fromHex(palette.groundShadow), 0));
    fall.addColorStop(0.8, css(fromHex(palette.groundShadow), 0.3));
    fall.addColorStop(1, css(fromHex(palette.groundShadow), 0));
    ctx.fillStyle = fall;
    ctx.fillRect(x - radius * 1.2, y - radius * 1.2, radius * 2.4, radius * 2.4);
  };
};

/** Halves of citrus that circle, the near ones larger. */
export const carousel: Make = ({ seed, width }, form, { x, y, radius }) => {
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
  return (ctx, share) => {
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
      const shade = ctx.createRadialGradient(
        fruit.x - form.light.x * size * 0.2,
        fruit.y + size * 0.16,
        size * 0.7 * scale,
        fruit.x - form.light.x * size * 0.3,
        fruit.y + size * 0.24,
        size * 1.25 * scale,
      );
      shade.addColorStop(0, "rgba(60,20,10,0.3)");
      shade.addColorStop(1, "rgba(60,20,10,0)");
      ctx.fillStyle = shade;
      ctx.fillRect(fruit.x - size * 1.8, fruit.y - size * 1.8, Math.min(width, size * 3.6), size * 3.8);
      ctx.setTransform(c, s, -s, c, fruit.x, fruit.y);
      const { width: w, height: h } = fruit.picture;
      ctx.drawImage(fruit.picture, 0, 0, w, h, -w / 2, -h / 2, w, h);
      ctx.setTransform(1, 0, 0, 1, 0, 0);
    }
  };
};

export const quartz: Make = ({ palette }, form, { x, y, radius }) => {
  const draw = createCrystal({
    ramp: colourRamp(0.83, 0.075, leaning(2, palette.groundBase, 0.12)),
    radius: radius * 1.1,
    light: form.light,
  });
  return (ctx, share) => draw(ctx, x, y, turns(share));
};
