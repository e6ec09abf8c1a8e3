import type { WellnessEntry } from '@touchline/contracts/wellness.schema';
import { LINE_LABELS, lineMax } from './weekly-series.js';
import type { Line } from './lines.js';

/** What a look at the chart would get wrong: lines that are not there although they are switched on, and lines hidden behind others. */
export function weeklyNotes(entries: readonly WellnessEntry[], lines: readonly Line[]): string[] {
  if (entries.length === 0) return [];
  const missing = lines.filter((line) => entries.every((entry) => entry[line] === null));
  const ratings = missing.filter((line) => line !== 'hooper_index');
  return [
    ...(ratings.length > 0 ? [`No ratings of ${named(ratings)} in these days.`] : []),
    ...(missing.includes('hooper_index') ? ['No Hooper Index in these days: it needs all four ratings.'] : []),
    ...covered(
      entries,
      lines.filter((line) => !missing.includes(line)),
    ).map((group) => `One on top of the other: ${named(group)}.`),
  ];
}

/** Groups of lines that run through the very same points. */
function covered(entries: readonly WellnessEntry[], lines: readonly Line[]): Line[][] {
  const groups = new Map<string, Line[]>();
  for (const line of lines) {
    const points = entries.map((entry) => (entry[line] === null ? '' : entry[line] / lineMax(line))).join();
    groups.set(points, [...(groups.get(points) ?? []), line]);
  }
  return [...groups.values()].filter(({ length }) => length > 1);
}

const named = (lines: readonly Line[]) =>
  lines
    .map((line) => LINE_LABELS[line])
    .join(', ')
    .replace(/, ([^,]*)$/, ' and $1');
