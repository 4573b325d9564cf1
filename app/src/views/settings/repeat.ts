import type { ShownCall } from "../../api/people.ts";
import { quoted } from "../../parts/shell.ts";

/** The call once more, for a shell whose `API_KEY` is set; null where not all of what was sent is kept. */
export function curlOf(call: ShownCall, baseUrl: string): string | null {
  const { method, path, tool, request, content_type: type, idempotency_key: key } = call;
  if (request !== null && !request.is_whole) return null;
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
