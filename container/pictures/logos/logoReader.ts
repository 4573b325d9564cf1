import { createRequire } from "node:module";
import path from "node:path";
import sharp, { type Sharp } from "sharp";
import { UnusableInput } from "../../engine/unusableInput.ts";
import { createWorker, OEM, PSM, type Worker } from "tesseract.js";

const require = createRequire(import.meta.url);
const languageFolder = path.join(
  path.dirname(require.resolve("@tesseract.js-data/eng/package.json")),
  "4.0.0_best_int",
);
const sparseText = { tessedit_pageseg_mode: PSM.SPARSE_TEXT };

interface ReaderOptions {
  /** Longest side at which a picture is read. Letters are best read at some 30 to 60 pixels; a logo's are a share of its length. */
  longSidePixels?: number;
  /** Of each look. What is cut off is not judged, so a picture with more is refused. */
  maxLetters?: number;
  /** What takes longer is refused. A logo's looks take about 0.25 s together on an idle core. */
  maxSeconds?: number;
}

const borderPixels = 40;
/** Its memory (about 100 MB) goes back after so long without a logo. */
const idleMs = 60_000;

/**
 * Reads what is written in logos (Tesseract, Latin letters), so that a logo says nothing on ads that words may not say. The reader is
 * started when it is needed and ended when it is not.
 */
export class LogoReader {
  readonly #options: Required<ReaderOptions>;
  /** One at a time: beside others it would take as long, and they their time with it. */
  #last: Promise<unknown> = Promise.resolve();
  #opened: Promise<Worker> | null = null;
  #idle: NodeJS.Timeout | null = null;
  #underWay = 0;

  constructor(options: ReaderOptions = {}) {
    this.#options = { longSidePixels: 640, maxLetters: 200, maxSeconds: 8, ...options };
  }

  /**
   * The words in a logo (PNG with alpha), each look's own: "NIKE", "" where it has none. Throws `UnusableInput` where it has more words, or
   * more in it, than a logo.
   */
  async read(logo: Buffer): Promise<string> {
    if (this.#idle !== null) clearTimeout(this.#idle);
    this.#underWay += 1;
    try {
      const looks = await looksAt(logo, this.#options.longSidePixels);
      const mine = this.#last.then(() => this.#readAll(looks));
      this.#last = mine.catch(() => undefined);
      return wordsOf(await mine, this.#options.maxLetters);
    } finally {
      this.#underWay -= 1;
      if (this.#underWay === 0) {
        this.#idle = setTimeout(() => void this.close(), idleMs);
        this.#idle.unref();
      }
    }
  }

  /** Ends the reader once what was begun is read; the next logo starts another. */
  async close(): Promise<void> {
    if (this.#idle !== null) clearTimeout(this.#idle);
    await this.#last;
    await this.#end();
  }

  /** At once: a logo that was being read is never answered, and another must not be begun meanwhile. */
  async #end(): Promise<void> {
    const opened = this.#opened;
    this.#opened = null;
    await opened?.then(
      (worker) => worker.terminate(),
      () => undefined,
    );
  }

  async #readAll(looks: readonly Buffer[]): Promise<string[]> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      const intricate = new UnusableInput("There is too much in the logo for its words to be read.");
      timer = setTimeout(() => reject(intricate), this.#options.maxSeconds * 1000);
    });
    try {
      const worker = await Promise.race([this.#started(), late]);
      const texts: string[] = [];
      for (const look of looks) {
        texts.push((await Promise.race([worker.recognize(look), late])).data.text);
      }
      return texts;
    } catch (error) {
      // Whatever it was looking at it would go on with.
      await this.#end();
      throw error;
    } finally {
      clearTimeout(timer);
    }
  }

  #started(): Promise<Worker> {
    this.#opened ??= open();
    return this.#opened;
  }
}

/** Each look's words once. */
function wordsOf(texts: readonly string[], maxLetters: number): string {
  const words = texts.map((text) => text.replace(/\s+/g, " ").trim()).filter((text) => text !== "");
  if (words.some(({ length }) => length > maxLetters)) throw new UnusableInput("The logo has more words than a logo.");
  return [...new Set(words)].join(" | ");
}

async function open(): Promise<Worker> {
  const worker = await createWorker("eng", OEM.LSTM_ONLY, {
    langPath: languageFolder,
    cacheMethod: "none",
    gzip: true,
    errorHandler: (error: unknown) => console.warn("the reader of logos failed", error),
  });
  await worker.setParameters(sparseText);
  return worker;
}

type Colour = readonly [red: number, green: number, blue: number];

/** How much ink a pixel is, 0 to 1, from its colour and how opaque it is. */
type Ink = (colour: Colour, opacity: number) => number;

/**
 * The logo in black on white: its outline, large and half as large, as it looks on white, and what is unlike its commonest colour, which
 * brings out the letters on a plate.
 */
async function looksAt(logo: Buffer, longSidePixels: number): Promise<Buffer[]> {
  const side = { width: longSidePixels, height: longSidePixels, fit: "inside" as const };
  const { data, info } = await sharp(logo).ensureAlpha().resize(side).raw().toBuffer({ resolveWithObject: true });
  const plate = commonestColour(data);
  const outline: Ink = (_, opacity) => opacity;
  const onWhite: Ink = ([red, green, blue], opacity) => (1 - (0.3 * red + 0.59 * green + 0.11 * blue) / 255) * opacity;
  const unlikePlate: Ink = (colour, opacity) => Math.min(1, distance(colour, plate) / clearlyUnlike) * opacity;
  const large = [outline, onWhite, unlikePlate].map((ink) => inked(data, info, ink));
  const small = await inked(data, info, outline)
    .resize(Math.ceil(info.width / 2))
    .toBuffer();
  const border = { top: borderPixels, bottom: borderPixels, left: borderPixels, right: borderPixels };
  return Promise.all(
    [...large, sharp(small)].map((look) =>
      look
        .extend({ ...border, background: "#ffffff" })
        .png()
        .toBuffer(),
    ),
  );
}

function inked(rgba: Buffer, { width, height }: { width: number; height: number }, ink: Ink): Sharp {
  const grey = Buffer.alloc(width * height);
  for (let i = 0; i < grey.length; i++) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = rgba.subarray(i * 4, i * 4 + 4);
    grey[i] = 255 - Math.round(255 * ink([red, green, blue], alpha / 255));
  }
  return sharp(grey, { raw: { width, height, channels: 1 } }).png();
}

/** Colours so far apart are ink and paper. */
const clearlyUnlike = 120;

function distance([red, green, blue]: Colour, other: Colour): number {
  return Math.hypot(red - other[0], green - other[1], blue - other[2]);
}

/** Of what is opaque, in steps of 16 levels. */
function commonestColour(rgba: Buffer): Colour {
  const counts = new Map<number, number>();
  for (let i = 0; i < rgba.length; i += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = rgba.subarray(i, i + 4);
    if (alpha < 128) continue;
    const colour = ((red >> 4) << 8) | ((green >> 4) << 4) | (blue >> 4);
    counts.set(colour, (counts.get(colour) ?? 0) + 1);
  }
  const [[commonest] = [0]] = [...counts].sort((a, b) => b[1] - a[1]);
  return [(commonest >> 8) * 16 + 8, ((commonest >> 4) & 15) * 16 + 8, (commonest & 15) * 16 + 8];
}
