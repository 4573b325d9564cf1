import { paintBadge, paintInsets, paintLettering } from "./graphics.ts";
import { gradientGround, plainGround, room, sweep, type Room } from "./grounds.ts";
import { paintHandBehind, paintHandFront, type Hand } from "./hand.ts";
import { carton } from "./packs.ts";
import type { Pack } from "./pack.ts";
import { paintLeaves, paintOther, paintPlinth, paintSmear, tumbler } from "./props.ts";
import { nth } from "./random.ts";
import type { Shot } from "./picture.ts";
import { basis, cast, colours, contact, greys, grounded, pool } from "./shotBasis.ts";
import { coloured, print, tall, white } from "./stock.ts";

const skins = ["#e8b99a", "#c98f6c", "#8d5a3c", "#f0cbb4", "#b57a58"];

const rooms: Room[] = [
  { wall: ["plaster", "#e8ddd0"], table: ["wood", "#b98a5e"], cast: "window" },
  { wall: ["tiles", "#e6e4de"], table: ["marble", "#eceae7"] },
  { wall: ["plaster", "#c9d0c4"], table: ["terrazzo", "#e7e0d6"], cast: "leaves" },
  { wall: ["concrete", "#b9b6b1"], table: ["concrete", "#9d9a95"] },
  { wall: ["plaster", "#e6c8b8"], table: ["linen", "#efe6d8"], cast: "leaves" },
  { wall: ["plaster", "#8fa3a8"], table: ["wood", "#6d4a32"] },
  { wall: ["tiles", "#a8c3bd"], table: ["wood", "#d2b48c"], cast: "window" },
  { wall: ["concrete", "#d9d4cc"], table: ["marble", "#f3f1ee"], cast: "leaves" },
];

const hand = (index: number, pack: Pack): Hand => ({
  skin: nth(skins, index),
  size: pack.height > 900 ? 82 : 74,
  grip: pack.height * nth([0.5, 0.44, 0.54], index),
  about: pack.halfWidth > 180 && pack.height > 900 ? 150 : pack.halfWidth,
  nail: nth(["#efc2b2", "#b3283f", "#e8c9bd", "#5e2a38", "#f0d5cb"], index),
  left: index % 3 === 1,
});

/** A product among other things: how the `index`-th picture of each class is set up. */
export const stagedShots = {
  "scene-surface": (index) => {
    const pack = nth(coloured, index * 5 + 2);
    return {
      ...basis(index, pack),
      expected: "either",
      share: 0.58,
      ground: room(nth(rooms, index)),
      shadows: grounded(pack, contact(0.6), pool(0.2), cast(index % 2 ? 0.5 : 0.8, 0.3, 0.42, 0.006)),
    };
  },
  "prop-or-plinth": (index) => {
    const onPlinth = index % 2 === 0;
    const pack = nth(onPlinth ? coloured : tall, index * 5 + 1);
    return {
      ...basis(index, pack),
      expected: "either",
      share: 0.5,
      foot: onPlinth ? 0.7 : 0.85,
      ...(onPlinth ? {} : { at: 0.42 }),
      pitch: 0.12,
      ground: sweep(nth(["#e9e2d8", "#f4f4f4", "#dfe6e0", "#f1d9d2", "#dcdcdf"], index)),
      behind: (stage) => {
        if (onPlinth)
          paintPlinth(stage, {
            halfWidth: pack.halfWidth * 1.25 + 30,
            height: nth([150, 220], index / 2),
            colour: nth(["#d9cfc2", "#efece7", "#c8b7a6"], index),
            square: index % 4 === 0,
          });
        else if (index % 4 === 1)
          paintOther(
            stage,
            tumbler(nth(["#dfeef0", "#f3dca8"], index)),
            { x: pack.halfWidth + 230, y: 40, size: pack.height / 900 },
            [pool(0.2), contact(0.3), cast(0.5, 0.3, 0.2, 0.02)],
          );
        if (index % 4 >= 2)
          paintLeaves(stage, {
            x: index % 4 === 2 ? -pack.halfWidth - 90 : pack.halfWidth + 170,
            y: 20,
            size: pack.height / 900,
            colour: nth(["#5f7f52", "#7c9a6a", "#486b50"], index),
            turn: 0.25,
          });
      },
      shadows: grounded(pack, contact(0.55), cast(0.45, 0.12, 0.3, 0.01)),
    };
  },
  "badge-or-lettering": (index) => {
    const pack = nth(tall, index * 3 + 1);
    const kind = nth(["award", "sale", "lettering", "collage", "overlap"] as const, index);
    const ground = index % 2 ? plainGround("#ffffff") : gradientGround("#f2eee9", 1, 0.85, "down");
    const shot: Shot = {
      ...basis(index, pack),
      size: [840, 840],
      expected: "either",
      ground,
      shadows: grounded(pack, contact(0.45), pool(0.2)),
    };
    const badge = {
      size: 0.13,
      kind: index < 5 ? ("award" as const) : ("sale" as const),
      colour: nth(["#a3823f", "#c0273d", "#2f5d50"], index),
    };
    if (kind === "award")
      return { ...shot, expected: "cut", behind: (stage) => paintBadge(stage, { ...badge, x: 0.84, y: 0.18, kind }) };
    if (kind === "sale")
      return { ...shot, expected: "cut", behind: (stage) => paintBadge(stage, { ...badge, x: 0.16, y: 0.18, kind }) };
    if (kind === "lettering")
      return {
        ...shot,
        at: 0.28,
        share: 0.5,
        behind: (stage) => paintLettering(stage, { x: 0.58, ink: "#2d3b36", index }),
      };
    if (kind === "collage")
      return {
        ...shot,
        at: 0.64,
        share: 0.6,
        behind: (stage) => paintInsets(stage, pack, { x: 0.16, round: index > 5 }),
      };
    return {
      ...shot,
      front: (stage) =>
        index > 5
          ? paintBadge(stage, { ...badge, x: 0.5, y: 0.62, kind: "ribbon" })
          : paintBadge(stage, { ...badge, x: 0.5 + (pack.halfWidth * stage.scale) / stage.width, y: 0.4 }),
    };
  },
  "swatch-or-smear": (index) => {
    const pack = nth(tall, index * 3);
    const reach = pack.halfWidth;
    const kind = nth(["cream", "stroke", "dots"] as const, index);
    return {
      ...basis(index, pack),
      size: [860, 800],
      expected: "either",
      at: 0.36,
      share: 0.7,
      ground: index % 2 ? sweep(nth(colours, index + 2)) : plainGround("#ffffff"),
      behind: (stage) =>
        paintSmear(stage, {
          x: reach + (kind === "dots" ? 110 : 130),
          y: nth([120, 60, 240], index),
          size: pack.height / 950,
          colour: nth(["#f3e6d3", "#b3122e", "#d9a384", "#f7f3ea", "#8c4a32", "#e79fb0"], index),
          kind,
        }),
      shadows: grounded(pack, contact(0.5), pool(0.2)),
    };
  },
  hand: (index) => {
    const pack = nth(
      [
        nth(coloured, 2),
        nth(coloured, 9),
        nth(coloured, 0),
        nth(coloured, 13),
        nth(coloured, 8),
        nth(coloured, 3),
        nth(coloured, 12),
      ],
      index,
    );
    const held = hand(index, pack);
    return {
      ...basis(index, pack),
      expected: "either",
      share: 0.62,
      foot: 0.76,
      at: held.left ? 0.56 : 0.44,
      ground: nth(
        [
          plainGround("#ffffff"),
          sweep(nth(colours, index)),
          plainGround("#f3efea"),
          gradientGround("#e6e8ea", 1, 0.7, "corner"),
        ],
        index,
      ),
      behind: (stage) => paintHandBehind(stage, held),
      front: (stage) => paintHandFront(stage, held),
      touches: true,
    };
  },
  "two-products-or-carton": (index) => {
    const pack = nth(tall, index + 2);
    const other =
      index % 2
        ? nth(tall, index * 3 + 5)
        : carton({
            body: nth(["#efe7db", "#d9b48f", "#e8ecee", "#46614f", "#f1d9d2"], index),
            cap: white,
            print: print(index + 2),
          });
    const beside = pack.halfWidth + other.halfWidth * (other.height > 0 ? pack.height / other.height : 1) + 30;
    return {
      ...basis(index, pack),
      size: [900, 800],
      expected: index % 2 ? "refused" : "either",
      at: 0.35,
      share: 0.68,
      ground: index % 3 ? plainGround("#ffffff") : sweep(nth(greys, index)),
      behind: (stage) =>
        paintOther(
          stage,
          other,
          { x: beside, y: index % 2 ? 0 : 30, size: (pack.height / other.height) * nth([1.02, 0.9, 0.96], index) },
          [contact(0.45), pool(0.2)],
        ),
      shadows: [contact(0.45), pool(0.2)],
    };
  },
} satisfies Record<string, (index: number) => Shot>;
