import type { SurroundingsName } from "../../src/core/rendering/scene.ts";
import type { CanvasPainter } from "../engine/painter.ts";
import { bathroomShelf } from "./bathroomShelf.ts";
import { linenAndShadow } from "./linenAndShadow.ts";
import { sandAndSky } from "./sandAndSky.ts";
import { stoneAndWater } from "./stoneAndWater.ts";
import { vanityMarble } from "./vanityMarble.ts";

export const surroundingsPainters: Record<SurroundingsName, CanvasPainter> = {
  "Bathroom Shelf": bathroomShelf,
  "Stone and Water": stoneAndWater,
  "Linen and Shadow": linenAndShadow,
  "Sand and Sky": sandAndSky,
  "Vanity Marble": vanityMarble,
};
