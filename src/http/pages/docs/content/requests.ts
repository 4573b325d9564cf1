import { type Block, code, type Code, source } from "../blocks.ts";
import { sources } from "../sources.ts";

const auth = `-H "Authorization: Bearer $API_KEY"`;
const jsonType = `-H "Content-Type: application/json"`;

/** A call with curl; the key comes from the environment. `headers` as `Name: value`. */
export function curl(path: string, body?: object, headers: string[] = []): string {
  const address = path.includes("&") || path.includes("?") ? `"$BASE_URL${path}"` : `$BASE_URL${path}`;
  const lines = [`curl ${address}`, auth];
  if (body !== undefined) lines.push(jsonType);
  for (const header of headers) lines.push(`-H "${header}"`);
  if (body !== undefined) lines.push(`-d '${bodyText(body)}'`);
  return lines.join(" \\\n  ");
}

/** On one line where it fits there. */
function bodyText(body: object): string {
  const line = JSON.stringify(body, null, 1).replace(/\n\s*/g, " ");
  return line.length <= 64 ? line : JSON.stringify(body, null, 2).replaceAll("\n", "\n  ");
}

export function curlBlock(path: string, body?: object, headers?: string[]): Block {
  return code("bash", "curl", curl(path, body, headers));
}

/** A file of the repository, word for word. */
export function fileCode(file: string, label: string): Code {
  const text = sources[file];
  if (text === undefined) throw new Error(`The documentation shows ${file}, which is not among its sources.`);
  const language = file.split(".").at(-1) as "ts" | "py" | "php" | "go";
  return source(language, label, text);
}

export function fileBlock(file: string, label: string): Block {
  return { kind: "code", code: fileCode(file, label) };
}

/** A link to the page of an error code. */
export function errorLink(errorCode: string): string {
  return `[\`${errorCode}\`](/docs/errors/${errorCode})`;
}
