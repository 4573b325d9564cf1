import { accountTables, type AccountRows } from "../ports/accountRows.ts";
import type { LoggedCall } from "../core/calls/loggedCall.ts";
import type { CallLog } from "../ports/callLog.ts";
import type { AcceptedAt, DeliveryCopy, DeliveryIndex, DeliveryObjects } from "../ports/deliveries.ts";
import type { Deletions } from "../ports/deletions.ts";
import type { Media } from "../ports/media.ts";
import type { Runtime } from "../ports/runtime.ts";

export interface ExportContext {
  runtime: Runtime;
  accountRows: AccountRows;
  callLog: Pick<CallLog, "all">;
  index: DeliveryIndex;
  objects: DeliveryObjects;
  media: Media;
  deletions: Deletions;
}

/** One line of an export. */
export type ExportLine =
  | { type: "export"; version: 1; account_id: string; exported_at: string }
  | { type: "row"; table: string; row: object }
  | ({ type: "call" } & LoggedCall)
  | ({ type: "delivery"; delivery_id: string } & DeliveryCopy)
  | { type: "file"; key: string; url: string }
  /** The last line: without it the export was broken off. `next`: where the next part begins; null: this was all. */
  | { type: "end"; lines: number; next: string | null };

const deliveriesPerPage = 50;
/** Of one part: each asks its object, and one call may ask so many. */
const deliveriesPerPart = 500;

/**
 * All that is kept of an account, apart from secrets: first the rows of the database and the last calls, then each delivery with its scenes, journal and
 * messages, and the address of each file. Large accounts come in parts; `from`: the `next` of the part before, empty for the first, which
 * alone has the rows.
 */
export async function* exportAccount(ctx: ExportContext, accountId: string, from: string): AsyncGenerator<ExportLine> {
  let lines = 0;
  const counted = (line: ExportLine): ExportLine => {
    lines += 1;
    return line;
  };
  yield counted({
    type: "export",
    version: 1,
    account_id: accountId,
    exported_at: new Date(ctx.runtime.nowMs()).toISOString(),
  });
  if (from === "") {
    for (const table of accountTables) {
      let position = "";
      do {
        const page = await ctx.accountRows.next(table, accountId, position);
        for (const row of page.rows) yield counted({ type: "row", table, row });
        position = page.position;
      } while (position !== "");
    }
    for (const call of await ctx.callLog.all(accountId)) yield counted({ type: "call", ...call });
    const { rows: brands } = await ctx.accountRows.next("brands", accountId, "");
    for (const { id } of brands as { id: string }[]) {
      for (const key of await ctx.deletions.brandFiles(id)) yield counted(fileLine(ctx, key));
    }
  }
  let place = placeIn(from);
  for (let deliveries = 0; deliveries < deliveriesPerPart;) {
    const page = await ctx.index.ofAccount(accountId, place, deliveriesPerPage);
    for (const { id, order } of page) {
      const copy = order === null ? null : await ctx.objects.copy(id);
      if (copy === null) continue;
      yield counted({ type: "delivery", delivery_id: id, ...copy });
      for (const key of filesOf(copy)) yield counted(fileLine(ctx, key));
    }
    place = page.at(-1) ?? place;
    deliveries += page.length;
    if (page.length < deliveriesPerPage) {
      yield { type: "end", lines: lines + 1, next: null };
      return;
    }
  }
  yield { type: "end", lines: lines + 1, next: place === null ? null : `${place.createdAt}.${place.id}` };
}

function filesOf({ state }: DeliveryCopy): string[] {
  const ads = [...state.concepts, ...state.versions].flatMap((drawn) => drawn.ads);
  return [state.order.viewerKey, ...ads.flatMap(({ stillKey, videoKey }) => [stillKey, videoKey])].filter(
    (key) => key !== null,
  );
}

function fileLine({ media }: ExportContext, key: string): ExportLine {
  return { type: "file", key, url: media.url(key) };
}

function placeIn(from: string): AcceptedAt | null {
  const [, createdAt, id] = /^(\d+)\.(\w+)$/.exec(from) ?? [];
  return createdAt === undefined || id === undefined ? null : { createdAt: Number(createdAt), id };
}
