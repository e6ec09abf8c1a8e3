import { LINE_SECONDS_MAX } from './workout-rules.js';

/** A duration for people: `45s` under a minute, else `1m 30s`. Takes whole seconds ≥ 0. */
export function formatDuration(seconds: number): string {
  return seconds < 60 ? `${seconds}s` : `${Math.floor(seconds / 60)}m ${seconds % 60}s`;
}

const SECONDS_PER = { s: 1, m: 60, h: 3600 } as const;

/**
 * Parses a duration typed for a scheduled workout: a number with an optional unit s, m or h (default seconds), such
 * as `90`, `45s`, `1.5m` or `1h`. A comma counts as the decimal point. Returns whole seconds, rounded half up, at
 * most a day; 0 for any other text.
 */
export function parseUnitDuration(text: string): number {
  return withUnit(text) ?? 0;
}

/**
 * Parses a duration typed for a library workout: digits alone are seconds, `m:ss` is minutes and seconds. Returns
 * whole seconds, at most a day; null for any other text.
 */
export function parseClockDuration(text: string): number | null {
  const typed = text.trim();
  if (/^\d{1,9}$/.test(typed)) return withinADay(Number(typed));
  const [, minutes, seconds] = /^(\d{1,7}):([0-5]\d)$/.exec(typed) ?? [];
  return minutes === undefined ? null : withinADay(Number(minutes) * 60 + Number(seconds));
}

/** Parses a duration in either notation. Returns whole seconds, at most a day; null for any other text. */
export function parseDuration(text: string): number | null {
  return parseClockDuration(text) ?? withUnit(text);
}

function withUnit(text: string): number | null {
  const [, number, unit] = /^(\d{1,9}(?:[.,]\d{1,9})?|[.,]\d{1,9})\s*([smh]?)$/i.exec(text.trim()) ?? [];
  if (number === undefined || unit === undefined) return null;
  return withinADay(
    Math.round(Number(number.replace(',', '.')) * SECONDS_PER[(unit.toLowerCase() || 's') as keyof typeof SECONDS_PER]),
  );
}

function withinADay(seconds: number): number | null {
  return seconds <= LINE_SECONDS_MAX ? seconds : null;
}
