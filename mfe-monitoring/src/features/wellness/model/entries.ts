import type { WellnessEntry } from '@touchline/contracts/wellness.schema';

/** `entries` (oldest first) with the stored one in its place: an athlete has one entry a day. */
export function withEntry(entries: readonly WellnessEntry[], stored: WellnessEntry): WellnessEntry[] {
  return [...entries.filter((entry) => entry.date !== stored.date), stored].sort((a, b) => (a.date < b.date ? -1 : 1));
}

export function withoutEntry(entries: readonly WellnessEntry[], id: number): WellnessEntry[] {
  return entries.filter((entry) => entry.wellness_id !== id);
}
