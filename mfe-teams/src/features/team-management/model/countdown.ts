import { formatCount } from '../../../shared/format-count.js';

const DAY_SECONDS = 86_400;
const HOUR_SECONDS = 3600;
const MINUTE_SECONDS = 60;

/** Whole seconds until `endsAt`, rounded up; 0 afterwards. Both arguments are milliseconds of the same clock. */
export function secondsLeft(endsAt: number, now: number): number {
  return Math.max(0, Math.ceil((endsAt - now) / 1000));
}

/** The two largest units in short: `6 d 23 h`, `23 h 59 min`, `4 min 05 s`, `9 s`. */
export function formatCountdown(seconds: number): string {
  const [days, hours, minutes, rest] = splitUnits(seconds);
  if (days > 0) return `${days} d ${hours} h`;
  if (hours > 0) return `${hours} h ${String(minutes).padStart(2, '0')} min`;
  if (minutes > 0) return `${minutes} min ${String(rest).padStart(2, '0')} s`;
  return `${rest} s`;
}

/**
 * The two largest units other than zero in words, for sentences and screen readers: `7 days`, `1 day 2 hours`, `10
 * seconds`.
 */
export function describeDuration(seconds: number): string {
  const names = ['day', 'hour', 'minute', 'second'];
  const words = splitUnits(seconds).flatMap((count, index) =>
    count === 0 ? [] : [formatCount(count, names[index] ?? '')],
  );
  return words.length === 0 ? '0 seconds' : words.slice(0, 2).join(' ');
}

function splitUnits(seconds: number): [number, number, number, number] {
  return [
    Math.floor(seconds / DAY_SECONDS),
    Math.floor((seconds % DAY_SECONDS) / HOUR_SECONDS),
    Math.floor((seconds % HOUR_SECONDS) / MINUTE_SECONDS),
    seconds % MINUTE_SECONDS,
  ];
}
