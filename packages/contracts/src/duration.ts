/** How long something lasts, for people: `45s` under a minute, else `1m 30s`. Takes whole seconds ≥ 0. */
export function formatDuration(seconds: number): string {
  return seconds < 60 ? `${seconds}s` : `${Math.floor(seconds / 60)}m ${seconds % 60}s`;
}
