import { readFileSync } from "node:fs";
import path from "node:path";
import { format, type FormatConfig } from "oxfmt";

const settings = JSON.parse(
  readFileSync(path.resolve(import.meta.dirname, "../.oxfmtrc.json"), "utf8"),
) as FormatConfig;

/** What a script has made, as `npm run format` would leave it in `file`. Throws where it cannot be read as what the file's name says. */
export async function formatted(file: string, text: string): Promise<string> {
  const { code, errors } = await format(path.basename(file), text, settings);
  const [error] = errors;
  if (error !== undefined) throw new Error(`${file} cannot be formatted: ${error.message}`);
  return code;
}
