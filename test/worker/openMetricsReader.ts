export interface Sample {
  name: string;
  labels: Record<string, string>;
  value: number;
}

/** A metric family of the text, by its name. */
export interface Family {
  type: string;
  unit: string | null;
  help: string;
  samples: Sample[];
}

/** Endings that the samples of a kind have in OpenMetrics. */
const endings: Record<string, string[]> = {
  counter: ["_total"],
  gauge: [""],
  histogram: ["_bucket", "_count", "_sum"],
};
const label = '[a-zA-Z_]\\w*="(?:[^"\\\\\\n]|\\\\["\\\\n])*"';
const samplePattern = new RegExp(
  `^([a-zA-Z_:][\\w:]*)(?:\\{(${label}(?:,${label})*)\\})? (-?\\d+(?:\\.\\d+)?(?:e[+-]?\\d+)?)$`,
);

/**
 * Reads OpenMetrics 1.0 text by the grammar and the rules of its specification, as far as this service uses it; throws at the first line
 * that breaks one. Ours, because what npm has reads the older text format, in which counters, units and the end are otherwise.
 */
export function readOpenMetrics(text: string): Map<string, Family> {
  if (!text.endsWith("\n# EOF\n")) throw new Error("The text does not end with # EOF.");
  const families = new Map<string, Family>();
  let current = "";
  for (const line of text.slice(0, -"# EOF\n".length).trimEnd().split("\n")) {
    const [, keyword, name = "", rest = ""] = /^# (TYPE|UNIT|HELP) (\S+) (.+)$/.exec(line) ?? [];
    if (keyword === "TYPE") {
      if (families.has(name)) throw new Error(`${name} comes twice: a family's lines must stand together.`);
      if (!(rest in endings)) throw new Error(`${line}: not a kind that is used here.`);
      families.set(name, { type: rest, unit: null, help: "", samples: [] });
      current = name;
      continue;
    }
    const family = families.get(current);
    if (family === undefined || (keyword !== undefined && name !== current)) throw new Error(`${line}: of no family.`);
    if (keyword === "HELP") family.help = rest;
    else if (keyword === "UNIT") {
      if (!current.endsWith(`_${rest}`)) throw new Error(`${current} does not end with its unit ${rest}.`);
      family.unit = rest;
    } else family.samples.push(readSample(line, current, family.type));
  }
  for (const [name, family] of families) if (family.type === "histogram") checkHistogram(name, family.samples);
  return families;
}

function readSample(line: string, family: string, type: string): Sample {
  const [, name = "", labelText = "", value] = samplePattern.exec(line) ?? [];
  if (value === undefined || !(endings[type] ?? []).some((ending) => name === family + ending))
    throw new Error(`${line}: not a sample of the ${type} ${family}.`);
  const labels = [...labelText.matchAll(/(\w+)="((?:[^"\\]|\\.)*)"/g)].map(([, key = "", text = ""]) => [
    key,
    text.replace(/\\(.)/g, (_, escaped: string) => (escaped === "n" ? "\n" : escaped)),
  ]);
  return { name, labels: Object.fromEntries(labels) as Record<string, string>, value: Number(value) };
}

/** Buckets of each series ascend, end with +Inf and as many as are counted. */
function checkHistogram(name: string, samples: readonly Sample[]): void {
  const seriesOf = ({ labels: { le: _, ...labels } }: Sample) => JSON.stringify(labels);
  for (const series of Map.groupBy(samples, seriesOf).values()) {
    const buckets = series.filter((sample) => sample.name === `${name}_bucket`);
    const count = series.find((sample) => sample.name === `${name}_count`)?.value;
    const values = buckets.map(({ value }) => value);
    const isAscending = values.every((value, at) => at === 0 || value >= (values[at - 1] ?? 0));
    if (!isAscending || buckets.at(-1)?.labels.le !== "+Inf" || values.at(-1) !== count)
      throw new Error(`The buckets of ${name} do not add up.`);
  }
}
