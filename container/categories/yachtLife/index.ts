import { formOf, lookOf } from "../../engine/look.ts";
import { painted } from "../../engine/painted.ts";
import type { BrushPainter } from "../../engine/painter.ts";
import type { GroundModule } from "../../engine/groundModule.ts";
import { poolFromAbove } from "../../materials/pool/pool.ts";
import { riviera } from "./decks.ts";
import { looks, usualBoard, type Board } from "./looks.ts";

/** Deck, sail or cabin before a sea that glitters, all of it lifted by the swell. */
export const onBoard: BrushPainter = {
  setupOn(brush, options) {
    const board = lookOf<Board>(looks, usualBoard, options.style);
    const view = board.seen === "fromWhereOneStands" ? board.view : riviera;
    return { paint: view(brush, options, formOf(options.style)) };
  },
};

/** Life on board: a deck beside the sea is seen from above, all else from where one stands. */
export const yachtLife: GroundModule = {
  setup(kernel, options) {
    const board = lookOf<Board>(looks, usualBoard, options.style);
    const module = board.seen === "fromAbove" ? poolFromAbove(() => board.deck) : painted(onBoard);
    return module.setup(kernel, options);
  },
};
