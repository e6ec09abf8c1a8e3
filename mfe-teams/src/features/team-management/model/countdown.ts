const DAY = 86_400;
const HOUR = 3600;
const MINUTE = 60;

/** Whole seconds until `endsAt`, both in milliseconds of one clock; a second that has begun counts. 0 when it is over. */
export function secondsLeft(endsAt: number, now: number): number {
  return Math.max(0, Math.ceil((endsAt - now) / 1000));
}

/** What a chip has room for: the two largest units, `6d 23h`, `23h 59m`, `4m 05s`, `9s`. */
export function countdownText(seconds: number): string {
  const [days, hours, minutes, rest] = parts(seconds);
  if (days > 0) return `${days}d ${hours}h`;
  if (hours > 0) return `${hours}h ${String(minutes).padStart(2, '0')}m`;
  if (minutes > 0) return `${minutes}m ${String(rest).padStart(2, '0')}s`;
  return `${rest}s`;
}

/** The same in words, for sentences and screen readers, what is zero left out: `7 days`, `1 day 2 hours`, `10 seconds`. */
export function durationInWords(seconds: number): string {
  const names = ['day', 'hour', 'minute', 'second'];
  const words = parts(seconds).flatMap((count, at) =>
    count === 0 ? [] : [`${count} ${names[at]}${count === 1 ? '' : 's'}`],
  );
  return words.length === 0 ? '0 seconds' : words.slice(0, 2).join(' ');
}

function parts(seconds: number): [number, number, number, number] {
  return [
    Math.floor(seconds / DAY),
    Math.floor((seconds % DAY) / HOUR),
    Math.floor((seconds % HOUR) / MINUTE),
    seconds % MINUTE,
  ];
}
