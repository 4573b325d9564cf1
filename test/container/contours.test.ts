import { describe, expect, it } from "vitest";
import { contoursOf, directionReach, withNormals, type Contour } from "../../src/adapters/images/contour.ts";
import { coverageOf } from "../../src/adapters/images/contourFill.ts";
import { contourGap, evenedContour, fitContour } from "../../src/adapters/images/contourFit.ts";
import { curvedFoot, liftedFoot } from "../../src/adapters/images/contourFoot.ts";
import { followedLine } from "../../src/adapters/images/followedLine.ts";
import type { Pixels } from "../../src/adapters/images/pixels.ts";

const side = 240;
const centre = (side - 1) / 2;

/** How much of each pixel lies within a ring of two radii, by 8 × 8 points a pixel. */
function ring(outer: number, inner: number): Float32Array {
  const shares = new Float32Array(side * side);
  for (let i = 0; i < shares.length; i++) {
    let hits = 0;
    for (let k = 0; k < 64; k++) {
      const [x, y] = [(i % side) + (k % 8) / 8 - 0.4375, Math.floor(i / side) + Math.floor(k / 8) / 8 - 0.4375];
      const away = Math.hypot(x - centre, y - centre);
      if (away <= outer && away >= inner) hits += 1;
    }
    shares[i] = hits / 64;
  }
  return shares;
}

function painted(shares: Float32Array, product: readonly number[], ground: readonly number[]): Pixels {
  const rgba = new Uint8Array(shares.length * 4).fill(255);
  shares.forEach((share, i) => {
    for (let c = 0; c < 3; c++)
      rgba[i * 4 + c] = Math.round((product[c] ?? 0) * share + (ground[c] ?? 0) * (1 - share));
  });
  return { rgba, width: side, height: side };
}

/** A ring at half the size, as a model may have seen it: its radii off by `off` pixels of the picture. */
function seen(outer: number, inner: number, off: number) {
  const mask = new Uint8Array((side / 2) ** 2);
  for (let i = 0; i < mask.length; i++) {
    const away = Math.hypot(2 * (i % (side / 2)) + 0.5 - centre, 2 * Math.floor(i / (side / 2)) + 0.5 - centre);
    mask[i] = away <= outer + off && away >= inner - off ? 1 : 0;
  }
  return { mask, width: side / 2, height: side / 2 };
}

/** The line around a square of 120 pixels, each point as far outside of it as `off` says. */
function square(off: (n: number) => number): Contour {
  const perSide = Math.round(120 / contourGap);
  const [x, y]: number[][] = [[], []];
  for (const [outX, outY] of [
    [0, 1],
    [1, 0],
    [0, -1],
    [-1, 0],
  ] as const)
    for (let n = 0; n < perSide; n++) {
      const along = (n + 0.5) * contourGap - 60;
      const away = 60 + off(n);
      x?.push(centre + outX * away + outY * along);
      y?.push(centre + outY * away - outX * along);
    }
  return withNormals(Float64Array.from(x ?? []), Float64Array.from(y ?? []), directionReach);
}

const areaOf = (shares: Float32Array) => shares.reduce((sum, share) => sum + share, 0);

describe("the line around a product", () => {
  it("points outwards from the product, into its holes as well", () => {
    for (const { x, y, outwardX, outwardY } of contoursOf(seen(90, 40, 0), 1, 2, contourGap)) {
      const radius = Math.hypot((x[0] ?? 0) - centre, (y[0] ?? 0) - centre);
      const along = ((x[0] ?? 0) - centre) * (outwardX[0] ?? 0) + ((y[0] ?? 0) - centre) * (outwardY[0] ?? 0);
      expect(along / radius).toBeCloseTo(radius > 65 ? 1 : -1, 1);
    }
  });

  it("covers as much as it encloses, its holes left out", () => {
    const area = areaOf(coverageOf(contoursOf(seen(90, 40, 0), 1, 2, contourGap), side, side));
    expect(area / areaOf(ring(90, 40))).toBeCloseTo(1, 2);
  });

  it.each<[string, number, number[], number[]]>([
    ["two pixels too large, on white", 2, [120, 60, 30], [255, 255, 255]],
    ["three pixels too small, on grey", -3, [30, 60, 120], [180, 180, 185]],
    ["two pixels too small, pale on white", -2, [238, 236, 232], [255, 255, 255]],
  ])("finds the edge of the picture from one that is %s", (_name, off, product, ground) => {
    const shares = ring(90.3, 39.7);
    const pixels = painted(shares, product, ground);
    const lines = contoursOf(seen(90.3, 39.7, off), 1, 2, contourGap).map((line) => fitContour(pixels, line, 5).line);
    for (const { x, y } of lines) {
      const radii = Array.from(x, (value, n) => Math.hypot(value - centre, (y[n] ?? 0) - centre));
      const truth = (radii[0] ?? 0) > 65 ? 90.3 : 39.7;
      for (const radius of radii) expect(Math.abs(radius - truth)).toBeLessThan(1);
    }
  });

  it("loses the jitter of a cut by hand, and keeps its corners", () => {
    const jittery = square((along) => (along % 6 < 3 ? 1 : -1));
    const { x, y } = evenedContour(jittery);
    const sides = Array.from(x, (value, n) => Math.max(Math.abs(value - centre), Math.abs((y[n] ?? 0) - centre)));
    for (const away of sides) expect(Math.abs(away - 60)).toBeLessThan(1.6);
    const corners = Array.from(x, (value, n) => Math.hypot(value - centre, (y[n] ?? 0) - centre));
    expect(Math.max(...corners)).toBeGreaterThan(82);
  });

  it("lifts a foot with its corners out of what the product stands on, by three thousandths of its height, and nothing else", () => {
    const line = square(() => 0);
    const { x, y } = liftedFoot(line);
    const lift = 120 * 0.003;
    for (const [n, row] of y.entries()) {
      const before = line.y[n] ?? 0;
      expect(x[n]).toBe(line.x[n]);
      if (before > centre + 59) expect(before - row).toBeCloseTo(lift, 2);
      if (before < centre + 30) expect(row).toBe(before);
    }
  });

  /** Eight times as large, and its foot bent down by so many pixels in the middle. */
  const vessel = (off: (n: number) => number, bend: number) => {
    const { x, y } = square(off);
    const rows = y.map((row, n) => {
      const across = ((x[n] ?? 0) - centre) / 60;
      return 8 * row + (row > centre + 50 ? bend * Math.sqrt(Math.max(0, 1 - across * across)) : 0);
    });
    return withNormals(
      x.map((column) => 8 * column),
      rows,
      directionReach,
    );
  };

  it.each([
    ["level", 0],
    ["round", 12],
  ])("has a %s foot without the steps and notches that a shadow left which was taken off", (_name, bend) => {
    const whole = vessel(() => 0, bend);
    const bitten = vessel((n) => (n > 20 && n < 29 ? -0.3 : n > 50 && n < 56 ? -0.4 : 0), bend);
    const { y } = curvedFoot(bitten);
    const isFoot = (n: number) => (whole.outwardY[n] ?? 0) > 0.9;
    const before = Array.from(y.keys(), (n) => (isFoot(n) ? Math.abs((bitten.y[n] ?? 0) - (whole.y[n] ?? 0)) : 0));
    const after = Array.from(y.keys(), (n) => (isFoot(n) ? Math.abs((y[n] ?? 0) - (whole.y[n] ?? 0)) : 0));
    expect(Math.max(...before)).toBeGreaterThan(2.3);
    expect(Math.max(...after)).toBeLessThan(1.2);
  });

  it("keeps a foot that is no curve: an arch between two feet of its own", () => {
    const footed = vessel((n) => (n > 20 && n < 60 ? -4 : 0), 0);
    expect(curvedFoot(footed).y).toEqual(footed.y);
  });

  it("follows a supplied outline's own edge where a model saw less, and the model where the outline brought a shadow along", () => {
    const [left, right, top, bottom] = [80, 179, 40, 199];
    const pixels = painted(new Float32Array(side * side), [0, 0, 0], [235, 235, 238]);
    const mask = new Uint8Array(side * side);
    for (let i = 0; i < mask.length; i++) {
      const [x, y] = [i % side, Math.floor(i / side)];
      const isTall = y >= top && y <= bottom;
      const isPack = isTall && x >= left && x <= right;
      // An opaque shadow lies at its left; the model's line at its right wavers, up to four pixels inside of the pack.
      pixels.rgba[i * 4 + 3] = isPack || (isTall && x >= left - 40 && x < left) ? 255 : 0;
      if (isPack) for (let c = 0; c < 3; c++) pixels.rgba[i * 4 + c] = x > right - 8 ? 205 : ([150, 90, 60][c] ?? 0);
      mask[i] = isPack && x <= right - 2.2 - 2 * Math.sin(y / 9) ? 1 : 0;
    }
    const { lines } = followedLine(pixels, { mask, width: side, height: side }, true);
    const [line] = lines;
    if (line === undefined) throw new Error("There is no line.");
    const beside = (isRight: boolean) =>
      Array.from(line.x).filter((x, n) => Math.abs((line.y[n] ?? 0) - 120) < 55 && (isRight ? x > centre : x < centre));
    for (const x of beside(true)) expect(Math.abs(x - right)).toBeLessThan(1.5);
    for (const x of beside(false)) expect(Math.abs(x - left)).toBeLessThan(3);
  });

  it("keeps to the outer of a glass's two walls", () => {
    const wall = ring(90, 0);
    const inside = ring(84, 0);
    const pixels = painted(wall, [123, 125, 115], [255, 255, 255]);
    inside.forEach((share, i) => {
      for (let c = 0; c < 3; c++)
        pixels.rgba[i * 4 + c] = Math.round(
          (pixels.rgba[i * 4 + c] ?? 0) * (1 - share) + ([224, 185, 130][c] ?? 0) * share,
        );
    });
    const [line] = contoursOf(seen(86, 0, 0), 1, 2, contourGap);
    if (line === undefined) throw new Error("There is no line.");
    const { x, y } = fitContour(pixels, line, 8).line;
    const radii = Array.from(x, (value, n) => Math.hypot(value - centre, (y[n] ?? 0) - centre));
    expect(Math.min(...radii)).toBeGreaterThan(88.5);
  });

  it("leaves a strip of the ground's own shade beside the product outside", () => {
    // A shadow fades away within 10 pixels of the product, and the line was laid in its midst.
    const pixels = painted(ring(84, 0), [200, 20, 110], [250, 252, 255]);
    for (let i = 0; i < side * side; i++) {
      const away = Math.hypot((i % side) - centre, Math.floor(i / side) - centre) - 84;
      const light = away > 0.5 && away < 10 ? 0.75 + 0.025 * away : 1;
      for (let c = 0; c < 3; c++) pixels.rgba[i * 4 + c] = Math.round((pixels.rgba[i * 4 + c] ?? 0) * light);
    }
    const [line] = contoursOf(seen(89, 0, 0), 1, 2, contourGap);
    if (line === undefined) throw new Error("There is no line.");
    const { x, y } = fitContour(pixels, line, 8).line;
    const radii = Array.from(x, (value, n) => Math.hypot(value - centre, (y[n] ?? 0) - centre));
    expect(Math.max(...radii)).toBeLessThan(85);
  });

  it("draws on in one curve where the edge fades into the ground and the line beside it was wavy", () => {
    const shares = ring(90, 0);
    const pixels = painted(shares, [150, 120, 90], [255, 255, 255]);
    // Between four and six o'clock the product is as white as its ground.
    for (let i = 0; i < shares.length; i++) {
      const angle = Math.atan2(Math.floor(i / side) - centre, (i % side) - centre);
      if (angle > 0.5 && angle < 0.9) pixels.rgba.fill(255, i * 4, i * 4 + 3);
    }
    const wavy = seen(90, 0, 0);
    for (let i = 0; i < wavy.mask.length; i++) {
      const [dx, dy] = [2 * (i % (side / 2)) + 0.5 - centre, 2 * Math.floor(i / (side / 2)) + 0.5 - centre];
      wavy.mask[i] = Math.hypot(dx, dy) <= 90 + 3 * Math.sin(24 * Math.atan2(dy, dx)) ? 1 : 0;
    }
    const [line] = contoursOf(wavy, 1, 2, contourGap);
    if (line === undefined) throw new Error("There is no line.");
    const { x, y } = fitContour(pixels, line, 5).line;
    for (const [n, value] of x.entries()) {
      const radius = Math.hypot(value - centre, (y[n] ?? 0) - centre);
      expect(Math.abs(radius - 90)).toBeLessThan(2);
    }
  });
});
