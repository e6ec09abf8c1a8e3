const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** 2^32 divided by the golden ratio: spreads numbers that follow each other, in any step, over the whole range. */
const SPREAD = 0x9e3779b1;

/**
 * The start of the hour in which a reader's reads are recorded once, such as `2026-11-05T10:20`. It begins at the
 * reader's own minute, so that not all readers record their first read of an hour at the same moment.
 */
export function readerHour(reader: number, at: Date): string {
  const offset = minuteOf(reader) * MINUTE_MS;
  const start = Math.floor((at.getTime() - offset) / HOUR_MS) * HOUR_MS + offset;
  return new Date(start).toISOString().slice(0, 16);
}

/** From 0 to 59. */
function minuteOf(reader: number): number {
  return Math.floor(((Math.imul(reader, SPREAD) >>> 0) / 2 ** 32) * 60);
}
