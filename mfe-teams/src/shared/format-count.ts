/** A count with its noun: `1 event`, `6 events`, `0 athletes`. */
export function formatCount(count: number, singular: string, plural = `${singular}s`): string {
  return `${count} ${count === 1 ? singular : plural}`;
}
