import type { FileMarks, MediaFiles } from "../../ports/mediaFiles.ts";
import { cacheControl } from "./media.ts";

/** Serves the media bucket with strict headers, byte ranges and conditional requests. */
export class R2MediaFiles implements MediaFiles {
  readonly #bucket: R2Bucket;

  constructor(bucket: R2Bucket) {
    this.#bucket = bucket;
  }

  async serve(
    key: string,
    request: Request,
    mayBeSeen: (file: FileMarks) => Promise<boolean>,
  ): Promise<Response | null> {
    if (request.method === "HEAD") {
      const head = await this.#bucket.head(key);
      if (head === null || !(await mayBeSeen(marksOf(head)))) return null;
      const headers = fileHeaders(head);
      headers.set("content-length", String(head.size));
      return new Response(null, { headers });
    }
    const range = readRange(request.headers.get("range"));
    const object = await this.#bucket
      .get(key, { onlyIf: request.headers, ...(range === null ? {} : { range }) })
      .catch(() => null);
    if (object === null) return this.#unsatisfied(key, range, mayBeSeen);
    if (!(await seen(object, mayBeSeen))) return null;
    const headers = fileHeaders(object);
    if (!("body" in object)) return new Response(null, { status: 304, headers });
    if (range === null) {
      headers.set("content-length", String(object.size));
      return new Response(object.body, { headers });
    }
    const offset = "suffix" in range ? Math.max(0, object.size - range.suffix) : range.offset;
    const length = Math.min(
      "length" in range && range.length !== undefined ? range.length : Infinity,
      object.size - offset,
    );
    headers.set("content-range", `bytes ${offset}-${offset + length - 1}/${object.size}`);
    headers.set("content-length", String(length));
    return new Response(object.body, { status: 206, headers });
  }

  /** Either there is no such file, or the range lies outside it. */
  async #unsatisfied(
    key: string,
    range: ByteRange | null,
    mayBeSeen: (file: FileMarks) => Promise<boolean>,
  ): Promise<Response | null> {
    const head = range === null ? null : await this.#bucket.head(key);
    if (head === null || !(await mayBeSeen(marksOf(head)))) return null;
    return new Response(null, { status: 416, headers: { "content-range": `bytes */${head.size}` } });
  }
}

type ByteRange = { offset: number; length?: number } | { suffix: number };

/** One range of bytes; anything else is answered with the whole file, as RFC 9110 allows. */
function readRange(header: string | null): ByteRange | null {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header ?? "");
  const [, first = "", last = ""] = match ?? [];
  if (first === "") return last === "" || Number(last) === 0 ? null : { suffix: Number(last) };
  if (last === "") return { offset: Number(first) };
  return Number(last) < Number(first) ? null : { offset: Number(first), length: Number(last) - Number(first) + 1 };
}

/** Whether a file that was opened may be seen; if not, or where that cannot be told, it is closed again. */
async function seen(
  object: R2Object | R2ObjectBody,
  mayBeSeen: (file: FileMarks) => Promise<boolean>,
): Promise<boolean> {
  let isSeen = false;
  try {
    isSeen = await mayBeSeen(marksOf(object));
  } finally {
    if (!isSeen && "body" in object) await object.body.cancel();
  }
  return isSeen;
}

function marksOf({ customMetadata, httpMetadata }: R2Object): FileMarks {
  return {
    deliveryId: customMetadata?.delivery ?? null,
    isProvisional: httpMetadata?.cacheControl === cacheControl.provisional,
  };
}

/** A shared cache on the way asks again after so many seconds what browsers may keep for ever: accounts are suspended. */
const sharedCacheSeconds = 300;

/** A picture or video is a document of nothing but itself, wherever it is opened; a page carries the rest of its policy itself. */
const policies = {
  page: "base-uri 'none'; form-action 'none'; object-src 'none'; frame-ancestors 'none'",
  file: "default-src 'none'; img-src 'self'; media-src 'self'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'",
};

function fileHeaders(object: R2Object): Headers {
  const headers = new Headers();
  object.writeHttpMetadata(headers);
  const isPage = headers.get("content-type")?.startsWith("text/html") ?? false;
  headers.set("content-security-policy", isPage ? policies.page : policies.file);
  if (headers.get("cache-control") === cacheControl.immutable) {
    headers.set("cdn-cache-control", `public, max-age=${sharedCacheSeconds}`);
  }
  headers.set("etag", object.httpEtag);
  headers.set("accept-ranges", "bytes");
  headers.set("x-content-type-options", "nosniff");
  headers.set("x-robots-tag", "noindex");
  headers.set("referrer-policy", "no-referrer");
  headers.set("cross-origin-resource-policy", "cross-origin");
  return headers;
}
