/**
 * The light of a studio, integrated once for each direction that a surface can face, seen by a camera that is far
 * away: lamps and what the ground throws back, as a mirror of some roughness and as a matt surface show them.
 */

export type LightName = "strips" | "window" | "tent" | "sun";

/** A soft box: where it hangs and how large it is, in degrees from the product; 0, 0 is the camera. */
interface Lamp {
  azimuth: number;
  elevation: number;
  halfWidth: number;
  halfHeight: number;
  softness: number;
  power: number;
}

interface Lights {
  lamps: Lamp[];
  ambient: number;
}

const studio: Record<LightName, Lights> = {
  strips: {
    lamps: [
      { azimuth: -58, elevation: 8, halfWidth: 13, halfHeight: 52, softness: 5, power: 4.2 },
      { azimuth: 62, elevation: 8, halfWidth: 9, halfHeight: 48, softness: 4, power: 2.4 },
      { azimuth: 0, elevation: 78, halfWidth: 180, halfHeight: 22, softness: 14, power: 1.5 },
    ],
    ambient: 0.34,
  },
  window: {
    lamps: [
      { azimuth: -52, elevation: 22, halfWidth: 30, halfHeight: 36, softness: 10, power: 2.7 },
      { azimuth: 75, elevation: 12, halfWidth: 26, halfHeight: 60, softness: 22, power: 0.7 },
    ],
    ambient: 0.36,
  },
  tent: {
    lamps: [
      { azimuth: -50, elevation: 20, halfWidth: 34, halfHeight: 70, softness: 12, power: 1.0 },
      { azimuth: 50, elevation: 20, halfWidth: 34, halfHeight: 70, softness: 12, power: 0.85 },
      { azimuth: -93, elevation: 0, halfWidth: 7, halfHeight: 80, softness: 4, power: -0.5 },
      { azimuth: 93, elevation: 0, halfWidth: 7, halfHeight: 80, softness: 4, power: -0.5 },
      { azimuth: 0, elevation: 0, halfWidth: 8, halfHeight: 70, softness: 6, power: -0.35 },
    ],
    ambient: 0.62,
  },
  sun: {
    lamps: [
      { azimuth: -42, elevation: 44, halfWidth: 6, halfHeight: 6, softness: 2.5, power: 52 },
      { azimuth: 70, elevation: 20, halfWidth: 40, halfHeight: 50, softness: 20, power: 0.4 },
    ],
    ambient: 0.42,
  },
};

const degrees = 180 / Math.PI;
const smooth = (from: number, to: number, x: number) => {
  const t = Math.min(1, Math.max(0, (x - from) / (to - from)));
  return t * t * (3 - 2 * t);
};

/** How much of a direction shows ground: all that is below the horizon, and the sweep behind the product. */
const groundShare = (y: number, z: number) => Math.max(smooth(0.06, -0.14, y), smooth(-0.15, -0.5, z));

function radiance({ lamps, ambient }: Lights, x: number, y: number, z: number): number {
  const [azimuth, elevation] = [Math.atan2(x, z) * degrees, Math.asin(Math.max(-1, Math.min(1, y))) * degrees];
  let sum = ambient * (0.75 + 0.25 * y);
  for (const lamp of lamps) {
    const away = Math.abs(azimuth - lamp.azimuth);
    const across = Math.min(away, 360 - away);
    const up = Math.abs(elevation - lamp.elevation);
    if (across > lamp.halfWidth + lamp.softness || up > lamp.halfHeight + lamp.softness) continue;
    sum +=
      lamp.power *
      smooth(lamp.halfWidth + lamp.softness, lamp.halfWidth - lamp.softness, across) *
      smooth(lamp.halfHeight + lamp.softness, lamp.halfHeight - lamp.softness, up);
  }
  return Math.max(0, sum);
}

export const lightMapSize = 128;
const coarse = 24;

/** For each normal (x from left, y from the foot of the map): mirrored lamps, mirrored ground, matt lamps, matt ground. */
export type LightMap = Float32Array;

const maps = new Map<string, LightMap>();

export function lightMap(name: LightName, roughness: number): LightMap {
  const key = `${name} ${roughness}`;
  const known = maps.get(key);
  if (known) return known;
  const map = new Float32Array(lightMapSize ** 2 * 4);
  const mattMap = matt(name);
  // What is rough mirrors softly: few places with many samples are enough.
  const size = roughness < 0.2 ? lightMapSize : coarse;
  const mirrorMap = new Float32Array(size ** 2 * 2);
  for (let i = 0; i < size ** 2; i++)
    mirrorMap.set(mirrored(studio[name], normalAt(i % size, Math.floor(i / size), size), roughness), i * 2);
  for (let i = 0; i < lightMapSize ** 2; i++) {
    const [u, v] = [((i % lightMapSize) + 0.5) / lightMapSize, (Math.floor(i / lightMapSize) + 0.5) / lightMapSize];
    map.set(valueAt(mirrorMap, size, u, v), i * 4);
    map.set(valueAt(mattMap, coarse, u, v), i * 4 + 2);
  }
  maps.set(key, map);
  return map;
}

function normalAt(column: number, row: number, size: number): [number, number, number] {
  let [x, y] = [((column + 0.5) / size) * 2 - 1, ((row + 0.5) / size) * 2 - 1];
  const length = Math.hypot(x, y);
  if (length > 0.9995) [x, y] = [(x / length) * 0.9995, (y / length) * 0.9995];
  return [x, y, Math.sqrt(1 - x * x - y * y)];
}

function mirrored(lights: Lights, [x, y, z]: [number, number, number], roughness: number): [number, number] {
  const samples = roughness < 0.05 ? 4 : roughness < 0.2 ? 20 : 160;
  let [lamps, ground] = [0, 0];
  for (let i = 0; i < samples; i++) {
    const [radius, turn] = [Math.sqrt((i + 0.5) / samples) * roughness, i * 2.39996];
    let [nx, ny, nz] = [x + radius * Math.cos(turn), y + radius * Math.sin(turn), z];
    const length = Math.hypot(nx, ny, nz);
    [nx, ny, nz] = [nx / length, ny / length, nz / length];
    const [rx, ry, rz] = [2 * nz * nx, 2 * nz * ny, 2 * nz * nz - 1];
    const share = groundShare(ry, rz);
    lamps += (1 - share) * radiance(lights, rx, ry, rz);
    ground += share;
  }
  return [lamps / samples, ground / samples];
}

const mattMaps = new Map<LightName, Float32Array>();

/** A matt surface sees half a sphere; the map is scaled so that one that faces the camera's upper left is 1. */
function matt(name: LightName): Float32Array {
  const known = mattMaps.get(name);
  if (known) return known;
  const map = new Float32Array(coarse ** 2 * 2);
  const directions: [number, number, number][] = [];
  for (let i = 0; i < 900; i++) {
    const [y, turn] = [1 - (2 * (i + 0.5)) / 900, i * 2.39996];
    const ring = Math.sqrt(1 - y * y);
    directions.push([ring * Math.cos(turn), y, ring * Math.sin(turn)]);
  }
  const seen = directions.map(([x, y, z]) => {
    const share = groundShare(y, z);
    return [(1 - share) * radiance(studio[name], x, y, z), share] as const;
  });
  let brightest = 0;
  for (let row = 0; row < coarse; row++)
    for (let column = 0; column < coarse; column++) {
      const normal = normalAt(column, row, coarse);
      let [lamps, ground] = [0, 0];
      directions.forEach(([x, y, z], i) => {
        const cosine = x * normal[0] + y * normal[1] + z * normal[2];
        if (cosine <= 0) return;
        lamps += cosine * (seen[i]?.[0] ?? 0);
        ground += cosine * (seen[i]?.[1] ?? 0);
      });
      const at = (row * coarse + column) * 2;
      map[at] = lamps;
      map[at + 1] = ground / 225;
      brightest = Math.max(brightest, lamps);
    }
  for (let i = 0; i < map.length; i += 2) map[i] = (map[i] ?? 0) / brightest;
  mattMaps.set(name, map);
  return map;
}

/** Two values of a square map between its texels. */
function valueAt(map: Float32Array, size: number, u: number, v: number): [number, number] {
  const [x, y] = [u, v].map((share) => Math.min(size - 1.001, Math.max(0, share * size - 0.5))) as [number, number];
  const [left, top] = [Math.floor(x), Math.floor(y)];
  const [fx, fy] = [x - left, y - top];
  const value = (dx: number, dy: number, channel: number) => map[((top + dy) * size + left + dx) * 2 + channel] ?? 0;
  const mixed = (channel: number) =>
    (value(0, 0, channel) * (1 - fx) + value(1, 0, channel) * fx) * (1 - fy) +
    (value(0, 1, channel) * (1 - fx) + value(1, 1, channel) * fx) * fy;
  return [mixed(0), mixed(1)];
}

export type Rgb = [red: number, green: number, blue: number];

const linearOf = (level: number) => (level <= 0.04045 ? level / 12.92 : ((level + 0.055) / 1.055) ** 2.4);

/** A colour as light, 0 to 1. */
export const linear = (hex: string): Rgb => [
  linearOf(parseInt(hex.slice(1, 3), 16) / 255),
  linearOf(parseInt(hex.slice(3, 5), 16) / 255),
  linearOf(parseInt(hex.slice(5, 7), 16) / 255),
];

/** Light of 0 to 4 as a level of a picture: the lightest part is rounded off softly. */
const levels = new Uint8ClampedArray(4096);
for (let i = 0; i < levels.length; i++) {
  const light = i / 1024;
  const level = light < 0.75 ? light : 0.75 + 0.25 * (1 - Math.exp((0.75 - light) / 0.25));
  levels[i] = 255 * (level <= 0.0031308 ? level * 12.92 : 1.055 * level ** (1 / 2.4) - 0.055);
}
export const levelOf = (light: number) => levels[Math.min(4095, Math.max(0, (light * 1024) | 0))] ?? 0;

/** The light of each level of a picture. */
export const lightOfLevel = Float32Array.from({ length: 256 }, (_, level) => linearOf(level / 255));
