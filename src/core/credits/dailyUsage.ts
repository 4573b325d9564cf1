import { dayMs, dayOf } from "../days.ts";

/** So many days are shown, the present one among them. */
export const usageDays = 30;

/** The credits of one day (UTC), which is counted from 1970 on. */
export interface DaySum {
  day: number;
  credits: number;
}

export interface DayOfUsage {
  /** As a calendar has it: `2026-11-25`. */
  date: string;
  credits: number;
}

const firstDay = (nowMs: number) => dayOf(nowMs) - usageDays + 1;

/** When the first of the days that are shown begins. */
export function usageSinceMs(nowMs: number): number {
  return firstDay(nowMs) * dayMs;
}

/** Each of the last days, the oldest first; those without a sum with nothing. */
export function dailyUsage(sums: readonly DaySum[], nowMs: number): DayOfUsage[] {
  const credits = new Map(sums.map((sum) => [sum.day, sum.credits]));
  const first = firstDay(nowMs);
  return Array.from({ length: usageDays }, (_, index) => ({
    date: new Date((first + index) * dayMs).toISOString().slice(0, 10),
    credits: credits.get(first + index) ?? 0,
  }));
}
