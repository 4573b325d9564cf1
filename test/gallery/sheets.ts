import { CopyAngle } from "../../src/core/contract/creative.ts";
import { FontPairingName } from "../../src/core/rendering/fonts.ts";
import { situLayouts } from "../../src/core/rendering/layouts.ts";
import { PlacementId } from "../../src/core/rendering/placements.ts";
import { LayoutName, SurroundingsName } from "../../src/core/rendering/scene.ts";
import { brands } from "./brands.ts";
import { shotsOf, type Shot } from "./concepts.ts";
import { hardPages, hardProducts, hardWords, withWords } from "./miseries.ts";

/** One still of a sheet, composed and not yet drawn. */
export interface Plan {
  caption: string;
  orientation: PlacementId;
  shot: Shot;
}

export interface Sheet {
  /** Of the file. */
  name: string;
  title: string;
  columns: number;
  orientation: PlacementId;
  plans: Plan[];
}

const brandList = Object.values(brands);

/** For each layout the first concept that the composer chose it for, the brands in turn so that all are seen. */
async function shotsByLayout(): Promise<Map<LayoutName, Shot>> {
  const shots = await Promise.all(brandList.map((brand) => shotsOf(brand, { count: 50, seed: 11 })));
  const chosen = new Map<LayoutName, Shot>();
  LayoutName.options.forEach((layout, i) => {
    const inTurn = [...shots.slice(i % shots.length), ...shots.slice(0, i % shots.length)].flat();
    const shot = inTurn.find(({ scene }) => scene.layout === layout);
    if (shot) chosen.set(layout, shot);
  });
  return chosen;
}

async function layoutSheets(): Promise<Sheet[]> {
  const chosen = [...(await shotsByLayout())];
  return PlacementId.options.map((orientation) => ({
    name: `layouts-${orientation}`,
    title: `Layouts, ${orientation}`,
    columns: 6,
    orientation,
    plans: chosen.map(([caption, shot]) => ({ caption, orientation, shot })),
  }));
}

async function angleSheets(): Promise<Sheet[]> {
  const shots = await Promise.all(
    CopyAngle.options.map(async (angle, i) => {
      const brand = brandList[i % brandList.length] ?? brands.nordic;
      return [angle, (await shotsOf(brand, { count: 2, copyAngle: angle, seed: 5 + i })).slice(0, 2)] as const;
    }),
  );
  const orientation = "vertical";
  const plans = [0, 1].flatMap((n) =>
    shots.flatMap(([caption, both]) => (both[n] ? [{ caption, orientation, shot: both[n] } as const] : [])),
  );
  return [{ name: "angles", title: "Copy angles", columns: 6, orientation, plans }];
}

async function fontSheet(): Promise<Sheet> {
  const orientation = "square";
  const plans = await Promise.all(
    FontPairingName.options.map(async (pairing, i) => {
      const brand = brandList[i % brandList.length] ?? brands.nordic;
      const kit = { ...brand.kit, fonts: { ...brand.kit.fonts, pairing } };
      const shot = (await shotsOf({ ...brand, kit }, { count: 6, seed: 3 + i }))[i % 6];
      return shot ? [{ caption: pairing, orientation, shot } as const] : [];
    }),
  );
  return { name: "fonts", title: "Font pairings", columns: 6, orientation, plans: plans.flat() };
}

async function brandSheets(): Promise<Sheet[]> {
  const sheets = await Promise.all(
    Object.entries(brands).map(async ([name, brand]) => {
      const shots = await shotsOf(brand, { count: 12, seed: 2026 });
      return PlacementId.options.map((orientation, half) => ({
        name: `brand-${name}-${orientation}`,
        title: `${brand.name}, ${orientation}`,
        columns: 6,
        orientation,
        plans: shots.slice(half * 6, half * 6 + 6).map((shot) => ({ caption: shot.scene.layout, orientation, shot })),
      }));
    }),
  );
  return sheets.flat();
}

/** Each surroundings with the products of two brands, one in each of the layouts made for it. */
async function surroundingsSheets(): Promise<Sheet[]> {
  const shots = await Promise.all(brandList.map((brand, i) => shotsOf(brand, { count: 2, seed: 60 + i })));
  const plans = situLayouts.flatMap((layout, turn) =>
    SurroundingsName.options.flatMap((surroundings, i) => {
      const shot = shots[(i + 2 * turn) % shots.length]?.[turn % 2];
      const scene = shot && { ...shot.scene, setting: surroundings, layout };
      return scene ? [{ caption: `${surroundings}, ${layout}`, shot: { ...shot, scene } }] : [];
    }),
  );
  return PlacementId.options.map((orientation) => ({
    name: `surroundings-${orientation}`,
    title: `Surroundings, ${orientation}`,
    columns: 5,
    orientation,
    plans: plans.map((plan) => ({ ...plan, orientation })),
  }));
}

async function miserySheets(): Promise<Sheet[]> {
  const words = await Promise.all(
    Object.entries(hardWords).map(async ([caption, change], i) => {
      const shot = await withWords(change, i % 12);
      return shot ? [{ caption, orientation: "square", shot } as const] : [];
    }),
  );
  const products = await Promise.all(
    Object.entries(hardProducts).map(async ([caption, brand]) => {
      const shots = await shotsOf(brand, { count: 6, seed: 31 });
      return shots.slice(0, 3).map((shot) => ({ caption: `${caption}, ${shot.scene.layout}`, shot }));
    }),
  );
  const pages = await Promise.all(
    Object.entries(hardPages).map(async ([caption, brand]) =>
      (await shotsOf(brand, { count: 3, seed: 41 })).map((shot) => ({ caption, orientation: "square" as const, shot })),
    ),
  );
  return [
    { name: "hard-words", title: "Words that are hard to set", columns: 6, orientation: "square", plans: words.flat() },
    { name: "hard-pages", title: "Pages in other scripts", columns: 6, orientation: "square", plans: pages.flat() },
    ...PlacementId.options.map((orientation) => ({
      name: `hard-products-${orientation}`,
      title: `Products that are hard to place, ${orientation}`,
      columns: 6,
      orientation,
      plans: products.flat().map((plan) => ({ ...plan, orientation })),
    })),
  ];
}

/** Every contact sheet of the gallery, composed; nothing is drawn yet. */
export async function gallerySheets(): Promise<Sheet[]> {
  return [
    ...(await layoutSheets()),
    ...(await angleSheets()),
    await fontSheet(),
    ...(await brandSheets()),
    ...(await surroundingsSheets()),
    ...(await miserySheets()),
  ];
}

/** The stills that a test compares: each layout, each brand and what is hard to place, both orientations in turn. */
export async function referencePlans(): Promise<Plan[]> {
  const byLayout = [...(await shotsByLayout())].map(([caption, shot]) => ({ caption, shot }));
  const ofBrands = await Promise.all(
    Object.entries(brands).map(async ([caption, brand]) =>
      (await shotsOf(brand, { count: 2, seed: 404 })).map((shot) => ({ caption, shot })),
    ),
  );
  const hard = await Promise.all(
    Object.entries(hardProducts).map(async ([caption, brand]) =>
      (await shotsOf(brand, { count: 1, seed: 31 })).map((shot) => ({ caption, shot })),
    ),
  );
  return [...byLayout, ...ofBrands.flat().slice(0, 8), ...hard.flat()].map((plan, i) => ({
    ...plan,
    orientation: i % 2 === 0 ? "vertical" : "square",
  }));
}
