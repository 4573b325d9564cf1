import { inflateSync } from "node:zlib";

/** How much nearer (negative) or farther two neighbouring glyphs stand, in font units. */
export type Kerning = (left: number, right: number) => number;

/** One table of a WOFF 1.0 file, inflated; null where the font has none. */
export function woffTable(woff: Buffer, tag: string): Buffer | null {
  const entries = 44;
  for (let entry = entries; entry < entries + 20 * woff.readUInt16BE(12); entry += 20) {
    if (woff.toString("latin1", entry, entry + 4) !== tag) continue;
    const [offset, stored, length] = [4, 8, 12].map((at) => woff.readUInt32BE(entry + at)) as [number, number, number];
    const data = woff.subarray(offset, offset + stored);
    return stored < length ? inflateSync(data) : data;
  }
  return null;
}

/** Pair adjustment of one subtable: null where it says nothing about the two. */
type PairTable = (left: number, right: number) => number | null;

/**
 * The `kern` feature of a GPOS table for a script ("latn", "cyrl"). opentype.js leaves out the extension lookups in which half of
 * our families keep theirs, and stops at the first lookup that knows the left glyph.
 */
export function readKerning(gpos: Buffer | null, script: string): Kerning {
  if (gpos === null) return () => 0;
  const lookupList = gpos.readUInt16BE(8);
  const lookups = kernLookups(gpos, script).map((index) =>
    readLookup(gpos, lookupList + gpos.readUInt16BE(lookupList + 2 + 2 * index)),
  );
  return (left, right) => {
    let sum = 0;
    for (const tables of lookups) {
      for (const table of tables) {
        const value = table(left, right);
        if (value === null) continue;
        sum += value;
        break;
      }
    }
    return sum;
  };
}

/** Indexes of the script's kerning lookups, in the order in which they apply. */
function kernLookups(gpos: Buffer, script: string): number[] {
  const u16 = (at: number) => gpos.readUInt16BE(at);
  const tagAt = (at: number) => gpos.toString("latin1", at, at + 4);
  const [scripts, features] = [u16(4), u16(6)];
  const table = (tag: string) => {
    const record = range(u16(scripts), scripts + 2, 6).find((at) => tagAt(at) === tag);
    return record === undefined ? null : scripts + u16(record + 4);
  };
  const chosen = table(script) ?? table("DFLT") ?? table("latn");
  if (chosen === null || u16(chosen) === 0) return [];
  const language = chosen + u16(chosen);
  const indexes = range(u16(language + 4), language + 6, 2)
    .map((at) => features + 2 + 6 * u16(at))
    .filter((record) => tagAt(record) === "kern")
    .flatMap((record) => {
      const feature = features + u16(record + 4);
      return range(u16(feature + 2), feature + 4, 2).map(u16);
    });
  return [...new Set(indexes)].sort((a, b) => a - b);
}

const pairAdjustment = 2;
const extension = 9;

function readLookup(gpos: Buffer, lookup: number): PairTable[] {
  const type = gpos.readUInt16BE(lookup);
  const tables = range(gpos.readUInt16BE(lookup + 4), lookup + 6, 2).map((at) => lookup + gpos.readUInt16BE(at));
  if (type === pairAdjustment) return tables.map((at) => readPairs(gpos, at));
  if (type !== extension) return [];
  return tables
    .filter((at) => gpos.readUInt16BE(at + 2) === pairAdjustment)
    .map((at) => readPairs(gpos, at + gpos.readUInt32BE(at + 4)));
}

function readPairs(gpos: Buffer, at: number): PairTable {
  const u16 = (offset: number) => gpos.readUInt16BE(at + offset);
  const covered = readCoverage(gpos, at + u16(2));
  const [first, second] = [u16(4), u16(6)];
  const valueBytes = 2 * (bits(first) + bits(second));
  // A value record holds, in this order and as its flags say: x, y, the advance's change.
  const advance = (value: number) => (first & 4 ? gpos.readInt16BE(value + 2 * bits(first & 3)) : 0);
  if (u16(0) === 1) {
    const sets = range(u16(8), at + 10, 2).map((offset) => {
      const set = at + gpos.readUInt16BE(offset);
      const pairs = range(gpos.readUInt16BE(set), set + 2, 2 + valueBytes);
      return new Map(pairs.map((pair) => [gpos.readUInt16BE(pair), advance(pair + 2)]));
    });
    return (left, right) => sets[covered.get(left) ?? -1]?.get(right) ?? null;
  }
  const [leftClasses, rightClasses] = [readClasses(gpos, at + u16(8)), readClasses(gpos, at + u16(10))];
  const columns = u16(14);
  return (left, right) => {
    if (!covered.has(left)) return null;
    const cell = (leftClasses.get(left) ?? 0) * columns + (rightClasses.get(right) ?? 0);
    return advance(at + 16 + cell * valueBytes);
  };
}

/** Glyphs of a coverage table with their place in it. */
function readCoverage(gpos: Buffer, at: number): Map<number, number> {
  const u16 = (offset: number) => gpos.readUInt16BE(offset);
  const records = u16(at + 2);
  if (u16(at) === 1) return new Map(range(records, at + 4, 2).map((entry, place) => [u16(entry), place]));
  return new Map(
    range(records, at + 4, 6).flatMap((entry) =>
      range(u16(entry + 2) - u16(entry) + 1, 0, 1).map((i) => [u16(entry) + i, u16(entry + 4) + i] as const),
    ),
  );
}

/** Glyphs of a class definition with their class; those it leaves out are of class 0. */
function readClasses(gpos: Buffer, at: number): Map<number, number> {
  const u16 = (offset: number) => gpos.readUInt16BE(offset);
  if (u16(at) === 1) return new Map(range(u16(at + 4), at + 6, 2).map((entry, i) => [u16(at + 2) + i, u16(entry)]));
  return new Map(
    range(u16(at + 2), at + 4, 6).flatMap((entry) =>
      range(u16(entry + 2) - u16(entry) + 1, u16(entry), 1).map((glyph) => [glyph, u16(entry + 4)] as const),
    ),
  );
}

function range(count: number, start: number, step: number): number[] {
  return Array.from({ length: count }, (_, i) => start + i * step);
}

function bits(flags: number): number {
  return [0, 1, 2, 3, 4, 5, 6, 7].filter((bit) => flags & (1 << bit)).length;
}
