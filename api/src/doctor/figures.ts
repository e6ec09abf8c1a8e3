const UNITS = ['bytes', 'kB', 'MB', 'GB', 'TB'] as const;

/** `12.3 GB`; powers of 1024, as disks are shown by `df -h`. */
export function bytesText(bytes: number): string {
  const power = Math.min(UNITS.length - 1, Math.floor(Math.log2(Math.max(1, bytes)) / 10));
  const value = bytes / 1024 ** power;
  return `${power === 0 || value >= 100 ? Math.round(value) : value.toFixed(1)} ${UNITS[power]}`;
}

/** `3 days` or `5 hours`. */
export function durationText(milliseconds: number): string {
  const hours = Math.floor(milliseconds / 3_600_000);
  return hours < 48 ? countText(hours, 'hour') : countText(Math.floor(hours / 24), 'day');
}

/** `1 hour`, `3 hours`. */
export const countText = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;
