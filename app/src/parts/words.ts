/** Numbers, times and counts as people read them. */

const timeFormat = new Intl.DateTimeFormat("en", {
  day: "numeric",
  month: "short",
  hour: "2-digit",
  minute: "2-digit",
  hourCycle: "h23",
});
const dayFormat = new Intl.DateTimeFormat("en", { day: "numeric", month: "short", year: "numeric" });
const dateFormat = new Intl.DateTimeFormat("en", { day: "numeric", month: "short", timeZone: "UTC" });
const usdFormat = new Intl.NumberFormat("en", { style: "currency", currency: "USD" });
const wholeFormat = new Intl.NumberFormat("en");

const clockFormat = new Intl.DateTimeFormat("en", {
  day: "numeric",
  month: "short",
  hour: "2-digit",
  minute: "2-digit",
  second: "2-digit",
  hourCycle: "h23",
});

export const timeText = (iso: string) => timeFormat.format(new Date(iso));
/** To the second, where one thing follows the other. */
export const clockText = (iso: string) => clockFormat.format(new Date(iso));
export const dayText = (iso: string) => dayFormat.format(new Date(iso));
/** A day of the calendar, wherever it is read. */
export const dateText = (date: string) => dateFormat.format(new Date(date));
export const usdText = (usd: number) => usdFormat.format(usd);
export const wholeText = (count: number) => wholeFormat.format(count);

export const durationText = (ms: number) =>
  ms < 1000 ? `${wholeText(Math.round(ms))} ms` : `${(ms / 1000).toFixed(1)} s`;

export function countText(count: number, one: string, many = `${one}s`): string {
  return `${wholeText(count)} ${count === 1 ? one : many}`;
}

export const creditsText = (credits: number) => countText(credits, "credit");

export const formatNames = { static: "Stills", full: "Stills and videos" } as const;

export const statusNames = {
  queued: "Waiting",
  processing: "Being composed",
  rendering: "Being drawn",
  completed: "Ready",
  failed: "Failed",
} as const;
