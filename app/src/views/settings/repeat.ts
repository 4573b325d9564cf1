import type { ShownCall } from "../../api/people.ts";
import { quoted } from "../../parts/shell.ts";

/** The call once more, for a shell whose `API_KEY` is set, or a sentence that says why it cannot be had that way. */
export type Repeat = { curl: string } | { whyNot: string };

export function repeatOf(call: ShownCall, baseUrl: string): Repeat {
  const { request, by } = call;
  if (request !== null && !request.is_whole) {
    return { whyNot: "What was sent is longer than what is kept of it, so it cannot be repeated from here." };
  }
  // What a key had refused is refused to it again, and repeats all the same.
  if (by.kind === "person" && request !== null && namesGivenPicture(request.text)) {
    return {
      whyNot:
        "It names a picture that was given in the dashboard (picture_id), which no API key can do, so it cannot be repeated with one.",
    };
  }
  return { curl: curlOf(call, baseUrl) };
}

/** Whether the body is of a correction with the one field that only people's sessions may send. */
function namesGivenPicture(text: string): boolean {
  try {
    const body: unknown = JSON.parse(text);
    return body !== null && typeof body === "object" && Object.hasOwn(body, "picture_id");
  } catch {
    return false;
  }
}

function curlOf({ method, path, tool, request, content_type: type, idempotency_key: key }: ShownCall, baseUrl: string) {
  if (tool !== null) return toolCurl(tool, request?.text ?? "{}", baseUrl);
  const isFile = type?.startsWith("image/") === true;
  const lines = [
    `curl -X ${method} ${quoted(baseUrl + path)}`,
    `-H "Authorization: Bearer $API_KEY"`,
    ...(type === null ? [] : [`-H ${quoted(`Content-Type: ${type}`)}`]),
    ...(key === null ? [] : [`-H ${quoted(`Idempotency-Key: ${key}`)}`]),
    ...(isFile ? ["--data-binary @picture"] : []),
    ...(request === null ? [] : [`-d ${quoted(indented(request.text))}`]),
  ];
  return lines.join(" \\\n  ");
}

function toolCurl(name: string, args: string, baseUrl: string): string {
  const call = {
    jsonrpc: "2.0",
    id: 1,
    method: "tools/call",
    params: { name, arguments: JSON.parse(args) as unknown },
  };
  return [
    `curl -X POST ${quoted(`${baseUrl}/mcp`)}`,
    `-H "Authorization: Bearer $API_KEY"`,
    `-H 'Content-Type: application/json'`,
    `-H 'Accept: application/json, text/event-stream'`,
    `-d ${quoted(JSON.stringify(call, null, 2))}`,
  ].join(" \\\n  ");
}

/** JSON as people read it; anything else as it is. */
export function indented(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}
